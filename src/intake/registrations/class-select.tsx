import { Suspense, useEffect } from "react";
import { Await } from "react-router";
import { registrationWords } from "#intake/registrations/words.ts";
import type { ClassOption } from "#school/classes/options.ts";
import { Field } from "#ui/field.tsx";

/** Classes to choose from, loaded or loading; null if they did not load. */
export type ClassChoices = ClassOption[] | null | Promise<ClassOption[] | null>;

interface Props {
	classes: ClassChoices;
	courseId: string | undefined;
	chosen: string | undefined;
	error: string | undefined;
	/** Called when the classes of the program are shown, so that a draft's class can be selected again. */
	onReady: () => void;
}

/** Optional select of a class of the chosen program. Nothing where it has none. */
export function ClassSelect({ classes, ...props }: Props) {
	// Without a boundary, so that a form without classes has no trace of them.
	if (classes === null) return null;
	if (Array.isArray(classes)) return <Select {...props} classes={classes} />;
	return (
		<Suspense fallback={null}>
			<Await resolve={classes}>{(loaded) => <Select {...props} classes={loaded ?? []} />}</Await>
		</Suspense>
	);
}

function Select({
	classes,
	courseId,
	chosen,
	error,
	onReady,
}: Omit<Props, "classes"> & { classes: ClassOption[] }) {
	const words = registrationWords.use();
	const ofProgram = classes.filter((option) => String(option.courseId) === courseId);
	const isShown = ofProgram.length > 0 || error !== undefined;
	useEffect(() => {
		if (isShown) onReady();
	}, [isShown, onReady]);
	if (!isShown) return null;
	return (
		<Field id="register-classId" label={words.class} optional hint={words.classHint} error={error}>
			{(aria) => (
				<select
					key={courseId}
					className="input"
					name="classId"
					defaultValue={ofProgram.some(({ id }) => String(id) === chosen) ? chosen : ""}
					{...aria}
				>
					<option value="">{words.noClass}</option>
					{ofProgram.map(({ id, text }) => (
						<option key={id} value={id}>
							{text}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}
