import type { ReactNode } from "react";
import { AnnouncementBar } from "#school/announcement.tsx";
import { Footer } from "#school/footer.tsx";
import { Header } from "#school/header.tsx";
import { yearOf } from "#ui/dates.ts";

interface Props {
	/** Year in the footer; defaults to the current one in New York. */
	year?: string | undefined;
	children: ReactNode;
}

/** Renders a public page between header and footer. */
export function PublicLayout({ year = yearOf(new Date()), children }: Props) {
	return (
		<>
			<AnnouncementBar />
			<Header />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer year={year} />
		</>
	);
}
