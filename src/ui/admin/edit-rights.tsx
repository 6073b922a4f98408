import type { ReactNode } from "react";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { useMay } from "#platform/api/role-context.ts";

interface Props {
	/** The call that saves the form. */
	call: Pick<Endpoint, "access">;
	children: ReactNode;
}

/** The buttons of an editor; who may only read gets a word instead. */
export function EditActions({ call, children }: Props) {
	return (
		<div className="row-line tight actions">{useMay()(call) ? children : <ReadOnlyMark />}</div>
	);
}

function ReadOnlyMark() {
	return <span className="status off">Read only</span>;
}

/** The fields of an editor; who may only read cannot change them. */
export function EditFields({ call, children }: Props) {
	return (
		<fieldset className="edit-fields" disabled={!useMay()(call)}>
			{children}
		</fieldset>
	);
}
