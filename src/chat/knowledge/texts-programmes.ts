import type { Texts } from "#chat/knowledge/texts.ts";

/** What is said of programs, and of what the school alone knows of them. The rules are in `texts.ts`. */
export const programmeTexts = {
	// What the school offers with every program
	certification: {
		en: "Our programs prepare you for nationally recognized certifications. The certificate itself comes from the exam body or the state, not from us. Each program page says what it leads to.",
		es: "Nuestros programas le preparan para certificaciones reconocidas a nivel nacional. El certificado lo da la entidad del examen o el estado, no la escuela. Cada página de programa dice a qué lleva.",
	},
	certification_for: {
		en: "{title} prepares you for an industry-recognized certification. The exam body or the state gives it, not the school. The program page says what it leads to: {link}",
		es: "{title} le prepara para una certificación reconocida en la industria. La da la entidad del examen o el estado, no la escuela. La página dice a qué lleva: {link}",
	},
	placement: {
		en: "Yes, we offer career placement assistance: help with your resume, your interview and your search. The employer decides, so nobody can promise a job.",
		es: "Sí, ofrecemos ayuda para encontrar empleo: con su currículum, su entrevista y su búsqueda. El empleador decide; nadie puede prometer un puesto.",
	},
	job_guarantee: {
		en: "Nobody can promise you a job, and we don't. What we do offer is career placement assistance: help with your resume, your interview and your search.",
		es: "Nadie puede prometerle un empleo, y nosotros tampoco. Lo que sí ofrecemos es ayuda para encontrar empleo: con su currículum, su entrevista y su búsqueda.",
	},
	salary: {
		en: "I don't have pay or salary figures: they depend on the employer. We do offer career placement assistance; for more, call {phone} or write at /contact.",
		es: "No tengo cifras de salarios: dependen del empleador. Sí ofrecemos ayuda para encontrar empleo; para saber más, llame al {phone} o escriba en /contact.",
	},
	demand: {
		en: "I don't have figures about the job market. We do offer career placement assistance; for more, call {phone} or write at /contact.",
		es: "No tengo cifras sobre el mercado laboral. Sí ofrecemos ayuda para encontrar empleo; para saber más, llame al {phone} o escriba en /contact.",
	},
	instructors: {
		en: "Our instructors are experienced in the industry: they have done the work that they teach. For more about a class's teacher, ask the office at /contact.",
		es: "Nuestros instructores tienen experiencia en la industria: han hecho el trabajo que enseñan. Para saber más de un profesor, pregunte en /contact.",
	},
	job_after: {
		en: "{title}: people with this training work in {places}. The employer decides; we help with career placement assistance. More: {link}",
		es: "{title}: con esta formación se trabaja en {places}. El empleador decide; ofrecemos ayuda para encontrar empleo. Más: {link}",
	},
	job_after_page: {
		en: "The {title} page says what kind of work it prepares you for: {link}. We also offer career placement assistance.",
		es: "La página de {title} dice para qué trabajo prepara: {link}. También ofrecemos ayuda para encontrar empleo.",
	},
	job_after_all: {
		en: "That depends on the program: care in homes, nursing homes and hospitals, work in labs and pharmacies, or office work with medical bills. Tell me which program interests you. We also offer career placement assistance.",
		es: "Depende del programa: cuidado en casas, hogares de ancianos y hospitales, trabajo en laboratorios y farmacias, o en oficina con facturas médicas. Dígame qué programa le interesa. También ofrecemos ayuda para encontrar empleo.",
	},
	reviews: {
		en: "You can read what our graduates say on our home page. What we offer: industry-experienced instructors, nationally recognized certifications and career placement assistance. You are welcome to visit us and see for yourself.",
		es: "En nuestra página de inicio puede leer lo que dicen los graduados. Ofrecemos instructores con experiencia, certificaciones reconocidas a nivel nacional y ayuda para encontrar empleo. Puede visitarnos y verlo usted.",
	},
	about: {
		en: "We are {name}, a healthcare career training school in {city}, {state}. We teach {count} programs in person, in the daytime and in the evening. More: /about",
		es: "Somos {name}, una escuela de formación para carreras de salud en {city}, {state}. Enseñamos {count} programas, presenciales, de día y por la noche. Más: /about",
	},
	privacy: {
		en: "How we handle your information is written in our privacy policy: /privacy-policy. For a question about your own data, write to us at /contact.",
		es: "Cómo tratamos su información está escrito en nuestra política de privacidad: /privacy-policy. Si tiene una pregunta sobre sus datos, escríbanos en /contact.",
	},

	// Topics that only the school knows
	unknown: {
		en: "I don't have information about {what} here, and I won't guess.",
		es: "No tengo información sobre {what}, y no quiero adivinar.",
	},
	unknown_for: {
		en: "I don't have information about {what} for {title} here, and I won't guess.",
		es: "No tengo información sobre {what} para {title}, y no quiero adivinar.",
	},
	page_says: {
		en: 'The {title} page says: "{quote}"',
		es: 'La página de {title} dice (en inglés): "{quote}"',
	},
	stated_in_english: {
		en: "{said}",
		es: "La escuela lo dice así, en inglés: «{said}»",
	},
	confirm: {
		en: "For anything more, ask the office: {phone} or /contact.",
		es: "Para lo demás, pregunte a la oficina: {phone} o /contact.",
	},
	other: {
		en: "I don't have information about that. Our office can tell you: call {phone} or write to us at /contact.",
		es: "No tengo información sobre eso. Nuestra oficina se lo puede decir: llame al {phone} o escríbanos en /contact.",
	},

	// Programmes
	list: {
		en: "Our programs: {titles}. All are in person. Which one would you like to know more about?",
		es: "Nuestros programas: {titles}. Todos son presenciales. ¿Sobre cuál quiere saber más?",
	},
	list_empty: {
		en: "No program is listed at the moment. Please ask the office: call {phone} or write at /contact.",
		es: "En este momento no hay programas en la lista. Pregunte a la oficina: llame al {phone} o escriba en /contact.",
	},
	teach_yes: { en: "Yes, we teach {title}.", es: "Sí, enseñamos {title}." },
	teach: { en: "We do teach {title}.", es: "Enseñamos {title}." },
	class_format: {
		en: "Classes are in person in {city}, daytime and evening.",
		es: "Las clases son presenciales en {city}, de día y por la noche.",
	},
	more_at: { en: "More: {link}", es: "Más: {link}" },
	more_at_es: { en: "More: {link}", es: "Más (en inglés): {link}" },
	compare_work: {
		en: "Choose by the work that you want to do; the office helps you decide.",
		es: "Elija según el trabajo que quiere hacer; la oficina le ayuda a decidir.",
	},
	choose: {
		en: "That depends on the work you want to do. Tell me what you like: caring for people, blood and lab work, the heart, a pharmacy, or office work with no patients. I can also list all programs.",
		es: "Depende del trabajo que quiere hacer. Dígame qué le gusta: cuidar personas, sangre y laboratorio, el corazón, una farmacia, o una oficina sin pacientes. También puedo mostrarle todos los programas.",
	},
	choose_for: { en: "This could fit: {options}", es: "Esto puede ir con usted: {options}" },
	not_taught: {
		en: "We don't teach {label} at the moment.",
		es: "Por ahora no tenemos formación en {label}.",
	},
	not_taught_near: { en: "Closest to it: {titles}.", es: "Lo más cercano: {titles}." },
	not_taught_list: { en: "We teach: {titles}.", es: "Enseñamos: {titles}." },
	not_found: {
		en: "I can't find that among our programs. We teach: {titles}. If you meant something else, ask the office at /contact.",
		es: "No veo eso entre nuestros programas. Enseñamos: {titles}. Si quería decir otra cosa, pregunte a la oficina en /contact.",
	},
	search_course: {
		en: "That is part of {title}: {passage} More: {link}",
		es: "Eso es parte de {title}. Más (en inglés): {link}",
	},
	search_courses: {
		en: "You may be looking for {titles}. {links}",
		es: "Quizás busca {titles}. {links}",
	},
} satisfies Texts;
