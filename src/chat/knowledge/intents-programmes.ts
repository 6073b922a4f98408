import type { IntentRow } from "./intents.ts";

/** Intents about the programs themselves. */
export const programmeIntents: IntentRow[] = [
	{
		id: "list",
		sure: `
			choices; selection; menu of|with; brochure; lineup; line up; variety; range of; what exactly do you teach|offer|do; which ones are there; which ones do you; folleto*; oferta academica; what are the options; what do you teach; every program|course|class; all programs|courses|classes; what can be studied|learned; que mas hay|tienen; cuales hay|son|tienen; which are there|they|available; run and which; programs do you run; courses do you run;
			
			what are [all] the careers|programs|courses|classes; what|which certifications|certificates|certs _ offer|have|available|earn|get; besides; aside from;
			something|anything else; other|rather than; aparte de; ademas de; fuera de; everything; todo lo que;
			what|which|wich program*|course*|class|classes|training*|careers|options|subjects|trainings [do|can|are|is|does|u|you|have|available|offered];
			what do|does|can|are|r you|u|your|it|school|i|the offer*|teach|have|study|learn|provide|sell|choose|take|train;
			what can i study|learn|take|choose|train;
			list of|the|your|all [all] [the] [your] course*|program*|class|classes|training*; list;
			all [of] [the] [your] course*|program*|classes|training*|options;
			course*|program*|class|classes|training* [are|is|r] list|offered|available|offerings|offering|options|catalog*;
			catalog*; how many program*|course*|classes|training*|careers; what else; anything else do|you;
			any other|more course*|program*|classes|training*; other course*|program*|classes|training*|options;
			everything you teach|offer|have; types|kinds|kind|type of course*|program*|class|classes|training*|certif*;
			options do|are|available|i; my|the options; everything [that] you|u|they teach|offer|have|do;
			show|tell|give|send me|us [about] [a|the|your|all|list] [of|list] [the|your|all] course*|program*|classes|training*|options|list;
			your course*|program*|classes|offerings|programs; see [the|your|all] course*|program*|classes;
			^ course*|program*|classes|class|trainings|options|courses $; choose from;
			do you|u have|offer|teach [any|some] program*|course*|classes|training*;
			i want|like|need to study|learn something; study with you; instead;
			que|cuales cursos|programas|clases|carreras|estudios|entrenamientos|certificaciones;
			cuales son [los|las|sus] cursos|programas|clases|carreras;
			que ofrecen|ensenan|tienen|puedo|hay|se [puede] [para|estudiar|aprender];
			lista de [los] [cursos|programas|clases]; todos los|sus cursos|programas; todas las|sus clases|carreras;
			cuantos cursos|programas; que otros|otras|mas cursos|programas|clases|carreras|opciones;
			^ cursos|programas|clases $; ofrecen cursos|programas|clases; tienen cursos|programas;
			sus cursos|programas|clases; otros cursos|programas; en cambio; que carreras; que puedo estudiar|aprender;
			cursos disponibles; programas disponibles; cursos tienen|hay|ofrecen; los cursos|programas`,
		likely: `
			courses; programs; programas; cursos; trainings; offer; options; offerings; ofrecen; study; estudiar;
			opciones; what do you have; carreras; careers`,
		hint: "classes; training; course; program; clases",
	},
	{
		id: "choose",
		sure: `
			
			which|what [one|program|course|class|of] [is|are|would|should|fits|suits|do] _ best|right|good|recommend|suggest|better|easiest|choose|pick|take|start;
			which program|course|one|class|training [is|should|would|do|for|fits|can|helps|teaches];
			what should i|we study|take|choose|do|pick|learn|start; help me choose|decide|pick|find; cant decide;
			not sure which|what; dont know which|what; recommend*; suggest*; advise me;
			advice on|about which|what|program*|course*|career*;
			good|best|right fit|program|course|career|one|choice|option for|to|if;
			which is|are|one|career easiest|best|right|good; good for me|beginners|someone; where should i|do start;
			easiest; whats good for; change career*|my career; career change; new career;
			cual me recomienda*|conviene|sirve|es; que me recomienda*|conviene|aconseja*; cual es mejor|el|la;
			no se cual|que; recomienda*; recomend*; cual programa|curso|clase|carrera; que curso|programa me|debo|es;
			ayudame|ayudeme a elegir|escoger|decidir`,
		likely: `
			which one; best; i like; i want to work; i would like to work; id like to work; i enjoy; i love;
			interested in; interested; quiero trabajar; me gusta*; want to be; become; to work with|in|at|as; como ser;
			ser; which`,
	},
	{
		id: "compare",
		sure: `
			sets _ apart; step up from; similar to|are; tell apart; above a|an; higher than; one better|easier|harder|first;
			difference* [between|from|of]; different; differ*; compar*; versus; better than; or which;
			which is|one better|easier|faster|best|first|harder|longer|shorter; instead of; same as|thing;
			are|is they|it the same; first or|and; pros and cons; choose between|from; decide between; between; both;
			should i do|take|get|start|choose|pick _ or; more than; easier than; diferencia*; compara*;
			cual es mejor|mas; mejor que; lo mismo que; es igual; en que se diferencia*; entre; cual conviene`,
		likely: "or; o; better; mejor; same; mismo",
	},
	{
		id: "exists",
		sure: `
			make me [a|an]; turn me into; already|currently work|working|employed as|in|at;
			
			do|does you|u|ya|your|the|it|yall|school [guys] [also|even|still|currently] have|offer|teach|do|provide|run|give|got|train|cover;
			have|got you|u [guys] [got]; is there|their|ther [a|an|any]; are there [any|a]; there a|any;
			any _ class|classes|course|courses|program|programs|training;
			can i|we|u [also] learn|study|take|get|train|do; do|can u|you teach|train;
			you|u [guys] teach|offer|have|do|got|provide; looking for; i|im [am] interested in; heard you|u; one of your;
			i want|need to become|be|study|learn; is _ one of your|available|offered|taught; still offer*|teach*|have;
			teach*; dont|doesnt you|u [also|even] have|offer|teach;
			tienen|ofrecen|ensenan|dan|hay|imparten [el|la|un|una|algun|alguna|curso|cursos|clase|clases|programa];
			tiene|ofrece [curso|clase|programa|un|una]; hay [algun|alguna|un|una] [curso|clase|programa];
			se puede estudiar; puedo estudiar|tomar|aprender; quiero ser|estudiar|aprender; busco`,
		hint: "available; offered; any",
	},
	{
		id: "info",
		sure: `
			tell|teach me [more] [about|abt]; describe; description; info|information [on|about|for|regarding|of];
			more info|information|details|about; details; detail; explain;
			what is|are|s [a|an|the|it|that|this|your] [all] [about]; whats|what [a|an|the] [is] [all] [about];
			learn [more] about; know [more] about|abt; overview; summary; about [the|your|a|ur]; read about;
			what does _ mean|involve|stand|include|consist; how is [the|your];
			how does [the|your] [program|course|class|it] work; what kind of course|class|program is; want to know;
			que es|son; informacion [sobre|del|de|acerca]; mas informacion|detalles|sobre|acerca;
			hablame|cuentame|digame|dime|hableme|cuenteme|expliqueme|explicame [mas] [de|sobre|acerca]; describe*;
			detalles; de que se trata; en que consiste; quisiera|quiero|deseo informacion|saber|info; me interesa;
			sobre el|la; como es [el|la]; que significa`,
		likely: `
			info; information; about; interested; informacion; program; course; class; classes; training; curso;
			programa; clase; sobre`,
	},
	{
		id: "learn",
		sure: `
			what _ learn|taught|cover*|study|included|teach me;
			will|would|do|can i|we|you learn|be taught|study|practice [how]; curriculum; syllabus; topics; subjects;
			skills; what is|s covered|taught|included|in [the|it|this]; course content|outline|material|contents;
			content; modules; lessons;
			what do|does|will|would i|we|you|they|it|students [be] learn*|study*|teach*|cover*|practice;
			practice on|with|blood|real; is|are _ part of [the|your|a|this]; part of the|your [_] class|course|program|training|curriculum; do|will|would|did we|i|they|you|u|students [also|even|get|actually] learn|study|practice|cover|do [about|how]; does it|this|the [course|program|class] teach|cover|include; learn _ in|to|how;
			que aprend*|ensena*|voy|veremos|incluye|cubre|se aprende|se ve; que se aprende|ensena|estudia; temario;
			contenido*; plan de estudios; temas; habilidades; materias`,
		likely: "learn; aprender; cover; covers; include; includes; practice",
	},
	{
		id: "work",
		sure: `
			what do|does|did|would [a|an|the|it|they|i] _ do; what is|are [the] _ duties|tasks|responsibilities|role;
			duties; responsibilit*; tasks; day to day; typical day; daily work|tasks|life; job description; work like;
			job like; what _ job like; what is|s it like; que hace* [un|una|los|las]; en que consiste el trabajo;
			funciones; tareas; como es el trabajo; a que se dedica*; do at work|all; do|does|doing [all|the] [whole|entire] day|days; do all day; do every day; all day do;
			what do they|you|i do [at|as|all|in]`,
		likely: "role; duty",
	},
	{
		id: "job_after",
		sure: `where _ get|getting|be employed|hired; where _ employed|hired; be employed|hired by|in|at|as; employ|employs; 
			what|which|where [kind|kinds|type|types|sort] [of] job*|work|position*|career*|places|employers;
			jobs [are|can|after|for|with|do|as]; job after|with|for|opportunit*|options|prospects|outlook|market;
			where _ work; where do|does|can|could|would _ _ work|works|working;
			where can|could|would|do|will i|you|they|we|graduates work|find; work after|as|with|where;
			what can|could|do|will i|you|we do|become|work _ after|with|certificate|as|when|once|then;
			career*  path*|opportunit*|options|prospects; career path*|opportunit*|options|prospects;
			after _ graduat*|finish*|complet*; after graduation|finishing|completing|i; do with a|an|this|that|it|the;
			lead to|leads; positions; employment opportunit*|options; work in a|an|the|hospital*|clinic*; future;
			next after; grow; career growth|ladder|advancement; become a nurse later|after; who hires|hire|employs;
			donde puedo|pueden|podria|se trabajar|trabaja; donde trabaja*; que trabajo*|empleo*|puestos;
			en que puedo trabajar; salidas laborales|profesionales; oportunidades [de] [trabajo|empleo|laborales];
			campo laboral; al terminar|graduarme|graduar|acabar;
			despues de|del graduarme|terminar|curso|programa|estudiar|flebotomia|cna`,
		likely: `
			jobs; job; work; trabajo; trabajos; trabajar; empleo; opportunit*; career; carrera; hospitals`,
	},
	{
		id: "more",
		sure: `
			^ [ok] [yes] [can|could|please] [you] tell me more [please|about] [it|that|this] $;
			^ [and] more [info|information|details|please] [please] $; what else _ about it|that|this; ^ go on $; ^ continue $; ^ what else $; ^ and $;
			^ keep going $; ^ mas [informacion|detalles|info] [por] [favor] $; ^ cuentame mas $; ^ dime mas $;
			^ say more $; ^ elaborate $; ^ [can|could] [you] explain [more] $; ^ more details [please] $;
			^ anything else $; ^ [i] [would] [like|want] [to] [know] more [about] [it|that] $; ^ algo mas $`,
	},
];
