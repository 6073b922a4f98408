import type { Program } from "#school/profile/programs/program.ts";

export const ekg: Program = {
	slug: "ekg",
	title: "EKG Technician",
	summary: "Record the heart’s rhythm and give the doctor a clear, accurate tracing.",
	description: `
An EKG, also called an ECG, is a picture of the heart’s electrical rhythm. The EKG technician makes that picture. You place the electrodes, you keep the patient calm, and you give the doctor a tracing that can be trusted.

What you will do at work:

- Explain the test and help the patient relax
- Place the electrodes and leads, and record a 12-lead EKG
- Fit a Holter or event monitor, and explain how to wear it at home
- Get patients ready for a stress test
- See when a tracing is not clean, or when a rhythm is dangerous, and tell the doctor or nurse at once
- Care for the machine and file the tracings

EKG technicians work in hospitals, on telemetry units (where heart rhythms are watched on screens), in cardiology (heart) offices and in outpatient test centers. You record the heart. The doctor reads the tracing and says what it means. Heart ultrasound, or “echo”, is a different job with different training.

What you learn:

- How the heart is built, and how its electrical signal travels
- Where each lead goes, and why
- How to measure a rhythm strip and know the common arrhythmias (rhythms that are not normal)
- Holter monitors and stress tests
- Infection control, privacy and what to do in an emergency

Who it is for:

- People who like working with both machines and people
- People who notice small things
- People who already work in healthcare and want to add a skill

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in our skills lab with an instructor: lead placement, recording, and reading a strip for errors.

This program prepares you for national certification, which is voluntary. You may be able to sit for the CET exam (Certified EKG Technician) from NHA, the National Healthcareer Association, if you meet the body’s own requirements. These rules can ask for EKGs done on live people. Ask us if the class includes them and writes them down for you. Another exam body, CCI, offers the CCT and the CRAT. Ask us which exam the class prepares you for.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
};
