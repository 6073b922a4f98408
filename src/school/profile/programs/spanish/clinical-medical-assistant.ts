import type { ProgramText } from "#school/profile/programs/program.ts";

export const clinicalMedicalAssistant: ProgramText = {
	summary:
		"Trabaje al lado del médico: reciba a los pacientes, tome signos vitales, ayude en los exámenes y lleve expedientes exactos.",
	description: `
Un asistente médico es muchas veces la primera cara que ve un paciente en el consultorio. Usted hace pasar al paciente, lo escucha y ayuda al médico o a la enfermera durante la visita. Una parte del trabajo es cuidado directo, y otra parte es en el escritorio.

Lo que hará en el trabajo:

- Preguntar por los antecedentes de salud del paciente y tomar signos vitales, como la presión arterial y el pulso
- Preparar al paciente y la sala, y ayudar en exámenes y procedimientos pequeños
- Recoger muestras, hacer pruebas sencillas en el consultorio y hacer electrocardiogramas (EKG)
- Limpiar y esterilizar los instrumentos
- Actualizar los expedientes electrónicos, programar citas y contestar el teléfono

Los asistentes médicos trabajan en consultorios, clínicas, centros de atención urgente y consultas externas de hospitales.

Lo que aprende:

- Términos médicos y cómo está hecho el cuerpo
- Signos vitales y control de infecciones
- Extracciones de sangre, EKG y pruebas sencillas de laboratorio
- Lo básico sobre las medicinas, y cómo explicar las cosas a los pacientes
- Leyes, ética y trabajo de oficina

Para quién es:

- Personas que disfrutan tanto atender pacientes como el trabajo de oficina, y quieren un poco de cada cosa
- Personas que siguen siendo amables y cuidadosas cuando la sala de espera está llena

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica cada destreza en nuestro laboratorio de prácticas con un instructor. Pregúntenos si el programa incluye también una práctica externa (externship), es decir, tiempo de práctica en un consultorio real.

New Jersey no tiene licencia estatal para asistentes médicos. La certificación nacional es decisión suya. Este programa le prepara para ese paso. Es posible que pueda presentar el examen CCMA (Certified Clinical Medical Assistant) de la NHA, la National Healthcareer Association, si cumple los requisitos de la NHA. Otras entidades dan otras certificaciones: CMA de AAMA, RMA de AMT y NCMA de NCCT. Un CCMA no es lo mismo que un CMA. Pregúntenos para qué examen le prepara la clase.

New Jersey tiene también una regla sobre inyecciones y extracciones de sangre en el consultorio de un médico. Entre los asistentes médicos, un médico puede dar estas tareas solo a los que están certificados y cumplen esa regla. La regla toma en cuenta su formación y su certificación. Pregúntenos qué significa la regla para usted antes de inscribirse.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Después tómese su tiempo para decidir.
`.trim(),
};
