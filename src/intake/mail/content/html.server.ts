import type { Block, EmailDocument, Entry, Inline, Line } from "#intake/mail/content/document.ts";
import { band, button, dark, light } from "#intake/mail/content/palette.ts";
import { escapeHtml } from "#platform/api/html.server.ts";

const font =
	"font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const text = `margin:0 0 16px;${font};font-size:17px;line-height:26px;color:${light.ink}`;
const small = `${font};font-size:14px;line-height:21px;color:${light.mute}`;
// The padding enlarges what can be tapped, not the line.
const link = `padding:6px 0;color:${light.teal};text-decoration:underline`;

/**
 * Dark mode, for mail clients that know it. Inline styles are for all others, so these must win over them.
 */
const darkMode = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.sand{background:${dark.sand}!important}
.paper{background:${dark.paper}!important}
.mint{background:${dark.mint}!important}
.ink{color:${dark.ink}!important}
.mute{color:${dark.mute}!important}
.pine{color:${dark.pine}!important}
.teal{color:${dark.teal}!important}
.edge{border-color:${dark.teal}!important}
.line{border-color:${dark.line}!important}
}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}`;

/** The pulse line of the brand; clients without SVG show nothing in its place. */
const trace = `<svg width="112" height="24" viewBox="0 0 112 24" aria-hidden="true" style="display:block" fill="none" stroke="${band.trace}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M1 16h30c3 0 3-4 6-4s3 4 6 4h4l2 2 4-16 5 20 3-6h8c4 0 5-5 9-5s5 5 9 5c7 0 12-5 24-14"/></svg>`;

/** Renders an email as HTML for mail clients: tables, inline styles, nothing loaded from elsewhere. */
export function htmlOf(email: EmailDocument): string {
	const { language, sender, subject, preview, title, body, footer } = email;
	return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${darkMode}</style>
</head>
<body class="sand" style="margin:0;padding:0;background:${light.sand}">
<div class="preview" style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div role="main">
${table(
	`<td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
${table(
	[
		`<td class="pad" bgcolor="${band.background}" style="padding:18px 32px;background:${band.background};border-radius:10px 10px 0 0">${masthead(sender)}</td>`,
		`<td class="paper pad line" bgcolor="${light.paper}" style="padding:32px 32px 20px;background:${light.paper};border:1px solid ${light.line};border-top:0;border-radius:0 0 10px 10px">
<h1 class="pine" style="margin:0 0 16px;${font};font-size:26px;line-height:33px;font-weight:700;color:${light.pine}">${escapeHtml(title)}</h1>
${body.map(blockHtml).join("\n")}
</td>`,
		`<td class="pad" style="padding:24px 32px 8px">
${footer.map(footerHtml).join("\n")}
</td>`,
	].join("</tr>\n<tr>"),
	"max-width:600px;margin:0 auto",
)}
<!--[if mso]></td></tr></table><![endif]-->
</td>`,
	`background:${light.sand}`,
	"sand",
)}
</div>
</body>
</html>
`;
}

/** A table for layout, with one row of cells. */
const table = (cells: string, style = "", className = "") =>
	`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${className && ` class="${className}"`} style="border-collapse:separate;${style}"><tr>${cells}</tr></table>`;

const masthead = (sender: string) =>
	table(
		`<td style="${font};font-size:18px;line-height:24px;font-weight:700;color:${band.text}">${escapeHtml(sender)}</td><td align="right" width="112" style="padding-left:16px">${trace}</td>`,
	);

