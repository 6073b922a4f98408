import { chha } from "#school/programmes/chha.ts";
import { clinicalMedicalAssistant } from "#school/programmes/clinical-medical-assistant.ts";
import { cna } from "#school/programmes/cna.ts";
import { cpr } from "#school/programmes/cpr.ts";
import { ekg } from "#school/programmes/ekg.ts";
import { medicalBilling } from "#school/programmes/medical-billing.ts";
import { patientCare } from "#school/programmes/patient-care.ts";
import { pharmacy } from "#school/programmes/pharmacy.ts";
import { phlebotomy } from "#school/programmes/phlebotomy.ts";
import type { Programme } from "#school/programmes/programme.ts";

/** The nine programmes, in the order of the catalogue. */
export const programmes: readonly Programme[] = [
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
