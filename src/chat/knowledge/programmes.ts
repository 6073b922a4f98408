/**
 * What people call the school's usual programs. A row applies to the live course with this slug, or, when no course has it,
 * to the course whose title holds one of `titleWords`. Without a live course the row says which program is *not* taught now.
 * New courses need no row: their title and slug are learnt from the catalog, more names can be entered for each course.
 */
export type ProgrammeNames = {
	slug: string;
	/** What the program is called when it is not taught now. */
	en: string;
	titleWords: string[];
	/** Names, jobs, acronyms and usual misspellings, written as phrases (see engine/phrases.ts). */
	names: string;
	/** Names that are only meant when nothing clearer is said ("blood", "heart"). */
	hints: string;
	es: { name: string; line: string };
	/** Places of work that can be named without a promise. */
	places: { en: string; es: string };
};

export const programmeNames: ProgrammeNames[] = [
	{
		slug: "clinical-medical-assistant",
		en: "medical assisting",
		titleWords: ["medical assistant"],
		names: `
			clinical medical assist*; medical assist*; med assist*; medical asst; med asst; clinical assist*;
			clinical ma; ccma; cma; rma; ma program|course|class|classes|training|certification; the ma; an ma;
			doctors assistant; doctor assistant; medical office assistant; clinic assistant; medical assisting;
			m a program; asistente clinic* medic*; asistente medic*; asistencia medica; asistente de clinica;
			asistente de medico; asistente de doctor; ayudante medic*; auxiliar medic*`,
		hints: `
			doctors|physicians|medical office; doctor office; doctors office; work _ doctor|doctors|clinic|physician;
			vital signs; urgent care; trabajar _ consultorio|doctor|clinica; consultorio`,
		es: {
			name: "asistente médico clínico",
			line: "ayuda al médico en el consultorio: signos vitales, preparación del paciente y registros",
		},
		places: {
			en: "doctors' offices, clinics and urgent care",
			es: "consultorios, clínicas y centros de urgencias",
		},
	},
	{
		slug: "cna",
		en: "nursing assistant (CNA)",
		titleWords: ["nursing assistant", "nurse aide", "cna"],
		names: `
			cna; cnas; the can class|course|program; certified nurs*; certified nurs* assist*|aide|aid|asst;
			nurs* assist*; nurs* aide|aides|aid|aids; nurses assistant; nurse helper; nurses helper; stna;
			auxiliar* de enfermer*; asistente* [certificad*] de enfermer*; ayudante* de enfermer*; auxiliar enfermer*;
			asistente enfermer*; auxiliar [certificad*] [de] enfermer*`,
		hints: `
			old people; elderly; seniors; older people|adults; ancianos; hospital; nursing home*; work _ nursing home*;
			assisted living; residents; hogar de ancianos; asilo*; elderly _ facility; help _ nurse|nurses`,
		es: {
			name: "auxiliar de enfermería (CNA)",
			line: "cuidado diario de pacientes y residentes, bajo la dirección de una enfermera",
		},
		places: {
			en: "nursing homes, other long-term care, assisted living and hospitals",
			es: "hogares de ancianos, centros de cuidado a largo plazo y hospitales",
		},
	},
	{
		slug: "chha",
		en: "home health aide (CHHA)",
		titleWords: ["home health"],
		names: `
			chha; hha; chaa; hhas; home health; home health aide|aid|aides|aids|care|assistant|worker;
			homemaker [home] [health] [aide]; home care; homecare; home aide|aid|attendant*; home attendant*;
			health aide|aid; caregiver*; care giver*; look|looking|take|taking|care after|of|for old|older|elderly|seniors folks|people|adults _ home|homes|house|houses; look after old|older|elderly; caretaker*; personal care aide; care for [the] elderly;
			elderly care; elder care; senior care; care aide; [auxiliar|asistente|ayudante] [de] salud en el hogar;
			salud a domicilio; salud domiciliaria; [auxiliar|asistente|cuidado*] en el hogar; cuidado* en casa;
			cuidador*; cuidar _ ancianos|viejitos|mayores|envejecientes|abuelos; cuidado de ancianos;
			asistente a domicilio`,
		hints: `
			peoples homes; in _ homes; at home care; old people; elderly; seniors; older people|adults; grandma;
			grandmother; ancianos; personas mayores; a domicilio`,
		es: {
			name: "auxiliar de salud en el hogar (CHHA)",
			line: "cuidado de personas en su propia casa: aseo, comidas, movilidad y compañía",
		},
		places: {
			en: "clients' homes, employed by home care agencies",
			es: "casas de los clientes, con una agencia de cuidado en el hogar",
		},
	},
	{
		slug: "ekg",
		en: "EKG technician",
		titleWords: ["ekg", "ecg", "electrocardio"],
		names: `
			ekg; ekgs; ecg; ecgs; ekg|ecg tech*; electrocardio*; e k g; heart monitor*; cardiac monitor*; cardiac tech*;
			cardiac technician; heart test*; heart tech*; monitor tech*; telemetry; telemetry tech*; eeg ekg;
			tecnico* [de|en] ekg|ecg; tecnico* [de|en] electro*`,
		hints: `
			heart; hearts; cardiac; cardiology; heart rhythm; corazon; cardiologia; cardiac care`,
		es: {
			name: "técnico en electrocardiograma (EKG)",
			line: "registra el ritmo del corazón y entrega al médico un trazado claro",
		},
		places: {
			en: "hospitals, cardiology offices and outpatient centers",
			es: "hospitales, consultorios de cardiología y centros ambulatorios",
		},
	},
	{
		slug: "phlebotomy",
		en: "phlebotomy",
		titleWords: ["phlebotom"],
		names: `
			phlebotom*; phlebot*; phleb; phlebo; phlebs; flebotom*; phlebotamy; plebotomy; phelbotomy; draw blood;
			drawing blood; draws blood; drew blood; draw _ blood; take|taking blood; blood draw*; blood drawing;
			blood work; bloodwork; venipuncture; blood tech*; blood taker; blood drawer; extraccion* de sangre;
			sacar sangre; saco sangre; sacan sangre; extraer sangre; tomar sangre; toma de muestras`,
		hints: `
			blood; needles; veins; lab tech*; lab; labs; laboratory; blood bank; quest|labcorp; sangre; agujas;
			laboratorio`,
		es: {
			name: "flebotomía",
			line: "extracción segura de sangre, etiquetado de cada tubo y trato tranquilo al paciente",
		},
		places: {
			en: "hospitals, diagnostic labs and blood donor centers",
			es: "hospitales, laboratorios y bancos de sangre",
		},
	},
	{
		slug: "patient-care",
		en: "patient care technician",
		titleWords: ["patient care"],
		names: `
			pct; pcts; pca; cpct; patient care; patient care tech*|technician*|assist*|aide|specialist; patient tech*;
			patient technician; patient assistant; pt care tech*; hospital tech*; nurse tech*; care tech*|technician*;
			[tecnic*] [de|en] cuidado* [de|del|al] [los] paciente*;
			[tecnic*] [de|en] atencion [de|del|al] [los] paciente*; tecnic* de pacientes; cuidado* al|del|de paciente*;
			cuidar pacientes`,
		hints: `
			hospital; hospitals; hospital floor; bedside; work _ hospital*; hospitales; trabajar _ hospital*`,
		es: {
			name: "técnico en cuidado de pacientes (PCT)",
			line: "cuidado junto a la cama, EKG y extracción de sangre para el trabajo en el hospital",
		},
		places: {
			en: "hospitals, nursing homes and rehabilitation",
			es: "hospitales, hogares de ancianos y rehabilitación",
		},
	},
	{
		slug: "pharmacy",
		en: "pharmacy technician",
		titleWords: ["pharmacy"],
		names: `
			pharmacy; pharmacies; pharmacy tech*|technician*|assistant|aide|helper; pharm; pharm tech*; pharmtech;
			pharma tech*; pharmacy tec; farmacy; cpht; drugstore*; drug store*; ptcb; excpt; rx tech*;
			[tecnic*|auxiliar|asistente] [de|en] farmacia*; farmacia*; tecnic* farmaceutic*; botica`,
		hints: `
			cvs; walgreens; rite aid; prescriptions; prescription; medications; medicines; pills; recetas; medicamentos;
			medicinas`,
		es: {
			name: "técnico de farmacia",
			line: "prepara recetas con exactitud y atiende en el mostrador junto al farmacéutico",
		},
		places: {
			en: "retail, hospital and mail-order pharmacies",
			es: "farmacias de barrio, de hospital y por correo",
		},
	},
	{
		slug: "medical-billing",
		en: "medical billing",
		titleWords: ["billing", "coding"],
		names: `
			medical billing; medical billing and|or coding; billing; billing and|or coding; billing coding;
			medical billing coding; medical cod*; medical bill*; med billing;
			coding class|course|program|training|certification|certificate; mbc; cbcs; cpc; medical biller*; biller*;
			billers; insurance billing; insurance claims; coding; coder; coders; facturacion [medica];
			codificacion [medica]; facturadora|facturador; biling; medical records`,
		hints: `
			office work; office job; sitting|sit down|seated job; quiet desk; numbers [and] paperwork; desk job; insurance; paperwork; no patients; no needles; no blood;
			no|without|less|any [direct] patient|patients|people contact; dont want _ patients|blood|needles|touch;
			not touch* [people|patients|anyone]; without touching; squeamish|queasy|uneasy|nervous|anxious|scared|afraid|terrified|phobia|weird [about|of|with|around|at] [the|seeing] blood|needles|sight; squeamish; queasy; needle phobia; phobia; cant handle|take|look|see|deal [at|with] [the] blood|needles; me da miedo|asco [la|las|ver] [sangre] sangre|agujas; miedo a la|las sangre|agujas; sin pacientes|sangre|agujas;
			afraid|scared of blood|needles; hate|cant stand blood|needles; faint _ blood;
			without _ patients|needles|blood; computer|computers work|job; behind a desk; work _ computer*;
			work from home; seguro* medico*; trabajo de oficina; oficina sin pacientes`,
		es: {
			name: "facturación y codificación médica",
			line: "convierte cada visita en los códigos correctos; trabajo de oficina, sin agujas",
		},
		places: {
			en: "medical practices, hospitals, billing companies and insurers",
			es: "consultorios, hospitales, empresas de facturación y aseguradoras",
		},
	},
	{
		slug: "cpr",
		en: "CPR",
		titleWords: ["cpr", "first aid", "life support"],
		names: `
			cpr; c p r; bls; b l s; aed; first aid; firstaid; basic life support; life support; heartsaver; heart saver;
			crp; resuscitation; cardiopulmonary; chest compressions; cpr renewal|recert*|card; save a life; save lives;
			rcp; primeros auxilios; reanimacion [cardiopulmonar]; soporte vital [basico]; svb; resucitacion;
			desfibrilador`,
		hints: "lifeguard; babysitter; choking class; atragantamiento; salvar vidas",
		es: {
			name: "RCP (reanimación cardiopulmonar)",
			line: "qué hacer en los primeros minutos: RCP, desfibrilador y atragantamiento",
		},
		places: {
			en: "many health care, child care and school jobs, where it is an added skill",
			es: "muchos trabajos de salud, guarderías y escuelas, como destreza adicional",
		},
	},
];

/** Words that say "course" or "person" and tell no program from another. */
export const plainTitleWords = new Set(
	"a an and the of in for to with or first second third technician technicians tech certified certification certificate program programs course courses class classes training basic basics advanced introduction intro professional specialist assistant aide level school workshop clinical medical health healthcare care patient home service services nursing nurse de en y la el tecnico curso programa".split(
		" ",
	),
);
