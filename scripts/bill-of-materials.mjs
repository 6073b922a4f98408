import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const legalFile = /^(?:licen[cs]e|copying|notice)/i;
const line = "-".repeat(80);

/**
 * Writes what a release consists of: `sbom.cdx.json` (CycloneDX, by npm) and `LICENSES.txt`.
 * @param {string} folder has the package.json and package-lock.json of the release
 * @param {{ modules: string, node: { version: string, license?: string | undefined }, date: Date }} parts
 * modules: the folder that has node_modules; license: the text for Node.js
 */
export function writeBill(folder, { modules, node, date }) {
	const { name, packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
	const sbom = createSbom(folder, name, node, date);
	writeFileSync(join(folder, "sbom.cdx.json"), `${JSON.stringify(sbom, null, 2)}\n`);
	writeFileSync(join(folder, "LICENSES.txt"), licenses(packages, modules, node));
}

function createSbom(folder, name, node, date) {
	const args = ["sbom", "--package-lock-only", "--omit=dev", "--sbom-format=cyclonedx"];
	const printed = execFileSync("npm", args, {
		cwd: folder,
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
		stdio: ["ignore", "pipe", "inherit"],
	});
	const sbom = JSON.parse(printed);
	sbom.metadata.timestamp = date.toISOString();
	sbom.metadata.component.name = name;
	sbom.metadata.component.type = "application";
	sbom.components.push({
		"bom-ref": `node@${node.version}`,
		type: "platform",
		name: "node",
		version: node.version,
		purl: `pkg:generic/node@${node.version}`,
		licenses: [{ license: { id: "MIT" } }],
	});
	// npm's number is random; the same release has the same one.
	const sum = createHash("sha256").update(JSON.stringify(sbom.components)).digest("hex");
	const uuid = sum.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-4$3-8$4-$5");
	sbom.serialNumber = `urn:uuid:${uuid}`;
	return sbom;
}

function licenses(packages, modules, node) {
	const paths = Object.keys(packages).filter(Boolean);
	const parts = paths.map((path) => {
		const { version, license } = packages[path];
		const name = path.replace(/^.*node_modules\//, "");
		return `${name} ${version}: ${license}\n\n${legalText(join(modules, path))}`;
	});
	const intro = `What this release contains: ${paths.length} packages and Node.js, each with its license.`;
	const nodeText = node.license ?? "https://github.com/nodejs/node/blob/main/LICENSE";
	return [intro, ...parts, `Node.js ${node.version}: MIT and others\n\n${nodeText}`]
		.map((part) => `${part.trim()}\n`)
		.join(`\n${line}\n`);
}

/** The license and notices as the package brings them, or where it comes from. */
function legalText(folder) {
	const files = existsSync(folder)
		? readdirSync(folder).filter((file) => legalFile.test(file))
		: [];
	if (files.length > 0) {
		return files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n");
	}
	const { repository, homepage } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	return `The package has no license file; see ${repository?.url ?? repository ?? homepage}`;
}
