import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams, useSearchParams } from "react-router";
import { queryOf } from "#platform/api/query-of.ts";
import { ClassEditor } from "#school/classes/admin/editor.tsx";
import { copyOf, newClass } from "#school/classes/admin/editor-values.ts";
import { CLASSES_PATH } from "#school/classes/admin/paths.ts";
import { type AdminClass, getClass } from "#school/classes/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { StoredRecord } from "#ui/admin/stored-record.tsx";

export const meta = adminTitle("Class");

/** The editor of a class, of a new one (`new?course=2`), or of a copy for new dates (`new?copy=7`). */
export default function ClassPage() {
	const { key } = useLocation();
	const { id } = useParams();
	const [known] = useSearchParams();
	const idIn = (name: string) => /^[1-9]\d*$/.exec(known.get(name) ?? "")?.[0] ?? "";
	const copied = idIn("copy");
	if (id !== "new") {
		return (
			<Stored key={id} id={Number(id)}>
				{(stored) => <ClassEditor stored={stored} blank={copyOf(stored)} draft="" />}
			</Stored>
		);
	}
	if (copied) {
		return (
			<Stored key={key} id={Number(copied)}>
				{(stored) => (
					<ClassEditor stored={null} blank={copyOf(stored)} draft={`copy of ${copied}`} />
				)}
			</Stored>
		);
	}
	return <ClassEditor key={key} stored={null} blank={newClass(idIn("course"))} draft="new" />;
}

interface StoredProps {
	id: number;
	children: (stored: AdminClass) => React.ReactNode;
}

/** A later refetch leaves the editor alone. */
function Stored({ id, children }: StoredProps) {
	const query = useQuery({ ...queryOf(getClass, { params: { id } }), staleTime: 0, gcTime: 0 });
	const list = { path: CLASSES_PATH, name: "Classes" };
	return (
		<StoredRecord query={query} what="class" list={list}>
			{children}
		</StoredRecord>
	);
}
