import type { Program } from "#school/profile/programs/program.ts";

export const medicalBilling: Program = {
	slug: "medical-billing",
	title: "Medical Billing and Coding",
	summary: "Turn each visit into the right codes and a clean claim. Office work, no needles.",
	description: `
When a patient sees a doctor, a second story begins: the bill. Someone must read the record, choose the right codes, send the claim and find out why an insurer said no. That person helps the doctor get paid and helps the patient get a correct bill.

What you will do at work:

- Check the patient’s insurance before the visit
- Read the record, and choose codes for the illness and the treatment
- Send claims to insurers, and enter the payments
- Follow up when a claim is denied, and write appeals
- Send bills to patients and answer their questions
- Keep health information private

Billers and coders work in doctors’ offices, hospitals, billing companies and insurance companies. It is office work. You do not give patient care. Some people work from home, often after some experience in the job.

What you learn:

- Medical terms and how the body is built
- The three code sets: ICD-10-CM, CPT and HCPCS (here, CPT means codes for procedures)
- The two main claim forms, CMS-1500 and UB-04
- Medicare, Medicaid and private insurance
- Privacy (HIPAA) and the rules against fraud
- Health record and billing software

Who it is for:

- People who like order, rules and small puzzles
- People who want to work in healthcare without needles or lifting
- People who are comfortable with a computer, or want to be

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice at a computer with an instructor, with cases like those in a real office. Ask us how much of the class is billing and how much is coding. Also ask if there is practice time in an office.

This program prepares you for national certification, which is voluntary. There are several exams, and each one has its own body.

Exams you may hear about:

- NHA gives the CBCS, for billing and coding
- AAPC gives the CPC, for coding, and the CPB, for billing
- AHIMA gives the CCA and the CCS, both for coding

You may be able to sit for one of them if you meet the body’s own requirements. A new CPC is first called CPC-A. The A means apprentice, and it stays until you show experience. Ask us which exam the class prepares you for.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
};
