import { chha } from "#school/profile/programs/chha.ts";
import { clinicalMedicalAssistant } from "#school/profile/programs/clinical-medical-assistant.ts";
import { cna } from "#school/profile/programs/cna.ts";
import { cpr } from "#school/profile/programs/cpr.ts";
import { ekg } from "#school/profile/programs/ekg.ts";
import { medicalBilling } from "#school/profile/programs/medical-billing.ts";
import { patientCare } from "#school/profile/programs/patient-care.ts";
import { pharmacy } from "#school/profile/programs/pharmacy.ts";
import { phlebotomy } from "#school/profile/programs/phlebotomy.ts";
import type { Program } from "#school/profile/programs/program.ts";

/** The delivered programs in catalog order. */
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
