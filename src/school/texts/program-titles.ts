/** The Spanish titles of the delivered programs, by the English ones. */
export const programTitles: Readonly<Record<string, string>> = {
	"Clinical Medical Assistant": "Asistente médico clínico",
	"Certified Nursing Assistant (CNA)": "Auxiliar de enfermería certificado (CNA)",
	"Certified Home Health Aide (CHHA)": "Auxiliar de salud en el hogar certificado (CHHA)",
	"EKG Technician": "Técnico en electrocardiogramas (EKG)",
	"Phlebotomy Technician": "Técnico en flebotomía",
	"Patient Care Technician": "Técnico en cuidado de pacientes",
	"Pharmacy Technician": "Técnico de farmacia",
	"Medical Billing and Coding": "Facturación y codificación médica",
	"CPR and First Aid": "RCP y primeros auxilios",
};
