import { ComeAndSee, Promises, WhatWeDo, WhoComes } from "#school/profile/about.tsx";
import { aboutLead } from "#school/profile/about-texts.ts";
import { placeName } from "#school/profile/address.ts";
import { head, siteOf } from "#school/profile/head.ts";
import { breadcrumbs, organization } from "#school/profile/structured-data.ts";
import type { Route } from "./+types/about.ts";

export const meta: Route.MetaFunction = ({ matches }) => {
	const site = siteOf(matches);
	return head({
		title: "About Us",
		description: `A small healthcare career school in ${placeName(site.school)}. In-person programs with day and evening classes. See what we promise and what we do not.`,
		path: "/about",
		site,
		structured: [
			organization(site),
			breadcrumbs(site.origin, [
				{ name: "Home", path: "/" },
				{ name: "About Us", path: "/about" },
			]),
		],
	});
};

export default function AboutPage() {
	return (
		<>
			<div className="wrap">
				<div className="intro page-head">
					<h1>A small school for healthcare careers</h1>
					<p className="lead">{aboutLead}</p>
				</div>
			</div>
			<WhatWeDo />
			<WhoComes />
			<Promises />
			<ComeAndSee />
		</>
	);
}
