import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listenToNews } from "#news/live.ts";

/** Keeps the figures in the navigation true while the office is open. */
export function NewsListener() {
	const queries = useQueryClient();
	useEffect(
		() =>
			listenToNews(({ figures }) => {
				queries.setQueryData(["dashboard"], (known: object | undefined) =>
					known ? { ...known, ...figures } : known,
				);
			}),
		[queries],
	);
	return null;
}
