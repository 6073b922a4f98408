/** Questions as people typed them, slips and all: what the second opinion (engine/opinion.ts) learns from beside `examples`. */
export const askedFacts: Readonly<Record<string, string>> = {
	schedule: `
		I can only come after work. Is that possible?; do you teach in the daytime too; evning classs for pharmcy;
		¿Hay clases nocturnas?; can I take it in the evening?; Anything at night?;
		I have a full time job during the day; I'd prefer mornings; are lessons only in the evening or also in the daytime?;
		is the CNA course offered in the evenings; How flexible are your schedules?;
		I'm a mom with kids in school. Which times do you have?; r there evenin clases for medcal asistant;
		Trabajo de día, ¿puedo estudiar por la noche?; I work 9 to 5; do you have anything after 6pm;
		can I study during the day while my kids are at school; r there nite classes;
		is it possible to keep my day job and do the program; when are your classes?; ¿Qué horarios tienen las clases?;
		is there a night one; evening?; I get off work at five thirty; morning sessions available?;
		Could I come at night for the pharmacy course; nigth clases cna?; solo puedo estudiar después de las 6;
		My day job ends at 4:30. Any chance?; I'm available weekdays before 2; are night students welcome; evning classses?;
		¿puedo ir en las mañanas?; can I come at night for classes; I have work till 5 every day so whats possible;
		is there anything in the evenings; nighttime class?; I'm a bus driver and only free after 6;
		can a person who works full-time do the CNA; which hours of the day do you teach;
		is your schedule flexible? I work retail; is there a morning option;
		do i have to come at night or are there day classes; Day classes for EKG?;
		I'm home all day so day classes would be perfect. You have them?; r their nite classses; evenning schedual?;
		do u hav evnings; yo trabajo de día, ¿cómo hago?; tienen horario nocturno para farmacia;
		solo puedo por la mañana mientras mis hijos están en la escuela; is there one after work hours;
		my job is 8 to 4. can i do this; I'm stuck at the office all day long. Would I still be able to study?;
		does pharmacy tech have a night option; will I be able to hold down my job and attend; do you do nights 🌙;
		Only evenings work for me; I cant do days; is the phlebotomy class in the evening or what;
		What shifts can a student choose; classes later in the day?; I work mornings, is there something after lunch;
		I need to pick up my kids at 3 so it must be before that; I work nights. can I study when I get off in the morning;
		daytime available?; i cant do evenings because of my kids, what else; hay en la noche?;
		salgo del trabajo a las 5, ¿puedo estudiar?; ¿Hay clases de día?; what if I work during the day;
		yo trabajo de día, se puede?; Do you hold classes after 5 pm?;
		I am at work until six in the evening, could I still attend?; Is there a class schedule for working people?;
		What about night classes?; I can only study while my children are in school; Do you have anything in the mornings?;
		do yo have nigth clases; ¿Tienen clases por la tarde o noche?; Is it offered at night?`,
	weekend: `
		Could I attend on Sundays?; weekend classes?; do you teach on saturdays; I'm only free on Saturdays and Sundays;
		Is there class on Saturday mornings?; could I do only weekends; anyone answering on Sundays?; Saturday courses?;
		can i do it weekends only cause i work mon-fri; Are lectures held on Sat or Sun;
		Do any of the classes meet on weekends; i could only do sundays would that work; ¿Hay clases los sábados?;
		solo puedo los fines de semana; Is there a saturday cna class; Do you have Saturday lessons?;
		Can I study on weekends only?`,
	location: `
		In what city do I have to go to class?; How far are you from Woodbridge?; ¿En qué ciudad están?; where r u located;
		What's your address?; which town is the school in; how do I get to you from Newark?; do you have another campus;
		are u in new jersey or ny; wher is the scool; ¿Dónde queda la escuela?; where is it held; Where's your school?;
		can you tell me the exact address; Do you have a school in Brooklyn?; i live in edison, are you close;
		where do the pharmacy classes take place; adress pls; cual es la direccion; what's the location of the school;
		How would I get to your building; I live far away. Can I do it over the internet?; were is ur skool located;
		¿cómo llego a la escuela?; Which street are you on?; I'm in Elizabeth NJ. Is that near you?; where will my class be;
		is this the school in Iselin?; what part of NJ are y'all in; I want to mail something to you, to which address;
		where the classes at; Do you have any campus in Newark; which county or town is that;
		where do i show up on the first day; the place where the school is?; Is your school in the state of New York?;
		do you have branches elsewhere; are you anywhere close to Perth Amboy; how long is the drive from Rahway;
		I'm coming from Staten Island, is it far; how many miles from Woodbridge mall; were are u locatd; wer is it;
		¿Cómo hago para llegar desde Newark?; what's ur addy; Whereabouts is this school;
		where would I have to come for the classes; pin location pls 📍; tell me the street and number;
		How do people get to your school; r u in iselin or edison; whats the zip; any parking at your building or do I pay;
		whats yor adress; loaction?; ¿por dónde queda eso?; me manda la direccion porfa; ¿En qué pueblo está la escuela?;
		donde son las clases; where would that be; Where can I find your school?; What town is that in?;
		Please send me your address; Is the school in Edison?; whre are you loacted; ¿Dónde se encuentra la escuela?;
		where are they held?`,
	hours: `
		When is your office open?; Can I stop by this Sunday?; what time do you open tomorrow?; wen r u open;
		¿Qué días están abiertos?; opening times please; What are your business hours?; Are you open tomorrow?;
		r u open today; is the office open sundays; until what time are you there on Saturday?;
		when do you close on wednesday; Is somebody in the office on Monday at 10?; how late can I come by;
		do you open on the weekend; opning hrs; horario de oficina; ¿Abren los domingos?; what r ur hrs;
		At what time does your office open?; are you there on Tuesdays; Sunday hours?; do you close early on saturday;
		can I come by today; office hours?; Will you be open at 4pm on Friday?; wat time u close; ¿Están abiertos mañana?;
		When can I drop by the office?; what time do you open on thursdays; I want to visit on Sunday;
		will anyone be in tomorrow?; ¿A qué hora abren y cierran?; When does the office close?;
		how long are you open on Saturdays; can I come see you tomorrow; what time do you close on weekdays; opeing hurs;
		¿Hasta qué hora abren los sábados?; at what hours can I walk into your office; office times??;
		from when till when is somebody at the desk; I want to stop in to ask questions. When is good?;
		are you open on weekdays after 5 or what are your hours; anyone around on a Sunday?; Is Sunday OK to come in;
		sunday open?; do you guys take sundays off; what about Saturday, are you open; can i come in on saturday morning;
		Sat hours plz; can I come in tomorrow to see someone; tmrw open?; is the office open tomorow;
		are you guys still open today; how late are you open today; open rn?;
		can i stop in this afternoon, are you open today; do you close for Labor Day; open on new years day?;
		Is the office open on Thanksgiving; wat tiem do u clsoe; ofice hurs?; openning ours pleas; a q hora abren y cierran;
		¿Cuál es el horario de la oficina?; ¿Mañana abren?; ¿los sábados hasta qué hora están?; when can I come by;
		whats the opening hours of the school; When are you guys around; which days is the office staffed;
		hi when can i swing by; what time does the front office open and close during the week; when u open;
		How late are you open; hours of operation pls; when could i come in to talk; days and hours?;
		when is ur office open thx; r u closed sundays; Could I visit the office this coming Sunday;
		until when are you there saturdays; do you open weekends? I could come Saturday; will you be there tomorrow;
		what time do u close tomorrow; is it too late to come in today; are you open on Christmas Eve;
		are you working on the 4th of july; when r u opne; cuando puedo pasar por alla; ¿Qué días atienden?;
		hasta que hora estan; ¿Atienden los domingos?; el domingo estan abiertos?; puedo ir mañana a la oficina;
		What are the office hours?; When can I visit you?; When are you open during the week?; Is anyone there on Sundays?;
		can i come on sunday; Are you going to be open tomorrow?; What time do you close on Saturdays?; whta are yuor hours;
		¿A qué hora abren?; ¿Están abiertos el domingo?`,
	register: `
		I am ready to join, where is the form?; steps to apply for CNA please; quiero registrarme; how can I sign up;
		I wanna enroll in phlebotomy; what do I have to do to get a seat in the EKG class; Can I register online?;
		where's the application; ok sign me up for cna; how to regster for nursng asistant; ¿Cómo me inscribo en flebotomía?;
		great, how do I join; What's the process for joining the home health aide class?; can I register my sister who is 25;
		i want to reserve a seat; link to sign up; hw do i enrol 4 cna; como me apunto;
		the first one sounds good, how do I sign up for it?; Where do I put in an application;
		I'd like to be in the next phlebotomy class, how do I do that; enroll me; when's the earliest I can begin;
		i wnt to registr; Quisiera matricularme en el curso de EKG; yes please sign me up; I've decided on CNA. What now?;
		Please get me started; is registration open; How does one become a student here; I wanna start, what do I do;
		what's the procedure for enrolling; is there an online application; could you sign my daughter up? she's 22;
		need the enrollment form; how can my friend join the next group; whats the first step if i want to take cna;
		i want to book phlebotomy; Ready to commit! What's next?; hw do i rejister; wanna enrole for hha;
		me quiero matricular ya; quiero entrar al curso de farmacia; sounds great where do I sign up; I want it, what now;
		fine. how do i apply; take me to the sign up page; im in. where do i sign; I'd like to lock in my place;
		can u register me; put my name in for the pharmacy class please; I decided on EKG. How do I go forward from here?;
		registration link?; I want to be part of the CNA course; How do I submit an application;
		enrolling now, what do you need me to do; apply where; how 2 enroll; do I sign up on the website or in person;
		count me in for billing; I'd like to take the medical assistant class, how do I get into it; how too singup;
		aply 4 cna were; ¿Cómo hago para anotarme?; donde lleno la solicitud; ¿qué tengo que hacer para apuntarme en CNA?;
		I'll take cna. how to register; What must I do to enroll?; I'd like to sign up for phlebotomy;
		Where do I register for CPR?; Can I apply online?; how do i sing up for cna;
		¿Cómo puedo inscribirme en el curso de CNA?; How can I sign up for it?`,
	contact: `
		Give me a number I can call; How do I send you a message?; whats ur phone number; Which email can I write to?;
		how do I reach the school; do you have whatsapp; how do i get enrolled; phone?; e-mail address please;
		Is there a way to text you guys; Can you give me the email of another student?; ¿Cuál es el número de teléfono?;
		How can I get hold of you?; who do I call with questions; ¿Tienen WhatsApp?; best way to reach someone;
		can I email you; ¿a quién le pregunto?; phone number??; who can i call about this; ur number pls;
		how can I ask the school a question; can i message u guys somewhere;
		the phone number on google doesn't work, what is the right one; E-mail?; mail id please; give me contact details;
		are you on instagram or what, how do I reach you; wats ur emial; ¿A qué número puedo llamar?;
		¿Cómo me comunico con ustedes?; how do i get hold of somebody at your office; is there an email i can write to;
		I want to call you; do you have a contact form; What's the best way to get in contact; can i text yall;
		where can I leave a message; do you reply to emails; call center number?; I need a phone no. for the school;
		whatsapp?; telephone of the admissions; how do people usually reach you; is there some way to leave you a voice mail;
		number to reach the school; fone numbr; tienen wasap o correo; who can tell me the price; How can I contact you?;
		Do you have an email address?; Can I call you, what's the number?; ¿Cuál es su teléfono?`,
	person: `
		Let me speak to a human; I want to talk to somebody real; can someone call me back?; connect me with admissions;
		this bot is not helping, I need a person; Quiero hablar con una persona; i need to speak with an actual person;
		get me a counselor; Please have somebody phone me tomorrow; Can I chat with a live agent?; i dont want a robot;
		Is there a manager around; You don't understand me. Someone else please; get me a person; agent please;
		Is anybody real there who can answer; let me chat with staff; could a counselor call me this week;
		this is useless give me a person; i wanna talk w a real person pls; put me through to the office;
		May I speak with the director; HUMAN; speak to rep; can a live person help me; operator;
		¿me pueden devolver la llamada?; I'd rather speak to an actual human being; can u transfer me to someone;
		enough of this bot, I need somebody; I want someone from admissions to phone me;
		please ask someone to get back to me; I want to make an appointment with an advisor; can I schedule a call;
		you dont get it, is there a human; someone should contact me about cna; I have a complaint, who do I talk to;
		call me back at my number please; id like to sit down with someone and go over my options;
		quiero que me atienda una persona; páseme con alguien de la escuela; can someone call me about it;
		let me talk to someone; I would like to speak with a person; Can I talk to an advisor`,
	certification: `
		Do employers know your certificates?; do you do BLS certification; Will I get a certificate at the end?;
		are your certifications recognized nationwide; What certification do I get after the medical assistant program?;
		do I get a certificate?; Is your certificate worth anything to employers?; do I become certified after phlebotomy;
		what kind of certificate will I receive; do i get a certifcate; ¿Dan certificado?;
		Which certification will I have at the end of EKG?; are these real certifications that hospitals accept;
		does it come with a certificate; am I certified once I finish; is the certification good across the country;
		do i get some kind of paper after; What certificate will I walk away with;
		is it a real certification or just a piece of paper; does this course make me certified;
		do I get a diploma when I'm done; are your credentials worth it to employers; certified at the end?;
		what credentials come with pharmacy tech; after finishing phlebotomy what certification would I hold;
		do you prepare students for the national exam; will i be state certified; are graduates certified;
		what license would I have; do i get certifed; el certificado sirve en otros estados?;
		¿está reconocida la certificación?; do you get certified in that; will my certificate be accepted in other states;
		Do I become licensed when I complete CNA; will hospitals recognize what I get from you;
		is the EKG certificate national; do I have to sit for an exam after the course;
		can i put this certification on my resume; nationally recognized or no; do yall give certificates; Is the cert legit;
		which exam does the course get me ready for; do the certificates expire or are they for life;
		Does finishing the program give me a credential; certificat at the end?; ¿Al terminar me dan un título?;
		Do I get a certificate?; Are the certificates nationally recognized?; ¿Me dan un certificado al terminar?`,
	placement: `
		Can the school assist me with getting hired?; do you help graduates find work;
		Is there any career support after I finish?; can u help me with my resume; ¿Me ayudan a encontrar trabajo?;
		what do you do to help students get jobs; Is there help with finding employment?; any assistance with job hunting;
		after training do you connect us with employers; will you guys help me get work after;
		is there job help for graduates; Do you have connections with hospitals for hiring; what's your job placement like;
		i'm worried I won't find a job, do you help with that; does the school place students;
		Do local employers come to you for graduates; do u find jobs 4 ppl;
		once I'm certified, do you assist in getting employed; any help landing that first job; Is there a career center;
		will I get help finding a position in a pharmacy; Do I have to look for a job all by myself afterwards;
		do you introduce students to employers; ¿Ustedes ayudan a buscar trabajo?; después del curso me consiguen empleo?;
		do you help me find a job after it; do you set students up with jobs;
		how do you support people looking for a job once they're done; will someone look at my resume; interview coaching?;
		can you hook me up with a job after; career counselling available?; who helps with job applications after the course;
		does your school help with employment; what do you do for grads who need a job; job assistance?;
		are there any recruiters coming to school; Do you help students find a job?; Is there job placement?;
		¿Me ayudan a conseguir empleo después?`,
	instructors: `
		Do the teachers have real experience?; who are the instructors; Are your teachers nurses or what?;
		who would be teaching me; Have your trainers actually worked in hospitals?; ¿Quiénes son los profesores?;
		are your professors qualified; tell me about the people who teach; who are the teachers;
		are the people teaching actually nurses; do the trainers know what they're doing;
		have the teachers worked in hospitals before; tell me about your teaching team; is your EKG instructor a nurse;
		who leads the classes; Are your tutors experienced people; Are the professors doctors;
		what experience has the CPR instructor; do real health workers teach the classes; who is going to train me;
		is the teacher nice and experienced; ¿Los maestros tienen experiencia?; Is the staff any good;
		what is the background of your instructors; How qualified is the faculty; will I be taught by professionals;
		who'd be my teacher for phlebotomy; are instructors certified or licensed; do teachers have practical experience;
		what kind of experience do the people teaching have; teachers good or bad?;
		how long have your teachers been in the field; instructor credentials?; who gives the cna lessons;
		quienes dan las clases; Who are the teachers?; Are your instructors experienced?`,
	online: `
		Are there virtual classes?; can I do the course from home; Is any of it on zoom?; so I can't take phlebotomy online?;
		do you have a hybrid option; ¿Las clases son en línea?; remote learning?; Can I watch the lectures from my house;
		do I have to come to the school; Is everything face to face?; can I do that from home?; are you fully online;
		Zoom classes available for billing?; can I study from my couch; is it all in a classroom; do you stream the lessons;
		can I do medical billing remotely; do i have to be physically there; zoom?; distance education available?;
		online classes??; are the lectures recorded so i can watch later; i dont wanna commute, anything on the computer;
		I have no car so I need online; is phlebotomy taught online; do I ever have to come in or is it all on my laptop;
		Are lessons face-to-face; is it onlin; ¿se puede hacer por internet?; can it be done remotely;
		is there an online version of pharmacy tech; Is it possible to take the theory part at home;
		Is attendance on campus mandatory; could I do it from Texas; in-person or virtual?; self paced option;
		do you guys do hybrid; web based course?; is cpr available as an online course; can i learn by video;
		would I be in a real classroom; do u hav online clases; las clases son virtuales o hay que ir;
		quiero estudiar desde mi casa; is that one on zoom; Can I take classes online?;
		Is the medical billing course available online?; Do I have to come to the school?; ¿Tengo que ir en persona?`,
	privacy: `
		How do you handle my information?; do you sell my data; who can read this chat?; ¿Qué hacen con mis datos?;
		is my information safe with you; Do you share my phone number with anyone?; ¿Es privado este chat?;
		are these messages recorded; will you give my email to other companies; who gets to see what I type;
		are you gonna sell my info; privacy policy?; is it safe to give you my email; is my info confidential;
		does anyone read these chats; is this site secure; what data do you collect about me; do you use cookies;
		please remove my information from your system; Are my details safe if I fill in the form?;
		how long do you hold on to my data; will my number be given to other companies; what do you do with my phone number;
		will you spam me; is this chat being saved; how is my personal information used; do you keep the stuff I write here;
		can I have my data deleted; do u share data with third parties; I don't want my details passed on;
		are these conversations private; where can i read about data protection; do you record what I say here;
		can my employer see that i chatted with you; ¿Qué hacen con mis datos personales?; What happens to my personal data?;
		Do you share my information?`,
	reviews: `
		is it a legit licensed school`,
};
