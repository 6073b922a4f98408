import { isInitialPasswordChanged } from "#office/auth/initial-administrator.server.ts";
import type * as contract from "#overview/dashboard/checklist-contract.ts";
import {
	type ChecklistItem,
	type ClaimSection,
	claimSections,
} from "#overview/dashboard/checklist-contract.ts";
import { unconfirmedClaims } from "#overview/dashboard/claims.server.ts";
import type { ResponseOf } from "#platform/api/endpoint.ts";
import { lastVerifiedBackup } from "#platform/backup/record.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { SHOWN_TESTIMONIALS } from "#school/settings/public-school.ts";
import { readSettings } from "#school/settings/service.server.ts";

/** Deployment status, as the server observes it. */
export interface DeploymentStatus {
	isPublicUrlSet: boolean;
	/** Whether backups are on the same disk as the data. */
	areBackupsOnDataDisk: boolean;
	/** Warnings about the deployment, in sentences. */
	warnings(): string[];
}

/** What is stored, and how the server that stores it is run. */
export interface RunningStore extends Store {
	running: DeploymentStatus;
}

/** Lists what to do before the website opens, and what is wrong with how it is run. */
export async function getChecklist(
	store: RunningStore,
): Promise<ResponseOf<typeof contract.getChecklist>> {
	const { db, running } = store;
	return {
		items: await checklistItems(store),
		warnings: running.warnings(),
		backups: {
			verifiedAt: await lastVerifiedBackup(db),
			areOnDataDisk: running.areBackupsOnDataDisk,
		},
	};
}

async function checklistItems({ db, clock, running }: RunningStore): Promise<ChecklistItem[]> {
	const { settings, customizedSections } = await readSettings(db);
	const shown = settings.testimonials.slice(0, SHOWN_TESTIMONIALS);
	return [
		item(
			"contact",
			customizedSections.includes("address") && customizedSections.includes("phone"),
			{
				open: "Add your address and phone",
				done: "Address and phone added",
				help: `The website still shows ${settings.address.street} and ${settings.phone}. Replace the sample address and phone with your own.`,
				path: "/admin/settings#school",
			},
		),
		item("publicUrl", running.isPublicUrlSet, {
			open: "Set the site’s URL",
			done: "Site URL set",
			help: "Ask the person who runs the server to set PUBLIC_URL to the site’s URL, such as https://www.school.example, and restart the site.",
			path: null,
		}),
		item(
			"testimonials",
			shown.every(({ isConfirmed }) => isConfirmed),
			{
				open: "Confirm the testimonials",
				done: "Testimonials confirmed",
				help: "Replace the samples with quotes from real graduates who agreed in writing, then confirm each one.",
				path: "/admin/settings#testimonials",
			},
		),
		...(await claimItems(db, clock)),
		item("password", await isInitialPasswordChanged(db), {
			open: "Change the initial password",
			done: "Initial password changed",
			help: "The first administrator still uses the password from installation. Choose one that only you know.",
			path: "/admin/users",
		}),
	];
}

const claimWords: Readonly<Record<ClaimSection, { open: string; done: string; help: string }>> = {
	about: {
		open: "Confirm the About page",
		done: "About page confirmed",
		help: "Its sentences came with the website. Confirm them once your school can show that each one is true.",
	},
	benefits: {
		open: "Confirm the benefits",
		done: "Benefits confirmed",
		help: "They’re on the home page and every course page. Confirm them once your school can show each one.",
	},
	questions: {
		open: "Confirm the delivered answers",
		done: "Delivered answers confirmed",
		help: "The home page and the assistant give them to frequent questions. Edit or delete what isn’t true, then confirm the rest.",
	},
};

function claimItems(db: Queries, clock: Clock): Promise<ChecklistItem[]> {
	return Promise.all(
		claimSections.map(async (section) => {
			const claims = await unconfirmedClaims(db, clock, section);
			const words = { ...claimWords[section], path: null };
			return { ...item(section, claims === null, words), claims };
		}),
	);
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
		claims: null,
	};
}
