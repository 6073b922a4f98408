import type { Program } from "#school/profile/programs/program.ts";

export const chha: Program = {
	slug: "chha",
	title: "Certified Home Health Aide (CHHA)",
	summary: "Care for people in their own homes: bathing, meals, safe movement and companionship.",
	description: `
A home health aide helps people stay in the home they know. You work with one person at a time, at their pace. For some families, you are the reason that a parent can stay at home.

What you will do at work:

- Help your client wash, dress and use the toilet or bedpan
- Help your client move safely from bed to chair, walk, and do set exercises
- Cook meals, do light laundry and keep your client’s room tidy
- Run errands
- Tell the nurse when something changes

Home health aides work for home health agencies, healthcare service firms and hospice care. Some work in assisted living. You work for an agency, and a registered nurse supervises your care. Giving medication is not part of an aide’s usual duties.

What you learn:

- The role of the aide, and how to work with a client and a family
- How to keep a home safe and stop infections
- How the body works, and basic nutrition
- Personal care, with respect
- Care at the end of life
- What the law says about your work

Who it is for:

- People who like calm, one-to-one care more than a busy hospital floor
- People who already care for a family member and want to learn to do it as a job

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in our skills lab with an instructor. Ask us if part of the practice takes place with clients.

This program prepares you for the exam that is part of the course. The state’s full title is Certified Homemaker-Home Health Aide. The New Jersey Board of Nursing gives this certificate. The school does not, and the Board decides.

The steps in New Jersey:

- Complete a course approved by the Board of Nursing
- Pass the exam (state law allows an oral exam in English or Spanish)
- Pass a criminal history check
- Show that a home care agency employs you or has offered you a job
- Apply to the Board on time and pay its fees

You renew the certificate every two years. If you are already a CNA in New Jersey, the Board has a different route for you. A certificate from another state, such as New York, is not valid here by itself. Ask the Board.

Ask our office for the cost, start dates and entry requirements in writing. Also ask for the course’s approval status with the Board of Nursing. Then decide.
`.trim(),
};
