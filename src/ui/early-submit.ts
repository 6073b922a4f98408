// A form can be submitted before hydration. Its submit is queued until the page has hydrated
// and then replayed; after eight seconds the browser submits the form
// natively, which works as well.

declare global {
	interface Window {
		heldForm?: HTMLFormElement | null;
	}
}

/** Inline script that runs before anything else: plain, small, the same on every page. */
export const queueEarlySubmits = `(function(d,w){d.addEventListener("submit",function(e){var f=e.target;if(!f.hasAttribute("data-hold"))return;e.preventDefault();e.stopPropagation();if(w.heldForm)return;w.heldForm=f;f.setAttribute("aria-busy","true");setTimeout(function(){if(w.heldForm!==f)return;w.heldForm=null;f.setAttribute("data-sent","");w.addEventListener("pageshow",function(){f.removeAttribute("data-sent");f.removeAttribute("aria-busy")},{once:true});f.submit()},8000)},true)})(document,window)`;

/** Marks the form as hydrated and replays its queued submit. */
export function replaySubmit(form: HTMLFormElement) {
	form.removeAttribute("data-hold");
	if (window.heldForm !== form) return;
	window.heldForm = null;
	form.removeAttribute("aria-busy");
	form.requestSubmit();
}

/** Returns whether the browser is submitting the form natively. */
export function isSentNatively(form: HTMLFormElement): boolean {
	return form.hasAttribute("data-sent");
}
