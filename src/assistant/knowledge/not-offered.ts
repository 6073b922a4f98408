import type { Bilingual } from "#assistant/knowledge/types.ts";

/**
 * Programs that people ask a healthcare school for and that it may not offer. A live course of that name always wins. `near` holds
 * words of the titles that come closest; only live courses are ever named.
 */
export type NotOffered = { names: string; label: Bilingual; near?: string[] };

export const notOffered: NotOffered[] = [
	{
		names: `
			lpn; licensed practical nurs*; practical nurs*; lvn; lpn nurs*;
			enfermer* lpn|practica`,
		label: { en: "practical nursing (LPN)", es: "enfermería práctica (LPN)" },
		near: ["nursing assistant", "patient care"],
	},
	{
		names: `
			rn; rn nurs*; enfermer* rn; registered nurs*; nurse|nursing degree|school; bsn; become a nurse; be a nurse; nurse practitioner;
			nursing program*|course*|class*|classes; study nursing; nursing; to nurse; lpn to rn; cna to lpn|rn;
			carrera de enfermeria; ser enfermer*; enfermeria; enfermera registrada; nursing bachelor*|associate*`,
		label: { en: "nursing (RN)", es: "enfermería (RN)" },
		near: ["nursing assistant", "patient care"],
	},
	{
		names: `
			dental; dental assist*; dental hyg*; dentist*; dental tech*; orthodont*; asistente dental;
			higiene dental; odontolog*`,
		label: { en: "dental assisting", es: "asistencia dental" },
		near: ["medical assistant"],
	},
	{
		names: `
			surgical tech*; surg tech*; surgical; surgery tech*; scrub tech*; operating room; instrumentista;
			tecnic* quirurgic*; surgeon*`,
		label: { en: "surgical technology", es: "tecnología quirúrgica" },
		near: ["patient care"],
	},
	{
		names: `
			radiolog*; rad tech*; x ray*; xray*; radiographer*; mri; ct scan*; mammogra*; imaging; rayos x;
			resonancia`,
		label: { en: "radiology", es: "radiología" },
		near: ["ekg"],
	},
	{
		names: `
			ultrasound*; sonogra*; echo tech*; echocardio*; cardiac sonogra*; ultrasonido*; ecografia*`,
		label: { en: "ultrasound", es: "ultrasonido" },
		near: ["ekg"],
	},
	{
		names: `
			veterinar*; vet tech*; vet assistant; animal*; pet grooming; dog groom*`,
		label: { en: "veterinary assisting", es: "asistencia veterinaria" },
	},
	{
		names: `
			physical therap*; pt assistant; pta; occupational therap*; speech therap*; fisioterapia; terapia fisica;
			terapia ocupacional; speech patholog*`,
		label: { en: "therapy assisting", es: "asistencia de terapia" },
		near: ["patient care"],
	},
	{
		names: `
			respiratory therap*; respiratory; terapia respiratoria`,
		label: { en: "respiratory therapy", es: "terapia respiratoria" },
		near: ["ekg"],
	},
	{
		names: `
			emt; paramedic*; ambulance driver; emergency medical tech*; paramedico*; firefight*`,
		label: { en: "EMT or paramedic training", es: "formación de EMT o paramédico" },
		near: ["cpr"],
	},
	{
		names: `
			massage*; masaje*`,
		label: { en: "massage therapy", es: "masaje terapéutico" },
	},
	{
		names: `
			cosmetolog*; esthetic*; aesthetic*; barber*; nail tech*; hairdress*; hair styl*; makeup; cosmetologia;
			estetica; beauty; tattoo artist|school|class; botox`,
		label: { en: "beauty and cosmetology", es: "belleza y cosmetología" },
	},
	{
		names: `
			medical school; become a doctor; be a doctor; physician assistant*; pre med; premed; ser medico;
			ser doctor*; md program|degree`,
		label: { en: "medical school or physician programs", es: "la carrera de medicina" },
		near: ["medical assistant"],
	},
	{
		names: `
			pharmacist*; pharmd; pharmacy degree; farmaceutico; farmaceutica`,
		label: { en: "pharmacist degrees", es: "la carrera de farmacéutico" },
		near: ["pharmacy"],
	},
	{
		names: `
			dialysis; hemodialysis; dialisis`,
		label: { en: "dialysis technician", es: "técnico de diálisis" },
		near: ["patient care"],
	},
	{
		names: `
			sterile process*; sterile tech*; central sterile; central service*; esterilizacion`,
		label: { en: "sterile processing", es: "procesamiento estéril" },
		near: ["medical assistant"],
	},
	{
		names: `
			medical lab* tech*; mlt; lab technologist*; histolog*; cytolog*; laboratory scien*;
			medical technologist*`,
		label: { en: "medical laboratory technology", es: "tecnología de laboratorio médico" },
		near: ["phlebotom"],
	},
	{
		names: `
			optic*; optomet*; ophthalm*; eye tech*; optician*`,
		label: { en: "optical or eye care", es: "óptica" },
	},
	{
		names: `
			medication aide*; med tech; medication tech*; iv; iv therapy; iv class|course|certification; iv tech*;
			hospice aide`,
		label: { en: "medication aide or IV training", es: "formación de medicación o IV" },
		near: ["nursing assistant", "phlebotom"],
	},
	{
		names: `
			acls; pals; advanced cardiac; advanced life support`,
		label: { en: "ACLS or PALS", es: "ACLS o PALS" },
		near: ["cpr"],
	},
	{
		names: `
			truck*; cdl; hvac; welding; welder; plumb*; electrician*; carpent*; forklift*; mechanic*; construction;
			trucking; camion*; soldadura; plomeria; electricista; mecanica`,
		label: { en: "trades or driving", es: "oficios o conducción" },
	},
	{
		names: `
			computer science; programming; web development; cyber*; software;
			it certification|course|program|training|support; data science; excel; programacion; computacion;
			coding bootcamp; python; graphic design; game design`,
		label: { en: "computer or IT", es: "computación" },
		near: ["billing"],
	},
	{
		names: `
			real estate; business degree|course|class|program|administration; mba; accounting; bookkeep*; marketing;
			contabilidad; bienes raices; paralegal; law school; law degree; lawyer*; hospitality; hotel management`,
		label: { en: "business or law", es: "negocios o derecho" },
		near: ["billing"],
	},
	{
		names: `
			ged class*|course*|program*|classes|prep*; esl; english class*|course*|lessons|classes; learn english;
			toefl; clases de ingles; curso* de ingles; aprender ingles; ingles como segundo idioma;
			citizenship class*|classes`,
		label: { en: "GED or English language classes", es: "clases de GED o de inglés" },
	},
	{
		names: `
			culinary; cooking|chef class*|classes|course*|school; chef; baking; bartend*; cocina`,
		label: { en: "cooking", es: "cocina" },
	},
	{
		names: `
			psycholog*; social work*; counsel* degree; mental health tech*|worker|program; behavior* tech*;
			behavioral health; rbt; aba therapy; substance abuse counsel*; psicologia; trabajo social`,
		label: { en: "psychology or social work", es: "psicología o trabajo social" },
		near: ["patient care"],
	},
	{
		names: `
			nutrition*; dietitian*; dietician*; dietary; personal train*; fitness; yoga; pilates; nutricion`,
		label: { en: "nutrition or fitness", es: "nutrición o entrenamiento físico" },
	},
	{
		names: `
			midwi*; doula*; partera*; lactation`,
		label: { en: "midwife or doula training", es: "formación de partera o doula" },
		near: ["nursing assistant"],
	},
	{
		names: `
			teacher training|degree|certification; teaching degree; early childhood; child development; cda;
			preschool teacher; maestra de preescolar`,
		label: { en: "teacher training", es: "formación docente" },
	},
	{
		names: `
			security guard*; sora; police; military training; flight attendant*; pilot*; aviation;
			guardia de seguridad`,
		label: { en: "security or aviation", es: "seguridad o aviación" },
	},
	{
		names: `
			healthcare administration; health administration; hospital administration; health information;
			public health; mha; medical secretary; medical receptionist; unit clerk; ward clerk;
			medical transcription*; medical scribe; scribe; medical interpret*; interprete medic*; secretaria medica`,
		label: { en: "health administration", es: "administración de salud" },
		near: ["billing", "medical assistant"],
	},
	{
		names: `
			anesthesia*; anestesia; perfusion*; prosthetic*; chiropract*; acupunctur*; podiatr*; audiolog*; embalm*;
			mortuary; funeral*; genetic*; radiation therap*; oncolog*; endoscopy; orthopedic tech*; polysomn*;
			sleep tech*; neurodiagnostic*; eeg; emg`,
		label: { en: "that specialty", es: "esa especialidad" },
	},
];
