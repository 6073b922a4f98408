import { useLocation, useParams, useSearchParams } from "react-router";
import { ClassEditor } from "#school/classes/admin/editor.tsx";
import { copyOf, newClass } from "#school/classes/admin/editor-values.ts";
import { CLASSES_PATH } from "#school/classes/admin/paths.ts";
import { getClass } from "#school/classes/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { FreshRecord } from "#ui/admin/stored-record.tsx";

export const meta = adminTitle("Class");

/** The editor of a class, of a new one (`new?course=2`), or of a copy for new dates (`new?copy=7`). */
export default function ClassPage() {
	const { key } = useLocation();
	const { id } = useParams();
	const [known] = useSearchParams();
	const idIn = (name: string) => /^[1-9]\d*$/.exec(known.get(name) ?? "")?.[0] ?? "";
	const isNew = id === "new";
	const loadedId = isNew ? idIn("copy") : id;
	if (!loadedId) {
		return <ClassEditor key={key} stored={null} blank={newClass(idIn("course"))} draft="new" />;
	}
	return (
		<FreshRecord
			key={isNew ? key : id}
			call={getClass}
			params={{ id: Number(loadedId) }}
			what="class"
			list={{ path: CLASSES_PATH, name: "Classes" }}
		>
			{(loaded) => (
				<ClassEditor
					stored={isNew ? null : loaded}
					blank={copyOf(loaded)}
					draft={isNew ? `copy of ${loadedId}` : ""}
				/>
			)}
		</FreshRecord>
	);
}
