import { useQuery } from "@tanstack/react-query";
import { listNamedCourses } from "#assistant/admin/preview-contract.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { useDebouncedValue } from "#ui/admin/use-debounced-value.ts";

interface Props {
	/** The question of a fact that is stated for the whole school. */
	question: string;
	onUse: (courseId: number) => void;
}

/** Proposes to state a fact for the one course that its question names: the assistant says it for no other anyway. */
export function NamedCourse({ question, onUse }: Props) {
	const asked = useDebouncedValue(question.trim());
	const { titleOf } = useCourseTitles();
	const { data = [] } = useQuery({
		...queryOf(listNamedCourses, { query: { question: asked } }),
		enabled: asked !== "",
	});
	const [id, other] = data;
	const isProposed = asked !== "" && id !== undefined && other === undefined;
	return (
		<div role="status">
			{isProposed && (
				<p className="hint">
					{`This question names ${titleOf(id)}. `}
					<button type="button" className="text-button" onClick={() => onUse(id)}>
						{`Use it for ${titleOf(id)} only`}
					</button>
				</p>
			)}
		</div>
	);
}
