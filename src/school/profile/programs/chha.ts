import type { Program } from "#school/profile/programs/program.ts";

export const chha: Program = {
	slug: "chha",
	title: "Certified Home Health Aide (CHHA)",
	summary: "Care for people in their own homes: bathing, meals, safe movement and companionship.",
	description: `
A home health aide helps people stay in the home they know. You work with one person at a time, at their pace. For some families, you are the reason that a parent can stay at home.

What you will do at work:

- Help your client wash, dress and use the toilet or bedpan
- Help your client move safely from bed to chair, walk, and do set exercises
- Cook meals, do light laundry and keep your client’s room tidy
- Run errands
- Tell the nurse when something changes

Home health aides work for home health agencies, healthcare service firms and hospice care. Some work in assisted living. You work for an agency, and a registered nurse supervises your care. Giving medication is not part of an aide’s usual duties.

What you learn:

- The role of the aide, and how to work with a client and a family
- How to keep a home safe and stop infections
- How the body works, and basic nutrition
- Personal care, with respect
- Care at the end of life
- What the law says about your work

Who it is for:

- People who like calm, one-to-one care more than a busy hospital floor
- People who already care for a family member and want to learn to do it as a job

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in our skills lab with an instructor. Ask us if part of the practice takes place with clients.

This program prepares you for the exam that is part of the course. The state’s full title is Certified Homemaker-Home Health Aide. The New Jersey Board of Nursing gives this certificate. The school does not, and the Board decides.

The steps in New Jersey:

- Complete a course approved by the Board of Nursing
- Pass the exam (state law allows an oral exam in English or Spanish)
- Pass a criminal history check
- Show that a home care agency employs you or has offered you a job
- Apply to the Board on time and pay its fees

You renew the certificate every two years. If you are already a CNA in New Jersey, the Board has a different route for you. A certificate from another state, such as New York, is not valid here by itself. Ask the Board.

Ask our office for the cost, start dates and entry requirements in writing. Also ask for the course’s approval status with the Board of Nursing. Then decide.
`.trim(),
	spanish: {
		summary: "Cuide a personas en su propia casa: baño, comidas, movimientos seguros y compañía.",
		description: `
Un auxiliar de salud en el hogar ayuda a las personas a quedarse en la casa que conocen. Usted trabaja con una persona a la vez, a su ritmo. Para algunas familias, usted es la razón por la que un padre o una madre puede seguir en su casa.

Lo que hará en el trabajo:

- Ayudar a su cliente a lavarse, vestirse y usar el baño o la bacinilla
- Ayudar a su cliente a pasar con seguridad de la cama a la silla, a caminar y a hacer los ejercicios indicados
- Cocinar, lavar un poco de ropa y mantener en orden el cuarto de su cliente
- Hacer mandados
- Avisar a la enfermera cuando algo cambia

Los auxiliares de salud en el hogar trabajan para agencias de salud en el hogar, empresas de servicios de salud y programas de cuidado al final de la vida (hospice). Algunos trabajan en residencias de vida asistida. Usted trabaja para una agencia, y una enfermera registrada supervisa el cuidado que usted da. Dar medicinas no es parte de las tareas habituales de un auxiliar.

Lo que aprende:

- El papel del auxiliar, y cómo trabajar con un cliente y una familia
- Cómo mantener segura una casa y evitar infecciones
- Cómo funciona el cuerpo, y nutrición básica
- Cuidado personal, con respeto
- El cuidado al final de la vida
- Lo que dice la ley sobre su trabajo

Para quién es:

- Personas que prefieren un cuidado tranquilo, de una persona a la vez, a un piso de hospital con mucho movimiento
- Personas que ya cuidan a un familiar y quieren aprender a hacerlo como trabajo

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica en nuestro laboratorio de prácticas con un instructor. Pregúntenos si una parte de la práctica es con clientes.

Este programa le prepara para el examen que forma parte del curso. El nombre completo que usa el estado es Certified Homemaker-Home Health Aide. La Junta de Enfermería de New Jersey (Board of Nursing) da este certificado. La escuela no lo da; la Junta decide.

Los pasos en New Jersey:

- Completar un curso aprobado por la Junta de Enfermería
- Aprobar el examen (la ley del estado permite un examen oral en inglés o en español)
- Aprobar una verificación de antecedentes penales
- Demostrar que una agencia de cuidado en el hogar le emplea o le ha ofrecido trabajo
- Presentar a tiempo la solicitud a la Junta y pagar sus tarifas

El certificado se renueva cada dos años. Si usted ya es CNA en New Jersey, la Junta tiene otro camino para usted. Un certificado de otro estado, como New York, no vale aquí por sí solo. Pregunte a la Junta.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Pregunte también si el curso está aprobado por la Junta de Enfermería. Después decida.
`.trim(),
	},
};
