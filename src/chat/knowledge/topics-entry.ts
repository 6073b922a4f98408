import type { Topic } from "#chat/knowledge/topics.ts";

/** Who may come, and what the school is approved for. */
export const entryTopics: Topic[] = [
	{
		id: "requirements",
		label: { en: "the entry requirements", es: "los requisitos de ingreso" },
		quote: /\b(?:diploma|GED|must be|you need|requires?|required|requirements?)\b/i,
		phrases: {
			sure: `
			never studied|went|attended|finished|been; without [any] skills|knowledge|background|studies; before starting|i start|we start;
			dropped out; 9th|10th|11th grade; out of luck; pass a test to; test to get; conditions; hand in; middle school; no education; schooling; primaria; octavo grado; estudios; condiciones; need a car; driving license;
				requirement*; prerequisite*; pre requisite*; qualif*; ged; high school; high school diploma;
				diploma [required|needed|necessary]; without [a] [high] [school] ged|diploma|degree|experience|hs|school;
				need [a|any] [high|previous|prior] school|degree|diploma|ged|experience|background;
				experience required|needed|necessary; no experience; any experience; need experience|background|to know;
				never worked; prior experience|knowledge; previous experience; what do i|you need;
				do i|you|we need|have to have|be|take|know; required|needed to|for; eligib*;
				who can register|enroll|apply|join|take|attend; can anyone|anybody|everybody;
				am i eligible|able|allowed|qualified; what|which|any documents|paperwork|papers; documents|paperwork|papers do|to|needed|required|need; what to bring;
				bring to|with|on; admission|entry|enrollment test|exam|requirement*|criteria; entrance exam|test;
				placement test; college degree|credits; bachelor*; dropout; drop out of high;
				didnt|never|not finish* high|school; ged required; math test|skills; good at math|science;
				accept everyone|anyone; what is required|needed; i need to apply|register|enroll|bring|have; requisito*;
				necesito [tener|ser|un|una|el|ged|diploma|secundaria|experiencia|saber|llevar|para|traer];
				que necesito|piden|requiere*|exigen; hace falta; experiencia previa; sin experiencia|diploma|secundaria|ged;
				preparatoria|bachillerato|secundaria; que documentos|papeles; documentos; hay que tener|ser|saber;
				quien puede; tengo que tener|ser|saber`,
			likely: "require*; needed; necesario; diploma; required; requiere*",
		},
	},
	{
		id: "age",
		label: { en: "any other age rule", es: "otras reglas de edad" },
		note: {
			en: "This website is for people who are 18 or older.",
			es: "Este sitio es para personas de 18 años o más.",
		},
		phrases: {
			sure: `
				how old; minimum|min|max|maximum age; age limit|requirement*|restriction*|minimum|range; what age;
				too old|young;
				im|i|am|is|he|she|son|daughter|hes|shes [am|is|just|only|turned|almost|about] [to] [be] 12|13|14|15|16|17|fourteen|fifteen|sixteen|seventeen|40|45|50|55|60|65|70;
				12|13|14|15|16|17|fourteen|fifteen|sixteen|seventeen years|yrs|year|yr|yo; under 18|eighteen; underage;
				minor; minors; teen*;
				my son|daughter|kid|child|nephew|niece|brother|sister|grandson|granddaughter _ 12|13|14|15|16|17|fifteen|sixteen|seventeen|fourteen;
				high schooler*; high school student*|junior|senior|sophomore;
				can kids|children|a minor|minors|teens|teenagers; parent* consent|permission|sign; at 16|17|15;
				still in high; age; edad; cuantos anos; tengo|tiene 14|15|16|17|quince|dieciseis|diecisiete|catorce;
				menor de|que; menores; soy menor; mi hijo|hija|sobrin* _ tiene|15|16|17; muy viejo|vieja|mayor para;
				demasiado viejo|vieja|mayor|joven; limite de edad`,
			likely: "old",
		},
	},
	{
		id: "background_check",
		label: {
			en: "background checks and criminal records",
			es: "antecedentes",
		},
		quote: /background check/i,
		phrases: {
			sure: `
				background check*; criminal record|background|history|check; felon*; misdemeanor*; arrest*; convict*;
				fingerprint*; drug test*|screen*; drug and; dui; been in jail|prison; criminal; record* _ felony|crime;
				ex con; urine test; probation; parole; clean record; expunge*; antecedentes [penales|criminales]; huellas;
				prueba de drogas|droga; record criminal; delito*; felonia`,
		},
	},
	{
		id: "health_rules",
		label: { en: "the health and vaccination rules", es: "las reglas de salud y vacunas" },
		phrases: {
			sure: `shots; 
				vaccin*; immuniz*; immunis*; covid [vaccine|shot|test]; flu shot; tb test; shots required|needed;
				physical [exam]; need shots; get shots; hepatitis [b]; ppd; doctors note; medical exam|form|clearance;
				pregnant; bad back|knee|knees; physically able|fit; vacun*; embarazada; examen medico; tuberculosis`,
		},
	},
	{
		id: "immigration",
		label: {
			en: "immigration status, visas or identity documents",
			es: "estatus migratorio, visas o documentos",
		},
		phrases: {
			sure: `
				visa*; f1; f 1; m1 visa; i 20; i20; international student*; immigra*; undocument*; green card*; work permit;
				citizen*; citizenship; social security; ssn; social; itin; daca; passport; legal status|resident*;
				permanent resident; papers; from another country; asylum; work authorization;
				need [a] [an] social|id|identification|ssn; photo id; drivers license;
				foreign* student*|diploma|degree|nurse; visado; inmigra*; indocumentad*;
				sin papeles|documentos|seguro|social; ciudadan*; seguro social; numero de seguro; permiso de trabajo;
				residencia|residente; estatus; papeles; identificacion`,
		},
	},
	{
		id: "english_level",
		label: { en: "the language requirements", es: "los requisitos de idioma" },
		phrases: {
			sure: `
				my english|accent; english is|isnt|not; english [level|skills|requirement|test|fluent|good|perfect|required];
				speak|know|dont|no|little english; need english; speak good english; dont speak english; not good in english;
				second language; mi ingles; hablo [poco|muy|no] [poco] ingles; no hablo|se ingles; nivel de ingles;
				necesito [saber|hablar] ingles; saber ingles; hablar ingles; poco ingles; sin ingles`,
		},
	},
	{
		id: "class_language",
		label: {
			en: "the languages that classes are taught in",
			es: "el idioma en que se dan las clases",
		},
		phrases: {
			sure: `
				
				class*|classes|course*|program*|taught|teach|lessons|instruct* [in|are|held|be|is|given] [in] spanish|hindi|gujarati|creole|portuguese|french|chinese|arabic|urdu|polish|tagalog|korean|russian|punjabi;
				in spanish|hindi|gujarati|creole|portuguese|french|chinese|arabic|urdu;
				spanish [speaking] class*|classes|course*|program*|instructor*|teacher*; what language; bilingual;
				clase*|curso*|programa*|ensenan|dan|tienen|son|ofrecen [son|clases|cursos|curso|clase|algo] en espanol|ingles;
				en espanol; bilingue*; en que idioma; curso* en espanol; son en ingles|espanol;
				maestr*|profesor*|instructor* _ espanol; clase* en ingles`,
		},
	},
	{
		id: "accreditation",
		label: {
			en: "the school's accreditation and approvals",
			es: "la acreditación y las aprobaciones de la escuela",
		},
		note: {
			en: "Our programs prepare you for nationally recognized certifications.",
			es: "Nuestros programas preparan para certificaciones reconocidas a nivel nacional.",
		},
		phrases: {
			sure: `
			school|programs|courses|classes|you state certified|licensed|recognized|registered; state licensed|recognized|registered; license number; state license; regulat*; oversee*; recognized school; legit school|with; official school; school official; approval*; provider list; es legal; oficial; regula;
				are you|u|yall [guys] [all] licensed|certified|approved|accredited|registered|recognized; accredit*;
				acredit*; acredited; approved by|from; state approv*; approved school|program|course|training|by; approv*;
				licensed school|by|to|program|in;
				is|are _ school|program|you|course licensed|approved|legit|certified|registered|recognized by|with|to|in|from;
				certified by; recognized by _ state|board|department|nj; caahep; abhes; ashp; ptcb approved|recognized;
				board of nursing; department of education|health|labor; dept of|education|health; board approved;
				nha approved; aha approved|certified; american heart; red cross; affiliat*; licensed by; government approved;
				dol; regist* with the|state; acreditad*; acreditacion; acredita; aprobad* por; aprobad*; autorizad*;
				licenciad*; avalad* por; permiso del estado; certificad* por; reconocid* por`,
			likely: "official; authorized; oficial",
		},
	},
];
