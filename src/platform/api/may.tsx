import type { ReactNode } from "react";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { useMay } from "#platform/api/role-context.ts";

interface Props {
	call: Pick<Endpoint, "access">;
	children: ReactNode;
}

/** Renders its content for those who may make the call. */
export function May({ call, children }: Props) {
	return useMay()(call) ? children : null;
}
