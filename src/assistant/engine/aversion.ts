import { stopWords } from "#assistant/engine/stop-words.ts";
import { stem } from "#platform/text/stem.ts";

/*
 * Whether a clause refuses or fears what it names. Feelings are told by how they are said, with the few words of liking as the
 * exceptions: what one "is … of", what "… me", and what happens "when I see" something is none that should be recommended.
 */

/** Words that refuse what comes after them, also over "or" and "ni". */
const REFUSES =
	/^(?:no|not|nothing|neither|nor|without|hate[sd]?|dislikes?|avoid|except|dont|didnt|doesnt|cant|cannot|couldnt|isnt|wont|never|fears?|phobia|dreads?|detests?|despises?|loathes?|faints?|sin|odi[oa]|detest[oa]|tem[eo]|miedo|asco|fobia|panico|tampoco|ni|menos|less|fewer|excepto|nada|evit\w+|nunca|done|quit|leave|leaving|salir|dejar|than|over|instead|scratch|skip|drop|aburre|hart[oa]|cansad[oa]|quitar|bored|boring|nuts|crazy|insane|tired)$/;
/** "Needles are fine", "I am not scared of blood", "no me asusta". */
const FINE =
	/\b(?:dont mind|never bothered|no problem|(?:not|isnt|arent) a problem|(?:crazy|nuts) about|(?:not|isnt|arent|never) (?:at all |really )*(?!fond|proud|fan|capable|happy|excited|good)\w+ (?:of|by|about)\b|(?:are|is|am) (?:totally |ok |okay )?(?:fine|ok|okay|cool)|(?:fine|ok|okay|cool|no problem) with|(?:doesnt|dont|didnt|wont|never) \w+ (?:\w+ )?(?:me|him|her|us)$|no (?:me|le|nos|les|tengo|tiene)(?: (?:tengo|tiene|da|dan|pone|ponen|causan?))? (?:miedo|asco|fobia|nervi\w+|mal)\b|no (?:me|le|nos) (?!gust|encant|interes|llam|convenc|atra)\w+(?: (?:la|las|el|los)\b|$))/;
/** Nothing is feared in what one is good at or fond of; the rest are words that stand there without any feeling. */
const LIKING =
	/^(?:fond|proud|capable|passionate|excited|curious|happy|good|great|best|better|fine|ok|okay|cool|comfortable|confident|familiar|experienced|calm|patient|gentle|careful|interested|fascinated|buen[oa]|amable|pacient\w+|carinos[oa]|feliz|content[oa]|cuidados[oa]|mejor|algo|trabajo|trabajar|curso|obsessed|in love|full|kind|sort|kinda|part|all|one|none|most|lots?|some|any|many|both|each|either|which|who|cual|care|fan|love|lover|because|instead|out|think|tell|talk|ask|what|how|more|info|information|anything|something|everything|nothing|dream|hope|here|there|back|sure|course|class|job|a|an|the|to|so|very|really|it|up|on|off|and|or|not|with|about)$/;
const IS_OF =
	/(?:^(?:but|and|pero|y|because|porque|cuz|plus)? ?|\b(?:am|is|are|was|be|been|get|gets|got|feel|feels|soy|estoy|es|muy|tan|so|very|really|super|too|kinda|always|also|just|bit|little|totally|someone|somebody|anyone|people|person) )(?!\w+ing )(\w+)(?: out)? (?:of|by)(?: \w+){0,3}$|\b(?:am|is|are|was|be|been|get|gets|got|feel|feels|so|very|really|super|too|soy|estoy|es|muy|tan) (?!\w+ing )(\w+)(?: out)? (?:about|around|with|from|con|por)(?: \w+){0,3}$/;
/** Pleasant or useful things that something does to somebody. */
const PLEASES =
	/^(?:interes|fascin|excit|relax|calm|inspir|motivat|help|attract|suit|fit|lov|lik|teach|show|gave|told|sent|hir|requir|remind|need|want|pay|gust|encant|apasion|llama|atra|import|ayud|sirv|convien|va|van|cae|qued|ve|veo|dedic|recomiend|ofrec|llev|parec|tra(?:e|ta)|dij|dic|puede|permit|ha|han|lo|la|las|los|dan? (?:igual|gusto|paz|alegria|curiosidad|ilusion))/;
