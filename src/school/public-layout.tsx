import type { ReactNode } from "react";
import { AnnouncementBar } from "#school/announcement.tsx";
import { Footer } from "#school/footer.tsx";
import { Header } from "#school/header.tsx";

interface Props {
	/** Year in the footer; defaults to the current one. */
	year?: number | undefined;
	children: ReactNode;
}

/** Renders a public page between header and footer. */
export function PublicLayout({ year = new Date().getFullYear(), children }: Props) {
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
