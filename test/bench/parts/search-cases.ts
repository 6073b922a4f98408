import type { HitKind } from "#overview/search/contract.ts";
import type { Planted } from "./search-school.ts";

/** What is typed, and the title of what must be found first. */
export interface SearchCase {
	what: string;
	typed: string;
	first: string;
	kind?: HitKind;
}

/** The people of {@link tuned}. */
export const people: readonly Planted[] = [
	person("Yesenia Gonzalez Quintero", "yesenia.gq@gmail.com", "(908) 337-4471", "R-481930"),
	person("Guadalupe Barrientos", "lupita88@yahoo.com", "732-218-9054", "R-550218"),
	person("José Ángel Zúñiga", "jazuniga@outlook.com", "+1 848 555 7310", "R-602114"),
	person("Begoña Iñárritu", "begona@icloud.com", "609.448.2296", "R-713355"),
	person("María de la Cruz Ocampo", "mdelacruz@gmail.com", "(732) 904-6688", "R-820467"),
	person("Siobhán O’Rourke", "siobhan.orourke@gmail.com", "201 667 3348", "R-914778"),
	person("Mary-Jane Vanderbilt", "mjv@mail.example", "973-281-5519", "R-336901"),
	person("Katarzyna Wójcik", "kasia.wojcik@gmail.com", "848 219 7730", "R-447012"),
	person("Mohammed Al-Rashid", "m.alrashid@outlook.com", "(551) 730-2284", "R-258129"),
	person("Nguyễn Thị Hoa", "hoanguyen@gmail.com", "732 663 1945", "R-169234"),
	person("Xiomara Villalobos", "xiomi@gmail.com", "(862) 417-3360", "R-370345"),
	person("Christopher Stephenson", "chris.stephenson@yahoo.com", "908-774-1203", "R-481456"),
	person("Elizabeth Kaczmarek", "ekaczmarek@gmail.com", "732-446-8817", "R-592567"),
	person("Juan Carlos Echeverría", "jcecheverria@gmail.com", "(732) 385-9921", "R-603678"),
	person("Ana Lucía Betancourt", "analubetan@icloud.com", "609-771-4438", "R-714789"),
	person("Geoffrey Lindqvist", "glindqvist@mail.example", "201-338-7752", "R-825890"),
	person("Philippa Featherstone", "pippa.f@gmail.com", "973 662 8093", "R-936901"),
	person("Rocío Cervantes Saavedra", "rociocs@gmail.com", "(848) 391-2267", "R-147012"),
	person("Ximena Huerta", "ximena.huerta@yahoo.com", "732.559.3814", "R-258124"),
	person("Zbigniew Szymański", "zszymanski@gmail.com", "908 221 6670", "R-369235"),
	person("Thaddeus Okonkwo", "thad.okonkwo@outlook.com", "(973) 448-1956", "R-470346"),
	person("Leticia Del Valle", "letydelvalle@gmail.com", "732-883-0472", "R-581457"),
	person("Søren Bjørnstad", "soren.b@mail.example", "201 994 5531", "R-692568"),
	person("Jacqueline McAllister", "jackiemc@gmail.com", "609 336 7719", "R-703679"),
	person("Refugio Montemayor", "cuco.monte@yahoo.com", "(862) 774-3028", "R-814780"),
	person("Dariela Yzaguirre", "dariela.y@gmail.com", "848-667-9913", "R-925891"),
	person("Bartholomew Higginbotham", "barthiggin@icloud.com", "732 271 6648", "R-136902"),
	person("Candelaria Ponce de León", "cponce@gmail.com", "(908) 559-4027", "R-247013"),
	person("Wilhelmina Achterberg", "mina.achter@gmail.com", "973-814-2296", "R-358124"),
	{
		...person("Hortensia Palomares", "hpalomares@gmail.com", "732 448 0091", "R-469236"),
		message: "My certificate from Guatemala has an apostille. Does the school accept it?",
	},
	{
		...person("Desmond Fitzwilliam", "dfitz@outlook.com", "(201) 883-7714", "R-570347"),
		message: "I use a wheelchair. Is the laboratory on the ground floor?",
	},
	{
		...person("Milagros Encarnación", "milagrosenc@gmail.com", "848 226 5583", "R-681458"),
		note: "Waits for the voucher of the unemployment office, call again after Thanksgiving.",
	},
	{
		...person("Ignatius Blackwood", "iggy.blackwood@mail.example", "609-992-3817", "R-792569"),
		note: "Brother of a graduate; prefers Saturdays and asked about scrubs.",
	},
	{
		...person("Rosalind Threadgill", "rthreadgill@yahoo.com", "(973) 227-6640", "C-883670"),
		wrote: true,
		message: "Could you send a receipt of my deposit to my employer, Meadowview Nursing Home?",
	},
	{
		...person("Evaristo Lomelí", "evaristo.lomeli@gmail.com", "732-667-2108", "C-994781"),
		wrote: true,
		message: "¿Hay clases en español los sábados? Mi hija también quiere inscribirse.",
	},
];