const DOES_TO_ME =
	/^(?: (?:just|really|always|still|totally|also|kinda))* (?!around|near|beside|behind|besides|but|like|than)(\w+)(?: (?:the|hell|crap|heck|shit|out|outta|of))* (?:me|him|her|us|them)\b/;
const ME_HACE =
	/^(?: (?:siempre|tambien|ya|si))* (?:me|le|nos) (?!than|that|and|or|but|the|is|to|as|for|in|at|i|out|up|so\b)(\w+(?: \w+)?)/;
const HACE_ME =
	/\b(?:me|le|les|nos) (\w+(?: (?:igual|gusto|paz|alegria|curiosidad|ilusion))?)(?: (?:muchisimo|mucho|mucha|miedo|asco|panico|terror|horror|nervios|nervios[oa]|mal|ver|viendo|con|de|a|cuando|al|veo|ve|si|la|las|el|los|lo))*$/;
/** "Que me recomienda". */
const ASKS_WHAT = /\bque (?:me|le|les|nos) \w+(?: \w+)*$/;
/** "Le tengo pavor a las agujas". */
const TENGO =
	/\b(?:tengo|tiene|tenemos) (?:(?:un|una|mucho|mucha|muchisimo|demasiado) )*(?!experiencia|ganas|paciencia|interes|pasion|gusto|amor|vocacion|curiosidad|practica|facilidad|carino|anos|\d)\w+ (?:a|al|de|por)(?: (?:la|las|el|los|ver))*$/;
/** What happens to somebody who sees something is told of what they cannot stand. */
const ON_SIGHT =
	/\b(?:when|whenever|if|cuando|al|si|time)(?: \w+){0,2} (?:sees?|saw|seeing|look|looking|ve|veo|vea|ver|miro|mira)\b|\b(?:at the \w+|sight|thought|vista|olor) (?:of|de)\b/;
const WELL =
	/\b(?:good|happy|glad|joy|peace|energy|purpose|smile|calm|excited|alive|feliz|content[oa]|bien)\b/;
const REFUSED_AFTER =
	/^ (?:\w+ ){0,2}(?:not for me|no thanks|no|out|not)$|^ (?:isnt|arent|(?:is|are) (?:not|out|a (?:\w+ )?no)|no (?:es|son|va|van))\b/;

const isFelt = (word: string | undefined, pleasant: RegExp): boolean =>
	word !== undefined && !pleasant.test(word);

/** How far from its words a feeling is looked for. */
const WORDS_NEAR = 10;

/**
 * Reads how a clause speaks.
 * @returns whether it refuses or fears the `length` words at `at`
 */
export function refusalsIn(words: readonly string[]): (at: number, length: number) => boolean {
	if (FINE.test(words.join(" "))) return () => false;
	const refusal = words.findIndex((word) => REFUSES.test(word));
	return (at, length) => {
		if (refusal !== -1 && refusal < at) return true;
		const before = words.slice(Math.max(0, at - WORDS_NEAR), at).join(" ");
		const tail = words
			.slice(at + length, at + length + WORDS_NEAR)
			.map((word) => ` ${word}`)
			.join("");
		const act = DOES_TO_ME.exec(tail)?.[1];
		const isAct =
			act !== undefined && (/^(?:makes?|gives?)$/.test(act) || !stopWords.has(stem(act)));
		return (
			REFUSED_AFTER.test(tail) ||
			isFelt(IS_OF.exec(before)?.slice(1).find(Boolean), LIKING) ||
			(isAct && isFelt(act, PLEASES) && !WELL.test(tail)) ||
			isFelt(ME_HACE.exec(tail)?.[1], PLEASES) ||
			(!ASKS_WHAT.test(before) && isFelt(HACE_ME.exec(before)?.[1], PLEASES)) ||
			TENGO.test(before) ||
			(ON_SIGHT.test(before) && !WELL.test(before))
		);
	};
}
