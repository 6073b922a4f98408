import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useRouteLoaderData,
} from "react-router";
import { ChatButton } from "#chat/widget/chat-button.tsx";
import { ErrorPage } from "#school/error-page.tsx";
import { Footer } from "#school/footer.tsx";
import { Header } from "#school/header.tsx";
import css from "#ui/app.css?inline";
import { holdSubmits } from "#ui/held-submit.ts";
import { RouteFocus } from "#ui/route-focus.tsx";
import { ToastRegion } from "#ui/toast-region.tsx";
import type { Route } from "./+types/root.ts";

// The scripts do not carry the styles a second time: they take them from the page, for the case that
// the whole page is built anew (when an error takes its place).
const styles = import.meta.env.SSR ? css : document.getElementById("styles")?.textContent;

/** What the shell needs: the public origin, and the year that stands in the footer. */
export function loader({ request }: Route.LoaderArgs) {
	return { origin: new URL(request.url).origin, year: new Date().getFullYear() };
}

/** The shell never changes while somebody moves between pages. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
	const shell = useRouteLoaderData<typeof loader>("root");
	// The office has neither header nor footer, and looks of its own.
	const office = /^\/admin(\/|$)/.test(useLocation().pathname);
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
				{/* The styles come with the page: nothing stands between it and the first paint. */}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles */}
				<style id="styles" dangerouslySetInnerHTML={{ __html: styles ?? "" }} />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<Meta />
				<Links />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
				<script dangerouslySetInnerHTML={{ __html: holdSubmits }} />
			</head>
			<body className={office ? "office" : undefined}>
				{office ? (
					children
				) : (
					<>
						<a className="skip" href="#main">
							Skip to content
						</a>
						<Header />
						<main id="main" tabIndex={-1}>
							{children}
						</main>
						<Footer year={shell?.year ?? new Date().getFullYear()} />
						<ChatButton />
					</>
				)}
				<ToastRegion />
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
