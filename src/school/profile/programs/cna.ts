import type { Program } from "#school/profile/programs/program.ts";

export const cna: Program = {
	slug: "cna",
	title: "Certified Nursing Assistant (CNA)",
	summary: "Give daily, hands-on care to patients and residents, under the direction of a nurse.",
	description: `
Nursing assistants are the people a resident sees first in the morning and last at night. You help with the things that make a day livable, and you tell the nurse when something changes. It is physical, careful, very human work.

What you will do at work:

- Help people wash, dress, eat and use the toilet
- Turn people in bed, help them move to a chair, and walk with them
- Measure temperature, pulse, breathing, blood pressure, height and weight
- Care for skin and mouth, and help with simple exercises
- Answer call lights, and report changes to the nurse

Many nursing assistants work in nursing homes and other long-term care. Others work in hospitals or assisted living.

What you learn:

- How to speak with residents, families and the care team
- Infection control and safety
- Residents’ rights, and how to prevent abuse
- Personal care and basic nursing skills
- Care for people with dementia

Who it is for:

- People who want to care for others with their own hands, and are ready for active work
- People who may want to become a nurse later and want to know the work first (a CNA is not a nurse)

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in our skills lab with an instructor, step by step, until each skill feels calm. The state’s own course plan includes practice with residents in a long-term care facility. Ask us how this works in our class.

This program prepares you for the New Jersey nurse aide exam. The state calls the job “Certified Nurse Aide”. Finishing the class does not make you certified. The state decides.

The steps in New Jersey:

- Complete a nurse aide course that the Department of Health has approved in writing
- Pass a skills test and a written or oral exam
- Pass a criminal background check
- Be listed on the New Jersey Nurse Aide Registry

You renew the certificate every two years. For this, the state looks for paid nursing-type work and a new background check. A certificate from another state does not count in New Jersey by itself, and yours may not count in another state. Each state decides.

Ask our office for the cost, start dates and entry requirements in writing. Also ask for the course’s approval status with the Department of Health. Then decide.
`.trim(),
};