/** The people of {@link unseen}. */
export const others: readonly Planted[] = [
	person("Alejandra Villaseñor Ochoa", "ale.villasenor@gmail.com", "(732) 556-0193", "R-215007"),
	person("Gerardo Yáñez Carranza", "gyanez77@hotmail.com", "848-301-6624", "R-226118"),
	person("Nicholas Papadopoulos", "nick.papado@gmail.com", "201.774.9038", "R-237229"),
	person("Bridget McLaughlin", "bmclaughlin@yahoo.com", "(908) 662-1157", "R-248330"),
	person("Itzel Cuauhtémoc Rangel", "itzelc@outlook.com", "+1 (551) 208-7793", "R-259441"),
	person("Fitzgerald Abernathy", "fabernathy@mail.example", "609 553 4416", "R-260552"),
	person("Maricela De Los Santos", "maricela.dls@gmail.com", "732-901-8235", "R-271663"),
	person("Rebecca Schwarzkopf", "becky.schwarz@gmail.com", "(973) 336-5092", "R-282774"),
	person("Oluwaseun Adeyemi", "seun.adeyemi@gmail.com", "862-559-7716", "R-293885"),
	person("Françoise Lefèvre", "f.lefevre@icloud.com", "201 448 0937", "R-304996"),
	person("Héctor Iván Saldívar", "hisaldivar@gmail.com", "732 773 2869", "R-316107"),
	person("Anne-Marie Thibodeaux", "amthibo@yahoo.com", "(848) 664-3305", "R-327218"),
	person("Władysława Jabłońska", "wjablonska@gmail.com", "908-445-6671", "R-338329"),
	person("Estefanía Marroquín Peralta", "estefi.mp@gmail.com", "(609) 881-2247", "R-349430"),
	person("Leopold Quigley", "lquigley@mail.example", "973.552.8814", "R-350541"),
	person("Amparo Bustamante", "amparo.b@outlook.com", "551 337 9962", "R-361652"),
	person("Tzipporah Rosenzweig", "tzippy@gmail.com", "(201) 665-2280", "R-372763"),
	person("Cuitláhuac Bañuelos", "cuitla@gmail.com", "732-228-7146", "R-383874"),
	person("Gwendolyn Prendergast", "gwen.p@yahoo.com", "848 993 5501", "R-394985"),
	person("Ezequiel Urrutia Lozano", "ezeul@gmail.com", "(862) 330-4478", "R-406096"),
	person("Annalise Kirchhoff", "annalise.k@gmail.com", "908 771 3320", "R-417207"),
	person("María Fernanda Sotomayor", "mafer.soto@gmail.com", "732-664-9008", "R-428318"),
	person("Nkechi Obiora", "nkechi.o@outlook.com", "(973) 881-6653", "R-439429"),
	person("Percival Drummond", "percyd@mail.example", "609-227-4491", "R-440530"),
	person("Socorro Valdivia", "coco.valdivia@gmail.com", "(551) 994-1836", "R-451641"),
	person("Aurélie Deschamps", "aurelie.d@icloud.com", "201-557-3372", "R-462752"),
	person("Ruth van der Meer", "ruthvdm@gmail.com", "848 117 6690", "R-473863"),
	person("Lázaro Ybarra", "lazaroy@yahoo.com", "732 339 5528", "R-484974"),
	{
		...person("Cassandra Wetherby", "cwetherby@gmail.com", "(908) 226-8843", "R-496085"),
		message: "My immunization record is from Ecuador, will you need a translation?",
	},
	{
		...person("Emiliano Arce", "emiarce@gmail.com", "862 774 1109", "R-507196"),
		message: "I have a service dog and epilepsy, please tell me whom to ask.",
	},
	{
		...person("Philomena Grady", "philomena.g@yahoo.com", "(732) 117-4480", "R-518207"),
		note: "Paid the first installment by money order, wants the Tuesday cohort.",
	},
	{
		...person("Rigoberto Escamilla", "rigo.esc@gmail.com", "973 664 2095", "R-529318"),
		note: "Left a voicemail about the fingerprinting appointment.",
	},
	{
		...person("Marguerite Fontaine", "mfontaine@outlook.com", "609-338-7721", "C-530429"),
		wrote: true,
		message: "We are a dialysis center and would host your externship students.",
	},
	{
		...person("Nicanor Zaragoza", "nicanorz@gmail.com", "(201) 993-4418", "C-541530"),
		wrote: true,
		message: "Necesito una constancia de inscripción para mi visa de estudiante.",
	},
];

