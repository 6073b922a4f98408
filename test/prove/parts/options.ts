/**
 * Reads options of the form `--name=number`.
 * @param defaults all options there are, with their values when they are not given
 * @throws {Error} for an option that is not among them
 */
export function optionsOf<T extends Record<string, number>>(
	args: readonly string[],
	defaults: T,
): T {
	const given = args.map((arg) => {
		const [, name = "", value] = /^--(\w+)=(\d+)$/.exec(arg) ?? [];
		if (!(name in defaults)) throw new Error(`${arg} is no option of this program.`);
		return [name, Number(value)];
	});
	return { ...defaults, ...Object.fromEntries(given) };
}
