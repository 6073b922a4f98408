interface IconProps<Name> {
	name: Name;
	className?: string | undefined;
}

/**
 * Creates the component of one icon set: small line icons next to a word, or in a button
 * with an `aria-label`. Each set is bundled with the pages that use it.
 * @param paths path data by name, in a 24 by 24 view box
 */
export function iconSet<Name extends string>(paths: Record<Name, string>) {
	return function Icon({ name, className }: IconProps<Name>) {
		return (
			<svg
				className={className ? `icon ${className}` : "icon"}
				viewBox="0 0 24 24"
				aria-hidden="true"
			>
				<path d={paths[name]} />
			</svg>
		);
	};
}

// Lucide icons (ISC license), only those in use.
export const publicIcons = {
	phone:
		"M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
	menu: "M4 5h16M4 12h16M4 19h16",
	down: "m6 9 6 6 6-6",
	right: "M5 12h14m-7-7 7 7-7 7",
	left: "m12 19-7-7 7-7m7 7H5",
	close: "M18 6 6 18M6 6l12 12",
	alert: "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 6v4m0 4h.01",
} as const;

/** An icon of the public pages. */
export const Icon = iconSet(publicIcons);
