import type { ReactNode } from "react";
import { yearOf } from "#platform/calendar/dates.ts";
import { AnnouncementBar } from "#school/profile/announcement.tsx";
import { Footer } from "#school/profile/footer.tsx";
import { Header } from "#school/profile/header.tsx";
import { frame } from "#school/profile/words.ts";

interface Props {
	/** Year in the footer; defaults to the current one in New York. */
	year?: string | undefined;
	/** Whether the page shows English lines though it is in another language. */
	hasEnglish?: boolean;
	children: ReactNode;
}

/** Renders a public page between header and footer. */
export function PublicLayout({ year = yearOf(new Date()), hasEnglish = false, children }: Props) {
	const words = frame.use();
	return (
		<>
			<a className="skip" href="#main">
				{words.skip}
			</a>
			<AnnouncementBar />
			<Header />
			<main id="main" tabIndex={-1}>
				{hasEnglish && (
					<div className="sand">
						<p className="small wrap">{words.someEnglish}</p>
					</div>
				)}
				{children}
			</main>
			<Footer year={year} />
		</>
	);
}
