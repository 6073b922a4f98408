import type { contactWords, errorWords, frame } from "#school/profile/words.ts";
import { translate } from "#ui/words.ts";

export const frameInSpanish = translate<typeof frame>("frame", {
	skip: "Ir al contenido",
	announcement: "Aviso",
	someEnglish: "Algunas partes de esta página están en inglés.",
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

export const contactInSpanish = translate<typeof contactWords>("contact links", {
	phone: "Teléfono",
	email: "Correo electrónico",
	address: "Dirección",
	directions: "Cómo llegar",
});

export const errorsInSpanish = translate<typeof errorWords>("errors", {
	notFound: "404 Página no encontrada",
	notFoundLead: "¿Olvidó agregar la página al enrutador?",
	moved:
		"Si siguió un enlace, es posible que la página haya cambiado de lugar. Pruebe una de estas opciones:",
	programs: "Ver todos los programas",
	contact: "Contáctenos",
	tryLater: "Inténtelo de nuevo en un minuto",
	busy: "Volvemos enseguida",
	failed: "Algo salió mal",
	notLoaded: "Esta página no se cargó. Inténtelo de nuevo en un minuto.",
	saved:
		"Lo que escribió en un formulario sigue guardado en esta pestaña. ¿Necesita ayuda ahora? Llámenos:",
	retry: "Intentar de nuevo",
});
