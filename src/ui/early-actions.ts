// A form can be submitted, and a button pressed that is a link until then, before hydration. Either is queued until the
// page has hydrated and then replayed; after eight seconds the browser submits the form or follows the link
// natively, which works as well.

declare global {
	interface Window {
		heldForm?: HTMLFormElement | null;
		heldLink?: HTMLAnchorElement | null;
	}
}

/** Inline script that runs before anything else: plain, small, the same on every page. */
export const queueEarlyActions = `(function(d,w){d.addEventListener("submit",function(e){var f=e.target;if(!f.hasAttribute("data-hold"))return;e.preventDefault();e.stopPropagation();if(w.heldForm)return;w.heldForm=f;f.setAttribute("aria-busy","true");setTimeout(function(){if(w.heldForm!==f)return;w.heldForm=null;f.setAttribute("data-sent","");w.addEventListener("pageshow",function(){f.removeAttribute("data-sent");f.removeAttribute("aria-busy")},{once:true});f.submit()},8000)},true);d.addEventListener("click",function(e){var a=e.target.closest("a[data-hold]");if(!a||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;e.preventDefault();e.stopPropagation();if(w.heldLink)return;w.heldLink=a;a.setAttribute("aria-busy","true");setTimeout(function(){if(w.heldLink!==a)return;w.heldLink=null;a.removeAttribute("aria-busy");w.location.assign(a.href)},8000)},true)})(document,window)`;

/** Marks the form as hydrated and replays its queued submit. */
export function replaySubmit(form: HTMLFormElement) {
	form.removeAttribute("data-hold");
	if (window.heldForm !== form) return;
	window.heldForm = null;
	form.removeAttribute("aria-busy");
	form.requestSubmit();
}

/** Marks the link as hydrated and replays its queued click. */
export function replayClick(link: HTMLAnchorElement) {
	link.removeAttribute("data-hold");
	if (window.heldLink !== link) return;
	window.heldLink = null;
	link.removeAttribute("aria-busy");
	link.click();
}

/** Returns whether the browser is submitting the form natively. */
export function isSentNatively(form: HTMLFormElement): boolean {
	return form.hasAttribute("data-sent");
}
