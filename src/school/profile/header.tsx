import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { inEnglish } from "#platform/text/language-paths.ts";
import { useSchool } from "#school/profile/context.tsx";
import { LanguageLink } from "#school/profile/language-link.tsx";
import { Logo } from "#school/profile/logo.tsx";
import { programLinks, programNames } from "#school/profile/navigation.ts";
import { frame } from "#school/profile/words.ts";
import { Icon } from "#ui/icons.tsx";
import { SiteLink, SiteNavLink } from "#ui/site-link.tsx";

/**
 * Header of the public pages. The menu is a popover and Courses a `details`: both work
 * without JavaScript; scripts add Escape, outside clicks, and closing after navigation.
 */
export function Header() {
	const [phone] = useSchool().phones;
	const nav = useRef<HTMLElement>(null);
	const words = frame.use();
	const names = programNames.use();
	const { pathname } = useLocation();
	const inCourses = inEnglish(pathname).startsWith("/courses/");
	useMenus(nav);
	return (
		<header className="top sand">
			<div className="wrap">
				<Logo />
				<LanguageLink />
				<a className="tool call" href={`tel:${phone.dial}`} aria-label={words.call(phone.shown)}>
					<Icon name="phone" />
					<span className="wide num">{phone.shown}</span>
				</a>
				<button type="button" className="tool burger" popoverTarget="nav">
					<Icon name="menu" />
					<Icon name="close" />
					<span>{words.menu}</span>
				</button>
				<nav className="nav" id="nav" popover="auto" aria-label={words.main} ref={nav}>
					<SiteNavLink to="/" end>
						{words.home}
					</SiteNavLink>
					<details name="nav">
						<summary {...(inCourses && { "aria-current": "true" })}>
							{words.courses} <Icon name="down" className="chev" />
						</summary>
						<ul className="courses">
							{programLinks.map((program) => (
								<li key={program.slug}>
									<SiteNavLink to={`/courses/${program.slug}`}>{names.title(program)}</SiteNavLink>
								</li>
							))}
						</ul>
					</details>
					<SiteNavLink to="/about">{words.about}</SiteNavLink>
					<SiteNavLink to="/contact">{words.contact}</SiteNavLink>
					<SiteLink className="btn" to="/register">
						{words.register}
					</SiteLink>
				</nav>
				<SiteLink className="btn quiet reg" to="/register">
					{words.register}
				</SiteLink>
			</div>
		</header>
	);
}

function useMenus(ref: React.RefObject<HTMLElement | null>) {
	useEffect(() => {
		const nav = ref.current;
		const courses = nav?.querySelector("details");
		if (!nav || !courses) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !courses.open) return;
			const inside = courses.contains(document.activeElement);
			courses.open = false;
			if (inside) courses.querySelector("summary")?.focus();
		};
		// On wide screens the list floats over the page; in the phone menu it is part of it.
		const floats = () => !nav.matches(":popover-open");
		const onPointer = ({ target }: PointerEvent) => {
			if (floats() && target instanceof Node && !courses.contains(target)) courses.open = false;
		};
		const onFocusOut = ({ relatedTarget }: FocusEvent) => {
			if (floats() && relatedTarget instanceof Node && !courses.contains(relatedTarget)) {
				courses.open = false;
			}
		};
		const onClick = ({ target }: MouseEvent) => {
			if (!(target instanceof Element) || !target.closest("a")) return;
			courses.open = false;
			if (nav.matches(":popover-open")) nav.hidePopover();
		};
		document.addEventListener("keydown", onKey);
		document.addEventListener("pointerdown", onPointer);
		courses.addEventListener("focusout", onFocusOut);
		nav.addEventListener("click", onClick);
		return () => {
			document.removeEventListener("keydown", onKey);
			document.removeEventListener("pointerdown", onPointer);
			courses.removeEventListener("focusout", onFocusOut);
			nav.removeEventListener("click", onClick);
		};
	}, [ref]);
}
