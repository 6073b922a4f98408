/**
 * Whole questions as people ask them, per intent. When no phrase of the tables speaks clearly, the most alike question decides
 * (engine/likeness.ts). Add a question here when visitors ask a known thing in words that no phrase covers.
 */
export const examples: Readonly<Record<string, string>> = {
	list: `
		what do you teach; which programs can I take; what can I learn at your school; show me the courses;
		what are my options; what kind of training do you provide; what else do you have; tell me your courses;
		what do you have to offer; which careers can I train for; what classes are running;
		give me an overview of your programs; que cursos ofrecen; que puedo estudiar; que programas hay;
		cuales son sus cursos; que ensenan; que otras opciones hay`,
	choose: `
		which program is right for me; what should I study; I do not know what to choose; help me pick a program;
		what do you recommend for a beginner; I want to change careers;
		I want to work in healthcare but do not know where to start; which one is the best;
		I want a job with patients; what would suit me; I am not sure what I want to do; cual me conviene;
		que me recomienda; no se que estudiar; ayudeme a escoger; quiero trabajar en salud`,
	schedule: `
		do you have evening classes; can I study at night; I work during the day; are there classes in the morning;
		I can only come after work; I have kids and can come only while they are in school;
		is there something for people with full time jobs; can I keep working while I study;
		what times do you teach; do you offer flexible times; I am busy all day; my job ends late;
		I take care of my family during the day; I am free in the mornings; day or evening;
		hay clases por la noche; trabajo todo el dia; puedo estudiar en la manana; solo puedo despues del trabajo;
		que horarios de clase tienen; tengo hijos y trabajo`,
	weekend: `
		are there classes on weekends; can I study on saturday; I can only come on sundays; saturday lessons;
		hay clases los sabados; dan clases el fin de semana`,
	hours: `
		when are you open; what are your opening hours; what time do you close; is the office open now;
		are you there today; can I come in on monday; when can I visit the office; until when can I come;
		is anybody there on saturday; what days are you closed; when does the front desk open; a que hora abren;
		cuando cierran; estan abiertos hoy; horario de la oficina; puedo pasar hoy`,
	location: `
		where is the school; what is your address; how do I get there; which town are you in;
		where are classes held; are you far from me; is the school near the highway; where do I have to go;
		do you have another location; where exactly can I find you; is it close to newark;
		in what part of new jersey are you; donde estan; cual es la direccion; como llego;
		en que ciudad esta la escuela; queda lejos`,
	register: `
		how do I register; I want to sign up; where do I apply; how can I enroll; I am ready to start;
		where is the application form; I would like a place in the class; can you put my name down;
		what are the steps to join; how do I become a student; I have decided, what now; get me in;
		I want to begin; what do I need to do to start; como me inscribo; quiero empezar; donde esta el formulario;
		quiero ser estudiante; como hago para entrar; que hago para matricularme`,
	contact: `
		what is your phone number; how can I reach you; what is your email; can I call you;
		how do I contact the school; I want to send a message; who do I write to; numero de telefono;
		como los contacto; a donde puedo llamar; tienen correo`,
	person: `
		I want to talk to a person; can somebody call me; let me speak with someone; is there a human I can ask;
		I need help from your staff; I would rather talk to somebody; can I speak with admissions;
		please have someone contact me; quiero hablar con alguien; me pueden llamar;
		necesito que alguien me atienda`,
	certification: `
		will I be certified; do I get a certificate; what certification does it lead to;
		is the certificate recognized; what do I receive when I finish; do I have to take an exam;
		do employers accept your certificates; is the diploma valid; me dan un certificado;
		es reconocido el certificado; que recibo al terminar`,
	placement: `
		do you help me find a job; will you help with my resume; do you have career services;
		can you help me get hired; do you work with employers; what support do I get after I finish;
		do you connect students with hospitals; how do you help graduates; me ayudan a conseguir trabajo;
		ayudan con el curriculum; ayudan a los graduados`,
	instructors: `
		who teaches the classes; are the teachers experienced; who are your instructors;
		do the teachers work in healthcare; tell me about the staff who teach; are the teachers any good;
		what background do the teachers have; quien ensena; tienen experiencia los maestros`,
	price: `
		how much does it cost; what is the tuition; is it expensive; what do I have to pay; tell me the price;
		what will this cost me; is it affordable; how much money do I need; what are the fees; cuanto cuesta;
		cual es el precio; cuanto hay que pagar; es caro`,
	aid: `
		do you have financial aid; is there help to pay; do you give scholarships; can I get a grant;
		I can not afford it; I have no money for school; can the state pay for my class; tienen becas;
		hay ayuda economica; no puedo pagar`,
	payment_plan: `
		can I pay in parts; do you have a payment plan; do I have to pay everything at once; can I pay every week;
		which cards do you take; puedo pagar poco a poco; puedo pagar en partes`,
	refund: `
		can I get my money back; what if I quit; what happens if I stop coming; I changed my mind after paying;
		me devuelven el dinero; que pasa si dejo el curso`,
	duration: `
		how long does it take; how many weeks is it; when will I finish; how many hours is the program;
		is it a long course; how fast can I be done; cuanto tiempo dura; cuantas semanas son; cuando terminaria`,
	start_dates: `
		when does the next class start; when can I begin; what are the start dates; is there still room;
		when is the next group; how soon could I start; is the class full; cuando empieza el proximo curso;
		cuando puedo empezar; todavia hay cupo`,
	requirements: `
		what do I need to be accepted; do I need a diploma; can anybody join; do I need experience;
		what are the requirements; I did not finish school, can I come; am I qualified; what should I bring;
		is there an entrance test; can I join without any knowledge; que necesito para entrar;
		cuales son los requisitos; puedo entrar sin experiencia`,
	age: `
		how old do I have to be; I am under eighteen; can a teenager join; my child wants to take a class;
		am I too old for this; cuantos anos hay que tener; soy menor de edad; estoy muy viejo para estudiar`,
	accreditation: `
		is the school accredited; are you approved by the state; is your school official;
		who approved your programs; are you a licensed school; is it a recognized school;
		esta acreditada la escuela; es una escuela oficial`,
	online: `
		are classes online; can I study from home; do I have to come in person; is it on zoom;
		is any part of it on the internet; can I do it at home on my computer; las clases son en linea;
		puedo estudiar desde casa`,
	job_after: `
		what jobs can I get; where would I work; what can I do with this certificate; what comes after the program;
		which places hire people with this training; what does this prepare me for;
		what is the next step in this career; en que puedo trabajar; donde se trabaja; para que me prepara`,
	salary: `
		how much will I earn; what is the salary; is it well paid; which job pays best; how much money can I make;
		cuanto voy a ganar; cual es el sueldo`,
	job_guarantee: `
		do you promise a job; will I surely find work; is employment guaranteed; what are my chances to get hired;
		me garantizan trabajo`,
	privacy: `
		what do you do with my data; is this chat private; who sees what I write; do you sell my information;
		how long do you keep my messages; que hacen con mi informacion; es privado este chat`,
	reviews: `
		are you a good school; why should I come to you; what do students say about you; can I trust this school;
		what makes your school different; es buena escuela; por que estudiar con ustedes`,
	about: `
		tell me about the school; who are you; what kind of school is this; what is the name of the school;
		hablame de la escuela`,
	encourage: `
		I am nervous about going back to school; I am afraid that I can not do it;
		I have been out of school for many years; is it hard for someone like me; I do not feel ready;
		tengo miedo de volver a estudiar; hace muchos anos que no estudio`,
	abilities: `
		what can you help me with; what can I ask you; how does this chat work; I have a question;
		que puede hacer por mi; tengo una pregunta`,
	bot: `
		are you a robot; am I talking to a real person; is this automated; eres un robot; es una persona real`,
	class_times: `
		what time do the evening classes start; which days are the classes; how many days a week is it;
		a que hora son las clases de la noche; que dias son las clases`,
	supplies: `
		do I have to buy books; is a uniform needed; what do I wear to class; are materials included;
		tengo que comprar libros`,
	externship: `
		do I practice with real patients; is there an internship; do you place us in a clinic for practice;
		hay practicas con pacientes`,
	exam_details: `
		is the exam hard; what if I do not pass; how many people pass; where do I take the test;
		es dificil el examen`,
	transit: `
		can I get there by bus; is there a train station near; I do not have a car; como llego en tren`,
	parking: `
		where can I park; is there a parking lot; donde puedo estacionar`,
	tour: `
		can I see the school before I sign up; do you offer tours; can I look at the classroom;
		puedo conocer la escuela`,
	immigration: `
		I am not a citizen; do you ask for papers; can foreign students come; I have a visa; no soy ciudadano`,
	english_level: `
		my english is not good; I am still learning english; do I have to speak english well; no hablo bien ingles`,
	class_language: `
		do you teach in spanish; are the classes in english; son las clases en espanol`,
};
