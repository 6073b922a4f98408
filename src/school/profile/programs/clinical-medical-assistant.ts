import type { Program } from "#school/profile/programs/program.ts";

export const clinicalMedicalAssistant: Program = {
	slug: "clinical-medical-assistant",
	title: "Clinical Medical Assistant",
	summary:
		"Work alongside the doctor: greet patients, take vital signs, help with exams and keep accurate records.",
	description: `
A medical assistant is often the first face a patient sees in a doctor’s office. You bring the patient in, you listen, and you help the doctor or nurse during the visit. Part of the work is hands-on care, and part of it is at the desk.

What you will do at work:

- Ask about the patient’s health history and take vital signs, such as blood pressure and pulse
- Get the patient and the room ready, and help with exams and small procedures
- Collect samples, do simple tests in the office and record EKGs
- Clean and sterilize the instruments
- Update electronic records, schedule visits and answer the phone

Medical assistants work in doctors’ offices, clinics, urgent care centers and hospital outpatient departments.

What you learn:

- Medical terms and how the body is built
- Vital signs and infection control
- Blood draws, EKGs and simple lab tests
- The basics of medicines, and how to explain things to patients
- Law, ethics and office work

Who it is for:

- People who like both patient care and office work, and want some of each
- People who stay kind and careful when the waiting room is full

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice each skill in our skills lab with an instructor. Ask us if the program also includes an externship, which is practice time in a real office.

New Jersey has no state license for medical assistants. National certification is your choice. This program prepares you for that step. You may be able to sit for the CCMA exam (Certified Clinical Medical Assistant) from NHA, the National Healthcareer Association, if you meet NHA’s own requirements. Other exam bodies give other titles: CMA from AAMA, RMA from AMT and NCMA from NCCT. A CCMA is not the same as a CMA. Ask us which exam the class prepares you for.

New Jersey also has a rule about injections and blood draws in a doctor’s office. Among medical assistants, a doctor may give these tasks only to certified ones who meet that rule. It looks at your training and your certification. Ask us what the rule means for you before you enroll.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
};
