/** Questions as people typed them, slips and all: what the second opinion (engine/opinion.ts) learns from beside `examples`. */
export const askedProgrammes: Readonly<Record<string, string>> = {
	exists: `
		Is phlebotomy one of your programs?; I heard you teach medical billing and coding, is that right?;
		Any radiology tech program at your place?; Is there something for people who want to be home health aides?;
		im looking for a first aid class; patient care technician - still offered?; Do you run nurse aide training;
		Wondering whether medical assisting is something you teach; dental assistant classes available?;
		I'd love to learn ultrasound. Possible at your school?; do yall do massage therapy; veterinary assistant course pls;
		can I study welding there; Do you offer an LPN program?; Have you got a course in flower arranging?;
		nursing program?; do u have flebotomy clases; Quiero ser auxiliar de enfermería; EKG - do you still have it?;
		want to be an EMT, do you train for that; respiratory therapist training?; Is there a barber program by any chance;
		surgical technologist course - yes or no; do you teach astrology; how much is your dialysis technician course;
		do u have PCA classes; Busco un curso de farmacia; ¿tienen asistente dental?;
		I was told you have nursing aide courses, correct?; any chance you teach insurance billing?;
		How about real estate classes?; thinking of nutrition. do you have it?; xray tech school?;
		is there a robotics program; ¿Dan primeros auxilios?; me gusta cuidar ancianos, ¿qué curso hay?;
		I'm after a cosmetology certificate, do you have one; Physical therapy aide program offered?; photography lessons?;
		nursing asistnt progrm; ¿Enseñan facturación médica?; Do u have anything for becoming a phlebotomist??;
		Would it be possible to learn venipuncture with you; PHLEBOTOMY CLASS AVAILABLE??; do u guys do the cna thing;
		A neighbor mentioned a home health aide certificate at your school;
		Looking for ekg tech school in central jersey, that you?; can i be a pharm tech if i come to you;
		My friend wants pharmacy tech. You guys have it?; you don't happen to teach billing and coding do you;
		I'm hunting for a billing course, does your academy carry one; Do you run patient care tech;
		I need a PCT program near Edison. do you have one; lifeguard here, need cpr card, you offer it?;
		do you train dental hygienists; how about becoming a dental assistant?; LPN classes?;
		my sister wants LPN, anything for her; can I learn to be a surgical tech there; vet tech or anything with animals?;
		can i learn guitar with you; resp therapy program??; occupational therapy assistant course - you have that?;
		do u teach phlebotmy; farmacy technition; pharamcy tech informtion; nurseing assistent class;
		certifyed nurse asistant; medicl asst progrm; home health = hha? you have it?; how about the CNA; b.l.s.; CPCT?;
		ccma course; mbc program?; lpn?; EMT?; do you teach ACLS; curso de auxiliar de enfermeria;
		¿tienen para cuidar viejitos en su casa?; busco el certificado de HHA; ¿ofrecen resucitación cardiopulmonar?;
		asistente medico lo dan?; me gustaría trabajar con un doctor como asistente médica;
		el curso de cobros médicos o facturación lo tienen; ¿Tienen curso de asistente dental?; ¿enseñan ultrasonido?;
		hay clases de peluquería; tell me more on the latter;
		my cousin said you guys train people to take blood samples, is she right; yo is there phlebotomy at this place;
		I saw somewhere that your school has a blood drawing course. Still running?;
		My aunt finished her nurse aide training in Iselin, was that with you?;
		can somebody become a certified nursing assistant through your school; so theres no cna class or is there;
		any hha course coming from you guys; want to look after old folks in their houses, do u have a course 4 that;
		is the electrocardiogram course something you run; hey do you still teach people how to do EKGs;
		Have you got a pharmacy technician class or not; medical coder training, yes or no?;
		is medical assisting on your list; thinking about becoming an MA, can you train me; any medical asistant school here;
		My boss wants me to have first aid and cpr. Can you do that; do you do basic life support for health care providers;
		Sonography, do you have that one; want to do ultrasounds on pregnant ladies, got a course?;
		I want to be an RN, do you have that program; BSN offered?; Do you have a programme for veterinary assistants;
		is massage therapy taught here; hair and nails courses?; I would love to ride in an ambulance, do you train EMTs;
		welding class?; hemodialysis technician program?; do you guys have a photography course;
		Is there a hypnosis certification at your institute?; I'd like to take x-rays for a living. Do you teach it?;
		nail technician licence here?; flebotomist trainning; phelebotomy corse?; ekgg tecnician; elctrocardiogram class;
		medcal assitant infos; pashent care teck; is E.K.G. one of the classes; ecg??; C.H.H.A.; chha program info; hha cert;
		C N A class; cna pls; bls renewal; CPR/AED class; aed; tell me about PCT; pct program u have; CMA training with you?;
		CPC classes; CPhT training; RN program here?; MRI tech?; mi prima dice que ahí enseñan a sacar sangre;
		¿Hay curso de flebotomía?; quiero ser flebotomista; ¿Dan el curso de CNA?;
		me interesa ser asistente de enfermera certificada; ¿Puedo estudiar para técnico de farmacia ahí?; farmasia tienen?;
		necesito sacar mi tarjeta de CPR; ¿qué es un técnico de EKG?; quiero estudiar para enfermera registrada;
		Do you have training for pharmacy techs?; I want to learn how to draw blood. Do you teach that?;
		My coworker studied phlebotomy at your school, is it still there?; Is billing and coding offered right now?;
		Are you teaching medical assistants?; Could I become a dental assistant at your school?; x ray technician classes?;
		Are there yoga teacher classes?; Is physical therapy assistant something you teach?; Do you have EKG?; AED/CPR?;
		HHA course details; what's PCT; ¿Enseñan flebotomía?`,
	list: `
		Which trainings can I choose from?; ¿Qué cursos tienen?; what can i study there; Show me everything you teach;
		could you list all the classes; I'm new here. What are my options?; my shift ends at 6, can I still study with you;
		Hola, ¿qué programas ofrecen?; what do you have instead?; what do you guys offer;
		I'd like to see a list of trainings; Which certificates programs are available right now; que carreras tienen;
		programs?; what trainings does your school run; buenas tardes, que clases dan;
		what are all the careers I can train for with you; i dont know anything about your school what can people study;
		which certifications could somebody earn at your place; What else is there besides CNA?; courses available pls;
		I'd like to know the full range of training that your academy has; what subjects can i take at ur school;
		I want to see everything; anything for medical field? tell me the programs; wat programes du yu have; lits of corses;
		what clases u ofer; que puedo estudiar con ustedes; q cursos dan; hola buenas que ofrecen;
		dígame todo lo que enseñan; so what exactly do you teach over there; Give me the rundown of all your courses please;
		WHAT CLASSES DO YOU HAVE; name every program; what r all the programs u got; Hi, I'm browsing. What's on offer?;
		can you send over a list of the trainings; what kinds of healthcare careers do you prepare for;
		how many different programs do you guys run and which ones; Is there like a menu of classes; programs u offer 📚?;
		what are the choices; ¿Me da la lista de cursos por favor?; quisiera saber cuáles carreras hay;
		¿Qué programas de salud tienen disponibles?; which ones are there; Tell me which programs you have;
		What training is available at the school?; Give me all the course names; i would like to know your programs;
		what curses do you have; ¿Cuáles son los programas que ofrecen?`,
	info: `
		Could you describe the home health aide program;
		I would like to work behind the counter at a drugstore. Which program?; phlebotmy clas?; ECG class; pct info;
		can I become an EKG tech with you guys?; You don't have a pharmacy tech program, do you?;
		What exactly is an EKG technician?; give me details on the billing course; i want to draw blood for a living;
		my daycare job says I need a CPR card; infomation on medicl assitant; HHA?; C.N.A. course info; AED training;
		is CCMA offered; tell me about CMA; PCT course?; tell me more about the second one; tell me about the third one;
		A friend said you train phlebotomists. True?; can my wife and I take BLS with you;
		Explain the medical assistant program to me please; what is BLS; will phlebotomy teach me the order of draw;
		medicle biling and codding info; pateint care tehnician clas; is the STNA the same as your course; ecg tech training;
		more about the heart monitoring class please; What happens in the medical assistant course?; phelbotomy info plz;
		chha training; CPC or CBCS course?; pharmacy assistant training - got that?; who needs the first aid course;
		Could you give me a summary of the cardiac technician class; the latter, what does it involve;
		can u explain the home health one to me; I'd like some info regarding pharmacy technician;
		Walk me through the medical billing program; is billing and coding a computer job?;
		Could I hear more on the clinical medical assistant training?; tell me everything about nursing assistant;
		what are CNAs responsible for; info on patient care technician plz; what is a home health aide exactly;
		HHA details please; pharm tech - whats it about; what's medical coding all about;
		what does a medical assistant do in a day; whats a CNA; in the ekg class do we practice on each other;
		Describe EKG training in short; pct, what is that?; what skills come with phlebotomy;
		what do they show you in first aid; Who is the BLS course meant for; tell me about the second one;
		more about the second please; tell me about the first one; What is the nursing assistant course about?;
		Can you give me information on CNA`,
	compare: `
		How does phlebotomy differ from patient care?; Should I do CHHA or CNA first?; CNA vs PCT;
		what's the difference between a medical assistant and a nursing assistant; Is EKG better than phlebotomy for me?;
		I can't decide between pharmacy technician and medical billing; are hha and cna the same thing?; phleb or ekg?;
		¿Cuál es la diferencia entre CNA y HHA?; what's the difference between them?;
		how is home health different from patient care tech; Which one should I pick, EKG or CNA?;
		cna or phlebotomy, what's easier; compare medical assistant with billing please; ¿Qué es mejor, flebotomía o EKG?;
		which of them is better for me?; not sure if cna or hha; phlebotomy or medical assistant - which is more useful?;
		Would you say EKG or pharmacy is a better fit for a shy person; is a CNA higher than a medical assistant?;
		diferencia entre auxiliar de enfermería y técnico de pacientes; Is a PCT a step up from CNA?;
		torn between EKG and phlebotomy, help; medical assistant or billing for someone shy?;
		How is the medical assistant program different than the billing program;
		Which would you go for, pharmacy tech or medical coding?; Compare CNA to medical assistant for me;
		Are medical assistants and nursing assistants doing the same stuff;
		what sets patient care tech apart from medical assistant;
		between the pharmacy course and the phlebotomy course which suits a beginner; cual me conviene ekg o flebotomia;
		how does it compare to CNA; how is it different from cna; whats better cna or pct; PCT and CNA - what's different;
		does phlebotomy pay off more than ekg; ekg tech vs phlebotomist; cna / hha whats the diff;
		my friend says HHA and CNA are basically the same. true?; would home health aide or CNA be quicker to learn;
		pharmacy or billing hmm; MA vs PCT?; EKG versus CNA which one first; ¿qué diferencia hay entre CNA y HHA?;
		Is it better to take CNA or patient care technician?; What's different about phlebotomy and medical assistant?;
		EKG and phlebotomy, which one would you pick`,
	job_after: `
		What jobs are there after phlebotomy?; where can I work as a pharmacy technician;
		what can I do with an EKG certificate; who hires CNAs?; where could I work after that?;
		how does home health aide training work; Do you guys find us jobs; will you help me land a position after I graduate;
		what kind of jobs can I get with medical billing; where do patient care technicians work;
		which places employ phlebotomists; after billing where could I be employed;
		¿En qué puedo trabajar después de flebotomía?; who hires phlebotomists; once I finish phlebotomy where can I work;
		what kind of places need phlebotomists; what can you do with a CNA; where do nursing assistants find work;
		what is there to do after I become a CNA; what job titles can i get with medical billing;
		apart from CVS where could a pharmacy tech work; what careers open up after medical assistant;
		¿Dónde puedo trabajar de CNA?; where could I work with it; career options with billing and coding?;
		ekg tech jobs where; what would I be able to do after ekg; can a medical assistant work in a hospital;
		PCT job opportunities?; what jobs does it lead to; What can I do after the pharmacy technician program?`,
	learn: `
		what would I be learning in phlebotomy; Me gustaría aprender a sacar sangre;
		Hey, is coding something I could learn at your school?; what will I learn;
		Can people learn to be caregivers at your school?; does the medical assistant class cover taking blood pressure;
		what do they teach in pharmacy tech; what will I learn there; what do you learn to become a medical assistant;
		What will the EKG course teach me?`,
	choose: `
		I faint when I see blood, but I want a job in healthcare. Ideas?;
		I love taking care of old people. What should I study?; which of your trainings leads to a desk job;
		something with hearts?; I want to work on a hospital floor; What program is right for working in a doctor's office?;
		I'd like a job at CVS. What should I take?; my grandmother needs care and I want to do that for a living;
		healthcare but without touching patients?; which class would get me into a laboratory;
		Help customers with their prescriptions - which training is that?; I'd like to help seniors at home;
		is there a class where they teach you to use needles; I'm good with computers and want an office job in health care;
		Is there something in insurance and paperwork; My mom was in a nursing home and I'd like to do what the aides did;
		I want to work at a blood bank which class do I need; which one has no patient contact;
		I like numbers, paperwork and a quiet desk. what program;
		I took care of my grandma for years and want to do it as a job; i want to help the elderly, which class;
		the human heart fascinates me. what can I study with you; what should I take if I want to work in a hospital;
		I'd like bedside work with patients, what course fits; I honestly have no clue what to pick;
		I see myself at Walgreens handing out prescriptions, which course would that be; want a job filling prescriptions;
		needles don't bother me at all and I love labs. Suggestions?;
		I get queasy around blood but want to work in medicine. What would you suggest?; sitting job in healthcare?;
		I picture myself in a doctor's office taking vitals. Which program is that;
		im new to healthcare what would u recommend; which course is the easiest to get into;
		What's the most popular program?; I think I'd enjoy working in a lab. What fits?;
		My mother is sick and I'd like to learn to care for her at home. Which class?;
		I'd rather work with a computer than with patients`,
	work: `
		what does a pharmacy tech do all day; what's a home health aide actually do the whole day;
		what are the duties of a nursing assistant; what does an ekg technician actually do;
		I'm curious about the blood draw class, what's it like`,
	not_found: `
		do you offer tutoring; can you train my whole staff at our office`,
};
