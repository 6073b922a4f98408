import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { migrationNames } from "#database/migrations/index.server.ts";

/** The SHA-256 with which each file was frozen. */
const frozen = {
	"0001-initial.postgres.sql": "0fbdbc4f20e5c22ed9a756ca81e725ce0e5bc235d93cae811f27a18f8dcb3699",
	"0001-initial.sqlite.sql": "a862c890f065bb5ebba676bc09ad0018d5329b235c407ac9502f33bb494642dc",
	"0002-facts.postgres.sql": "7c7968dcc580d8b7b96748a9ec8e353c798afbe1c620cd08f3f26e05a0abbe7c",
	"0002-facts.sqlite.sql": "d76cd660877e1d4372f3ac6649c8618fe42946d258c3139b2a82503eb175998a",
	"0003-wrong-answers.postgres.sql":
		"6caa5be0439376e9ab5535cfd910289601941568ec9c78f018937c9db6ddacb5",
	"0003-wrong-answers.sqlite.sql":
		"d189e9b995f9408c6616ff6bcad52c8468abfaf60175f5a004bf2a8f61c990db",
	"0004-emails.postgres.sql": "ae27d5651b771be4691f47b93dd82038805d0104139323a51cec4b83021e8824",
	"0004-emails.sqlite.sql": "5d38a32cc28cf8a067c44c551ddf893b6f435fb5bc5baf9274630d6fcc005287",
	"0005-second-factor.postgres.sql":
		"2dbd8e59e0ba5ca96f296172e497d690f95cadc534504f54d3ecfd958e8395d4",
	"0005-second-factor.sqlite.sql":
		"f85c40c5d449a29a2e4951463191fb8ceb965403457faad34825303f9a2183ce",
};

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".sql"));

test("no migration is edited", () => {
	const hashes = files.map((name) => [
		name,
		createHash("sha256")
			.update(readFileSync(new URL(name, import.meta.url)))
			.digest("hex"),
	]);
	expect(
		Object.fromEntries(hashes),
		"Databases that ran a migration never run it again: undo the edit and put the change into a new migration. A new migration’s hashes belong in this list.",
	).toEqual(frozen);
});

test("the index lists every migration, numbered without gaps, with a file for each engine", () => {
	const listed = migrationNames.flatMap((name) => [`${name}.postgres.sql`, `${name}.sqlite.sql`]);
	expect(listed).toEqual(files.toSorted());
	expect(migrationNames.map((name) => Number(/^\d{4}(?=-)/.exec(name)?.[0]))).toEqual(
		migrationNames.map((_, position) => position + 1),
	);
});
