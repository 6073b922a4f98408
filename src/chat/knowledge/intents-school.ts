import type { IntentRow } from "#chat/knowledge/intents.ts";

/** The way to the school, and what it offers with every program. */
export const schoolIntents: IntentRow[] = [
	{
		id: "register",
		sure: `
			on the list|waitlist|waiting list|roster; way to get in|into; get into the|a|your; let me in; how _ get into; get in to the; im convinced|in|sold; yo quiero entrar; meterme;
			count me in; be [a] part of; be|become|being part of the|your; take part; lleno|llenar|llena|lleno [la|el|una|un] solicitud|planilla|formulario|aplicacion; fill out|in|up; get on board; on board; spot in; sit in the next; add me; add my; enter the; planilla; solicitud; ingreso; how to sign|singup|join|enter; singup; como entro; hacerme estudiante; quedar inscrito; quiero [el] curso|cupo|lugar; tomar el|la curso|clase;
			register*; registration; registering; registration form|page|link|process; sign up; signup; signing up;
			sign me up; sign _ up; enroll*; enrol*; how|where do|can i|to|u|we apply; apply; applying; application;
			application form|process|link; join*; process for|of|to; how|where do|can i|we start|begin|join; get started;
			getting started; want|like|ready to start|begin|join|enroll; i want in;
			reserve|save|book|secure|hold [a|my|me] spot|seat|place|class|space; where is|s the form|link|application;
			sign; next step*; what are the steps; steps to; how does|do [the] registration|enrollment; put me down;
			what do i|we have|need to do; get|save|have a|my seat|spot|place; start my journey; where _ form; the form;
			lets do it; lets start; how do|can i get in; admission* process; begin the process; start the process;
			i want this|that|it; sign-up; inscription; how|where do|can i|we enter; inscrib*; inscripcion*; registrar*;
			registro; me registro; me inscribo; matricular*; como|donde aplico|aplicar|empiezo|empezar; aplicar; anotar*;
			apuntar*; quiero empezar|comenzar|entrar|unirme|estudiar|tomar; formulario [de] [inscripcion|registro];
			me apunto|anoto|matriculo|registro|inscribo; me quiero|gustaria inscribir|registrar|apuntar|anotar;
			como entro|ingreso|ingresar; reservar; separar [un|mi] cupo`,
		likely: `
			form; formulario; steps; start; begin; admissions; enter the program;
			take|do this|that|the|a course|class|program; get in; seat; spot; ready; solicitud; ingresar`,
	},
	{
		id: "register_next",
		sure: `
			what happens|comes after|next|when|once; after i|you register|enroll|sign|submit|apply|fill;
			once|when i register|enroll|submit|apply|sign;
			already|just registered|enrolled|applied|submitted|signed|filled;
			i|have|ive registered|applied|submitted|enrolled; how long _ response|reply|hear|contact|call [me] [back];
			when will|would|do you|someone|they|i [be] contact*|call|reply|hear|respond|reach;
			waiting for a call|response|reply|answer; hear back; que pasa|sigue despues|luego;
			ya me inscribi|registre|matricule|apunte; despues de inscribirme|registrarme; cuando me llaman|contactan|van`,
	},
	{
		id: "contact",
		sure: `
			phone no; contact no; mail id; email id; voicemail; voice mail; hotline; mailing; dial; inbox; dm; ask the school|office; wasap; whasap; watsap; whatsap; guasap; comunico|comunicarme; celular; celu; a donde escribo|llamo; numero para;a quien [le] pregunto|llamo|contacto|escribo; con quien hablo|me; who can|do|should|could i ask|call|contact|write|email; 
			phone|telephone|contact|cell|whatsapp number|numbers|num|info|information|details;
			your|the|a number|phone|email|telephone|e-mail|contact; number i|to|we can|call|reach;
			^ phone|email|number|contact|telephone $;
			how|where do|can|to|may|should i|we [to] [best] contact|reach|call|email|write|message|text|e|get [a] [hold];
			e mail [address]; email address; email; emails; phone; telephone;
			contact you|us|info|information|the|someone|details|form|page; reach you|someone|out|the|them;
			call you|the|u; can i|we call|email|text|write|message; send [you|u] [a|an] message|email|mail|note|letter;
			send _ message|email; text you; write [to] you; get in touch; get [a] hold of; whatsapp; fax; instagram;
			facebook; social media; a number; which number; what number; wheres|whats the|your number|phone|email;
			message you; mail you; numero* de telefono|contacto|whatsapp|la|ustedes; telefono*;
			su|el numero|correo|telefono|email|contacto; correo [electronico];
			contactarlos|contactarles|contactar*|contacto; como los|les|me contacto|llamo|contacto|comunico|escribo;
			llamar*; puedo llamar|escribir*; comunicar*; mandar|enviar [un] mensaje|correo|email; escribirles|escribirle;
			los llamo`,
		likely: "contact; number; call; reach; numero; llamo; escribir; contactar; message",
	},
	{
		id: "person",
		sure: `
			sit down with; meet [with] someone|somebody|an|a; go over my; put me through; talk it over; in charge; someone in person; get back to me; reach out to me; ring me; someone else; devolver [la] llamada; paseme; me atienda*; atender alguien; comuniqueme|comunicame; hablar por telefono; me marcan;
			
			talk|speak|chat|connect|spk|transfer _ human|person|someone|somebody|people|representative|rep|agent|advisor|counselor|staff|operator|manager|recruiter|admission*|teacher|instructor|director|owner|supervisor|principal|anyone|office;
			human|person|people please|now;
			real|live|actual|human person|human|agent|people|being|representative|someone|chat|support; a human;
			an agent; a person; representative; customer service|support;
			someone|somebody|anyone|anybody _ call|help|talk|contact|reach|speak|assist; call me [back]; callback;
			call back; give me a call; phone me; text me; contact me; email me; get a call; have someone; human;
			operator; agent; front desk; receptionist; admissions office|officer|counselor|advisor|rep|department|team;
			speak|talk to|with u|admissions|your|sombody|sumone|some1; stop|enough|not bot|robot|machine;
			dont want [to] [talk] [to|with] [a] bot|robot|machine|ai|computer;
			this isnt|is not|not helping|helpful|working; connect me; transfer me; leave my|a number|message;
			my number is; heres my number; complain*; complaint; file a complaint; manager; supervisor;
			speak|talk someone; make an appointment; schedule an|a appointment|call|meeting|visit|tour;
			book an|a appointment|call|meeting|tour|visit; appointment; hablar con [una|un|alguien|el|la]; una persona;
			persona real; un humano; ser humano; con alguien; alguien que|me;
			un agente|asesor|representante|consejero|encargado; me puede* llamar|contactar;
			me llame*|llaman|llamen|marquen|contacten; llamenme; llameme; quiero que me; atencion al cliente; asesor*;
			representante; queja; hacer una cita; una cita; pedir cita; humano`,
		likely: "admissions; counselor; advisor; persona; staff member",
	},
	{
		id: "certification",
		sure: `
			hold in my hand*; recognized|valid|accepted|good across|everywhere|nationwide|anywhere|in other|all over; hands at the end; certificate|diploma at the end; what|which certificate;
			some [kind] [of] paper; piece of paper; walk away with; come out with; paper after|at; me titulo; salgo con; papel al final; constancia;
			certifications|certificates|certificate|diploma|diplomas|certs; certification; certified; certify;
			get|be|become|am|receive|earn [i] [a] certified|certificate|certification|license|licence|licensed|diploma|credential*;
			national* recogni*; recognized; recognized; industry recogni*; state certif*|exam|test|license;
			certification|state|board|licensing|national|final exam|exams|test|tests; exam; exams; license; licensed;
			licensure; licensing; licence; credential*; certificate* valid|good|count|accepted;
			do|will employers know|accept|recognize|like|respect|trust; valid in|nationwide|everywhere|anywhere|other;
			worth anything; legit certif*; what|which certif*; diploma at|after|when; at the end;
			prepare* _ exam|test|certification; paper at the end; ccma exam|test; board exam|test; certificad*;
			certificacion*; certifican; diploma*; licencia*; examen*; titulo; reconocid*; credencial*;
			me dan [un|una|algun]; dan [un|algun|una] certificad*|diploma|titulo; valido*; avalad*; prueba estatal`,
		likely: "cert; recognize*; reconocen; test; degree; titul*",
	},
	{
		id: "placement",
		sure: `
			recruit*; interview*; coaching; job search|hunt|hunting|board|fair|leads|applications|center; career center|services|office|coach*|advis*; set _ up with job|jobs|work|employers; hook me up; need a job; looking for [a] job|work; get [me] [us] work; employers come|visit; hiring partner*|event*; introduce _ employers; connect* _ employers|hospitals|clinics|jobs|work; networking; contratan; empleadores; entrevista*; buscar [un] empleo|trabajo;
			job|career|employment|work placement*|help|assistance|support|search|services|fair|fairs; placement*;
			help|assist|support* _ job|jobs|work|employment|hired|career|hiring|resume|cv|interview;
			help|assist me|us|graduates|students|with|you|people|in [to] [get*|find*|land*|look*] [a] job*|work|hired|employment;
			find|get|getting|finding me|us|students|graduates a job|work|jobs|hired|employment; find me; resume; resumes;
			interview prep|help|skills|practice; get* hired; find|finding work|job|jobs|a|employment;
			connections _ employers|hospitals|companies; career services|support|assistance|help|counsel*|guidance;
			partner* _ hospital*|employer*|clinic*|pharmac*; help after graduat*|i|school|the|finish*; land a job;
			employers hire; hire your|graduates|students; get|find work; assist* _ hired|job; job leads;
			ayuda* _ trabajo|empleo|encontrar|conseguir|buscar|colocar*; colocacion; bolsa de trabajo|empleo;
			conseguir|encontrar|buscar|hallar [un] trabajo|empleo; me ayudan _ trabajo|empleo; ayudan a;
			insercion laboral; curriculum; hoja de vida; consiguen trabajo|empleo`,
		likely: `
			get a job; hired; job help; find jobs; career help; placed; trabajo despues|al; employers`,
	},
	{
		id: "instructors",
		sure: `
			who _ train|teach|instruct|teaching|training me|us|the; people|ones who|that teach; people teaching; teaching team|staff; who gives the; instructor* [are] certified|licensed|qualified|experienced|good; los que ensenan; quien me; que da|dan la|las clase*; health|medical workers|professionals|people teach; taught by;
			instructor*; teacher*; who teaches|teach|is teaching|will teach|are; professor*; faculty; trainer*;
			taught by; tutor|tutors; teaching staff; educator*; who will|would i|be learn*|teach*;
			are [the] nurses teaching; quien* ensena*|da|dan|imparte*|son; maestr*; profesor*; instructor*; docente*;
			experience [do|of] _ teachers|instructors|staff`,
		likely: "teach me; ensenan",
	},
	{
		id: "privacy",
		sure: `
			what i write|say|type|said|wrote|typed|tell|send|put|enter; stuff i write|say|type; write|say|type here; i say here; keep [a] [the] record*|stuff|track|everything|what; record what; my boss|employer see|know|find|read; see that i; read* this|these|the|my chat*|message*|conversation*; lo que escribo|digo; quien ve|lee; borrar|borren mi|mis;give|giving|sell|selling|share|sharing|pass|leak my|our|it email|number|info|information|phone|data|details|name; my email|phone|number|information|data|name to other|others|anyone|third|companies; 
			messages|chat|conversation|this|these|chats [messages] recorded|saved|stored|monitored|kept; privacy;
			my|personal data|information|info|details; data;
			do you|u sell|share|store|save|keep|record|use|protect|track|give|collect [any] my|our|your|personal|info|information|data|details;
			cookies; is this|it|the|my chat|conversation|site|form private|secure|safe|confidential|recorded|saved; gdpr;
			private policy; sell my; who _ see|reads|read|access|sees my|this|our|the; happens to my; do with my;
			handle my; delete|erase|remove my; spam; confidential*; secure; safe to give|enter|share|put;
			is _ safe|private|secure; unsubscribe; opt out; stop calling|texting|emailing; privacidad;
			mis datos|informacion; datos personales; venden|comparten|guardan|usan|protegen mi|mis; confidencial;
			seguro dar|poner; politica de; hacen con mi|mis`,
		likely: "private; recorded; datos; hacked",
	},
	{
		id: "reviews",
		sure: `
			review*; testimonial*; graduates say|said|think; past|former|other|current students; alumni; ratings|rating;
			is _ good school|place|legit|scam|real; legit; scam; trust you|this|your; legitimate;
			why should i|you|choose; why choose; what makes you; better than other|others; why _ your school;
			best school; opiniones; resenas; testimonios; graduados dicen; es buena [la]; por que elegir;
			por que deberia; estafa; benefits of; what sets; advantage*`,
		likely: "reputation; confiable",
	},
	{
		id: "about",
		sure: `
			about [your|the|this] school|company|you|academy|institute|place; who are you|u guys|all|people;
			what is [this|the|your] school|place|company; name of [the|your] school; schools name;
			tell me about you|your|yourself|the school|this; what kind of school; what school is; history of;
			sobre la escuela|ustedes; acerca de la escuela|ustedes; como se llama la|esta escuela; nombre de la escuela;
			que escuela; que es esta; hablame de la escuela; informacion de la escuela`,
	},
];
