import type { Program } from "#school/profile/programs/program.ts";

export const pharmacy: Program = {
	slug: "pharmacy",
	title: "Pharmacy Technician",
	summary:
		"Fill prescriptions accurately and help people at the counter, working with a pharmacist.",
	description: `
Every medicine passes through careful hands before it reaches a patient. A pharmacy technician reads the order, finds the right medicine, counts it and makes the label. The pharmacist checks the work and talks with the patient about the medicine.

What you will do at work:

- Find patient files and enter data in the computer
- Count, weigh, measure and pour medicines, and help to mix them
- Make labels, and fill the machines that count pills
- Take refill requests
- Keep the shelves in order, send insurance claims and help people at the counter

There are also things you may not do in New Jersey. You may not take a new prescription by phone, judge or check a dose, transfer a prescription, or give patients advice about their medicine. That is the pharmacist’s work.

Pharmacy technicians work in drugstores, hospitals, mail-order pharmacies and pharmacies that serve long-term care.

What you learn:

- Brand names and generic names, and the main groups of medicines
- The math of doses
- The short codes on a prescription
- Federal and New Jersey pharmacy law
- Safety, stock and insurance billing
- The basics of mixing medicines (compounding)

Who it is for:

- People who like precise work and double-check it
- People who are friendly at a counter and keep private things private
- People who want to work in healthcare without bedside care

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in the lab with an instructor, with labels, counts and orders like those in a pharmacy. Ask us if the program includes practice time in a real pharmacy.

In New Jersey, pharmacy technicians register with the New Jersey Board of Pharmacy. The Board has its own requirements, and a background check is one of them. The Board decides, not the school. The registration is renewed every two years.

National certification is a separate step. This program prepares you for it. The title is CPhT, and there are two exams: the PTCE from PTCB and the ExCPT from NHA. You may be able to sit for one of them if you meet the body’s own requirements. PTCB’s rules ask for a program in its own directory, or for work experience. Ask us if our program is in that directory, and which exam the class prepares you for.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
};
