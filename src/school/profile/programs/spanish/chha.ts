import type { ProgramText } from "#school/profile/programs/program.ts";

export const chha: ProgramText = {
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
};
