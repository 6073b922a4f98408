/**
 * Claims that an answer may only make when the school itself has published them. Used by the output gate of both engines.
 * A claim in a sentence that denies it ("I don't have the price", "nobody can promise a job") is none.
 */
export type Claim = { rule: string; pattern: RegExp; denied?: boolean };

export const claims: Claim[] = [
	{
		rule: "money",
		pattern:
			/[$€£]\s?\d+(?:[.,]\d+)*k?(?![\p{L}\d])|\b\d+(?:[.,]\d+)*\s?(?:dollars|usd|bucks|d[oó]lares|pesos)\b|\busd\s?\d+(?:[.,]\d+)*|\b(?:hundred|thousand|cien|mil)\s(?:dollars|bucks|d[oó]lares|pesos)\b/giu,
	},
	{
		rule: "duration",
		pattern:
			/\b(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen|dos|tres|cuatro|seis|ocho|doce)(?:\s*(?:-|–|to|a)\s*\d{1,3})?[\s-]*(?:clock |contact )?(?:weeks?|months?|hours?|days?|years?|semanas?|meses|horas|d[ií]as|años)\b/gi,
	},
	{
		rule: "date",
		pattern:
			/\b(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\s+\d{1,2}\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\bstarts? (?:next|on) \w+/gi,
	},
	{
		// The times at which the office opens and closes are published as hours, not as text.
		rule: "time",
		pattern: /\b\d{1,2}(?::\d\d)?\s?[ap]\.?\s?m\b/gi,
	},
	{
		rule: "open day",
		pattern:
			/\b(?:open|abiert[oa]s?|abrimos)\b(?:(?!\bclosed\b|\bcerrad)[^.!?;:]){0,25}?\b(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|domingo|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)s?\b/gi,
		denied: true,
	},
	{
		rule: "weekend classes",
		pattern:
			/\b(?:offer|have|run|hold|teach|there are)\b[^.!?]{0,30}\b(?:weekend|saturday|sunday) (?:class|session|course|option)\w*/gi,
		denied: true,
	},
	{
		rule: "age",
		pattern:
			/\b(?:at least|minimum age (?:is|of)|desde los|m[ií]nimo) 1[3-7]\b|\b1[3-7] (?:and|or) (?:older|over|up)\b/gi,
	},
	{
		rule: "requirement",
		pattern:
			/\b(?:you(?:'ll| will)? (?:need|must have)|requires?|required to have|necesita\w*|requiere\w*)\b[^.!?]{0,40}\b(?:diploma|ged|experience|background check|drug test|driver'?s licen[sc]e|vaccin\w*|immuni[sz]\w*|tb test|social security|antecedentes|experiencia)\b/gi,
		denied: true,
	},
	{
		rule: "no requirement",
		pattern:
			/\b(?:no|without)\b[^.!?]{0,30}\b(?:diploma|ged|experience|background check|prerequisites?)\b[^.!?]{0,20}\b(?:needed|required|necessary)\b|n(?:'|o)t need (?:an? |any )?(?:diploma|ged|experience|background check|prerequisites?)\b/gi,
	},
	{
		rule: "amenities",
		pattern:
			/\b(?:free|on-?site|plenty of|ample) parking\b|\b(?:parking|childcare|daycare|housing) is (?:free|available|included|provided)\b/gi,
		denied: true,
	},
	{ rule: "percentage", pattern: /\b\d{1,3}(?:\.\d+)?\s?(?:%|percent|por ciento)/gi },
	{
		rule: "accreditor",
		pattern:
			/\b(?:caahep|abhes|accsc|acen|ccne|accet|deac|nha|amca|aama|amt|ncct|ptcb|ashp|aapc|ahima|middle states|american heart association|red cross|department of (?:education|labor|health)|board of (?:nursing|pharmacy))\b/gi,
	},
	{
		rule: "accreditation",
		pattern:
			/\b(?:fully |nationally |regionally )?accredited\b|\bstate[- ]approved\b|\bapproved by\b|\blicensed by\b|\bacreditad[ao]s?\b/gi,
		denied: true,
	},
	{
		rule: "guarantee",
		pattern:
			/\bguarantee[sd]?\b|\bgarantiza\w*\b|\bgarantizado\b|\b100% (?:job|placement)|\byou will (?:definitely|certainly|surely)\b|\bdefinitely get\b/gi,
		denied: true,
	},
	{
		rule: "free",
		pattern:
			/\b(?:is|are|it's|completely|totally) free\b|\bfree of charge\b|\bat no cost\b|\bgratis\b|\bgratuit[ao]s?\b/gi,
		denied: true,
	},
	{
		rule: "aid",
		pattern:
			/\b(?:offer|provide|accept|have|available)\w*\b[^.!?]{0,45}\b(?:financial aid|fafsa|pell|scholarships?|payment plans?|gi bill|student loans?)\b|\b(?:financial aid|payment plans?|scholarships?) (?:is|are) available/gi,
		denied: true,
	},
	{
		rule: "online classes",
		pattern:
			/\b(?:offer|have|provide|available|teach)\w*\b[^.!?]{0,40}\b(?:online|virtual|remote|hybrid)\b (?:class|course|program|option|training)\w*/gi,
		denied: true,
	},
	{
		rule: "salary",
		pattern: /\b(?:earn|make|salary|pay|paid|wage)\w*\b[^.!?]{0,40}\b\d{2,3}(?:,\d{3}|k\b)/gi,
	},
	{
		rule: "refund",
		pattern: /\b(?:full|partial) refunds?\b|\bmoney[- ]back\b|\bnon-?refundable\b/gi,
		denied: true,
	},
];

export const DENIAL =
	/\b(?:not|no|nobody|never|cannot|nor|neither|without|whether|if|ni|sin|nunca|nadie|tampoco)\b|n't\b/i;

/** Where a clause ends, and a denial with it. */
export const TURN = /[;:]|\b(?:but|although|however|because|pero|aunque|sino|porque)\b/i;
