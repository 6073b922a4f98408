import type { drawingWords } from "#school/profile/drawing-words.ts";
import { translate } from "#ui/words.ts";

export const drawingsInSpanish = translate<typeof drawingWords>("drawings", {
	programs: new Map(
		Object.entries({
			"clinical-medical-assistant":
				"Una asistente médica toma la presión arterial de un hombre mayor con un brazalete, una pera de goma y un medidor.",
			cna: "Una auxiliar de enfermería sostiene el cinturón de marcha de una mujer mayor que camina con un andador con ruedas.",
			chha: "Una auxiliar de salud en el hogar, con pañuelo en la cabeza, da una taza de té a una mujer mayor en un sillón, junto a una lámpara, de noche.",
			ekg: "Una mano con guante coloca el último electrodo en el pecho de un paciente; abajo, el papel del electrocardiograma muestra un ritmo cardíaco regular.",
			phlebotomy:
				"Una mano con guante saca sangre de un brazo con torniquete; una gradilla tiene tubos con tapas de seis colores.",
			"patient-care":
				"Una técnica en cuidado de pacientes toma la mano de una mujer mayor en una cama de hospital, junto a un monitor cardíaco.",
			pharmacy:
				"Una técnica de farmacia cuenta pastillas de cinco en cinco con una espátula en una bandeja, frente a estantes con frascos.",
			"medical-billing":
				"Un hombre con turbante escribe en un escritorio; una pantalla grande muestra un formulario de reclamación con líneas de códigos.",
			cpr: "Una mujer presiona el pecho de un maniquí de práctica con los brazos rectos; hay un desfibrilador (DEA) conectado con dos parches.",
		}),
	),
});
