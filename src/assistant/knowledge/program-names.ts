import type { Bilingual } from "#assistant/knowledge/types.ts";

/**
 * What people call the usual programs of a healthcare school: names, jobs, acronyms and misspellings, as phrases (engine/phrases.ts).
 * A row belongs to the live course whose title holds one of `titleWords`; without such a course it names a program that is not
 * offered now. A course needs no row: its title is enough, and the office can add other names to it.
 */
export type ProgramNames = {
	label: Bilingual;
	titleWords: string[];
	names: string;
	/** Exams and cards that point at the course, and are not what is taught. */
	exams?: string;
};

export const programNames: ProgramNames[] = [
	{
		label: { en: "medical assisting", es: "asistente médico clínico" },
		titleWords: ["medical assistant"],
		names: `
			clinical medical assist*; medical assist*; med assist*; medical asst; med asst; clinical assist*;
			clinical ma; cma; ma program|course|class|classes|training|certification; 			doctors assistant; doctor assistant; medical office assistant; clinic assistant; medical assisting;
			m a program; asistente clinic* medic*; asistente medic*; asistencia medica; asistente de clinica;
			asistente de medico; asistente de doctor; ayudante medic*; auxiliar medic*`,
		exams: `ccma; rma`,
	},
	{
		label: { en: "nursing assistant (CNA)", es: "auxiliar de enfermería (CNA)" },
		titleWords: ["nursing assistant", "nurse aide", "cna"],
		names: `
			cna; cnas; the can class|course|program; certified nurs*; certified nurs* assist*|aide|aid|asst;
			nurs* assist*; nurs* [home] aide|aides|aid|aids; nurses assistant; nurse helper; nurses helper; stna;
			auxiliar* de enfermer*; asistente* [certificad*] de enfermer*; ayudante* de enfermer*;
			auxiliar enfermer*; asistente enfermer*; auxiliar [certificad*] [de] enfermer*`,
	},
	{
		label: { en: "home health aide (CHHA)", es: "auxiliar de salud en el hogar (CHHA)" },
		titleWords: ["home health"],
		names: `
			chha; hha; chaa; hhas; home health; home health aide|aid|aides|aids|care|assistant|worker;
			homemaker [home] [health] [aide]; home care; homecare; home aide*|aid|attendant*; home attendant*;
			health aide|aid; caregiver*; care giver*;
			look|looking|take|taking|care after|of|for old|older|elderly|seniors folks|people|adults _ home|homes|house|houses;
			caretaker*; personal care aide; 			care aide; [auxiliar|asistente|ayudante] [de] salud en el hogar;
			auxiliar|asistente|ayudante* de salud [en|de|a] [la] casa; salud a domicilio; salud domiciliaria; [auxiliar|asistente|cuidado*] en el hogar; cuidado* en casa;
			cuidador*; 			asistente a domicilio`,
	},
	{
		label: { en: "EKG technician", es: "técnico en electrocardiogramas (EKG)" },
		titleWords: ["ekg", "ecg", "electrocardio"],
		names: `
			ekg; ekgs; ecg; ecgs; ekg|ecg tech*; electrocardio*; e k g; 			cardiac tech*; cardiac technician; heart tech*; monitor tech*; telemetry tech*;
			eeg ekg; tecnico* [de|en] ekg|ecg; tecnico* [de|en] electro*`,
	},
	{
		label: { en: "phlebotomy", es: "flebotomía" },
		titleWords: ["phlebotom"],
		names: `
			phlebotom*; phlebot*; phleb; phlebo; phlebs; flebotom*; phlebotamy; plebotomy; phelbotomy; venipuncture;
			blood draw|drawing class|classes|course|program|training;
			class|classes|course|program|training for|in|of|on drawing blood;
			clase|clases|curso|cursos [de|para] sacar sangre`,
	},
	{
		label: { en: "patient care technician", es: "técnico en cuidado de pacientes (PCT)" },
		titleWords: ["patient care"],
		names: `
			pct; pcts; pca; patient care; patient care tech*|technician*|assist*|aide|specialist;
			patient tech*; patient technician; patient assistant; pt care tech*; hospital tech*; nurse tech*;
			care tech*|technician*; [tecnic*] [de|en] cuidado* [de|del|al] [los] paciente*;
			[tecnic*] [de|en] atencion [de|del|al] [los] paciente*; tecnic*|asistente*|auxiliar* de|del paciente|pacientes;
			cuidado* al|del|de paciente*; `,
		exams: `cpct`,
	},
	{
		label: { en: "pharmacy technician", es: "técnico de farmacia" },
		titleWords: ["pharmacy"],
		names: `
			pharmacy; pharmacies; pharmacy tech*|technician*|assistant|aide|helper; pharm; pharm tech*; pharmtech;
			pharma tech*; pharmacy tec; farmacy; rx tech*;
			[tecnic*|auxiliar|asistente] [de|en] farmacia*; farmacia*; tecnic* farmaceutic*; `,
		exams: `cpht; ptcb; excpt`,
	},
	{
		label: { en: "medical billing", es: "facturación y codificación médica" },
		titleWords: ["billing", "coding"],
		names: `
			medical billing; medical billing and|or coding; billing; billing and|or coding; billing coding;
			medical billing coding; medical cod*; medical bill*; med billing;
			coding class|course|program|training|certification|certificate; mbc; medical biller*; biller*;
			billers; insurance billing; coding; coder; coders; facturacion [medica];
			codificacion [medica]; facturadora|facturador; biling; `,
		exams: `cbcs; cpc`,
	},
	{
		label: { en: "CPR", es: "RCP (reanimación cardiopulmonar)" },
		titleWords: ["cpr", "first aid", "life support"],
		names: `
			cpr; c p r; first aid; firstaid;
			crp; resuscitation; cardiopulmonary; cpr renewal|recert*|card;
			rcp; primeros auxilios; reanimacion [cardiopulmonar];
			resucitacion`,
		exams: `bls; b l s; basic life support; life support; heartsaver; heart saver; soporte vital [basico]; svb`,
	},
];
