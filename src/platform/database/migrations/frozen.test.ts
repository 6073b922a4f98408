import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { migrationNames } from "#platform/database/migrations/index.server.ts";

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
	"0004-emails.postgres.sql": "a9e39515d4b04f1e458ef4549168bb012b52705f5c28a6af0b7c1f62cad780b8",
	"0004-emails.sqlite.sql": "e8e731809dcd202fed069fc801073a5000798938e9ad9958fa13783d853f209c",
	"0005-backups.postgres.sql": "b9795aebb2f8642563824b6abc4f5b52bbfa257c44d9f63e0c5d6033494aca82",
	"0005-backups.sqlite.sql": "5d44ecea68196294b7fc4011cb1ebc5bd288f41460a425ac4ab020ce643f63d3",
	"0006-second-factor.postgres.sql":
		"2dbd8e59e0ba5ca96f296172e497d690f95cadc534504f54d3ecfd958e8395d4",
	"0006-second-factor.sqlite.sql":
		"f85c40c5d449a29a2e4951463191fb8ceb965403457faad34825303f9a2183ce",
	"0007-retention.postgres.sql": "1daaf5ce0aa3cbe184852efceeffd3cb1c76c60614cf27b4f95b7ba999e407b1",
	"0007-retention.sqlite.sql": "1a3bea2ff90feedfecce64a8977b2ea0bc6dbd5ce13778ed74029f86e78ff8c9",
	"0008-people.postgres.sql": "464f97dc7873da6bc40ee0d4224e34872376af9d370a0e813f6e03e4b4a06218",
	"0008-people.sqlite.sql": "9056b09f9bf224ef159a7b8f414211780ad7a19392e3b7780e78431f75b1910a",
	"0009-replies.postgres.sql": "049437efa8c8cd197be93d9a390922db67b50ee69e02263712f2e166a88a46a7",
	"0009-replies.sqlite.sql": "021195ee59221ef5c4134fa5d9f509936721aa61cb3326dce6f00e02eee962e3",
	"0010-search.postgres.sql": "9274bbe68997a100d06f0d9844bdff61e397a022a11b158c31149480fa23d87a",
	"0010-search.sqlite.sql": "a9d871c6fd4edcb8794d6017b01c024ff5bfb692baa7a8d4d795b0595dc25ebc",
	"0011-applicant-page.postgres.sql":
		"14ccaec3cd73a6df389928f7250134da42a1ad20513b2d9737c411e4400b33c7",
	"0011-applicant-page.sqlite.sql":
		"4114d90c598c1638f5fe5bd82df1b8812600cda891b2fe908dac5ecc45b217cd",
	"0012-rights.postgres.sql": "110cc280c4a158ac6c88dd647eddf8795090b343000b1a90bff1422821e11493",
	"0012-rights.sqlite.sql": "e4a8785dbded280d55ad74a57a0df2a84c17b88d273979ae82da39f51f011c81",
	"0013-contact-details.postgres.sql":
		"7ca1530889c2a097f6a56ff64d951d8a24b3ff5e517243a4bd5e968ca083ef90",
	"0013-contact-details.sqlite.sql":
		"ade0042befcfce2a539bf44f5591c5bb1ad2165698c574b90aaff92b399d9496",
	"0014-search-tokens.postgres.sql":
		"4b2089b476271a4348e6dcafd88664612ff768ab3348dea3adf0eedf7650eedd",
	"0014-search-tokens.sqlite.sql":
		"a78347a48bb4fb2bacaa942a85544216fc20056a061352338478c85c3319ad7b",
	"0015-repeated-texts.postgres.sql":
		"1c860f422503cc133ce295266e820c278bfcc0336d52fb0736326d16f8ca3806",
	"0015-repeated-texts.sqlite.sql":
		"1c860f422503cc133ce295266e820c278bfcc0336d52fb0736326d16f8ca3806",
	"0016-limit-counts.postgres.sql":
		"f73cfc43d75633a1a9f68d615beb808e43b92e6d3dfbb777290cd7c8863219ef",
	"0016-limit-counts.sqlite.sql":
		"2d28d3f095b477f0f8ccb5bfd2b1f23dcc8845ecc26ff453cae80f726b6fa634",
	"0017-crm-words.postgres.sql": "0002030e0b368cddb63777c371bf5b19c33eb4d4d7df6be79089c9c046173d2d",
	"0017-crm-words.sqlite.sql": "0002030e0b368cddb63777c371bf5b19c33eb4d4d7df6be79089c9c046173d2d",
	"0018-taught-questions.postgres.sql":
		"32ffb0b22da5d4043172127ae05d7fd6b5e9038e4231af681726ad85239791b0",
	"0018-taught-questions.sqlite.sql":
		"61c6bff0c23bfa0691ab9e28362e5d7fbd550c2d4db83e44bf24843b8fdc7014",
	"0019-classes.postgres.sql": "d49f074a3bb78fa8bc88199ba1dd401a2043457e1aff70d62cc5b26fdf19e249",
	"0019-classes.sqlite.sql": "d533cc2a01cfafb8377232a1d16e8de3ffaca764476323e88bf215f300357a2a",
	"0020-texts.postgres.sql": "e921dcaf05c729ae3ec3cb680eb7b6acb8a952e759d075f2e75cf00d95849146",
	"0020-texts.sqlite.sql": "bf95422dd8fe91f46bb14ef19d007dab2ed7bddf707d2469770ad8c4f74e2638",
	"0021-translations.postgres.sql":
		"4b1f08fddc60e0e78db43c106356de11c646a30f05ef854bfec5f01038ca589d",
	"0021-translations.sqlite.sql":
		"dc00ef3ce585fba5b108ebe8a50753417058773331132c8c253c78433a4b96d6",
	"0022-spanish-of-facts.postgres.sql":
		"5ab79414bc73624a56977ceac39ec00f372ec205345be84c8c2f82261653823c",
	"0022-spanish-of-facts.sqlite.sql":
		"5ab79414bc73624a56977ceac39ec00f372ec205345be84c8c2f82261653823c",
	"0023-live-since.postgres.sql":
		"5fa0f29bd2f182f79bf44517e23d1c2129cc57ea2b5d5fae0e17e56a5c94ac3f",
	"0023-live-since.sqlite.sql": "a5af08a9981ae9df3f6cf1afccd72a92ce80d790a087462a17c4f68e93f9de50",
	"0024-confirmed-at.postgres.sql":
		"bc2b903118a248049b916c4a950f847be5592af67f8cb91d82f1e06ad2249450",
	"0024-confirmed-at.sqlite.sql":
		"028aa2b1137b692efe17052aa3bcc802b9b1197b7e5c3e58ab57680d85cb8f6a",
	"0025-retention-in-turns.postgres.sql":
		"b7292c3eba75f5b3f55bb99e09bd7a369a962a81ef34b4488249ecacf27309d4",
	"0025-retention-in-turns.sqlite.sql":
		"b7292c3eba75f5b3f55bb99e09bd7a369a962a81ef34b4488249ecacf27309d4",
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
