/** How much each thing that is known of a question and a passage says for it, fitted by `npm run bench -- chat --fit=1`. */
export const WEIGHTS = {
	always: -2.56,
	coverage: 2.37,
	terms: 0.5,
	pointer: -0.37,
	item: -0.36,
	nearestWords: 1.97,
	aspect: 0.37,
	nearestAspect: 0.85,
	clear: -1.55,
	noFigure: -1.84,
	alone: 2.21,
	aloneAndClear: 1.82,
	nearestAspectAndClear: 0.7,
	coveredAlone: 0.35,
	summary: 0.14,
};
