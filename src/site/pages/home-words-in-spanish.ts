import type { homePageWords } from "#site/pages/home-words.ts";
import { translate } from "#ui/words.ts";

const uncounted = "Nuestros programas";
const numbers = ["Dos", "Tres", "Cuatro", "Cinco", "Seis", "Siete", "Ocho", "Nueve"];

export const homePageInSpanish = translate<typeof homePageWords>("home page", {
	uncounted,
	programs: (count) => {
		if (count === 1) return "Un programa, una escuela";
		const number = numbers[count - 2];
		return number ? `${number} programas, una escuela` : uncounted;
	},
	classes: "Encuentre una clase que se ajuste a su semana",
});
