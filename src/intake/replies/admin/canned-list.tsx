import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { CANNED_REPLIES_PATH } from "#intake/replies/admin/canned-choice.tsx";
import { type CannedReply, createCannedReply } from "#intake/replies/contract.ts";
import { cannedRepliesQuery } from "#intake/replies/queries.ts";
import { May } from "#platform/api/may.tsx";
import { languages } from "#platform/text/language.ts";
import { languageNames } from "#platform/text/language-names.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { ListHead } from "#ui/admin/list-frame.tsx";
import { EmptyState, StaleBanner } from "#ui/admin/list-parts.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";

export const meta = adminTitle("Canned replies");

/** Lists the texts that the office answers with, by language. */
export default function CannedReplies() {
	const query = useQuery(cannedRepliesQuery());
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead
				title="Canned replies"
				total={query.data?.length}
				about="Texts for replies. Facts of the program and the school are filled in."
			>
				<May call={createCannedReply}>
					<Link className="button primary" to={`${CANNED_REPLIES_PATH}/new`}>
						<Icon name="plus" />
						Add canned reply
					</Link>
				</May>
			</ListHead>
			<StaleBanner query={query} />
			<Loaded
				query={query}
				what="canned replies"
				empty={
					<EmptyState
						title="No canned replies yet."
						why="Write a text once and send it to everyone who asks the same question."
					/>
				}
			>
				{(all) =>
					languages.map((language) => (
						<InLanguage
							key={language}
							name={languageNames[language]}
							canned={all.filter((one) => one.language === language)}
						/>
					))
				}
			</Loaded>
		</main>
	);
}

function InLanguage({ name, canned }: { name: string; canned: readonly CannedReply[] }) {
	if (canned.length === 0) return null;
	return (
		<section className="titled-rows" aria-labelledby={`canned-${name}`}>
			<h2 id={`canned-${name}`}>{name}</h2>
			<ul className="rows">
				{canned.map(({ id, title, subject, text, language }) => (
					<li key={id} lang={language}>
						<Link className="record-link title-link" to={`${CANNED_REPLIES_PATH}/${id}`}>
							{title}
						</Link>
						<p>{subject}</p>
						<p className="sub clamp">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
