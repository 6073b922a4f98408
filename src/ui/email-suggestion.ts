import { editDistance } from "#platform/text/edit-distance.ts";

/** Endings that no domain has, as people type them. */
const endings: Readonly<Record<string, RegExp>> = {
	com: /^(?:con|cmo|ocm|vom|xom|cpm|cim|c0m|comm|coom|conm|comn|coml)$/,
	net: /^(?:ner|nte|nett|neet)$/,
	org: /^(?:ogr|orgg|prg)$/,
	edu: /^(?:eud|edi|eduu)$/,
};

/** Large email services and their endings. Those with countries have one ending per country. */
const services: Readonly<Record<string, string>> = {
	gmail: "com",
	icloud: "com",
	yahoo: "countries",
	hotmail: "countries",
	outlook: "countries",
	comcast: "net",
	verizon: "net",
	optonline: "net",
};

const countries = /^(?:com|com?\.[a-z]{2}|[a-z]{2})$/;

/** Names of other services that are one letter away from those. */
const others = new Set(["gail", "incloud"]);

/** Returns the email address that was probably meant; null if the typed one is plausible. */
export function suggestedEmail(typed: string): string | null {
	const clean = typed
		.trim()
		.replace(/\s+/g, "")
		.replace(/,/g, ".")
		.replace(/\.{2,}/g, ".")
		.replace(/\.$/, "");
	const [, local, domain] = /^([^@]+)@+([^@]+)$/.exec(clean) ?? [];
	if (!local || !domain) return null;
	const meant = `${local}@${suggestedDomain(domain.toLowerCase())}`;
	// What is no address either, such as `ana@example`, helps nobody.
	if (!/^[^.](?:[^@]*[^@.])?@[^.]+\./.test(meant)) return null;
	return meant.toLowerCase() === typed.trim().toLowerCase() ? null : meant;
}

function suggestedDomain(domain: string): string {
	const parts = domain.split(".");
	const end = parts.pop() ?? "";
	const fixed = Object.keys(endings).find((ending) => endings[ending]?.test(end)) ?? end;
	// No dot at all: `gmailcom`.
	if (parts.length === 0) {
		const service = Object.keys(services).find((name) => end === `${name}com`);
		return service ? `${service}.com` : domain;
	}
	const [name = "", ...middle] = parts;
	const rest = [...middle, fixed].join(".");
	const service = serviceLike(name);
	if (!service) return `${name}.${rest}`;
	const ending = services[service] ?? "";
	if (ending !== "countries") {
		return editDistance(rest, ending, 1) <= 1 ? `${service}.${ending}` : `${name}.${rest}`;
	}
	// These are countries too, and no service has them.
	if (/^(?:co|cm|om)$/.test(rest)) return `${service}.com`;
	return countries.test(rest) ? `${service}.${rest}` : `${name}.${rest}`;
}

/** Returns the service of this name, or of a name that is one typo away and starts the same. */
function serviceLike(name: string): string | undefined {
	if (name in services) return name;
	if (others.has(name)) return undefined;
	return Object.keys(services).find(
		(service) => service[0] === name[0] && editDistance(name, service, 1) === 1,
	);
}