function person(name: string, email: string, phone: string, reference: string): Planted {
	return { name, email, phone, reference };
}

/** The list that the ranking was made with. */
export const tuned: readonly SearchCase[] = [
	...named("misspelt name", {
		"yesenia gonsales": "Yesenia Gonzalez Quintero",
		"gudalupe barientos": "Guadalupe Barrientos",
		"jose zuniga angle": "José Ángel Zúñiga",
		"cristofer stevenson": "Christopher Stephenson",
		"elisabeth kazmarek": "Elizabeth Kaczmarek",
		"jefrey lindquist": "Geoffrey Lindqvist",
		"phillipa fetherstone": "Philippa Featherstone",
		"roccio servantes": "Rocío Cervantes Saavedra",
		"jaqueline mcalister": "Jacqueline McAllister",
		"muhammad alrasheed": "Mohammed Al-Rashid",
		"xiomara vilalobos": "Xiomara Villalobos",
		"thadeus okonkow": "Thaddeus Okonkwo",
		"refujio montemayor": "Refugio Montemayor",
		"dariela isaguirre": "Dariela Yzaguirre",
		higinbotham: "Bartholomew Higginbotham",
		"hortencia palomarez": "Hortensia Palomares",
	}),
	...named("accents", {
		"begona inarritu": "Begoña Iñárritu",
		"jose angel zuniga": "José Ángel Zúñiga",
		BEGOÑA: "Begoña Iñárritu",
		"nguyen thi hoa": "Nguyễn Thị Hoa",
		"zbigniew szymanski": "Zbigniew Szymański",
		"soren bjornstad": "Søren Bjørnstad",
		wojcik: "Katarzyna Wójcik",
		echeverria: "Juan Carlos Echeverría",
		"Lomeli evaristo": "Evaristo Lomelí",
	}),
	...named("word order", {
		"quintero yesenia": "Yesenia Gonzalez Quintero",
		"Kaczmarek, Elizabeth": "Elizabeth Kaczmarek",
		"hoa nguyen": "Nguyễn Thị Hoa",
		"echeverria juan": "Juan Carlos Echeverría",
		"cervantes rocio": "Rocío Cervantes Saavedra",
		"blackwood ignatius": "Ignatius Blackwood",
	}),
	...named("Spanish double names", {
		"yesenia quintero": "Yesenia Gonzalez Quintero",
		"rocio saavedra": "Rocío Cervantes Saavedra",
		"maria delacruz ocampo": "María de la Cruz Ocampo",
		"juan echeverria": "Juan Carlos Echeverría",
		"ponce deleon": "Candelaria Ponce de León",
		"leticia delvalle": "Leticia Del Valle",
		"ana betancourt": "Ana Lucía Betancourt",
		"analucia betancourt": "Ana Lucía Betancourt",
	}),
	...named("parts and initials", {
		"j angel zuniga": "José Ángel Zúñiga",
		orourke: "Siobhán O’Rourke",
		"o'rourke": "Siobhán O’Rourke",
		"mary jane vander": "Mary-Jane Vanderbilt",
		maryjane: "Mary-Jane Vanderbilt",
		"t okonk": "Thaddeus Okonkwo",
		alrashid: "Mohammed Al-Rashid",
		"huert ximena": "Ximena Huerta",
	}),
	...named("phone fragments", {
		"337-4471": "Yesenia Gonzalez Quintero",
		"2189054": "Guadalupe Barrientos",
		"(848) 555-7310": "José Ángel Zúñiga",
		"1 609 448 2296": "Begoña Iñárritu",
		"667 3348": "Siobhán O’Rourke",
		"+19734481956": "Thaddeus Okonkwo",
		"lindqvist 7752": "Geoffrey Lindqvist",
		"814-2296": "Wilhelmina Achterberg",
	}),
	...named("email", {
		"lupita88@yahoo.com": "Guadalupe Barrientos",
		"kasia.wojcik": "Katarzyna Wójcik",
		"cuco.monte@": "Refugio Montemayor",
		"PIPPA.F@gmail.com": "Philippa Featherstone",
		hoanguyen: "Nguyễn Thị Hoa",
		barthiggin: "Bartholomew Higginbotham",
	}),
	...named(
		"reference",
		{
			"R-481930": "Yesenia Gonzalez Quintero",
			r713355: "Begoña Iñárritu",
			"r 936901": "Philippa Featherstone",
			"550218": "Guadalupe Barrientos",
		},
		"registration",
	),
	...named("reference", { "c-883670": "Rosalind Threadgill" }, "contact"),
	...named(
		"words",
		{ apostille: "Hortensia Palomares", "wheelchair laboratory": "Desmond Fitzwilliam" },
		"registration",
	),
	...named(
		"words",
		{ "meadowview nursing": "Rosalind Threadgill", "sabados hija": "Evaristo Lomelí" },
		"contact",
	),
	...named(
		"words",
		{ "voucher unemployment": "Milagros Encarnación", scrubs: "Ignatius Blackwood" },
		"note",
	),
];

