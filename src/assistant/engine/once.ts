/** Makes something once for each key: several rules ask for it. */
export function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
	const made = new WeakMap<K, { value: V }>();
	return (key) => {
		const known = made.get(key) ?? { value: make(key) };
		made.set(key, known);
		return known.value;
	};
}
