import { useSchool } from "#school/profile/context.tsx";
import { homeWords } from "#school/profile/home-words.tsx";
import type { School } from "#school/profile/school.ts";
import { Said } from "#ui/said.tsx";

const stars = [1, 2, 3, 4, 5];

/**
 * Testimonials: three static cards.
 * @param props.said them in the language of the page, where that is not the school's
 */
export function Graduates({ said }: { said?: School["testimonials"] | undefined }) {
	const school = useSchool();
	const testimonials = said ?? school.testimonials;
	if (testimonials.length === 0) return null;
	const words = homeWords.use().graduates;
	return (
		<section className="band sand" aria-labelledby="graduates">
			<div className="wrap">
				<div className="head">
					<h2 id="graduates">{words.heading}</h2>
					{testimonials.some(({ isSample }) => isSample) && (
						<p className="small">{words.samples}</p>
					)}
				</div>
				<ul className="thirds">
					{testimonials.map(({ id, text, name, title, initials }) => (
						<li key={id}>
							<FiveStars label={words.stars} />
							<blockquote>
								“<Said>{text}</Said>”
							</blockquote>
							<div className="person">
								<i aria-hidden="true">{initials}</i>
								<span>
									<b>{name}</b>
									<span className="small">
										<Said>{title}</Said>
									</span>
								</span>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function FiveStars({ label }: { label: string }) {
	return (
		<div className="stars" role="img" aria-label={label}>
			{stars.map((star) => (
				<svg key={star} viewBox="0 0 20 20" aria-hidden="true">
					<path d="m10 1.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L4.7 18l1.1-6L1.4 7.8l6-.8z" />
				</svg>
			))}
		</div>
	);
}
