import type { ProgramText } from "#school/profile/programs/program.ts";

export const phlebotomy: ProgramText = {
	summary:
		"Saque sangre con seguridad, etiquete bien cada tubo y tranquilice a los pacientes nerviosos.",
	description: `
Un flebotomista saca sangre para pruebas y donaciones. Muchos pacientes tienen miedo a la aguja. Un buen flebotomista trabaja con suavidad y exactitud, y el paciente se va más tranquilo de lo que llegó.

Lo que hará en el trabajo:

- Comprobar quién es el paciente y qué pidió el médico
- Explicar la extracción de sangre y calmar al paciente
- Sacar sangre de una vena con un sistema de tubos, una jeringa o una aguja mariposa
- Tomar unas gotas de un dedo, o del talón de un bebé
- Etiquetar cada tubo y preparar las muestras para el laboratorio
- Desechar las agujas con seguridad, y fijarse en los pacientes que sienten que se van a desmayar

Los flebotomistas trabajan en hospitales, laboratorios de pruebas, centros de extracción y centros de donación de sangre. El técnico de laboratorio, que hace las pruebas, es otro trabajo.

Lo que aprende:

- Dónde están las venas, y cómo elegir una
- El orden de extracción: qué tubo va primero, y por qué
- Qué hay dentro de cada tubo
- Punciones en el dedo y en el talón
- Cómo manejar las muestras, del brazo al laboratorio
- Control de infecciones y seguridad con la sangre
- Qué hacer cuando algo sale mal

Para quién es:

- Personas de manos firmes y voz tranquila
- Personas que prefieren los pasos claros y revisan todo dos veces
- Personas que quieren trabajar con pacientes, unos minutos con cada uno

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica en nuestro laboratorio de prácticas, con un brazo de entrenamiento y un instructor. Pregúntenos si el programa incluye extracciones a personas reales, y cómo se anotan para su examen.

New Jersey no tiene licencia ni certificación estatal para flebotomistas. Unos pocos estados, como California, tienen la suya. La certificación nacional es voluntaria, pero los empleadores la piden a menudo. Este programa le prepara para ese paso.

Es posible que pueda presentar el examen CPT (Certified Phlebotomy Technician) de la NHA, la National Healthcareer Association, si cumple los requisitos de la NHA. La NHA pide 30 extracciones de vena y 10 punciones capilares, por ejemplo del dedo, en personas reales. Otros exámenes son el PBT de ASCP, el RPT de AMT y el NCPT de NCCT. Pregúntenos para qué examen le prepara la clase.

Para sacar sangre en el consultorio de un médico, New Jersey tiene una regla que habla solo de asistentes médicos certificados. Si quiere trabajar en un consultorio médico, hable primero con nosotros.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Después tómese su tiempo para decidir.
`.trim(),
};
