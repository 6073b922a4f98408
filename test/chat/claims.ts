/** A kind of claim that no answer makes unless the school publishes it. */
export type Claim = {
	rule: string;
	/** Matched without regard to case. */
	pattern: string;
	/** Published word for word, it is no invention. */
	isFineIfPublished?: boolean;
	/** Enough of the claim that this part of it is published. */
	core?: string;
	/** The visitor's own words, repeated, are no claim. */
	isFineIfRepeated?: boolean;
};

/** A claim that nothing earlier in its sentence denies or sets aside. */
const unhedged = (pattern: string): string =>
	`(?<!(?:\\bnot\\b|n't\\b|\\bcannot\\b|\\bnever\\b|\\bno\\b|\\bunable\\b|\\bwhether\\b|\\bif\\b|\\bwithout\\b|\\bnor\\b|\\bneither\\b|\\bwhich\\b|\\bquestions?\\b|\\bask\\b|\\bni\\b|\\bsi\\b|\\bsin\\b|\\bnunca\\b)[^.!?]{0,80})(?:${pattern})`;

const NUMBER = "\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen";

export const claims: readonly Claim[] = [
	{
		rule: "html",
		pattern:
			"<\\/?(?:a|b|i|u|p|br|hr|div|span|script|img|iframe|ul|ol|li|strong|em|h[1-6]|style|svg|form|input|button|table|link|meta|body|html)\\b[^>]*>|javascript:|onerror\\s*=",
	},
	{
		rule: "price",
		pattern: "\\$\\s?\\d[\\d,]*(?:\\.\\d+)?|\\b\\d[\\d,.]*\\s?(?:dollars|usd|bucks|d[oó]lares)\\b",
		isFineIfPublished: true,
		isFineIfRepeated: true,
	},
	{
		rule: "free",
		pattern: unhedged(
			"(?:class(?:es)?|courses?|programs?|training|tuition|it|everything|cursos?|clases|programas?)\\s*(?:is|are|'s|es|son)\\s+(?:completely |totally |100% |totalmente )?(?:free|gratis|gratuit\\w+)\\b(?! to)|\\b(?:is|are|costs?)\\s+(?:\\w+ )?(?:free of charge|nothing\\b|at no cost)",
		),
		isFineIfPublished: true,
	},
	{
		rule: "financial aid",
		pattern: unhedged(
			"(?:we|the school|school)\\s+(?:do\\s+)?(?:offer|provide|accept|have|participate in|take)s?\\b(?:(?!contact|ask|team|question)[^.!?]){0,45}(?:financial aid|fafsa|pell|scholarship|payment plan|installment|gi bill|student loan|tuition assistance)|(?:financial aid|payment plans?|scholarships?|loans?|fafsa)\\s+(?:is|are)\\s+available|(?:ofrecemos|aceptamos|tenemos)[^.!?]{0,40}(?:ayuda financiera|becas?|planes? de pago|pr[eé]stamos)",
		),
		core: "financial aid|fafsa|pell|scholarship|payment plan|installment|gi bill|student loan|tuition assistance|ayuda financiera|becas?|planes? de pago",
	},
	{
		rule: "job guarantee",
		pattern: unhedged(
			"guarantee[sd]?\\b[^.!?]{0,40}\\b(?:job|jobs|employment|placement|position|hired|career|work)\\b|(?:job|jobs|employment|placement|position)\\b(?:(?!not|n't)[^.!?]){0,25}\\bguaranteed|guaranteed (?:a |your )?(?:job|employment|placement)|100% (?:job|employment|placement)|you will (?:definitely |certainly |surely )?(?:get|have) (?:a|the) job|garantiza\\w*[^.!?]{0,40}(?:empleo|trabajo)|(?:empleo|trabajo) garantizado",
		),
	},
	{
		rule: "accreditation",
		pattern: unhedged(
			"(?:is|are|we're|school's|fully|nationally|regionally)\\s+(?:\\w+\\s+){0,3}?accredited\\b|accredited by\\b|accreditation (?:from|by|through) (?:the )?\\w+|\\byes\\b[^.!?]{0,60}\\baccredit|approved by the (?:new jersey|nj|state|department|board)|(?:state|nj|new jersey)[- ]approved|licensed by the (?:state|new jersey|nj)|(?:est[aá]|estamos|somos)[^.!?]{0,20}acreditad",
		),
		isFineIfPublished: true,
	},
	{
		rule: "accreditor or certifier named",
		pattern:
			"\\b(?:caahep|abhes|accsc|acen|ccne|accet|acics|dapip|deac|coe|nha|amca|aama|amt|ncct|ptcb|ashp|nhcwa|aapc|ahima)\\b|middle states|american heart association|red cross|department of (?:education|labor|health)|board of nursing",
		isFineIfPublished: true,
		isFineIfRepeated: true,
	},
	{
		rule: "duration",
		pattern: unhedged(
			"(?:takes?|lasts?|runs?|is|are|about|approximately|around|complete\\w*(?: it)? in|finish\\w*(?: it)? in|in (?:just|only)|within|dura)\\s+(?:about |approximately |around |just |only |roughly |a |unas? )?(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen)(?:\\s*(?:-|to|a)\\s*\\d{1,3})?[\\s-]*(?:weeks?|months?|semanas|meses)\\b|\\b\\d{2,3}[\\s-](?:clock |contact )?hours?\\b(?! (?:a day|phone|line))",
		),
		core: `(?:${NUMBER})(?:\\s*(?:-|to)\\s*\\d{1,3})?[\\s-]*(?:clock |contact )?(?:week|month|hour)`,
		isFineIfRepeated: true,
	},
	{
		rule: "start date",
		pattern: unhedged(
			"(?:next (?:class|session|cohort|course|start)|class(?:es)?|sessions?|program|cohort|it|pr[oó]xim\\w+ (?:clase|curso|grupo))\\b[^.!?]{0,30}(?:starts?|begins?|starting|beginning|empieza\\w*|comienza\\w*|inicia\\w*)\\b[^.!?]{0,20}(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|\\d{1,2}/\\d{1,2}|next week|every (?:week|month)|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes)",
		),
		core: "(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}|\\d{1,2}/\\d{1,2}|every (?:week|month)",
	},
	{
		rule: "class time",
		pattern: unhedged(
			"(?:evening|night|daytime|day|morning)\\b[^.!?]{0,40}\\b(?:start|begin|run|meet|are from|held)s?\\b[^.!?]{0,25}\\b\\d{1,2}(?::\\d\\d)?\\s*(?:a\\.?m|p\\.?m)",
		),
		core: "\\d{1,2}(?::\\d\\d)?\\s*[ap]\\.?m",
	},
	{
		rule: "weekend classes",
		pattern: unhedged(
			"(?:weekend|saturday|sunday) (?:classes|sessions|options|courses) (?:are|is) (?:also )?(?:available|offered)|(?:offer|have|run|hold)s?\\b(?:(?!contact|ask)[^.!?]){0,30}\\b(?:weekend|saturday|sunday) (?:class|session|option|course)",
		),
		isFineIfPublished: true,
	},
	{
		rule: "open on Sunday",
		pattern: unhedged(
			"(?:we|we're|yes|school|office)\\b[^.!?]{0,12}\\bopen(?:(?!closed|not|n't|except|but|from mon|mon)[^.!?]){0,20}\\bsundays?\\b(?!\\s*\\?)|abrimos (?:los |el )?domingo|abiertos (?:los |el )?domingo",
		),
	},
	{
		rule: "online classes",
		pattern: unhedged(
			"(?<!(?:form|regist\\w+|sign\\w*|enroll\\w*|appl\\w+|information)\\b[^.!?]{0,40})(?:offer|have|provide|run|teach|available)\\w*\\b(?:(?!in[- ]person|contact|ask)[^.!?]){0,40}\\b(?:online|remote|virtual|zoom|hybrid)(?:ly)?\\b(?! (?:\\w+ )?(?:registration|form|at|via|through))|\\b(?:classes|courses|programs?|training)\\s+(?:are|is|can be)\\s+(?:\\w+ )?(?:online|remote|virtual|hybrid)\\b|\\byes\\b,?[^.!?]{0,30}\\bonline (?:class|course|program|option)|s[ií],[^.!?]{0,40}(?:en l[ií]nea|virtual|a distancia)|(?:ofrecemos|tenemos)[^.!?]{0,40}(?:clases|cursos|opciones) (?:en l[ií]nea|virtuales|a distancia)",
		),
	},
	{
		rule: "salary",
		pattern: unhedged(
			"(?:earn|make|salary|salaries|pay|paid|wage)\\w*\\b[^.!?]{0,40}\\b\\d{2,3}(?:,\\d{3}|k\\b|\\s*(?:an|per|a|/)\\s*(?:hour|hr|year))",
		),
		isFineIfPublished: true,
		isFineIfRepeated: true,
	},
	{
		rule: "refund terms",
		pattern: unhedged(
			"(?:full|partial|\\d+%|prorated) refunds?\\b[^.!?]{0,60}(?:within|before|if you|available|are|is)|refund(?:able|ed)? (?:within|up to|before)|\\b\\d+[- ]day (?:refund|money)|non-?refundable|money[- ]back guarantee|no refunds|we (?:do )?(?:offer|give|provide|issue)[^.!?]{0,20}refund",
		),
		isFineIfPublished: true,
	},
	{
		rule: "admission requirement",
		pattern: unhedged(
			"(?:no (?:high school |prior |previous |healthcare |medical )?(?:diploma|ged|experience|prerequisites?)[^.!?]{0,20}(?:is |are )?(?:needed|required|necessary))|(?:you (?:need|must have|will need)|requires?|required to have)\\b[^.!?]{0,25}(?:high school diploma|diploma|\\bged\\b|prior experience|background check|drug test|driver'?s license|vaccin|immuniz|tb test|social security)",
		),
		core: "diploma|\\bged\\b|experience|background check|drug test|driver|vaccin|immuniz|tb test|social security|prerequisite",
	},
];
