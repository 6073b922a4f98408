import { Link } from "react-router";
import { directionsUrl } from "#school/profile/address.ts";
import { AddressLine, EmailLink, PhoneLink } from "#school/profile/contact-links.tsx";
import { useSchool } from "#school/profile/context.tsx";
import { Logo } from "#school/profile/logo.tsx";
import { footerPrograms } from "#school/profile/navigation.ts";

/** Footer of the public pages. */
export function Footer({ year }: { year: string }) {
	const school = useSchool();
	return (
		<footer className="foot dark">
			<div className="wrap">
				<div className="cols">
					<div>
						<Logo />
					</div>
					<nav aria-labelledby="foot-links">
						<h2 id="foot-links">Quick links</h2>
						<ul>
							<li>
								<Link to="/">Home</Link>
							</li>
							<li>
								<Link to="/about">About Us</Link>
							</li>
							<li>
								<Link to="/contact">Contact</Link>
							</li>
							<li>
								<Link to="/register">Register Now</Link>
							</li>
						</ul>
					</nav>
					<nav aria-labelledby="foot-programs">
						<h2 id="foot-programs">Programs</h2>
						<ul>
							{footerPrograms.map(({ slug, short }) => (
								<li key={slug}>
									<Link to={`/courses/${slug}`}>{short}</Link>
								</li>
							))}
						</ul>
					</nav>
					<div>
						<h2>Contact</h2>
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
					<Link to="/catalog">Catalog</Link>
					<Link to="/privacy-policy">Privacy Policy</Link>
					<Link to="/accessibility">Accessibility</Link>
				</div>
			</div>
		</footer>
	);
}
