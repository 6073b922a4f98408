import type { ProgramText } from "#school/profile/programs/program.ts";
import { chha } from "#school/profile/programs/spanish/chha.ts";
import { clinicalMedicalAssistant } from "#school/profile/programs/spanish/clinical-medical-assistant.ts";
import { cna } from "#school/profile/programs/spanish/cna.ts";
import { cpr } from "#school/profile/programs/spanish/cpr.ts";
import { ekg } from "#school/profile/programs/spanish/ekg.ts";
import { medicalBilling } from "#school/profile/programs/spanish/medical-billing.ts";
import { patientCare } from "#school/profile/programs/spanish/patient-care.ts";
import { pharmacy } from "#school/profile/programs/spanish/pharmacy.ts";
import { phlebotomy } from "#school/profile/programs/spanish/phlebotomy.ts";

/** The texts of the nine programs in Spanish, by slug: paragraph by paragraph and sentence by sentence as in English. */
export const spanishPrograms: Readonly<Record<string, ProgramText>> = {
	"clinical-medical-assistant": clinicalMedicalAssistant,
	cna,
	chha,
	ekg,
	phlebotomy,
	"patient-care": patientCare,
	pharmacy,
	"medical-billing": medicalBilling,
	cpr,
};
