import { Link } from "react-router";
import { ContactList } from "#school/contact-links.tsx";
import { HoursTable, OpenNow } from "#school/open-now.tsx";
import { Icon } from "#ui/icons.tsx";

/*
 * About page. It has no year, no name and no license: the school enters these.
 * SAMPLE: the school confirms each sentence before opening.
 */

const promises = [
	"A real person answers you during business hours.",
	"You get the full cost and start dates in writing before you decide.",
	"Every program page tells you which exam or state process it leads to.",
	"We help with your résumé, interviews and job search.",
];

const noPromises = [
	"A job. We help you look; the employer decides.",
	"A salary. It depends on the employer, the hours and your experience.",
	"A passing score. We prepare you; the exam is up to you.",
	"That every program is right for you. If one is not, we tell you.",
];

/** What the school does, with a picture. */
export function WhatWeDo() {
	return (
		<>
			<section className="band" aria-labelledby="do">
				<div className="wrap split">
					<div className="head">
						<h2 id="do">What we do</h2>
					</div>
					<div className="prose">
						<p>
							We prepare adults for their first job in healthcare, or the next one. Some programs
							lead to bedside care. Others lead to a lab, a pharmacy or an office. One is for
							everyone: CPR and first aid.
						</p>
						<p>
							You learn by doing. You practice with real beds, blood pressure cuffs, tubes and
							billing codes, alongside other students.
						</p>
						<p>
							Our instructors have done the work they teach, in hospitals, clinics, labs and
							pharmacies. They know what the first week on the job feels like.
						</p>
						<p>
							<Link className="more" to="/#programs">
								See the nine programs <Icon name="right" />
							</Link>
						</p>
					</div>
				</div>
			</section>
			<div className="wrap">
				<figure className="wideart">
					<img
						src="/pictures/hero-wide.svg"
						alt="An instructor and two adult students behind a bench with blood tubes, books and a blood pressure dial."
						width="1600"
						height="600"
						loading="lazy"
					/>
					<figcaption>An instructor works next to you until each skill feels natural.</figcaption>
				</figure>
			</div>
		</>
	);
}

/** Who the school is for. */
export function WhoComes() {
	return (
		<section className="band" aria-labelledby="who">
			<div className="wrap split">
				<div className="head">
					<h2 id="who">Who studies here</h2>
				</div>
				<div className="prose">
					<p>
						People who work and want a change. Parents and caregivers. People who have not been in a
						classroom in twenty years, and people who finished high school last summer.
					</p>
					<p>
						Is English your second language? Ask as many questions as you like and take the time you
						need. Our chat assistant also answers in Spanish.
					</p>
					<p>You must be 18 or older to use this site and to register.</p>
				</div>
			</div>
		</section>
	);
}

/** The school's promises and their limits. */
export function Promises() {
	return (
		<section className="band dark" aria-label="What we promise and what we do not">
			<div className="wrap promise">
				<div>
					<h2>What we promise</h2>
					<ul>
						{promises.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</div>
				<div>
					<h2>What we do not promise</h2>
					<ul className="no">
						{noPromises.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}

/** Invitation to visit the school. */
export function ComeAndSee() {
	return (
		<section className="band sand" aria-labelledby="see">
			<div className="wrap split">
				<div className="head">
					<h2 id="see">Come see the school</h2>
					<p className="lead">
						See the classroom, meet an instructor and ask anything. There is nothing to pay or sign.
					</p>
					<div className="quick">
						<Link className="btn go" to="/register">
							Register Now
						</Link>
						<Link className="btn quiet" to="/contact">
							Contact us
						</Link>
					</div>
				</div>
				<div className="visit">
					<div>
						<p className="quick">
							<OpenNow />
						</p>
						<HoursTable />
					</div>
					<ContactList />
				</div>
			</div>
		</section>
	);
}
