import { helpLines } from "#assistant/knowledge/help-lines.ts";

/**
 * What the assistant says beside quotations. `{slots}` are filled from published fields only. Texts with several variants take
 * turns, so that nobody reads the same sentence twice in a row.
 */
type Variants = { en: string[]; es: string[] };
const one = (en: string, es: string): Variants => ({ en: [en], es: [es] });

export const texts = {
	// Cards
	in_english: one("{text}", "En inglés, en nuestro sitio: «{text}»"),
	list_in_english: one("", "En inglés, en nuestro sitio:"),
	part_of_work: one("Part of the work: {items}", "Es parte del trabajo: {items}"),
	part_of_class: one("Part of what you learn: {items}", "Es parte de lo que aprende: {items}"),
	one_step: one("One of the steps: {items}", "Uno de los pasos: {items}"),
	lead_yes: one("Yes.", "Sí."),
	lead_no: one("No.", "No."),
	lead_depends: one("It depends.", "Depende."),
	perhaps: one(
		"This may help. {quote} If it is not what you asked, our office can tell you: {phone} or /contact.",
		"Quizás esto le sirva. {quote} Si no es lo que preguntaba, la oficina se lo dice: {phone} o /contact.",
	),
	see_page: one("{quote} See {path}.", "{quote} Vea {path}."),
	ask_page: one(
		"The office can tell you more: {phone} or /contact.",
		"La oficina le puede decir más: {phone} o /contact.",
	),
	reach: one(
		"Our phone number is {phone}, and the form is at /contact.",
		"Nuestro teléfono es {phone}, y el formulario está en /contact.",
	),

	// What nobody stated
	not_stated: {
		en: [
			"I don’t have information about {what}{for}, and I won’t guess. Our office can tell you: call {phone} or write to us at /contact.",
			"Our pages don’t say anything about {what}{for}. Please ask our office, so you have it in writing: {phone} or /contact.",
			"Our office can answer that: {what}{for}. Call {phone} or leave your question at /contact. {moment}",
		],
		es: [
			"No tengo información sobre {what}{for}, y no quiero adivinar. Nuestra oficina se lo puede decir: llame al {phone} o escríbanos en /contact.",
			"Nuestras páginas no dicen nada sobre {what}{for}. Pregunte a la oficina y pida la respuesta por escrito: {phone} o /contact.",
			"Eso se lo contesta la oficina: {what}{for}. Llame al {phone} o deje su pregunta en /contact. {moment}",
		],
	},
	unknown: {
		en: [
			"I don’t have that on our website, so I won’t guess. Our office can tell you: call {phone} or write to us at /contact.",
			"Our pages don’t answer that. Please ask our office: {phone}, {email} or the form at /contact. {moment}",
		],
		es: [
			"No tengo eso en nuestro sitio, y no quiero adivinar. Nuestra oficina se lo puede decir: llame al {phone} o escríbanos en /contact.",
			"Nuestras páginas no contestan eso. Pregunte a la oficina: {phone}, {email} o el formulario en /contact. {moment}",
		],
	},
	age_no_limit: one(
		"Our pages name no upper age limit.",
		"Nuestras páginas no ponen un límite máximo de edad.",
	),
	methods_unknown: one(
		"How you can pay, such as in cash or by card, is not on our website; our office can tell you: {phone} or /contact.",
		"Cómo se puede pagar, por ejemplo en efectivo o con tarjeta, no está en nuestro sitio; nuestra oficina puede decírselo: {phone} o /contact.",
	),
	still: one("As I said: {text}", "Como le dije: {text}"),
	meant_else: one(
		"If you meant something else, a person helps you at /contact.",
		"Si preguntaba otra cosa, una persona le ayuda en /contact.",
	),
	same_for: one("It is the same for {title}: {answer}", "Es lo mismo para {title}: {answer}"),
	some_speak: one(
		"Our pages for {titles} mention {what}; our other program pages do not. Please ask our office what applies to you before you decide: {phone} or /contact.",
		"Nuestras páginas de {titles} mencionan {what}; las de los otros programas no. Pregunte a la oficina qué le corresponde a usted antes de decidir: {phone} o /contact.",
	),
	most_speak: one(
		"That depends on the program: most of our program pages mention {what}. Which program do you mean? Our office can tell you the rest: {phone} or /contact.",
		"Depende del programa: la mayoría de nuestras páginas de programas mencionan {what}. ¿A qué programa se refiere? Lo demás se lo dice la oficina: {phone} o /contact.",
	),
	also_unknown: one(
		"I don’t have information about {what}{for}; our office can tell you: {phone} or /contact.",
		"No tengo información sobre {what}{for}; la oficina se lo puede decir: {phone} o /contact.",
	),
	cannot_confirm: {
		en: [
			"I can’t confirm that: our pages don’t say anything about {what}{for}. Please ask our office for it in writing: call {phone} or write to us at /contact.",
			"I still can’t say whether that is so. Our office knows {what}{for}: {phone} or /contact.",
		],
		es: [
			"No puedo confirmarlo: nuestras páginas no dicen nada sobre {what}{for}. Pida a la oficina que se lo diga por escrito: llame al {phone} o escriba en /contact.",
			"Sigo sin poder decir si es así. La oficina sabe {what}{for}: {phone} o /contact.",
		],
	},

	// Programs
	list: {
		en: [
			"Our programs:\n{titles}\nWhich one would you like to know more about?",
			"You can choose from these programs:\n{titles}\nWhat kind of work would you like to do?",
		],
		es: [
			"Nuestros programas:\n{titles}\n¿Sobre cuál quiere saber más?",
			"Puede elegir entre estos programas:\n{titles}\n¿Qué tipo de trabajo le gustaría?",
		],
	},
	list_empty: one(
		"No program is listed at the moment. Please ask our office: call {phone} or write at /contact.",
		"En este momento no hay programas en la lista. Pregunte a la oficina: llame al {phone} o escriba en /contact.",
	),
	exists: one("Yes, we offer {title}. {summary}", "Sí, ofrecemos {title}. {summary}"),
	exam_named: one(
		"That is the name of an exam or a card, not of one of our programs. The program closest to it is {title}. Ask our office which exam or card the class leads to: {phone} or /contact.",
		"Ese es el nombre de un examen o de una tarjeta, no de uno de nuestros programas. El programa más cercano es {title}. Pregunte a la oficina a qué examen o tarjeta lleva la clase: {phone} o /contact.",
	),
	info_more: one(
		"What would you like to know about {title}? There is more on its page.",
		"¿Qué quiere saber sobre {title}? En su página hay más.",
	),
	compare_ease: one(
		"Which one is easier is not on our pages. Side by side:",
		"Cuál es más fácil no está en nuestras páginas. Uno al lado del otro:",
	),
	compare: one(
		"{parts}\nOur office can help you choose: {phone}.",
		"{parts}\nLa oficina le ayuda a elegir: {phone}.",
	),
	choose: {
		en: [
			"What work would you like to do? We teach {titles}, for example. Tell me what you like and what you don’t want. Our office helps you choose, too: {phone}.",
			"Tell me a little more: with many people, with one or with none? Moving around or sitting? What do you not want? Our office helps you choose, too: {phone} or /contact.",
		],
		es: [
			"¿Qué trabajo le gustaría hacer? Enseñamos, por ejemplo, {titles}. Dígame qué le gusta y qué no quiere. La oficina también le ayuda a elegir: {phone}.",
			"Dígame un poco más: ¿con mucha gente, con una persona o sin nadie? ¿Moviéndose o sentado? ¿Qué no quiere? La oficina también le ayuda a elegir: {phone} o /contact.",
		],
	},
	fits: {
		en: [
			"With that in mind, I would look at:\n{options}",
			"Then this could be a good fit:\n{options}",
		],
		es: ["Con eso en mente, yo miraría:\n{options}", "Entonces esto le puede gustar:\n{options}"],
	},
	nothing_fits: one(
		"I can’t find a program of ours that fits all of that. Our office can go through it with you: {phone} or /contact.",
		"No encuentro un programa nuestro que encaje con todo eso. La oficina lo ve con usted: {phone} o /contact.",
	),
	not_offered: {
		en: ["We don’t offer {label}. {near}", "No, {label} is not one of our programs. {near}"],
		es: ["No ofrecemos {label}. {near}", "No, {label} no está entre nuestros programas. {near}"],
	},
	near: one("The closest that we teach: {titles}.", "Lo más cercano que enseñamos: {titles}."),
	near_none: one(
		"We train for healthcare jobs, such as {titles}.",
		"Preparamos a personas para trabajos de salud, como {titles}.",
	),
	depends_on_program: one(
		"That depends on the program. Which one do you mean?",
		"Depende del programa. ¿A cuál se refiere?",
	),
	not_on_page: one(
		"I don’t find that on our page about {title}, and I won’t guess. Our office can tell you: {phone} or /contact.",
		"No encuentro eso en nuestra página de {title}, y no quiero adivinar. La oficina se lo puede decir: {phone} o /contact.",
	),
	which_program: one(
		"Which program do you mean: {titles}?",
		"¿A qué programa se refiere: {titles}?",
	),

	// Classes
	classes_open: one("Our classes{for}{what}:", "Nuestras clases{for}{what}:"),
	classes_could: one(
		"Going by the times you gave, these classes{for}{what} could fit:",
		"Con los horarios que usted dice, estas clases{for}{what} podrían servirle:",
	),
	classes_tight: one(
		"What begins right at the time you gave leaves no time for the way here.",
		"Lo que empieza justo a la hora que usted dice no deja tiempo para el camino.",
	),
	classes_outside: one(
		"I found no class{for}{what} that clearly fits the times you gave. Please compare:",
		"No encontré una clase{for}{what} que encaje claramente en los horarios que usted dice. Compare, por favor:",
	),
	classes_others: one("Other classes:", "Otras clases:"),
	classes_partly: one(
		"Only some meetings of these classes{for} are{what}:",
		"Solo algunas sesiones de estas clases{for} son{what}:",
	),
	classes_partly_yours: one(
		"Only some meetings of these classes{for} fit the times you gave:",
		"Solo algunas sesiones de estas clases{for} caben en los horarios que usted dice:",
	),
	classes_none: one(
		"There is no class{for}{what} on our website right now. Here is what we have:",
		"Ahora no hay en nuestro sitio una clase{for}{what}. Esto es lo que hay:",
	),
	classes_all_in: one(
		"All our classes{for} on our website right now are{what}:",
		"Todas nuestras clases{for} que hay ahora en nuestro sitio son{what}:",
	),
	classes_one: one("Our class{for}{what} {said}:", "Nuestra clase{for}{what} {said}:"),
	classes_next: one(
		"Our next class{for}{what} {said}:",
		"Nuestra próxima clase{for}{what} {said}:",
	),
	classes_only: one(
		"There is only one class{for} on our website right now:",
		"Ahora hay una sola clase{for} en nuestro sitio:",
	),
	classes_missing: one(
		"There is no class{for}{what} on our website right now.",
		"Ahora no hay en nuestro sitio una clase{for}{what}.",
	),
	classes_no_deadline: one(
		"Our website lists no last day to register for these classes.",
		"Nuestro sitio no indica un último día para inscribirse en estas clases.",
	),
	classes_no_count: one(
		"How many places are left is not on our website; our office can tell you: {phone} or /contact.",
		"Cuántos lugares quedan no está en nuestro sitio; nuestra oficina puede decírselo: {phone} o /contact.",
	),
	classes_apart: one("These classes do not overlap:", "Los horarios de estas clases no coinciden:"),
	classes_some_apart: one(
		"Some of their classes overlap. These two do not:",
		"Los horarios de algunas coinciden. Los de estas dos no:",
	),
	classes_at_once: one(
		"Some meetings of these classes overlap:",
		"Los horarios de algunas sesiones de estas clases coinciden:",
	),
	classes_more: one(
		"{part}All classes are on /classes.",
		"{part}Todas las clases están en /classes.",
	),
	waiting_list: one(
		"You can register for a class that is full, without a payment, at /register: you are then on the waiting list of that class. When a place opens, we offer it to the next person on the list.",
		"Puede inscribirse en una clase que está llena, sin pago, en /register: queda en la lista de espera de esa clase. Cuando se libera un lugar, se lo ofrecemos a la siguiente persona de la lista.",
	),
	not_ranked: one(
		"Programs without class dates on our site are not in this list.",
		"Los programas sin fechas de clase en nuestro sitio no están en esta lista.",
	),
	classes_undated: one(
		"There is no class with dates for {titles} on our website right now. Our office can tell you what is planned{cost}: call {phone} or write to us at /contact.",
		"Ahora no hay en nuestro sitio una clase con fechas de {titles}. La oficina le dice qué está previsto{cost}: llame al {phone} o escriba en /contact.",
	),

	// The school
	hours: one("Our office is open {open}. {closed}", "Nuestra oficina abre {open}. {closed}"),
	hours_closed_days: one("It is closed on {days}.", "El {days} está cerrada."),
	hours_weekday: one(
		"On {day} the office is open from {range}.",
		"El {day} la oficina abre {range}.",
	),
	hours_weekday_closed: one("On {day} the office is closed.", "El {day} la oficina está cerrada."),
	hours_day: one("The office is open {day} from {range}.", "La oficina abre {day} {range}."),
	hours_closed: one("The office is closed {day}.", "La oficina está cerrada {day}."),
	hours_closed_reason: one(
		"The office is closed {day} ({reason}).",
		"La oficina está cerrada {day} ({reason}).",
	),
	hours_at_open: one(
		"Yes, at that time the office is open.",
		"Sí, a esa hora la oficina está abierta.",
	),
	hours_at_closed: one("At that time the office is closed.", "A esa hora la oficina está cerrada."),
	hours_over: one(
		"The office is closed now; today it was open from {range}.",
		"La oficina está cerrada ahora; hoy abrió {range}.",
	),
	hours_holiday: one(
		"On {holiday} ({date}) the office is closed.",
		"El {date} ({holiday}) la oficina está cerrada.",
	),
	hours_holiday_unknown: one(
		"{holiday} is not among the closed days that I have, so please check before you come: call {phone} or write at /contact.",
		"{holiday} no está entre los días de cierre que tengo. Pregunte antes de venir: llame al {phone} o escriba en /contact.",
	),
	closed_days: one(
		"Closed days I know of: {days}. For other holidays, please check with us: {phone}.",
		"Días de cierre que conozco: {days}. Para otros feriados, pregunte antes de venir: {phone}.",
	),
	open_now: one(
		"The office is open now, until {until}.",
		"La oficina está abierta ahora, hasta {until}.",
	),
	closed_now: one(
		"The office is closed now and opens {next}.",
		"La oficina está cerrada ahora y abre {next}.",
	),
	location: one("We are at {address}.", "Estamos en {address}."),
	location_only: one("It is the only address that we have.", "Es la única dirección que tenemos."),
	transit: one(
		"We are at {address}. I don’t have trains, buses or driving directions; a map app shows the way from where you are, or ask our office: {phone}.",
		"Estamos en {address}. No tengo información sobre trenes, autobuses ni cómo llegar en carro; una aplicación de mapas le muestra el camino, o pregunte a la oficina: {phone}.",
	),
	contact: one(
		"You can call us at {phone}, write to {email}, or use the form at /contact. {moment}",
		"Puede llamarnos al {phone}, escribir a {email} o usar el formulario en /contact. {moment}",
	),
	written: one(
		"In writing: {email}, or the form at /contact.",
		"Por escrito: {email}, o el formulario en /contact.",
	),
	register: one(
		"Use the form at /register: your name, email, phone and program. No payment, no account. Our office then contacts you and answers your questions.",
		"Use el formulario de inscripción en /register: nombre, correo, teléfono y programa. Sin pago y sin cuenta. Después nuestra oficina se comunica con usted y contesta sus preguntas.",
	),
	register_for: one(
		"Register for {title} with the form at /register: your name, email and phone. No payment, no account. Our office then contacts you and answers your questions.",
		"Para {title}, use el formulario de inscripción en /register: nombre, correo y teléfono. Sin pago y sin cuenta. Después nuestra oficina se comunica con usted y contesta sus preguntas.",
	),
	after_register: one(
		"After you send the form at /register, someone from our office calls or emails you and answers your questions. There is no payment and no account.",
		"Después de enviar el formulario de /register, alguien de nuestra oficina le llama o le escribe y contesta sus preguntas. Sin pago y sin cuenta.",
	),
	tour: one(
		"You are welcome to visit during office hours: {open}. {appointment}",
		"Puede venir a visitarnos en el horario de oficina: {open}. {appointment}",
	),
	appointment: one(
		"Our office says if you need an appointment: call {phone} or write at /contact.",
		"La oficina le dice si necesita cita: llame al {phone} o escriba en /contact.",
	),
	privacy: one(
		"How we handle your information is written in our privacy policy: /privacy-policy. About your own data, write to us at /contact.",
		"Cómo tratamos su información está en nuestra política de privacidad: /privacy-policy. Sobre sus propios datos, escríbanos en /contact.",
	),
	about: one(
		"We are {name}, a healthcare career school in {city}, {state}. We offer {count} programs. More: /about",
		"Somos {name}, una escuela que prepara para trabajos de salud en {city}, {state}. Ofrecemos {count} programas. Más: /about",
	),
	no_guarantee: one("Nobody can promise you a job.", "Nadie puede prometerle un empleo."),
	reviews: one(
		"You can read what graduates say on our home page, marked as samples where they are samples. Best is to visit and see for yourself: {phone} or /contact.",
		"En la página de inicio puede leer lo que dicen los graduados; los ejemplos están marcados como ejemplos. Lo mejor es visitarnos y verlo con sus propios ojos: {phone} o /contact.",
	),
	certification_all: one(
		"Each program page names the exam or state process that it leads to; the certificate comes from the exam body or the state. Which program interests you?",
		"La página de cada programa dice a qué examen o trámite del estado lleva; el certificado lo da la entidad del examen o el estado. ¿Qué programa le interesa?",
	),
	job_after_all: one(
		"That depends on the program. Tell me which one interests you, and I show you where people work with it.",
		"Depende del programa. Dígame cuál le interesa y le muestro dónde se trabaja con él.",
	),

	// People
	person: {
		en: [
			"Of course. You can reach a person in our office: call {phone}, or leave your name and number at /contact. {moment}",
			"A person can help you: {phone}, {email} or the form at /contact. You can also leave your number in the form below this chat. {moment}",
		],
		es: [
			"Por supuesto. Una persona de nuestra oficina le atiende: llame al {phone}, o deje su nombre y número en /contact. {moment}",
			"Una persona le puede ayudar: {phone}, {email} o el formulario en /contact. También puede dejar su número en el formulario de este chat. {moment}",
		],
	},
	person_spanish: one(
		"Please ask our office for someone who speaks Spanish: call {phone} or write at /contact. I answer in English and Spanish.",
		"Pregunte a nuestra oficina por alguien que hable español: llame al {phone} o escriba en /contact. Yo sí le respondo en español.",
	),
	automated: one(
		"I am an automated assistant, so there is no staff in this chat. You reach a person by phone, {phone}, or at /contact. {moment}",
		"Soy un asistente automático; en este chat no hay personal. Una persona le atiende por teléfono, {phone}, o en /contact. {moment}",
	),
	callback: one(
		"Thank you{name}. I can’t pass your number on by myself: please send it with “Talk to a person” in this chat or at /contact, and our office calls you back. {moment}",
		"Gracias{name}. No puedo pasar su número por mi cuenta: envíelo con «Hablar con una persona» en este chat o en /contact, y la oficina le llama. {moment}",
	),
	call_time: one(
		"I can’t promise a time. Write it with your number at /contact, or call {phone}; our office is open {open}.",
		"No puedo prometer una hora. Escríbala con su número en /contact, o llame al {phone}; la oficina abre {open}.",
	),
	status: {
		en: [
			"I’m sorry that you have not heard from us. I can’t see registrations here; please call {phone} or write at /contact and our office looks it up. {moment}",
		],
		es: [
			"Siento que no haya tenido noticias nuestras. Aquí no puedo ver inscripciones; llame al {phone} o escriba en /contact y la oficina lo busca. {moment}",
		],
	},
	change_details: one(
		"Our office can correct that for you. I can’t see or change registrations here: call {phone} or write at /contact with the right details.",
		"La oficina lo corrige. Aquí no puedo ver ni cambiar inscripciones: llame al {phone} o escriba en /contact con los datos correctos.",
	),
	student_records: one(
		"Records and proof that you finished are with our office. Please call {phone} or write at /contact with your name and the year.",
		"Los expedientes y las constancias de que usted terminó los tiene la oficina. Llame al {phone} o escriba en /contact con su nombre y el año.",
	),
	site_trouble: one(
		"I’m sorry that it does not work. Please try once more, or give us your details by phone, {phone}, or email, {email}.",
		"Siento que no funcione. Pruebe otra vez, o denos sus datos por teléfono, {phone}, o por correo, {email}.",
	),
	working_here: one(
		"For work at our school, please write to {email} or use /contact.",
		"Para trabajar en nuestra escuela, escriba a {email} o use /contact.",
	),

	// Feelings: half a sentence, then a next step
	nervous: {
		en: [
			"It’s normal to feel nervous, and asking is a good first step.",
			"That takes courage, and you don’t have to decide today.",
		],
		es: [
			"Es normal sentir nervios, y preguntar ya es un buen paso.",
			"Lo entiendo, y no tiene que decidir hoy.",
		],
	},
	discouraged: {
		en: [
			"I’m sorry, that is hard. Here you practice step by step with an instructor, and you may ask as many questions as you like.",
			"Don’t let that stop you. Ask as many questions as you like, and take the time you need.",
		],
		es: [
			"Lo siento, eso es difícil. Aquí se practica paso a paso con un instructor, y puede hacer todas las preguntas que quiera.",
			"No deje que eso le detenga. Haga todas las preguntas que quiera y tómese el tiempo que necesite.",
		],
	},
	grief: one("I’m so sorry for your loss.", "Siento mucho su pérdida."),
	burden: one("I’m sorry, that is a lot to carry.", "Lo siento, es mucha carga para usted."),
	hardship: {
		en: [
			"I’m sorry, that sounds hard. A fresh start can be one step at a time.",
			"That is a lot at once, and it’s good that you ask.",
		],
		es: [
			"Lo siento, suena difícil. Se puede empezar paso a paso.",
			"Es mucho a la vez, y qué bueno que pregunta.",
		],
	},
	angry: {
		en: [
			"I’m sorry, I understand that this is frustrating.",
			"You’re right to be upset, and I’m sorry.",
		],
		es: ["Lo siento, entiendo que es molesto.", "Entiendo su molestia, y lo siento."],
	},
	doubt: {
		en: [
			"That is a fair question, and nobody here can promise you a result.",
			"It’s good to check first.",
		],
		es: [
			"Es una buena pregunta, y nadie le puede prometer un resultado.",
			"Qué bueno que pregunta primero.",
		],
	},
	happy: {
		en: ["That’s great to hear, congratulations!", "Good for you!"],
		es: ["¡Qué bueno, felicidades!", "¡Me alegro mucho!"],
	},
	step_visit: {
		en: [
			"You can visit us, see the classroom and ask our office everything before you decide: {phone} or /contact. What kind of work would you like?",
			"Our office is glad to talk with you: {phone} or /contact. I can also tell you about a program.",
		],
		es: [
			"Puede visitarnos, ver el salón de clases y preguntar todo a nuestra oficina antes de decidir: {phone} o /contact. ¿Qué trabajo le gustaría?",
			"La oficina habla con usted con gusto: {phone} o /contact. También puedo contarle de un programa.",
		],
	},
	step_office: {
		en: [
			"A person can help you better: call {phone}, write to {email}, or use /contact. {moment}",
			"Please try {email} or the form at /contact; the phone is {phone}. {moment}",
		],
		es: [
			"Una persona le ayuda mejor: llame al {phone}, escriba a {email} o use /contact. {moment}",
			"Pruebe {email} o el formulario en /contact; el teléfono es {phone}. {moment}",
		],
	},
	step_money: one(
		"Our office gives you the full cost in writing before you decide: {phone} or /contact.",
		"La oficina le da el costo completo por escrito antes de decidir: {phone} o /contact.",
	),
	step_register: one(
		"The next step is the form at /register, or ask me anything.",
		"El siguiente paso es el formulario en /register, o pregúnteme lo que quiera.",
	),

	// Talk
	greeting: {
		en: [
			"Hello! I am the school’s automated assistant. Ask me about our programs, class times, the place or how to register.",
			"Hi again. What would you like to know about our programs?",
		],
		es: [
			"¡Hola! Soy el asistente automático de la escuela. Pregúnteme por los programas, los horarios, el lugar o la inscripción.",
			"Hola de nuevo. ¿Qué quiere saber sobre nuestros programas?",
		],
	},
	how_are_you: one(
		"I am doing well, thank you for asking. How can I help you today?",
		"Muy bien, gracias por preguntar. ¿En qué le puedo ayudar?",
	),
	thanks: {
		en: [
			"You’re welcome. Is there anything else you would like to know?",
			"Glad to help. You can write to a person at /contact at any time.",
		],
		es: [
			"Con gusto. ¿Quiere saber algo más?",
			"De nada, un gusto ayudarle. Puede escribir a una persona en /contact cuando quiera.",
		],
	},
	bye: {
		en: [
			"Thank you for your visit. Good luck, and come back any time.",
			"Goodbye, and good luck. A person can help you too: /contact",
		],
		es: [
			"Gracias por su visita. Mucha suerte, y vuelva cuando quiera.",
			"Hasta luego, y mucha suerte. También le atiende una persona: /contact",
		],
	},
	bot: one(
		"I am an automated assistant, not a person. I answer from the school’s own pages. You can ask for a person at any time: call {phone} or use /contact.",
		"Soy un asistente automático, no una persona. Respondo con lo que dicen las páginas de la escuela. Puede pedir hablar con una persona cuando quiera: llame al {phone} o use /contact.",
	),
	abilities: one(
		"I can answer in English and Spanish about our programs, class times, the place, opening hours and how to register. What would you like to know? For everything else, a person helps you at /contact.",
		"Puedo responder en español y en inglés sobre los programas, los horarios, el lugar, el horario de oficina y la inscripción. ¿Qué quiere saber? Para lo demás, una persona le ayuda en /contact.",
	),
	ok: {
		en: [
			"Good. Ask me about a program, class times or how to register if you like.",
			"Alright. I am here if you have another question.",
		],
		es: [
			"Muy bien. Si quiere, pregúnteme por un programa, los horarios o la inscripción. Con gusto le ayudo.",
			"De acuerdo. Aquí estoy si tiene otra pregunta.",
		],
	},
	yes: one(
		"Good. What would you like to know: a program, class times, the place, or how to register (/register)?",
		"Muy bien. ¿Qué quiere saber: un programa, los horarios, el lugar o cómo inscribirse (/register)?",
	),
	no: one(
		"That’s fine. What can I help you with instead? A person is at /contact.",
		"Está bien. ¿En qué otra cosa le ayudo? Una persona le atiende en /contact.",
	),
	confused: {
		en: [
			"Sorry, let me try again. Tell me which program and what you want to know about it, or ask a person: {phone} or /contact.",
			"I’m sorry that I was not clear. A person can explain it better: call {phone} or write at /contact.",
		],
		es: [
			"Perdón, intento otra vez. Dígame qué programa y qué quiere saber, o pregunte a una persona: {phone} o /contact.",
			"Siento no haber sido claro. Una persona lo explica mejor: llame al {phone} o escriba en /contact.",
		],
	},
	again: {
		en: [
			"I can’t add more to that here. A person can: call {phone} or leave your question at /contact. {moment}",
			"That is all that our pages say about it. For more, please ask our office: {phone} or /contact.",
		],
		es: [
			"No puedo añadir más aquí. Una persona sí: llame al {phone} o deje su pregunta en /contact. {moment}",
			"Eso es todo lo que dicen nuestras páginas. Para más, pregunte a la oficina: {phone} o /contact.",
		],
	},

	// By rule
	emergency: one(
		`If this is happening now, call ${helpLines.emergency} right away. I am only the school’s assistant and can’t help in an emergency. Please get medical help now.`,
		`Si esto está pasando ahora, llame al ${helpLines.emergency} de inmediato. Soy solo el asistente de la escuela y no puedo ayudar en una emergencia. Busque ayuda médica ahora.`,
	),
	self_harm: one(
		`I am sorry that you feel this way. You are not alone: call or text ${helpLines.crisis} to talk with someone now, day or night, or call ${helpLines.emergency} if you are in danger. I am only the school’s assistant and can’t help with this.`,
		`Lamento que se sienta así. No está solo ni sola: llame o envíe un mensaje al ${helpLines.crisis} para hablar con alguien ahora, de día o de noche, o llame al ${helpLines.emergency} si está en peligro. Soy solo el asistente de la escuela y no puedo ayudar con esto.`,
	),
	violence: one(
		`I am sorry. Nobody should be hurt or threatened at home. If you are in danger now, call ${helpLines.emergency}. The National Domestic Violence Hotline listens day and night, in English and Spanish: ${helpLines.domesticViolence}. I am only the school’s assistant; about our programs, ask me whenever you are ready, or reach a person at /contact.`,
		`Lo siento. Nadie debe sufrir golpes ni amenazas en su casa. Si está en peligro ahora, llame al ${helpLines.emergency}. La Línea Nacional contra la Violencia Doméstica atiende de día y de noche, en español y en inglés: ${helpLines.domesticViolence}. Soy solo el asistente de la escuela; sobre los programas, pregúnteme cuando quiera o hable con una persona en /contact.`,
	),
	medical: one(
		`I can’t give medical advice. Please ask a doctor, a pharmacist or another health care provider; in an emergency call ${helpLines.emergency}. I can help with questions about our programs.`,
		`No puedo dar consejos médicos. Pregunte a un médico, a un farmacéutico o a otro profesional de salud; en una emergencia llame al ${helpLines.emergency}. Puedo ayudarle con preguntas sobre nuestros programas.`,
	),
	injection: {
		en: [
			"I can’t do that. I can only help with questions about our programs and the school. To reach a person, use /contact.",
			"Sorry, that is not something I do here. Ask me about a program, class times or registration, or reach a person at /contact.",
		],
		es: [
			"No puedo hacer eso. Solo puedo ayudarle con preguntas sobre nuestros programas y la escuela. Para hablar con una persona, use /contact.",
			"Lo siento, eso no lo hago aquí. Pregúnteme por un programa, los horarios o la inscripción, o hable con una persona en /contact.",
		],
	},
	data_request: one(
		"I can’t share information about people or accounts, and I can’t see any. For your own records, contact our office: call {phone} or write at /contact.",
		"No puedo dar información sobre personas o cuentas, ni la puedo ver. Para sus propios datos, llame al {phone} o escriba en /contact.",
	),
	abuse: {
		en: [
			"I’m sorry if I was not helpful. I can answer questions about our programs; if you prefer a person, call {phone} or use /contact.",
			"I understand that you are upset. A person can help you better: call {phone} or use /contact.",
		],
		es: [
			"Lo siento si no le ayudé bien. Puedo contestar preguntas sobre nuestros programas; si prefiere una persona, llame al {phone} o use /contact.",
			"Entiendo su molestia. Una persona le puede ayudar mejor: llame al {phone} o use /contact.",
		],
	},
	off_topic: {
		en: [
			"I can’t help with that; I only answer questions about our school: programs, class times, place and registration. A person is at /contact.",
			"Sorry, that is outside what I know. I can only help with our programs, hours and registration.",
		],
		es: [
			"No puedo ayudarle con eso; solo respondo preguntas sobre nuestra escuela: programas, horarios, lugar e inscripción. Una persona le atiende en /contact.",
			"Lo siento, eso está fuera de lo que sé. Solo puedo ayudarle con los programas, los horarios y la inscripción.",
		],
	},
	foreign: one(
		"I can answer in English and Spanish only. Puedo responder en español. To reach a person: call {phone} or use /contact.",
		"Solo puedo responder en español y en inglés. Para hablar con una persona: llame al {phone} o use /contact.",
	),

	// Not understood
	detail: {
		en: [
			"Please tell our office that, too: call {phone} or write at /contact. I can’t pass it on myself.",
			"That is good to know for our office: {phone} or /contact. They can look it up; I can’t.",
		],
		es: [
			"Dígaselo también a la oficina: llame al {phone} o escriba en /contact. Yo no se lo puedo pasar.",
			"Eso le sirve a la oficina: {phone} o /contact. Ellos lo pueden buscar; yo no.",
		],
	},
	told: {
		en: [
			"What would you like to know? I can tell you about our programs, classes and how to register. Our office is glad to talk with you, too: {phone} or /contact.",
			"I see. What may I tell you about the school? A person is at {phone} or /contact.",
		],
		es: [
			"¿Qué le gustaría saber? Le puedo hablar de los programas, las clases y la inscripción. La oficina también habla con usted con gusto: {phone} o /contact.",
			"Entiendo. ¿Qué le puedo decir de la escuela? Una persona le atiende en el {phone} o /contact.",
		],
	},
	which_question: {
		en: [
			"I’m not sure what you would like to know about {title}. Choose a question below, or ask our office: {phone} or /contact.",
			"I don’t have an answer to that about {title}, and I won’t guess. Our office can tell you: call {phone} or leave your question at /contact.",
		],
		es: [
			"No estoy seguro de qué quiere saber sobre {title}. Elija una pregunta abajo, o pregunte a la oficina: {phone} o /contact.",
			"No tengo una respuesta a eso sobre {title}, y no quiero adivinar. La oficina le puede decir: llame al {phone} o deje su pregunta en /contact.",
		],
	},
	fallback: {
		en: [
			"I’m not sure that I understand. Could you say it in other words, perhaps with the name of the program? A person helps you at /contact.",
			"I can’t help with that one here. A person in our office can: call {phone} or leave your question at /contact. {moment}",
			"I don’t know the answer to that, and I won’t guess. Please leave your question at /contact, or call {phone}.",
		],
		es: [
			"No estoy seguro de entender. ¿Me lo dice con otras palabras, quizás con el nombre del programa? Una persona le ayuda en /contact.",
			"Con eso no puedo ayudarle aquí. Una persona de la oficina sí: llame al {phone} o deje su pregunta en /contact. {moment}",
			"No sé la respuesta, y no quiero adivinar. Deje su pregunta en /contact o llame al {phone}.",
		],
	},
} satisfies Record<string, Variants>;

export type TextId = keyof typeof texts;