/** A list that was written before the ranking had seen any of it. */
export const unseen: readonly SearchCase[] = [
	...named("misspelt name", {
		"alehandra villasenor": "Alejandra Villaseñor Ochoa",
		"gerrardo yanes": "Gerardo Yáñez Carranza",
		"nicolas papadopolous": "Nicholas Papadopoulos",
		"brigit mclaughlin": "Bridget McLaughlin",
		"bridget mclauglin": "Bridget McLaughlin",
		"fitzgereld abernathey": "Fitzgerald Abernathy",
		"rebeca shwartzkopf": "Rebecca Schwarzkopf",
		"oluwasuen adeyemi": "Oluwaseun Adeyemi",
		"francoise lefebre": "Françoise Lefèvre",
		"ector saldibar": "Héctor Iván Saldívar",
		"gwendolin prendergrast": "Gwendolyn Prendergast",
		"esequiel urutia": "Ezequiel Urrutia Lozano",
		"analise kirchof": "Annalise Kirchhoff",
		"persival drumond": "Percival Drummond",
		"socoro baldivia": "Socorro Valdivia",
		"filomena grady": "Philomena Grady",
	}),
	...named("accents", {
		"alejandra villasenor": "Alejandra Villaseñor Ochoa",
		"cuitlahuac banuelos": "Cuitláhuac Bañuelos",
		"wladyslawa jablonska": "Władysława Jabłońska",
		LEFÈVRE: "Françoise Lefèvre",
		"Nícholas Papadópoulos": "Nicholas Papadopoulos",
		"hector ivan saldivar": "Héctor Iván Saldívar",
		aurelie: "Aurélie Deschamps",
		"yanez carranza": "Gerardo Yáñez Carranza",
	}),
	...named("word order", {
		"ochoa alejandra": "Alejandra Villaseñor Ochoa",
		"Adeyemi, Oluwaseun": "Oluwaseun Adeyemi",
		"rangel itzel": "Itzel Cuauhtémoc Rangel",
		"saldivar hector": "Héctor Iván Saldívar",
		"peralta estefania marroquin": "Estefanía Marroquín Peralta",
		"quigley leopold": "Leopold Quigley",
	}),
	...named("Spanish double names", {
		"alejandra ochoa": "Alejandra Villaseñor Ochoa",
		"maricela delossantos": "Maricela De Los Santos",
		"santos maricela": "Maricela De Los Santos",
		"ezequiel lozano": "Ezequiel Urrutia Lozano",
		"estefania peralta": "Estefanía Marroquín Peralta",
		"fernanda sotomayor": "María Fernanda Sotomayor",
		"mariafernanda sotomayor": "María Fernanda Sotomayor",
		"hector saldivar": "Héctor Iván Saldívar",
	}),
	...named("parts and initials", {
		"annemarie thibo": "Anne-Marie Thibodeaux",
		"f lefevre": "Françoise Lefèvre",
		vandermeer: "Ruth van der Meer",
		"ruth vander meer": "Ruth van der Meer",
		"mc laughlin bridget": "Bridget McLaughlin",
		"h i saldivar": "Héctor Iván Saldívar",
		"tzipp rosen": "Tzipporah Rosenzweig",
		papado: "Nicholas Papadopoulos",
	}),
	...named("phone fragments", {
		"556-0193": "Alejandra Villaseñor Ochoa",
		"3016624": "Gerardo Yáñez Carranza",
		"(201) 774-9038": "Nicholas Papadopoulos",
		"551.208.7793": "Itzel Cuauhtémoc Rangel",
		"1-732-901-8235": "Maricela De Los Santos",
		"ybarra 5528": "Lázaro Ybarra",
		"994 1836": "Socorro Valdivia",
		"609227": "Percival Drummond",
	}),
	...named("email", {
		"gyanez77@hotmail.com": "Gerardo Yáñez Carranza",
		"nick.papado": "Nicholas Papadopoulos",
		"becky.schwarz@": "Rebecca Schwarzkopf",
		"TZIPPY@GMAIL.COM": "Tzipporah Rosenzweig",
		cuitla: "Cuitláhuac Bañuelos",
		mafer: "María Fernanda Sotomayor",
		"rigo.esc": "Rigoberto Escamilla",
	}),
	...named(
		"reference",
		{
			"R-215007": "Alejandra Villaseñor Ochoa",
			"r 259441": "Itzel Cuauhtémoc Rangel",
			R304996: "Françoise Lefèvre",
			"417207": "Annalise Kirchhoff",
		},
		"registration",
	),
	...named("reference", { C530429: "Marguerite Fontaine" }, "contact"),
	...named(
		"words",
		{ "immunization ecuador": "Cassandra Wetherby", epilepsy: "Emiliano Arce" },
		"registration",
	),
	...named(
		"words",
		{ "dialysis externship": "Marguerite Fontaine", constancia: "Nicanor Zaragoza" },
		"contact",
	),
	...named(
		"words",
		{ "money order": "Philomena Grady", fingerprint: "Rigoberto Escamilla" },
		"note",
	),
];

function named(
	what: string,
	cases: Record<string, string>,
	kind: HitKind = "person",
): SearchCase[] {
	return Object.entries(cases).map(([typed, first]) => ({ what, typed, first, kind }));
}
