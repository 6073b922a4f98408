/** A fact with a question of its own, how visitors ask the same, and what is near to it but another question. */
export interface Own {
	question: string;
	same: readonly string[];
	others: readonly string[];
}

export const own: readonly Own[] = [
	{
		question: "Is there a fridge for lunches?",
		same: [
			"do you have a fridge for lunch",
			"is there a refrigerator for my lunch?",
			"hi! any fridge for lunches?",
			"i was wondering if there is a fridge for our lunch",
			"¿hay un refrigerador para el almuerzo?",
		],
		others: [
			"is there a microwave for lunches?",
			"is there a fridge for medicines?",
			"do you sell lunches?",
			"who cleans the fridge for lunches?",
			"is there a break for lunch?",
		],
	},
	{
		question: "Can I bring my grandmother to class?",
		same: [
			"can my grandmother come with me to class",
			"am i allowed to bring my grandma?",
			"is it ok if i bring my grandmother",
			"could i bring grandma to school please",
			"¿puedo llevar a mi abuela a la clase?",
		],
		others: [
			"can i bring my horse to class?",
			"can i bring my brother to class?",
			"do i have to bring my grandmother?",
			"can i bring my grandmother's wheelchair?",
			"can you bring my grandmother home?",
		],
	},
	{
		question: "Do you have classes on Sundays?",
		same: [
			"are there sunday classes",
			"is there class on sunday?",
			"any classes on a sunday?",
			"do u offer sunday classes",
			"¿hay clases los domingos?",
		],
		others: [
			"are there tuesday classes?",
			"is the office open on sundays?",
			"are there classes on sunday evenings?",
			"do i have to come on sundays?",
			"can i make up a class on sunday?",
		],
	},
	{
		question: "Do I need a laptop?",
		same: [
			"is a laptop required",
			"do i have to have a laptop?",
			"will i need a laptop for the class",
			"must i have my own laptop?",
			"¿necesito una laptop?",
		],
		others: [
			"can i rent a laptop?",
			"do i need a phone?",
			"do you lend laptops?",
			"do i need a laptop bag?",
			"can i bring a laptop?",
		],
	},
	{
		question: "Can I wear nail polish?",
		same: [
			"is nail polish allowed to wear",
			"am i allowed to wear nail polish in class?",
			"may i wear nailpolish",
			"is wearing nail polish okay?",
			"are we allowed to wear nail polish",
		],
		others: [
			"can i wear perfume?",
			"do i have to wear nail polish?",
			"can i wear long nails?",
			"can patients wear nail polish?",
			"do you sell nail polish?",
		],
	},
	{
		question: "Do you pay for the exam?",
		same: [
			"does the school pay for the exam",
			"will you pay for the exam?",
			"do u guys pay for the test",
			"will the school pay for my exam?",
			"do you pay the exam",
		],
		others: [
			"do i pay for the exam?",
			"do you pay for the bus?",
			"when do you pay for the exam?",
			"do you pay for a second exam?",
			"do you pay if i fail the exam?",
		],
	},
	{
		question: "Can I work full time while I study?",
		same: [
			"can i work full time while studying",
			"could i work full-time and study",
			"is it possible to work full time while i study?",
			"hello, can i study and work full time",
			"can we work full time while we study?",
		],
		others: [
			"can i work part time while i study?",
			"can i work full time after i study?",
			"can i study full time?",
			"can i work full time as a nurse while i study?",
			"can i work full time without studying?",
		],
	},
	{
		question: "Can I get my certificate mailed to me?",
		same: [
			"can you mail my certificate",
			"can i have my certificate mailed",
			"could you mail me my certificate please?",
			"do you mail certificates?",
			"will you mail the certificate to me",
		],
		others: [
			"can i get my certificate framed?",
			"can i get my transcript mailed?",
			"when is my certificate mailed?",
			"can i get my certificate mailed to mexico?",
			"can i get a copy of my certificate?",
		],
	},
	{
		question: "Is the building locked after 6 p.m.?",
		same: [
			"is the building locked after 6 pm",
			"do you lock the building after 6pm?",
			"is the building locked after 6?",
			"building locked after 6 pm?",
			"will the building be locked after 6 p.m.",
		],
		others: [
			"is the building locked before 6 p.m.?",
			"is the building locked after 8 p.m.?",
			"is the parking lot locked after 6 p.m.?",
			"why is the building locked after 6 p.m.?",
			"is the building not locked after 6 p.m.?",
		],
	},
	{
		question: "¿Puedo pagar con cheque?",
		same: [
			"puedo pagar con cheques",
			"¿se puede pagar con cheque?",
			"hola, quisiera saber si puedo pagar con cheque",
			"can i pay by check?",
			"can i pay with a check",
		],
		others: [
			"¿puedo pagar con tarjeta?",
			"¿tengo que pagar con cheque?",
			"¿puedo pagar con cheque después del examen?",
			"¿cuándo puedo pagar con cheque?",
			"can i cash a check?",
		],
	},
	{
		question: "Is there a vending machine?",
		same: [
			"do you have a vending machine",
			"any vending machines?",
			"is there a vending machine in the building",
			"hay una maquina de snacks?",
			"do you guys have vending machines",
		],
		others: [
			"is there a coffee machine?",
			"who fills the vending machine?",
			"can i put a vending machine there?",
			"where is the vending machine?",
			"is there an ekg machine?",
		],
	},
	{
		question: "Can I wear a hijab in class?",
		same: [
			"is a hijab allowed",
			"may i wear my hijab",
			"can i wear hijab to class?",
			"am i allowed to wear a hijab in the lab",
			"puedo usar hijab en clase",
		],
		others: [
			"can i wear a hat in class?",
			"do i have to wear a hijab?",
			"do patients wear a hijab?",
			"can i wear shorts?",
			"can my sister wear a hijab?",
		],
	},
	{
		question: "Do you give out a parking pass?",
		same: [
			"do i get a parking pass",
			"can i get a parking pass?",
			"is there a parking pass",
			"do you have parking passes",
			"do i need a parking pass",
		],
		others: [
			"how much is a parking pass?",
			"do you give out bus passes?",
			"do i lose my parking pass?",
			"can i pass the exam?",
			"is there parking at night?",
		],
	},
	{
		question: "Can I leave class early to pick up my son?",
		same: [
			"can i leave early to pick up my son",
			"am i allowed to leave class early to pick my son up",
			"is it ok to leave early to get my son",
			"may i leave early to pick up my son from school",
			"puedo salir temprano para recoger a mi hijo",
		],
		others: [
			"can i leave class early?",
			"can i come late because of my son?",
			"can i leave early to go to work?",
			"can i bring my son to class?",
			"can i leave early to pick up my daughter?",
		],
	},
	{
		question: "Is lunch included?",
		same: [
			"is lunch included in the program?",
			"do you include lunch",
			"is lunch free?",
			"does it include lunch",
			"esta incluido el almuerzo",
		],
		others: [
			"is the uniform included?",
			"is breakfast included?",
			"is there a lunch break?",
			"where do i eat lunch?",
			"is lunch not included?",
		],
	},
	{
		question: "Can I retake the final exam if I fail?",
		same: [
			"if i fail the final exam can i retake it",
			"can i repeat the final test if i fail",
			"can i take the final exam again if i fail",
			"what if i fail the final exam",
			"could i retake the final if i fail?",
		],
		others: [
			"can i retake the class if i fail?",
			"how many times can i retake the final exam?",
			"do i pay to retake the final exam?",
			"when can i retake the final exam?",
			"can i fail the final exam?",
		],
	},
	{
		question: "Do you speak Portuguese?",
		same: [
			"does anyone speak portuguese",
			"do you speak portugese",
			"is there someone who speaks portuguese?",
			"do you guys speak portuguese",
			"hablan portugues",
		],
		others: [
			"do you speak korean?",
			"do i need to speak portuguese?",
			"do you teach portuguese?",
			"do patients speak portuguese?",
			"is the exam in portuguese?",
		],
	},
	{
		question: "Are tattoos allowed?",
		same: [
			"can i have tattoos",
			"are visible tattoos ok",
			"is it ok to have a tattoo",
			"can i have a tattoo?",
			"se permiten tatuajes",
		],
		others: [
			"are piercings allowed?",
			"do i have to cover my tattoos?",
			"do you do tattoos?",
			"can i get a tattoo there?",
			"are tattoos sterile?",
		],
	},
	{
		question: "Do you have a lost and found?",
		same: [
			"is there a lost and found",
			"where is the lost and found",
			"do you have lost & found?",
			"lost and found?",
			"i lost my bag do you have a lost and found",
		],
		others: [
			"i lost my certificate",
			"i lost my job",
			"have you found a teacher?",
			"did you find my phone?",
			"do you have a library?",
		],
	},
	{
		question: "¿Hay clases de repaso antes del examen?",
		same: [
			"hay repaso antes del examen",
			"tienen clases de repaso antes del examen?",
			"dan clases de repaso antes del examen",
			"are there review classes before the exam",
			"ofrecen repaso antes del examen",
		],
		others: [
			"¿hay clases de repaso después del examen?",
			"¿hay clases de inglés antes del examen?",
			"¿cuánto cuestan las clases de repaso antes del examen?",
			"¿hay examen antes de las clases?",
			"¿hay comida antes del examen?",
		],
	},
];
