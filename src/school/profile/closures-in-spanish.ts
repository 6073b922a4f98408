/** Names of closures in Spanish, by what the school calls them: the federal holidays. */
export const closuresInSpanish: ReadonlyMap<string, string> = new Map([
	["New Year’s Day", "Año Nuevo"],
	["Martin Luther King Jr. Day", "Día de Martin Luther King Jr."],
	["Presidents’ Day", "Día de los Presidentes"],
	["Memorial Day", "Día de los Caídos"],
	["Juneteenth", "Juneteenth"],
	["Independence Day", "Día de la Independencia"],
	["Labor Day", "Día del Trabajo"],
	["Columbus Day", "Día de Colón"],
	["Veterans Day", "Día de los Veteranos"],
	["Thanksgiving Day", "Día de Acción de Gracias"],
	["Thanksgiving", "Día de Acción de Gracias"],
	["Christmas Day", "Navidad"],
	["Christmas", "Navidad"],
]);
