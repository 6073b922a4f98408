import { PhoneLink } from "#school/profile/contact-links.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";
import { PulseLine } from "#ui/pulse.tsx";

/** Stands in for the page of a link that does not work. It is the same for all of them. */
export function BrokenLink() {
	return (
		<div className="wrap page">
			<div className="intro">
				<PulseLine />
				<h1>This link does not work</h1>
				<p className="lead">
					It may have expired. Please use the link in our newest email, or call us and give your
					reference number.
				</p>
			</div>
			<div className="done">
				<p lang="es">
					Este enlace no funciona. Puede haber vencido. Use el enlace de nuestro correo más reciente
					o llámenos y dé su número de referencia.
				</p>
				<p>
					<PhoneLink className="big" />
				</p>
				<p className="quick">
					<OpenNow />
				</p>
			</div>
		</div>
	);
}
