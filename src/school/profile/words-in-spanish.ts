import { frame } from "#school/profile/words.ts";
import { translate } from "#ui/words.ts";

export const frameInSpanish = translate(frame, {
	skip: "Ir al contenido",
	announcement: "Aviso",
	otherLanguage: "English",
	call: (phone) => `Llamar al ${phone}`,
	menu: "Menú",
	main: "Principal",
	home: "Inicio",
	courses: "Cursos",
	about: "Quiénes somos",
	contact: "Contacto",
	register: "Inscríbase",
	quickLinks: "Enlaces rápidos",
	programs: "Programas",
	catalog: "Catálogo",
	privacy: "Política de privacidad",
	accessibility: "Accesibilidad",
});
