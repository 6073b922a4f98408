/** Whole questions about the school and its classes, per intent (see examples.ts). */
export const factExamples: Readonly<Record<string, string>> = {
	hours: `
		what hours is the office staffed; which hours can I walk in; I would like to stop in, when is a good time;
		is there someone at the desk in the afternoon; from what time can I come over;
		when does the day start at your office; when can I find someone in the office; anyone in the building on sunday;
		do you take calls on saturday; is the front desk closed on weekends; what time should I come by to ask something;
		until when is the receptionist there; does the office close for lunch; are you working today; is it open now;
		you guys there right now; still time to drop by today; will somebody be there if I come at noon;
		can I pass by after five; do I catch you on friday evening; are you shut on public holidays;
		is memorial day a working day for you; what time do you guys wrap up; when do you lock up; who is there on mondays;
		cuando atienden al publico; en que horario los encuentro; hay alguien en la oficina hoy; trabajan los sabados;
		me atienden el domingo; puedo llegar a las seis de la tarde; abren en dias festivos; a que hora se van;
		desde que hora los puedo visitar; cierran al mediodia; estan ahora; hoy trabajan`,
	location: `
		where is the building; which road is it on; where is the classroom; what place do I have to come to;
		how would I find you; are you on route 1; is it in middlesex county; where do students go for class;
		I live in perth amboy, is it far; can I walk there from the train station; are you in central jersey;
		near which town are you; tell me where you are based; are classes held in newark; drop me the location;
		what is the street; do you have a place closer to me; is it in north jersey; your whereabouts;
		which city should I drive to; do you have something in new york; what is the nearest highway;
		where did you say the school is; in which building are the lessons; how far away are you; how many miles is it;
		I come from linden, how do I get to you; por donde estan; en que calle; me pasa la ubicacion;
		donde tengo que ir a clase; estan cerca de elizabeth; en que parte de nueva jersey; queda muy lejos de newark;
		donde los encuentro; a que direccion voy; cual es el lugar de las clases`,
	schedule: `
		which hours of the day do you teach; I have a job, how can I fit it in; is there a class I can take after my shift;
		I look after my kids until six; can I come at seven in the evening; what about people who work;
		nothing but nights works for me; does it run in the morning; which part of the day are the lessons;
		I have to be at work by noon; my only free time is at night; are there lessons before lunch;
		can I choose between day and night; I am at work the whole day; I take care of my mother in the daytime;
		could I do it around my job; is there a late group; do you have an early group;
		I drive for uber at night so mornings are best; is it possible with a nine to five;
		I cannot leave work before five; are there afternoon slots; I clock out at six;
		my hours change every week, can I still join; I need something when my children are at school;
		is the class during business hours; is there a second shift class; can I do nights for this one;
		I work the night shift; I only have evenings off; tengo trabajo de lunes a viernes; salgo tarde del trabajo;
		tengo los ninos en la escuela hasta las tres; en que momento del dia son las clases; hay turno de noche;
		hay turno de manana; trabajo en las mananas; se puede estudiar despues de las cinco; hay clases tempranas;
		puedo combinarlo con mi trabajo; es por la tarde; hay horario para los que trabajamos;
		a mi me queda mejor de noche`,
	weekend: `
		is there a saturday group; can I take it just on weekends; I am free only sat and sun;
		are classes monday to friday only; lessons on sunday; I work all week, do you teach on saturday; weekend course;
		do you teach on the weekend; could I come for class on saturdays; saturday and sunday only works for me;
		hay grupo los sabados; estudiar solo el fin de semana; dan clase el domingo; solo tengo libre el sabado`,
	register: `
		put me on the list; I want to secure my spot; how does someone join; I would like to be a student;
		take me to the form; where is the link to register; sign me up please; what is the first step to join;
		what are the steps to become a student; how can my sister get into the class; can my husband register too;
		I want to book a class; I am interested in joining; let us do it, how do I begin the process;
		could you sign up my brother; I want to go ahead; ready to begin, what do I do; get me enrolled;
		can I enroll right now on the website; I would like to take the course, what do I do now; okay I want this class;
		how do you get in; do I fill out something; where can I fill in the application; how does one get a place;
		can I register over the phone; can I come in person to register; is there a form; I choose this one, next step;
		I want to enter the program; quiero apuntarme a la clase; como hago para ser estudiante;
		que pasos sigo para entrar; me quiero meter en el curso; donde firmo; quiero separar mi lugar;
		como puedo entrar a la escuela; donde esta el enlace para inscribirse; quiero apartar un cupo;
		puede mi hermana inscribirse; ya me decidi, que hago; la planilla de inscripcion;
		me interesa entrar, cual es el proceso; cual es el primer paso`,
	contact: `
		what number should I dial; give me a way to reach you; can I write to somebody; is there an email;
		I would like to call the school; what is the best number; how do people contact you; where do I send my question;
		can I leave a voicemail; do you answer texts; I want to write a letter to you;
		how can I ask you something by email; is there a hotline; mail id; contact no; who do I get in touch with;
		can I reach you through facebook; I need to ask the office something; digame un telefono; a que correo escribo;
		por donde los contacto; tienen numero de celular; puedo escribirles por whatsapp;
		necesito comunicarme con la escuela; deme un contacto; donde dejo un mensaje`,
	person: `
		can somebody real answer; I need a human; please connect me with staff; I want to hear a human voice;
		is there anyone who can talk to me; have an advisor call me; I prefer to talk to somebody;
		let me talk to the person in charge; put me through to someone; I would like a call back; can one of you ring me;
		I am tired of this chat, give me someone; is there a live person; who can I talk to directly;
		can I speak with a member of the team; I would like to meet an advisor; can we arrange a phone call;
		I want to speak to the boss; somebody please call me tomorrow; I give up, a person please;
		me puede atender alguien; quiero una persona de verdad; necesito hablar con un encargado;
		que alguien me marque por favor; paseme con un asesor; quiero una cita con un consejero;
		no entiende nada, quiero una persona; comuniqueme con la oficina; alguien me puede devolver la llamada`,
	certification: `
		what paper do I get when I finish; will I have a license afterwards; what am I certified as;
		does it end with a certificate; does the state give me a license; is the certificate from here any good;
		do hospitals take this certificate; what credential is it; will other states accept it; is it nationally valid;
		is there a final certification; am I a certified technician after this; can I work with this certificate anywhere;
		do I have a diploma afterwards; is it worth something for employers; do you hand out certificates;
		after the course am I licensed; which national exam is it for; do I need to pass an exam to be certified;
		does the course lead to a credential; what kind of recognition does it have; which body certifies me;
		se recibe algun papel al final; me dan licencia; con que titulo salgo; es valido en todo el pais;
		el certificado lo aceptan los hospitales; hay que hacer un examen para certificarse; salgo certificado;
		que credencial obtengo; vale en otros estados; al final dan diploma`,
	placement: `
		do you help me look for work; can you get me a job; does the school find jobs for people;
		do you place your students; do you work with hospitals that hire; are there employers who come to you;
		will somebody help me write my resume; do you prepare us for interviews; is there career support;
		do I get help with applications; what happens with my job search after school; do you send us to jobs;
		are you connected with clinics; do you recommend graduates to employers; can you assist in getting employed;
		help finding a position; is there job support; do you have job leads; do you help people who finished;
		does the school have hiring partners; do I have to find the job on my own; career counseling;
		support after graduation; me ayudan a buscar empleo; la escuela coloca a los estudiantes;
		tienen contactos con hospitales; ayudan con entrevistas; ayudan a hacer el curriculum;
		al graduarme me ayudan con trabajo; tienen bolsa de trabajo; ustedes consiguen trabajo`,
	job_guarantee: `
		will I have a job for certain; what if I cannot find work; what if nobody hires me; is a job promised;
		do all students get work; are you sure I will get hired; will I end up with a job no matter what;
		can you assure me a position; me aseguran empleo; y si no encuentro trabajo; es seguro que consigo trabajo`,
	instructors: `
		who gives the lessons; who is going to train me; are your teachers real nurses;
		do the people who teach work in hospitals; what experience do your teachers have; are the instructors good;
		is the teaching staff qualified; who will be my instructor; do health care professionals teach;
		what kind of teachers do you have; are they experienced; how much experience does the teacher have;
		who are the trainers; tell me about your teachers; is the class taught by a professional;
		do your teachers know the field; have the teachers done this work themselves; is my teacher a phlebotomist;
		who is behind the teaching; your teaching team; quienes son los maestros; quien me va a ensenar;
		los profesores son enfermeros; que experiencia tienen los instructores; son buenos los profesores;
		quien imparte el curso; los maestros han trabajado en hospitales; los que ensenan saben`,
	price: `
		how much money is it; what is the total; what is the fee; is it costly; what would I pay; is it cheap;
		which one is the cheapest; what do I owe; what are your rates; how pricey is it; are there extra costs;
		what does it come to; do I have to spend a lot; is there an application fee; is it free; do I pay anything;
		does it cost a lot of money; whats the tuition like; give me the cost; how much you charging;
		can you tell me the amount; what is the full cost with everything; cuanto es; cuanto sale; en cuanto esta;
		que costo tiene; es carisimo; cuanto tengo que pagar en total; cuanto piden; el precio por favor;
		hay que pagar inscripcion; es gratuito; sale muy caro; cual es la tarifa; cuanto vale estudiar ahi;
		que valor tiene; el curso mas barato`,
	aid: `
		who can help me pay; is there money from the government; my job may pay for it, do you accept that;
		can I get a grant for this; do you take pell; I am on unemployment, does that help;
		any programs for low income people; does the state pay; my company pays tuition; can I get a loan;
		is there assistance for veterans; I have no money, what can I do; do you have sponsors; is there funding;
		I cannot pay all that, any help; hay ayuda del gobierno; dan becas; me pueden ayudar a pagar;
		soy de bajos recursos; hay prestamos; no me alcanza el dinero; mi trabajo lo paga, lo aceptan;
		ayuda economica para estudiantes`,
	payment_plan: `
		can I pay a little every week; can I divide the payments; can I pay as I go; is a deposit needed;
		do you accept card; how can I pay; can I pay later; do you take cash; do I pay everything before class;
		can I give you some now and some later; is there a monthly plan; cash app or zelle; se puede pagar por partes;
		puedo ir pagando por semana; aceptan efectivo; dan facilidades; puedo dar un adelanto; hay plan de pagos;
		pago por mes; con tarjeta se puede`,
	refund: `
		if I leave do I get money back; will you return my payment; I paid already and want out; can I cancel after paying;
		what if I cannot continue; do I lose my money if I stop; is the deposit returned; what if I do not like the class;
		I signed up by mistake, I want my money; how do cancellations work; is tuition returned if I cannot finish;
		do you give money back; I want to undo my registration and get paid back; days to cancel; me regresan el dinero;
		y si no puedo seguir; puedo cancelar y recuperar el pago; si no me gusta me devuelven; hay devolucion;
		perderia mi dinero; devuelven el deposito`,
	duration: `
		does it take a whole day; is it a few weeks; how many months do I need; how long before I can work; is it short;
		how much time from start to end; when will I be done; can I finish in a month; can I finish before summer;
		how long does one study; is it half a year; do I need a year for this; how soon will I be certified;
		how long is the entire program; is it one day or more; what is the time frame; hours of training; cuanto se demora;
		cuantos meses son; es largo; es un curso corto; en que tiempo termino; cuanto tiempo lleva;
		cuanto tardo en terminar; son muchas horas; termina en un mes; cuanto dura mas o menos`,
};
