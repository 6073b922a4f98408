import type { Program } from "#school/profile/programs/program.ts";

export const cpr: Program = {
	slug: "cpr",
	title: "CPR and First Aid",
	summary: "Know what to do in the first minutes: CPR, AED, choking and first aid.",
	description: `
When a heart stops, the first minutes count, and the first person there is often not a doctor. This class teaches you what to do with your hands and your voice until help comes. If someone near you needs help now, call 911.

What you will be able to do:

- See that a person needs help, and call for it
- Give chest compressions and breaths to an adult, a child or a baby
- Use an AED (defibrillator), a machine that can shock a heart back into rhythm
- Help a person who is choking
- Give first aid until trained help comes

What you learn:

- How hard and how fast to press, and how to give breaths
- How CPR for a child or a baby is different
- How to use an AED safely, step by step
- How to stay calm, share the work and take turns

Who it is for:

- Students who start work in healthcare
- Healthcare workers who must renew their card
- Child care workers, teachers and coaches
- Parents, families and anyone who wants to be ready

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice with an instructor, on training dolls (manikins) and with a training AED. CPR is a skill of the hands, so you learn it with your hands.

Not every CPR course is the same. BLS (Basic Life Support) is for healthcare workers. It adds teamwork and breathing with a bag and mask. Heartsaver is for people with little or no medical training. BLS is not the same as first aid. Before you register, ask your employer or your school which course and which card they accept. Then ask us which one this class gives.

CPR is a skill, not a job title. A CPR class leads to a card or a certificate that says you completed the course.

Two cards you may hear about:

- An American Heart Association (AHA) card is valid for two years, to the end of the month on the card. Only an AHA Training Center can issue it.
- A Red Cross certificate is also valid for two years.
- The two are different, and an employer may accept only one of them.

Ask our office for the cost, start dates and entry requirements in writing. Also ask which card you will get, and from whom. Then decide.
`.trim(),
};