function blockHtml(block: Block): string {
	switch (block.kind) {
		case "heading":
			return `<h2 class="pine" style="margin:28px 0 10px;${font};font-size:19px;line-height:26px;font-weight:700;color:${light.pine}">${escapeHtml(block.text)}</h2>`;
		case "paragraph":
			return `<p class="ink" style="${text}">${lineHtml(block.line)}</p>`;
		case "highlight":
			return table(
				`<td class="mint" bgcolor="${light.mint}" style="padding:16px 20px;background:${light.mint};border-radius:10px"><p class="mute" style="margin:0;${small}">${escapeHtml(block.label)}</p><p class="pine" style="margin:2px 0 0;${font};font-size:26px;line-height:33px;font-weight:700;letter-spacing:0.5px;color:${light.pine}">${escapeHtml(block.value)}</p></td>`,
				"margin:20px 0",
			);
		case "rows":
			return dataTable(block.rows.map(rowHtml).join("</tr>\n<tr>"));
		case "entries":
			return block.entries.map(entryHtml).join("\n");
		case "list":
			return `<ul style="margin:0 0 16px;padding:0 0 0 22px">${block.items
				.map((item) => `<li class="ink" style="${text};margin:0 0 8px">${lineHtml(item)}</li>`)
				.join("\n")}</ul>`;
		case "quote":
			return `<blockquote class="ink edge" style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${light.teal};${font};font-size:17px;line-height:26px;color:${light.ink};overflow-wrap:anywhere">${brokenLines(block.text)}</blockquote>`;
		case "button":
			return buttonHtml(block);
		case "smallPrint":
			return `<p class="mute" style="margin:0 0 12px;${small}">${lineHtml(block.line)}</p>`;
	}
}

function buttonHtml({ label, url, isQuiet }: Extract<Block, { kind: "button" }>): string {
	const look = isQuiet
		? `border:2px solid ${light.teal};color:${light.teal}`
		: `border:2px solid ${button.background};background:${button.background};color:${button.text}`;
	return `<p style="margin:20px 0 16px"><a${isQuiet ? ' class="teal edge"' : ""} href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;${font};font-size:17px;line-height:22px;font-weight:700;text-decoration:none;${look}">${escapeHtml(label)}</a></p>`;
}

/** The footer is smaller and quieter. */
function footerHtml(block: Block): string {
	return block.kind === "paragraph"
		? `<p class="mute" style="margin:0 0 10px;font-weight:700;${small}">${lineHtml(block.line)}</p>`
		: blockHtml(block);
}

const dataTable = (cells: string) =>
	`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse"><tr>${cells}</tr></table>`;

const rowHtml = ({ label, value, language }: Entry) =>
	`<th class="mute line" scope="row" align="left" valign="top" width="28%" style="padding:10px 12px 10px 0;border-bottom:1px solid ${light.line};${font};font-size:14px;line-height:24px;font-weight:400;text-align:left;color:${light.mute}">${escapeHtml(label)}</th><td class="ink line" valign="top"${langOf(language)} style="padding:10px 0;border-bottom:1px solid ${light.line};${font};font-size:17px;line-height:24px;color:${light.ink};overflow-wrap:anywhere">${lineHtml(value)}</td>`;

const entryHtml = ({ label, value, language }: Entry) =>
	`<p class="ink line" style="${text};padding:12px 0 0;border-top:1px solid ${light.line}"><strong>${escapeHtml(label)}</strong><br><span${langOf(language)}>${lineHtml(value)}</span></p>`;

const langOf = (language: Entry["language"]) => (language ? ` lang="${language}"` : "");

const lineHtml = (line: Line): string =>
	typeof line === "string" ? brokenLines(line) : line.map(inlineHtml).join("");

function inlineHtml(part: Inline): string {
	if (typeof part === "string") return brokenLines(part);
	if ("strong" in part) {
		return `<strong${langOf(part.language)}>${escapeHtml(part.strong)}</strong>`;
	}
	if ("foreign" in part) {
		return `<span${langOf(part.language)}>${escapeHtml(part.foreign)}</span>`;
	}
	if ("unbroken" in part) {
		return `<span style="white-space:nowrap">${escapeHtml(part.unbroken)}</span>`;
	}
	return `<a class="teal" href="${escapeHtml(part.href)}" style="${link}">${escapeHtml(part.text)}</a>`;
}

const brokenLines = (lines: string) => escapeHtml(lines).replaceAll("\n", "<br>\n");
