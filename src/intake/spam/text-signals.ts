import type { SpamSignal } from "#intake/spam/signals.ts";

// Languages, scripts, foreign phone numbers and unusual email addresses are no signals: no one is
// suspected for where they come from.

const link =
	/(?:https?:\/\/|www\.)\S+|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|ru|co|io|xyz|top|site|online|shop|club)\b(?!@)(?:\/\S*)?/gi;
const markup = /\[(?:url|link)[=\]]|<a\s[^>]{0,200}href/i;

/** What unasked offers are about, each counted once. */
const offers = [
	/\bseo\b|\bserp\b|search engine|organic traffic/i,
	/\bback-?links?\b|do-?follow|domain authority|\bd[ar] ?\d{2}\+?|link (?:exchange|insertion|building)/i,
	/\brank(?:ing|ings|s)?\b.{0,40}(?:google|website|search)|(?:google|search).{0,30}\brank|first page of google|page one of google/i,
	/guest (?:post|blog)|sponsored (?:post|article|content)/i,
	/web ?(?:site)? (?:re)?design|redesign your|web development|mobile app development/i,
	/digital marketing|social media marketing|\bppc\b|email marketing|lead generation|generate (?:more )?leads|increase (?:your )?traffic/i,
	/(?:instagram|facebook|youtube|tiktok) followers|(?:5|five) star (?:google )?reviews|google reviews/i,
	/explainer videos?|virtual assistants?|data entry/i,
	/email lists?|verified (?:leads|contacts)|decision makers?/i,
	/outsourc(?:e|ing)|our (?:proposal|portfolio|packages|rate card|services:)/i,
	/free (?:audit|website audit|quote|demo|trial|consultation|spins|report)/i,
	/crypto(?:currency)?|\bbitcoin\b|\bbtc\b|\bethereum\b|\beth\b|\bnft\b|airdrop|\bwallet\b|\bforex\b/i,
	/passive income|per (?:day|week) with|make \$\d|earn \$\d|guaranteed (?:profit|growth|approval|placement)|profit guaranteed/i,
	/business (?:loan|loans|funding)|working capital|merchant (?:cash|services)|cash advance|line of credit|no collateral|processing fees|pre-?approved/i,
	/\bcasino\b|\bjackpot\b|\bpoker\b|free spins|\bbetting\b/i,
	/viagra|cialis|tramadol|xanax|oxycodone|adderall|steroids|canadian pharmacy|(?:no|without) (?:a )?prescription/i,
	/\breplica\b|\brolex\b|factory price|best price|\bmoq\b|\boem\b/i,
	/adult dating|hot girls|\bxxx\b|\bsexy\b/i,
	/lottery|claim (?:your|here)|you (?:have )?won\b|lucky winner|next of kin|inheritance|invest \$?\d+|investment proposal|business proposal/i,
	/account will be suspended|verify your account|mailbox (?:is|storage)|password expires|domain (?:expiration|listing|services)/i,
	/(?:hacked|leaked)\b.{0,80}(?:website|site|database)|(?:site|website|database).{0,40}(?:hacked|leaked)/i,
	/продвижение сайт|раскрутк|базы для рассыл|рассылк|прогон|xrumer|казино|кредит онлайн/i,
];

/** Phrases of messages that go to many websites, each counted once. */
const massMail = [
	/unsubscribe/i,
	/\bopt[- ]?out\b|reply (?:stop|yes)\b/i,
	/do not wish to receive|stop receiving/i,
	/(?:not )?the right person\b|decision maker/i,
	/came across your (?:web)?site|(?:found|was on|visited|finds|browsing) your website/i,
	/tried to (?:contact|reach) you|follow(?:ing)? up on my/i,
	/would you be (?:interested|open)|let me know your (?:interest|target)|(?:shall|can|may) i send you/i,
	/discuss (?:the|our) proposal|mutually beneficial|strictly confidential|kindly (?:reply|share|forward)/i,
	/dear (?:sir|purchasing|website owner|business owner)/i,
	/click here|imagine this|companies like yours/i,
	/whats ?app us|on whats ?app\b|on telegram\b|telegram: @/i,
];

const wallet = /\bbc1[a-z0-9]{25,}|\b0x[0-9a-f]{40}\b/i;

/** What a visitor typed. */
export interface Submission {
	name: string;
	subject: string | null;
	message: string | null;
}

/** Returns the signals in what was typed. */
export function textSignals({ name, subject, message }: Submission): SpamSignal[] {
	const text = [subject, message].filter(Boolean).join("\n");
	const links = text.match(link)?.length ?? 0;
	const words = text.split(/\s+/).length;
	const offered = offers.filter((offer) => offer.test(text)).length;
	const phrases = massMail.filter((phrase) => phrase.test(text)).length;
	const checks: Partial<Record<SpamSignal, boolean>> = {
		nameLink: name.search(link) >= 0,
		nameLetters: isRandom(name),
		textLetters: isRandom(message ?? ""),
		markup: markup.test(text),
		link: links === 1,
		links: links > 1,
		mostlyLinks: links > 1 && words < links * 5,
		offer: offered === 1,
		offers: offered === 2,
		manyOffers: offered > 2,
		massMail: phrases === 1,
		massMails: phrases > 1,
		wallet: wallet.test(text),
	};
	return (Object.keys(checks) as SpamSignal[]).filter((name) => checks[name]);
}

/** Returns whether a text is one word of letters in random case, as programs type it: `XrtUvbQwLpz`. */
function isRandom(text: string): boolean {
	return /^[a-z]{8,}$/i.test(text) && (text.match(/[a-z](?=[A-Z])/g)?.length ?? 0) >= 3;
}
