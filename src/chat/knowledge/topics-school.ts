import type { Topic } from "#chat/knowledge/topics.ts";

/** The class, the house, the office. */
export const schoolTopics: Topic[] = [
	{
		id: "externship",
		label: { en: "externships and clinical practice", es: "la práctica externa o clínica" },
		quote: /\b(?:externship|clinical practice|clinical hours|clinical part|internship)\b/i,
		phrases: {
			sure: `
				externship*; intern*; clinical* [hours|rotation*|practice|experience|part|site*|training|included];
				clinicals; rotations; on the job training; real patients; practicum;
				practice in|at a|the hospital|clinic|nursing; shadow*; job training;
				practica* externa*|clinica*|profesional*; practicas; pasantia*; externado; hacer practicas`,
		},
	},
	{
		id: "exam_details",
		label: {
			en: "the certification exam",
			es: "el examen de certificación",
		},
		phrases: {
			sure: `failed|fail [my|the|a] [state|cna|board] exam|test; nha|cet|ccma|cpt|cpct exam; 
				exam|test fee*|cost*|price*|included|date*|location*|where|take|pass*|fail*|retake*;
				fail the|my|a [exam|test|class|course]; if i fail|dont|flunk; pass [the|my|your] [exam|test|state|class];
				pass rate*; passing rate|score|grade; success rate; how many [students|people] pass*|graduate*|fail;
				where _ exam|test; how hard|difficult; is it|the hard|difficult|tough; is the exam|test; retake;
				make up exam|test; graduation rate*; completion rate*; state exam|test included|cost|fee; exam hard;
				difficult; do i have to take|pass [an|the|a] [exam|test]; si repruebo|no; repruebo; tasa de aprobacion;
				es dificil; dificil*; cuesta el examen`,
		},
	},
	{
		id: "class_size",
		label: { en: "the class size", es: "el tamaño de los grupos" },
		phrases: {
			sure: `class|classes [are|is] [very|really] small|big|large|full; are [the|your] classes [very|really] small|big|large; 
				class size*; how big; how many students|people|persons|classmates; students per|in|are;
				small class*|classes|groups; student teacher ratio; ratio; how large; crowded;
				cuantos alumnos|estudiantes|personas; tamano`,
		},
	},
	{
		id: "supplies",
		label: {
			en: "books, uniforms and supplies",
			es: "libros, uniformes y materiales",
		},
		phrases: {
			sure: `
				book|books; textbook*; uniform*; scrubs; supplies; materials; laptop*; computer needed|required;
				need a computer; own computer|laptop; stethoscope; what to wear; dress code; wear; shoes; equipment;
				included in the; kit; tattoo*|piercing*|nails|hair color; libro*; uniforme*; materiales; utiles; ropa;
				computadora portatil`,
		},
	},
	{
		id: "parking",
		label: { en: "parking", es: "estacionamiento" },
		phrases: {
			sure: `
				park; parking; park my car; garage; parking lot; where _ park; estaciona*; parqueo; parquear; parking gratis;
				aparcar`,
		},
	},
	{
		id: "transit",
		label: { en: "directions by train or bus", es: "las rutas de tren o autobús" },
		phrases: {
			sure: `
			which|what train|bus|trains|buses; train|bus do i|we take; que tren|bus|autobus;
				by train|bus|car|subway; bus; buses; train|trains station|to|stop|near|get|from|go|goes; the|a|by|take train;
				public transport*; transportation; transit; subway; path train; nj transit; metropark; uber; lyft;
				without a car; dont drive|have a car; no car; shuttle; ride to; walk from; tren; autobus; bus; transporte;
				sin carro|auto; no tengo carro|auto; estacion`,
		},
	},
	{
		id: "childcare",
		label: { en: "child care", es: "cuidado de niños" },
		phrases: {
			sure: `
				childcare; child care; babysit*; bring my [kid*|child*|baby|son|daughter|toddler]; watch my kid*|baby;
				nursery; kids while; cuidado de ninos; guarderia; llevar a mi* [hij*|bebe|nino*]; traer a mi;
				con mi bebe|hijo|hija; mis hijos|ninos`,
			likely: "daycare; day care",
		},
	},
	{
		id: "campus_life",
		label: { en: "that", es: "eso" },
		phrases: {
			sure: `
				housing; dorm*; hostel; apartment*; cafeteria; food|eat|lunch at|on|there; lunch; wifi; wi fi; library; gym;
				locker*; vending; prayer room; smok*; pets; sports team*; clubs; swimming; pool; microwave; vivienda;
				alojamiento; comedor; cafeteria; biblioteca`,
		},
	},
	{
		id: "accessibility",
		label: { en: "access and accommodations", es: "accesibilidad y apoyos" },
		phrases: {
			sure: `
				wheelchair; disab*; handicap*; accommodation*; dyslexi*; adhd; autis*; deaf; hearing; blind; sign language;
				elevator; accessible; ramp; learning disab*; special needs; iep; ada compliant|accommodation*;
				silla de ruedas; discapaci*; sordo|sorda; accesib*; elevador|ascensor`,
		},
	},
	{
		id: "working_here",
		label: { en: "open positions at the school", es: "los puestos de trabajo en la escuela" },
		phrases: {
			sure: `
				are you hiring; you [guys] hiring; hiring instructors|teachers; work for|at you|your [school];
				teach for|at you|your [school];  job at your [school]; become an instructor;
				openings for teachers|instructors; apply to teach; instructor position*|job*; vacancies;
				trabajar para|con ustedes; estan contratando; puesto de maestr*|instructor*|profesor*; empleo en la escuela`,
		},
	},
	{
		id: "student_records",
		label: { en: "student records or applications", es: "expedientes o solicitudes" },
		phrases: {
			sure: `
				transcript*; lost [my] certificate|diploma|card; copy of my; replacement card|certificate; duplicate;
				verify|verification [a|my|of] [certificate|graduate|enrollment|student];
				my application|registration status|received|approved|accepted|go|went; status of my;
				did you [get|receive] my; my grade*; my account|password|login; student portal; reset [my] password;
				1098 t|1098; tax form; letter of enrollment|attendance; was i accepted|approved;
				am i accepted|registered|enrolled; did i get in; change my email|address|phone|name|info*; correct my;
				perdi mi; copia de mi; estado de mi; mi solicitud|inscripcion; mis notas|calificaciones; recibieron mi`,
		},
	},
	{
		id: "groups",
		label: { en: "group or company training", es: "cursos para grupos o empresas" },
		phrases: {
			sure: `
				group training|class*|classes|booking|course*|rate*;
				for my staff|employees|team|company|office|employer|church; corporate; train our|my staff|employees|team;
				employees; on site training; come to our|my office|company|place|church; our staff|team|company|employees;
				for a group; private class*|classes|lesson*|tutor*; one on one;
				para mi empresa|equipo|personal|compania|grupo; empresa*; empleados; grupo de personas`,
		},
	},
	{
		id: "site_trouble",
		label: { en: "that problem with the site", es: "ese problema del sitio" },
		phrases: {
			sure: `
				
				website|site|page|form|link|button|registration _ not|isnt|doesnt|wont|broken|down|error|crash*|load*|working|stuck;
				error message; cant submit|register|log|open|access|load|upload; form wont|doesnt|isnt|keeps|not;
				it wont let; not loading|working|submitting|opening; broken link; page not found; got an error; no me deja;
				no funciona; no carga|abre; da error; error en`,
		},
	},
	{
		id: "tour",
		label: { en: "appointments for a visit", es: "citas para una visita" },
		note: {
			en: "You can come and see us during opening hours.",
			es: "Puede venir a conocernos en horas de oficina.",
		},
		phrases: {
			sure: `
				tour; tours; visit the|your|ur school|campus|place|facility; visit [you] before|first;
				see the school|place|classroom*|campus|facility; open house; info* session*; trial class*|lesson;
				sit in on|a; shadow a class; try [a|one] class*|classes|lesson; sample class; observe a; look around;
				orientation; visitar la escuela; conocer la escuela|el; recorrido; clase de prueba|muestra; orientacion`,
		},
	},
	{
		id: "history",
		label: { en: "the school's history and owners", es: "la historia y los dueños de la escuela" },
		phrases: {
			sure: `
				who owns|runs|founded|started|manages; owner|owners|founder|ceo|principal of|name; how old is the|your school;
				how long have|has you|the|your [school] been; when was|did _ founded|established|opened|start|built; in business;
				established; founded; years in; how many years _ open|business|teaching; who is the owner|director|principal|founder;
				quien es el dueno|director; dueno*|propietari*; cuantos anos tiene|llevan la|de; desde cuando existe*`,
		},
	},
];
