import type { Program } from "#school/profile/programs/program.ts";

export const patientCare: Program = {
	slug: "patient-care",
	title: "Patient Care Technician",
	summary: "Bedside care, EKG and blood draws together, for work on a hospital floor.",
	description: `
A patient care technician, or PCT, combines several bedside skills. You help a patient wash and eat. You also draw blood and record EKGs. You work in a team, under a nurse.

What you will do at work:

- Help patients wash and eat, and give basic catheter care
- Take vital signs, such as temperature, pulse and blood pressure
- Record EKGs
- Draw blood and collect other samples
- Keep the room clean, safe and stocked
- Listen, and give comfort on a hard day

Most PCTs work in hospitals. Others work in nursing homes, rehabilitation centers, home health or assisted living.

What you learn:

- The skills of a nurse aide: washing, feeding, moving and lifting safely
- Blood draws, from choosing a vein to labeling the tube
- EKG, from the leads to a clean tracing
- Infection control and safety
- How to speak with patients, families and nurses

Who it is for:

- People who want hospital work with many kinds of tasks
- People who already give care, and want to add blood draws and EKG
- People who can move fast and still be gentle

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in our skills lab with an instructor, one skill at a time, and then the skills together. Ask us if the program also includes practice time in a hospital or another care center.

This program prepares you for national certification, which is voluntary. You may be able to sit for the CPCT/A exam (Certified Patient Care Technician/Assistant) from NHA, the National Healthcareer Association, if you meet NHA’s own requirements. You renew this certification every two years.

Three things to know before you choose:

- To work as a nurse aide in long-term care in New Jersey, you also need the state’s CNA certificate. Ask us if this program includes a CNA course or not.
- Some hospitals also ask for a CNA certificate or a BLS card, which is CPR for healthcare workers.
- In New Jersey, “PCA” means personal care assistant. That is another certificate, for assisted living.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
};
