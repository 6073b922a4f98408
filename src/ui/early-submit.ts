// A form can be sent before the page's scripts are there. Its submit is held until the page is
// ready and then replayed; when that takes longer than eight seconds, the browser sends the form
// by itself, which works as well.

declare global {
	interface Window {
		heldForm?: HTMLFormElement | null;
	}
}

/** Runs in the page before anything else: plain, small, the same on every page. */
export const queueEarlySubmits = `(function(d,w){d.addEventListener("submit",function(e){var f=e.target;if(!f.hasAttribute("data-hold"))return;e.preventDefault();e.stopPropagation();if(w.heldForm)return;w.heldForm=f;f.setAttribute("aria-busy","true");setTimeout(function(){if(w.heldForm!==f)return;w.heldForm=null;f.setAttribute("data-sent","");w.addEventListener("pageshow",function(){f.removeAttribute("data-sent");f.removeAttribute("aria-busy")},{once:true});f.submit()},8000)},true)})(document,window)`;

/** The form is ready: its submits are handled from now on, one that waited first. */
export function replaySubmit(form: HTMLFormElement) {
	form.removeAttribute("data-hold");
	if (window.heldForm !== form) return;
	window.heldForm = null;
	form.removeAttribute("aria-busy");
	form.requestSubmit();
}

/** Whether the browser is already sending the form by itself. */
export function isSentNatively(form: HTMLFormElement): boolean {
	return form.hasAttribute("data-sent");
}
