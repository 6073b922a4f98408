import { directionsUrl } from "#school/profile/address.ts";
import { AddressLine, EmailLink, PhoneLink } from "#school/profile/contact-links.tsx";
import { useSchool } from "#school/profile/context.tsx";
import { Logo } from "#school/profile/logo.tsx";
import { footerPrograms, programNames } from "#school/profile/navigation.ts";
import { frame } from "#school/profile/words.ts";
import { SiteLink } from "#ui/site-link.tsx";

/** Footer of the public pages. */
export function Footer({ year }: { year: string }) {
	const school = useSchool();
	const words = frame.use();
	const names = programNames.use();
	return (
		<footer className="foot dark">
			<div className="wrap">
				<div className="cols">
					<div>
						<Logo />
					</div>
					<nav aria-labelledby="foot-links">
						<h2 id="foot-links">{words.quickLinks}</h2>
						<ul>
							<li>
								<SiteLink to="/">{words.home}</SiteLink>
							</li>
							<li>
								<SiteLink to="/about">{words.about}</SiteLink>
							</li>
							<li>
								<SiteLink to="/contact">{words.contact}</SiteLink>
							</li>
							<li>
								<SiteLink to="/register">{words.register}</SiteLink>
							</li>
						</ul>
					</nav>
					<nav aria-labelledby="foot-programs">
						<h2 id="foot-programs">{words.programs}</h2>
						<ul>
							{footerPrograms.map((program) => (
								<li key={program.slug}>
									<SiteLink to={`/courses/${program.slug}`}>{names.short(program)}</SiteLink>
								</li>
							))}
						</ul>
					</nav>
					<div>
						<h2>{words.contact}</h2>
						<ul>
							<li>
								<PhoneLink />
							</li>
							<li>
								<EmailLink />
							</li>
							<li>
								<a href={directionsUrl(school)} rel="noopener">
									<span>
										<AddressLine />
									</span>
								</a>
							</li>
						</ul>
					</div>
				</div>
				<div className="end">
					<span className="small">
						© {year} {school.name}
					</span>
					<SiteLink to="/catalog">{words.catalog}</SiteLink>
					<SiteLink to="/privacy-policy">{words.privacy}</SiteLink>
					<SiteLink to="/accessibility">{words.accessibility}</SiteLink>
				</div>
			</div>
		</footer>
	);
}
