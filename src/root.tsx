import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { type ReactNode, use, useEffect } from "react";
import {
	data,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useMatches,
	useRouteLoaderData,
} from "react-router";
import { ChatButton } from "#assistant/widget/chat-button.tsx";
import { ApiError, call } from "#platform/api/client.ts";
import { apiFetch, isDemo, publicOrigin } from "#platform/api/context.ts";
import { yearOf } from "#platform/calendar/dates.ts";
import { languageOf, languageOfPath } from "#platform/text/language-paths.ts";
import { SchoolProvider } from "#school/profile/context.tsx";
import { ErrorPage } from "#school/profile/error-page.tsx";
import { knownSchool, rememberSchool } from "#school/profile/known-school.ts";
import { openingNow } from "#school/profile/opening-hours.ts";
import { PublicLayout } from "#school/profile/public-layout.tsx";
import { getSchool } from "#school/settings/contract.ts";
import { loadSpeech } from "#school/translations/load-speech.ts";
import { untranslated } from "#school/translations/speech.ts";
import { listPictures } from "#school/uploads/contract.ts";
import { PicturesProvider, saidPicture } from "#school/uploads/pictures-context.tsx";
import css from "#ui/app.css?inline";
import { DemoContext } from "#ui/demo.ts";
import { queueEarlyActions } from "#ui/early-actions.ts";
import { NonceContext } from "#ui/nonce.ts";
import { RouteFocus } from "#ui/route-focus.tsx";
import { EnglishLinesProvider, englishLinesOf } from "#ui/said.tsx";
import { ToastRegion } from "#ui/toast-region.tsx";
import { translationsOf, WordsContext } from "#ui/words.ts";
import type { Route } from "./+types/root.ts";

// The client bundle does not contain the styles: it reads them from the page when React
// replaces the whole document after an error.
const styles = import.meta.env.SSR ? css : document.getElementById("styles")?.textContent;

/**
 * Loads the shell's data: the public origin, the year in the footer, the school's
 * profile and opening hours, and the courses' own pictures.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
	const shell = {
		origin: context.get(publicOrigin) ?? new URL(request.url).origin,
		year: yearOf(new Date()),
		isDemo: context.get(isDemo),
	};
	const fetch = context.get(apiFetch);
	try {
		const [school, pictures, speech] = await Promise.all([
			call(getSchool, {}, fetch),
			call(listPictures, {}, fetch),
			loadSpeech(languageOf(request), fetch).catch(() => null),
		]);
		rememberSchool(school);
		const opening = openingNow(new Date(), school);
		const { language, line } = speech ?? untranslated();
		const shown = language === "en" ? pictures : pictures.map((one) => saidPicture(one, line));
		return data({ ...shell, school, opening, pictures: shown }, { status: speech ? 200 : 503 });
	} catch (error) {
		// The error status keeps this page out of the cache.
		const status = error instanceof ApiError ? error.status : 503;
		const unknown = { school: knownSchool(), opening: null, pictures: [] };
		return data({ ...shell, ...unknown }, { status });
	}
}

/** The shell's data never changes during client navigation. */
export const shouldRevalidate = () => false;

/** Pages that a visitor is about to open are fetched before the click, except by browsers that save data. */
const prefetchOnIntent = JSON.stringify({
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					...["/admin*", "/api/*", "/my-registration/*", "/es/my-registration/*"].map((path) => ({
						not: { href_matches: path },
					})),
				],
			},
			eagerness: "moderate",
		},
	],
});

export function Layout({ children }: { children: ReactNode }) {
	const shell = useRouteLoaderData<typeof loader>("root");
	const school = shell?.school ?? knownSchool();
	// Code outside of React, such as emails, uses the school's name too.
	useEffect(() => rememberSchool(school), [school]);
	// The admin area has its own header, footer and styles.
	const nonce = use(NonceContext);
	const { pathname } = useLocation();
	const isAdmin = /^\/admin(\/|$)/.test(pathname);
	const matches = useMatches();
	const english = englishLinesOf(matches);
	return (
		<html lang={languageOfPath(pathname)}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
				{/* Inline styles: no request before the first paint. */}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles */}
				<style id="styles" nonce={nonce} dangerouslySetInnerHTML={{ __html: styles ?? "" }} />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<Meta />
				<Links />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
				<script nonce={nonce} dangerouslySetInnerHTML={{ __html: queueEarlyActions }} />
				{!isAdmin && (
					<script
						type="speculationrules"
						nonce={nonce}
						suppressHydrationWarning
						// biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
						dangerouslySetInnerHTML={{ __html: prefetchOnIntent }}
					/>
				)}
			</head>
			<body className={isAdmin ? "admin-area" : undefined}>
				<WordsContext value={translationsOf(matches)}>
					<SchoolProvider school={school} opening={shell?.opening ?? null}>
						<PicturesProvider pictures={shell?.pictures ?? []}>
							{isAdmin ? (
								<DemoContext value={shell?.isDemo ?? false}>{children}</DemoContext>
							) : (
								<EnglishLinesProvider value={english}>
									<PublicLayout year={shell?.year} hasEnglish={english.size > 0}>
										{children}
									</PublicLayout>
									<ChatButton />
								</EnglishLinesProvider>
							)}
						</PicturesProvider>
					</SchoolProvider>
					<ToastRegion />
				</WordsContext>
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App() {
	return (
		<>
			<RouteFocus />
			<Outlet />
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
