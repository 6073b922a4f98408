/**
 * Reads options such as `--minutes=30` and `--postgres`; one without a number is 1.
 * @throws for an argument that is none of `known`
 */
export function readOptions<Name extends string>(
	known: Readonly<Record<Name, number>>,
	args: readonly string[] = process.argv.slice(2),
): Record<Name, number> {
	const options: Record<Name, number> = { ...known };
	for (const arg of args) {
		const [, name = "", value = "1"] = /^--(\w+)(?:=(\d+(?:\.\d+)?))?$/.exec(arg) ?? [];
		if (!(name in known)) throw new Error(`${arg} is no option of this program.`);
		options[name as Name] = Number(value);
	}
	return options;
}
