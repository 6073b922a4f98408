import { isFirstPasswordChanged } from "#auth/first-password.server.ts";
import type { ChecklistItem } from "#dashboard/checklist-contract.ts";
import type { Queries } from "#database/database.server.ts";
import { SHOWN_TESTIMONIALS } from "#settings/published.ts";
import { readSettings } from "#settings/service.server.ts";

/** How the site is run, as the house knows it. */
export interface Running {
	/** Whether `PUBLIC_URL` is set. */
	isPublicUrlSet: boolean;
	/** What is wrong with the way it is run, in sentences. */
	warnings(): string[];
}

/** What is left to do before the school opens its website. */
export async function checklist(db: Queries, running: Running): Promise<ChecklistItem[]> {
	const { settings, own } = await readSettings(db);
	const shown = settings.testimonials.slice(0, SHOWN_TESTIMONIALS);
	return [
		item("contact", own.includes("address") && own.includes("phone"), {
			open: "Enter your own address and phone",
			done: "Own address and phone entered",
			help: `The website shows ${settings.address.street} and ${settings.phone}. The address and the phone that it was delivered with are samples.`,
			path: "/admin/settings#school",
		}),
		item("publicUrl", running.isPublicUrlSet, {
			open: "Set the web address",
			done: "Web address set",
			help: "Whoever runs the site sets PUBLIC_URL to the address under which people find it, such as https://www.school.example, and starts it again.",
			path: null,
		}),
		item(
			"testimonials",
			shown.every(({ isConfirmed }) => isConfirmed),
			{
				open: "Confirm the testimonials",
				done: "Testimonials confirmed",
				help: "Replace the samples by the words of real graduates who have agreed in writing, and confirm each.",
				path: "/admin/settings#testimonials",
			},
		),
		item("password", await isFirstPasswordChanged(db), {
			open: "Change the first password",
			done: "First password changed",
			help: "The first administrator still has the password of the installation. Choose one that nobody else has seen.",
			path: "/admin/users",
		}),
	];
}

function item(
	key: ChecklistItem["key"],
	done: boolean,
	words: { open: string; done: string; help: string; path: string | null },
): ChecklistItem {
	return {
		key,
		title: done ? words.done : words.open,
		done,
		help: words.help,
		path: words.path,
	};
}
