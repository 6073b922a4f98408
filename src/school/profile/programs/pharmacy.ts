import type { Program } from "#school/profile/programs/program.ts";

export const pharmacy: Program = {
	slug: "pharmacy",
	title: "Pharmacy Technician",
	summary:
		"Fill prescriptions accurately and help people at the counter, working with a pharmacist.",
	description: `
Every medicine passes through careful hands before it reaches a patient. A pharmacy technician reads the order, finds the right medicine, counts it and makes the label. The pharmacist checks the work and talks with the patient about the medicine.

What you will do at work:

- Find patient files and enter data in the computer
- Count, weigh, measure and pour medicines, and help to mix them
- Make labels, and fill the machines that count pills
- Take refill requests
- Keep the shelves in order, send insurance claims and help people at the counter

There are also things you may not do in New Jersey. You may not take a new prescription by phone, judge or check a dose, transfer a prescription, or give patients advice about their medicine. That is the pharmacist’s work.

Pharmacy technicians work in drugstores, hospitals, mail-order pharmacies and pharmacies that serve long-term care.

What you learn:

- Brand names and generic names, and the main groups of medicines
- The math of doses
- The short codes on a prescription
- Federal and New Jersey pharmacy law
- Safety, stock and insurance billing
- The basics of mixing medicines (compounding)

Who it is for:

- People who like precise work and double-check it
- People who are friendly at a counter and keep private things private
- People who want to work in healthcare without bedside care

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in the lab with an instructor, with labels, counts and orders like those in a pharmacy. Ask us if the program includes practice time in a real pharmacy.

In New Jersey, pharmacy technicians register with the New Jersey Board of Pharmacy. The Board has its own requirements, and a background check is one of them. The Board decides, not the school. The registration is renewed every two years.

National certification is a separate step. This program prepares you for it. The title is CPhT, and there are two exams: the PTCE from PTCB and the ExCPT from NHA. You may be able to sit for one of them if you meet the body’s own requirements. PTCB’s rules ask for a program in its own directory, or for work experience. Ask us if our program is in that directory, and which exam the class prepares you for.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
	spanish: {
		summary:
			"Prepare con exactitud las medicinas de cada receta y atienda a las personas en el mostrador, junto a un farmacéutico.",
		description: `
Cada medicina pasa por manos cuidadosas antes de llegar a un paciente. Un técnico de farmacia lee la receta, busca la medicina correcta, la cuenta y hace la etiqueta. El farmacéutico revisa el trabajo y habla con el paciente sobre la medicina.

Lo que hará en el trabajo:

- Buscar los expedientes de los pacientes e ingresar datos en la computadora
- Contar, pesar, medir y verter medicinas, y ayudar a mezclarlas
- Hacer etiquetas y llenar las máquinas que cuentan pastillas
- Recibir pedidos para volver a surtir una receta (refill)
- Mantener en orden los estantes, enviar reclamaciones al seguro y ayudar a las personas en el mostrador

También hay cosas que no puede hacer en New Jersey. No puede tomar una receta nueva por teléfono, evaluar o verificar una dosis, transferir una receta ni dar consejos a los pacientes sobre su medicina. Ese es el trabajo del farmacéutico.

Los técnicos de farmacia trabajan en farmacias, hospitales, farmacias por correo y farmacias que atienden a centros de cuidado a largo plazo.

Lo que aprende:

- Nombres de marca y nombres genéricos, y los principales grupos de medicinas
- Las matemáticas de las dosis
- Los códigos cortos de una receta
- Las leyes de farmacia federales y de New Jersey
- Seguridad, inventario y cobro a los seguros
- Lo básico sobre cómo mezclar medicinas (compounding)

Para quién es:

- Personas que disfrutan el trabajo preciso y lo revisan dos veces
- Personas amables en el mostrador, que no cuentan lo que es privado
- Personas que quieren trabajar en salud sin cuidado junto a la cama

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica en el laboratorio con un instructor, con etiquetas, conteos y pedidos como los de una farmacia. Pregúntenos si el programa incluye práctica en una farmacia real.

En New Jersey, los técnicos de farmacia se registran en la Junta de Farmacia de New Jersey (Board of Pharmacy). La Junta tiene sus propios requisitos, y uno de ellos es una verificación de antecedentes. La Junta decide, no la escuela. El registro se renueva cada dos años.

La certificación nacional es un paso aparte. Este programa le prepara para ella. La certificación se llama CPhT, y hay dos exámenes: el PTCE de la PTCB y el ExCPT de la NHA. Es posible que pueda presentar uno de ellos si cumple los requisitos de la entidad. Las reglas de la PTCB piden un programa que esté en su propio directorio, o experiencia de trabajo. Pregúntenos si nuestro programa está en ese directorio, y para qué examen le prepara la clase.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Después tómese su tiempo para decidir.
`.trim(),
	},
};
