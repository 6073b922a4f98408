import { chha } from "#school/programs/chha.ts";
import { clinicalMedicalAssistant } from "#school/programs/clinical-medical-assistant.ts";
import { cna } from "#school/programs/cna.ts";
import { cpr } from "#school/programs/cpr.ts";
import { ekg } from "#school/programs/ekg.ts";
import { medicalBilling } from "#school/programs/medical-billing.ts";
import { patientCare } from "#school/programs/patient-care.ts";
import { pharmacy } from "#school/programs/pharmacy.ts";
import { phlebotomy } from "#school/programs/phlebotomy.ts";
import type { Program } from "#school/programs/program.ts";

/** The nine programs in catalog order. */
export const programs: readonly Program[] = [
	clinicalMedicalAssistant,
	cna,
	chha,
	ekg,
	phlebotomy,
	patientCare,
	pharmacy,
	medicalBilling,
	cpr,
];
