import type { Topic } from "#chat/knowledge/topics.ts";

const LENGTH =
	/\b\d{1,4}(?:\s*(?:-|–|to)\s*\d{1,4})?[\s-](?:clock |contact |training )?(?:hours?|days?|weeks?|months?)\b/i;

/** Length, dates, times, attendance. */
export const timeTopics: Topic[] = [
	{
		id: "duration",
		label: { en: "the length of the training", es: "la duración del programa" },
		quote: LENGTH,
		phrases: {
			sure: `
			take* [a] [whole|full|entire|long|half] day|days|week|weeks|month|months|year|years; in a month|week|year|day; in one|two|three|four|five|six|eight month*|week*|year*; weeks|months or; be finished|done by|before; finish* before|in; how much longer; es largo|larga|corto|corta|rapido; se tarda; tarda uno; tardo|demoro; en un mes|ano; un mes|ano;shortest|longest|quickest|fastest [and] [easiest] program*|class|classes|course*|one|training|to; 
				how long; how long is|are|does|do|will|would|it|to;
				how many hours|weeks|months|days|years|sessions|classes|semesters; how many week*|month*|hour*|day*; length;
				duration; how much time; how quick*|fast|soon _ finish|done|complete|certified|graduate|get|be|become;
				time does it take; weeks|months|hours|days long|total; lenght; finish _ weeks|months|days|year|by;
				long is|does|are|will; how fast; when will|would|can i finish|graduate|be|complete;
				number of hours|weeks|months|days; is it a short|long; accelerated; fast track;
				complete _ weeks|months|faster|quickly; hours is|are;
				6|six|four|4|two|2|three|3|one|8|10|12 weeks|week|months|month; take to complete|finish; duracion;
				cuanto dura*|tarda*|tiempo|toma|demora; cuantas horas|semanas|clases; cuantos meses|dias|anos; cuanto tiempo;
				dura; que tan largo; que tan rapido; en cuanto tiempo`,
			likely: "weeks; months; semanas; meses; long; last; tarda",
		},
	},
	{
		id: "start_dates",
		label: { en: "the next start dates", es: "las próximas fechas de inicio" },
		phrases: {
			sure: `
			open|free|available|left spot*|seat*|place|places|space*; spot*|seat* open|left|available|free|for; next round|intake|group|batch; kick* off; vacan*; summer|winter|spring|fall class*|course*|program*; over|during|in the summer|winter|fall|spring; lugar*|espacio*|cupo* disponible*; queda*|hay lugar*|espacio*|cupo*; abren [otro|nuevo|el] grupo|curso|inscripciones;
				start|starting|starts date|dates|day|days;
				next|upcoming|new class*|classes|session*|course*|cohort*|program|start*|group|intake*|semester|term|batch|cna|ekg|cpr|one;
				when _ start|starts|begin|begins|starting|beginning|next|commence*; when can i start|begin; how soon;
				how soon _ start|begin|class*|classes; class* start*|begin*|dates; classes start|begin|starting;
				does _ start|begin; do classes|the start|begin; dates; what|which date|dates|month;
				begin|start in|on|this|next|soon|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter;
				start right away|today|tomorrow|now|immediately|asap; class|course|program|academic calendar; semester*;
				enrollment deadline*|period; deadline*; last day to; rolling;
				summer|spring|fall|winter class*|classes|program*|session*|course*; is it too late;
				seats|spots|space|spaces|places|openings left|available|still|open; any openings|spots|seats|space|room;
				still space|room|seats|spots|openings|places; space|room in; waitlist|waiting list; is _ full $; class|course|group|session [is|already] full;
				how often _ class*|start|offer*|run; schedule an exam;
				cuando empieza*|comienza*|inicia*|arranca*|es|son|hay|empiezan; fecha* [de] [inicio|comienzo];
				proxim* [clase*|curso*|grupo*|inicio|fecha*]; cuando _ empieza*|comienza*|inicia*|empezar|comenzar;
				inicio de clases; hay cupo*|cupos; cupo*; cupos; lista de espera; ultimo dia para; calendario;
				a partir de cuando`,
			likely: "start date; starts; begins; starting; fechas; empieza*; comienza*; inicia*",
		},
	},
	{
		id: "class_times",
		label: {
			en: "the exact days and times of the classes",
			es: "los días y horas exactos de las clases",
		},
		note: { en: "We have daytime and evening classes.", es: "Hay clases de día y por la noche." },
		phrases: {
			sure: `
				exact time*|hour*|schedule*|days;
				what|which time is|are|do|does [the|your|my] [cna|ekg|evening|night|day|morning|daytime|cpr|phlebotomy|pharmacy] class*|classes|course*|training|session*|program*;
				what time do|does _ class*|classes start|begin|end|finish;
				what|which days are|is|do|does|of [the] [evening|night|day|morning|your] [class*|classes|course*|program];
				how many days|times|hours|nights a|per|each week|day; days a|per week; hours a|per day|week;
				class*|classes _ start|begin|end at; evening|night|morning|day|daytime class* _ start|begin|end|time|finish;
				what time [do|does|is|are] _ evening|night|morning|daytime; days of the week; which weekdays|weekdays;
				classes from|between _ to|and; a que hora [empiez*|comienz*|son|es|termin*] [las|la|el] clase*|curso*;
				a que hora empieza*|comienza*|termina*|son|salen; que dias [son|es|hay|dan|tengo] [las|la] clase*|curso*;
				cuantos dias|veces|horas a|por|al [la] semana|dia; dias a la semana; horario* exact*`,
		},
	},
	{
		id: "attendance",
		label: { en: "the attendance rules", es: "las reglas de asistencia" },
		phrases: {
			sure: `
				attendance; miss [a|some|one|too|many] [class|classes|day|days|session]; absen*;
				if i miss|am late|get sick|cant come; late to class; make up [a] class*|classes|day*|missed|hours;
				makeup class*|day*; call out; sick day*; skip; tardy; vacation; take a break; homework;
				how much homework|studying; asistencia; faltar; si falto|falta|no puedo ir; reponer; tarea*; llegar tarde`,
		},
	},
	{
		id: "holidays",
		label: { en: "the holiday calendar", es: "el calendario de feriados" },
		phrases: {
			sure: `
				class* on holidays|holiday; holiday* off; spring|winter|christmas|summer break; snow day*|closing*;
				bad weather; if it snows; vacaciones; si nieva`,
		},
	},
	{
		id: "transfer",
		label: {
			en: "credits, transfers or changing programs",
			es: "créditos, traslados o cambios de programa",
		},
		phrases: {
			sure: `license|certificate|certification|cert from; from out of state; do|take|taking|study both; valid in nj|new|this|jersey; 
				transfer [my|credit*|from|to|out]; credits; college credit*; credit for;
				switch program*|course*|class|classes|to; change program*|course*|class|classes|to|my;
				switch [from|my|later]; test out; challenge the; already certified in|from; out of state;
				another|other state; from new york|pennsylvania|florida|another; reciprocity; expired; renew*; recert*;
				refresher; two|2|both|multiple|more|several [course*|program*|class*|classes] at|same|together;
				at the same time; same time; take two|both|multiple; creditos; transfer*;
				cambiar de|el [curso|programa|clase]; renovar; renovacion; dos cursos|programas|clases; al mismo tiempo;
				vencid*`,
		},
	},
];
