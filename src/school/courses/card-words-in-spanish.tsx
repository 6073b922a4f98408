import type { cardWords } from "#school/courses/card-words.tsx";
import { translate } from "#ui/words.ts";

export const cardsInSpanish = translate<typeof cardWords>("course cards", {
	loading: "Cargando los programas",
	notLoaded: (
		<>
			Los programas no se cargaron. <a href="/es">Inténtelo de nuevo</a>, o búsquelos en el menú, en
			Cursos.
		</>
	),
	more: "Más información",
	about: (title) => <> sobre {title}</>,
});
