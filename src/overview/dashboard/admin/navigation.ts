import { isAllowedPage } from "#overview/dashboard/admin/places.ts";
import type { Role } from "#platform/api/role.ts";
import type { IconName } from "#ui/admin/icon.tsx";

/** A page of the navigation. */
export interface Place {
	to: string;
	name: string;
	icon: IconName;
}

interface PlaceGroup {
	name: string;
	places: readonly Place[];
}

/** The first places of the first group have a link in the bar of phones; the others are under More. */
export const PLACES_IN_BAR = 4;

const groups: readonly PlaceGroup[] = [
	{
		name: "Daily work",
		places: [
			{ to: "/admin", name: "Today", icon: "today" },
			{ to: "/admin/registrations", name: "Registrations", icon: "registrations" },
			{ to: "/admin/contacts", name: "Messages", icon: "messages" },
			{ to: "/admin/chats", name: "Chats", icon: "chats" },
			{ to: "/admin/calls", name: "Call list", icon: "phone" },
			{ to: "/admin/emails", name: "Emails", icon: "mail" },
		],
	},
	{
		name: "Content",
		places: [
			{ to: "/admin/courses", name: "Courses", icon: "courses" },
			{ to: "/admin/classes", name: "Classes", icon: "calendar" },
			{ to: "/admin/facts", name: "Facts", icon: "teach" },
			{ to: "/admin/pages", name: "Pages", icon: "pencil" },
			{ to: "/admin/canned-replies", name: "Canned replies", icon: "reply" },
		],
	},
	{
		name: "System",
		places: [
			{ to: "/admin/users", name: "Users", icon: "users" },
			{ to: "/admin/activity", name: "Activity log", icon: "activity" },
			{ to: "/admin/settings", name: "Settings", icon: "settings" },
		],
	},
];

/** The user's own page, next to signing out. */
export const myAccount: Place = { to: "/admin/my-account", name: "My account", icon: "shield" };

/** Returns the groups with the places that a role can use and that are in no other list, without empty groups. */
export function groupsOf(role: Role, elsewhere: readonly Place[] = []): PlaceGroup[] {
	const isShown = (place: Place) => isAllowedPage(role, place.to) && !elsewhere.includes(place);
	return groups
		.map(({ name, places }) => ({ name, places: places.filter(isShown) }))
		.filter(({ places }) => places.length > 0);
}

/** Returns every place of a role, in the order of the navigation. */
export function placesOf(role: Role): Place[] {
	return [...groupsOf(role).flatMap(({ places }) => places), myAccount];
}
