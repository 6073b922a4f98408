import type { ReactNode } from "react";
import { AnnouncementBar } from "#school/announcement.tsx";
import { Footer } from "#school/footer.tsx";
import { Header } from "#school/header.tsx";

interface Props {
	/** The year in the footer; without it, that of this computer. */
	year?: number | undefined;
	children: ReactNode;
}

/** A public page between header and footer. */
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
