import type { Program } from "#school/profile/programs/program.ts";

export const phlebotomy: Program = {
	slug: "phlebotomy",
	title: "Phlebotomy Technician",
	summary: "Draw blood safely, label every tube correctly, and put nervous patients at ease.",
	description: `
A phlebotomist draws blood for tests and donations. Many patients are afraid of the needle. A good phlebotomist is gentle and exact, and the patient leaves calmer than they came.

What you will do at work:

- Check who the patient is and what the doctor ordered
- Explain the blood draw and calm the patient
- Draw blood from a vein with a tube system, a syringe or a butterfly needle
- Take a few drops from a finger, or from a baby’s heel
- Label every tube, and get samples ready for the lab
- Throw needles away safely, and watch for patients who feel faint

Phlebotomists work in hospitals, test labs, draw stations and blood donor centers. A lab technician, who runs the tests, is a different job.

What you learn:

- Where the veins are, and how to choose one
- The order of draw: which tube comes first, and why
- What is inside each tube
- Finger and heel sticks
- How to handle samples, from the arm to the lab
- Infection control and safety with blood
- What to do when something goes wrong

Who it is for:

- People with steady hands and a calm voice
- People who like clear steps and check everything twice
- People who want to work with patients, a few minutes with each one

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in our skills lab on a training arm, with an instructor. Ask us if the program includes draws on live people, and how they are written down for your exam.

New Jersey has no state license or state certification for phlebotomists. A few other states, such as California, have their own. National certification is voluntary, but employers often ask for it. This program prepares you for that step.

You may be able to sit for the CPT exam (Certified Phlebotomy Technician) from NHA, the National Healthcareer Association, if you meet NHA’s own requirements. NHA asks for 30 draws from a vein and 10 capillary sticks, such as finger sticks, on live people. Other exams are the PBT from ASCP, the RPT from AMT and the NCPT from NCCT. Ask us which exam the class prepares you for.

For blood draws in a doctor’s office, New Jersey has a rule that speaks only of certified medical assistants. If you want to work in a doctor’s office, talk to us first.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
};
