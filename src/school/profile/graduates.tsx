import { useSchool } from "#school/profile/context.tsx";

const stars = [1, 2, 3, 4, 5];

/** Testimonials: three static cards. */
export function Graduates() {
	const { testimonials } = useSchool();
	return (
		<section className="band sand" aria-labelledby="graduates">
			<div className="wrap">
				<div className="head">
					<h2 id="graduates">What Our Graduates Say</h2>
					{testimonials.some(({ isSample }) => isSample) && (
						<p className="small">
							Sample quotes. Quotes from real graduates will replace them before we open.
						</p>
					)}
				</div>
				<ul className="thirds">
					{testimonials.map(({ id, text, name, title, initials }) => (
						<li key={id}>
							<FiveStars />
							<blockquote>“{text}”</blockquote>
							<div className="person">
								<i aria-hidden="true">{initials}</i>
								<span>
									<b>{name}</b>
									<span className="small">{title}</span>
								</span>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function FiveStars() {
	return (
		<div className="stars" role="img" aria-label="Five stars">
			{stars.map((star) => (
				<svg key={star} viewBox="0 0 20 20" aria-hidden="true">
					<path d="m10 1.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L4.7 18l1.1-6L1.4 7.8l6-.8z" />
				</svg>
			))}
		</div>
	);
}
