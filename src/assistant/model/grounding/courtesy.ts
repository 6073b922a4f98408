import { keyOf } from "./words.ts";

/** Words of greetings, feelings and next steps: they claim nothing about the school. */
const words = `hello hi hey welcome thank thanks please sorry glad happy pleasure great good nice wonderful congratulations luck
	sound sounds feel feeling feels felt feelings nervous anxious scared afraid worry worried overwhelmed stressed sad better hard difficult tough loss lost grief brave courage proud strong normal natural understandable understand
	complete completely totally really alone together ready excited confident confidence hope okay ok right sure course
	question questions ask answer help helps helping happily contact call email write visit come reach register registration form stop form phone page website talk speak chat office team staff details information info tell know find out learn more look read here
	start starting begin beginning again back new next first step steps forward time moment today decide decision choose choice think idea interested interest explore see match fit suit like enjoy love
	let us mean means wish try start suggest recommend first everything anything something
	hola gracias bienvenido bienvenida favor siento lamento perdida pesame gusto encantado encantada placer genial excelente suerte felicidades felicitaciones
	siente sentir sentirse nervioso nerviosa nervios ansioso miedo preocupe preocupes preocupado triste dificil duro duelo valiente valor animo normal natural entiendo entendible comprendo comprensible
	completamente solo sola juntos listo lista
	pregunta preguntas preguntar contestar ayudar ayuda ayudarle ayudarte contacte contactar llamar llame llamenos llamarnos escriba escribir escribanos visite visitar venga venir registrarse inscribirse registrese inscribase formulario telefono pagina hablar hable oficina equipo detalles informacion decir decirle dar saber conocer encontrar
	empezar comenzar inicio nuevo paso pasos siguiente primer tiempo momento hoy decidir decision elegir opcion pensar idea interesa interesado interesada explorar ver gusta encaja
	dar animar adelante intentar sugiero recomiendo claro`;

const courtesy = new Set(words.split(/\s+/).map(keyOf));

export const isCourtesy = (key: string): boolean => courtesy.has(key);
