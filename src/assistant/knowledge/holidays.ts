/**
 * Days that people ask about by name: whether the office is open on them is said only when the school has entered them as closed
 * days under this name. Phrases of engine/phrases.ts.
 */
export const holidays: readonly { name: string; phrases: string }[] = [
	{ name: "Thanksgiving", phrases: "thanksgiving; turkey day; accion de gracias" },
	{ name: "Black Friday", phrases: "black friday; viernes negro; day|friday after thanksgiving" },
	{ name: "Christmas Eve", phrases: "christmas|xmas eve; nochebuena; vispera de navidad" },
	{ name: "Christmas", phrases: "christmas; xmas; navidad|navidades" },
	{
		name: "New Year's Eve",
		phrases: "new year|years eve; fin de ano; noche vieja; nochevieja; ano viejo",
	},
	{ name: "New Year", phrases: "new year|years; ano nuevo" },
	{ name: "Easter", phrases: "easter; pascua" },
	{ name: "Good Friday", phrases: "good friday; viernes santo; semana santa" },
	{ name: "Martin Luther King", phrases: "mlk; martin luther king; luther king" },
	{ name: "Presidents", phrases: "presidents|president day; dia de los presidentes" },
	{ name: "Memorial Day", phrases: "memorial day" },
	{ name: "Juneteenth", phrases: "juneteenth" },
	{
		name: "Independence Day",
		phrases: "independence day; july fourth|4th|4; fourth|4th of july; 4 de julio",
	},
	{ name: "Labor Day", phrases: "labor day; dia del trabajo|trabajador" },
	{ name: "Columbus", phrases: "columbus day; indigenous peoples day; dia de la raza" },
	{ name: "Veterans", phrases: "veterans day; dia de los veteranos" },
	{ name: "Election Day", phrases: "election day" },
	{ name: "Mother", phrases: "mothers|mother day; dia de la|las madre|madres" },
	{ name: "Halloween", phrases: "halloween" },
	{ name: "Hanukkah", phrases: "hanukkah; chanukah" },
	{ name: "Diwali", phrases: "diwali" },
	{ name: "Eid", phrases: "eid; ramadan" },
];
