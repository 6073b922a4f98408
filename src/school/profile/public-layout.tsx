import type { ReactNode } from "react";
import { yearOf } from "#platform/calendar/dates.ts";
import { AnnouncementBar } from "#school/profile/announcement.tsx";
import { Footer } from "#school/profile/footer.tsx";
import { Header } from "#school/profile/header.tsx";
import { frame } from "#school/profile/words.ts";

interface Props {
	/** Year in the footer; defaults to the current one in New York. */
	year?: string | undefined;
	children: ReactNode;
}

/** Renders a public page between header and footer. */
export function PublicLayout({ year = yearOf(new Date()), children }: Props) {
	return (
		<>
			<a className="skip" href="#main">
				{frame.use().skip}
			</a>
			<AnnouncementBar />
			<Header />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer year={year} />
		</>
	);
}
