import type { Program } from "#school/profile/programs/program.ts";

export const medicalBilling: Program = {
	slug: "medical-billing",
	title: "Medical Billing and Coding",
	summary: "Turn each visit into the right codes and a clean claim. Office work, no needles.",
	description: `
When a patient sees a doctor, a second story begins: the bill. Someone must read the record, choose the right codes, send the claim and find out why an insurer said no. That person helps the doctor get paid and helps the patient get a correct bill.

What you will do at work:

- Check the patient’s insurance before the visit
- Read the record, and choose codes for the illness and the treatment
- Send claims to insurers, and enter the payments
- Follow up when a claim is denied, and write appeals
- Send bills to patients and answer their questions
- Keep health information private

Billers and coders work in doctors’ offices, hospitals, billing companies and insurance companies. It is office work. You do not give patient care. Some people work from home, often after some experience in the job.

What you learn:

- Medical terms and how the body is built
- The three code sets: ICD-10-CM, CPT and HCPCS (here, CPT means codes for procedures)
- The two main claim forms, CMS-1500 and UB-04
- Medicare, Medicaid and private insurance
- Privacy (HIPAA) and the rules against fraud
- Health record and billing software

Who it is for:

- People who like order, rules and small puzzles
- People who want to work in healthcare without needles or lifting
- People who are comfortable with a computer, or want to be

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice at a computer with an instructor, with cases like those in a real office. Ask us how much of the class is billing and how much is coding. Also ask if there is practice time in an office.

This program prepares you for national certification, which is voluntary. There are several exams, and each one has its own body.

Exams you may hear about:

- NHA gives the CBCS, for billing and coding
- AAPC gives the CPC, for coding, and the CPB, for billing
- AHIMA gives the CCA and the CCS, both for coding

You may be able to sit for one of them if you meet the body’s own requirements. A new CPC is first called CPC-A. The A means apprentice, and it stays until you show experience. Ask us which exam the class prepares you for.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
	spanish: {
		summary:
			"Convierta cada visita en los códigos correctos y una reclamación sin errores. Trabajo de oficina, sin agujas.",
		description: `
Cuando un paciente ve a un médico, empieza una segunda historia: la factura. Alguien tiene que leer el expediente, elegir los códigos correctos, enviar la reclamación de pago al seguro (claim) y averiguar por qué una aseguradora dijo que no. Esa persona ayuda a que el médico cobre y a que el paciente reciba una factura correcta.

Lo que hará en el trabajo:

- Revisar el seguro del paciente antes de la visita
- Leer el expediente y elegir los códigos de la enfermedad y del tratamiento
- Enviar reclamaciones a las aseguradoras y registrar los pagos
- Dar seguimiento cuando se niega una reclamación, y escribir apelaciones
- Enviar facturas a los pacientes y contestar sus preguntas
- Mantener privada la información de salud

Los facturadores y codificadores trabajan en consultorios médicos, hospitales, empresas de facturación y compañías de seguros. Es trabajo de oficina. Usted no cuida a pacientes. Algunas personas trabajan desde casa, a menudo después de cierta experiencia en el trabajo.

Lo que aprende:

- Términos médicos y cómo está hecho el cuerpo
- Los tres conjuntos de códigos: ICD-10-CM, CPT y HCPCS (aquí, CPT significa códigos de procedimientos)
- Los dos formularios principales de reclamación, CMS-1500 y UB-04
- Medicare, Medicaid y seguros privados
- Privacidad (HIPAA) y las reglas contra el fraude
- Sistemas de computadora para expedientes médicos y facturación

Para quién es:

- Personas a quienes les gustan el orden, las reglas y los pequeños acertijos
- Personas que quieren trabajar en salud sin agujas y sin levantar peso
- Personas que se sienten cómodas con una computadora, o quieren estarlo

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica en una computadora con un instructor, con casos como los de una oficina real. Pregúntenos cuánto de la clase es facturación y cuánto es codificación. Pregunte también si hay práctica en una oficina.

Este programa le prepara para la certificación nacional, que es voluntaria. Hay varios exámenes, y cada uno tiene su propia entidad.

Exámenes de los que quizás oiga hablar:

- La NHA da el CBCS, de facturación y codificación
- La AAPC da el CPC, de codificación, y el CPB, de facturación
- La AHIMA da el CCA y el CCS, los dos de codificación

Es posible que pueda presentar uno de ellos si cumple los requisitos de la entidad. Un CPC nuevo se llama primero CPC-A. La A significa aprendiz, y se queda hasta que usted demuestre experiencia. Pregúntenos para qué examen le prepara la clase.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Después tómese su tiempo para decidir.
`.trim(),
	},
};
