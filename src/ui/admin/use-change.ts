import { type MutationKey, useMutation } from "@tanstack/react-query";
import { whenRefreshed } from "#platform/api/refresh.ts";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { toast } from "#ui/toast.ts";

interface Options<Input, Saved> {
	save: (input: Input) => Promise<Saved>;
	/** By which others find that it is under way. */
	key?: MutationKey;
	/** What the toast says; none for what is seen at once. */
	saved?: { title: string; description: string };
	/** What was not done, as a sentence. */
	failed: string;
	onSaved?: (saved: Saved, input: Input) => void;
	onFailed?: (input: Input) => void;
}

/** Makes a change, shows it everywhere, and says what happened. */
export function useChange<Input = void, Saved = unknown>(options: Options<Input, Saved>) {
	const { save, key, saved, failed, onSaved, onFailed } = options;
	return useMutation({
		...(key && { mutationKey: key }),
		mutationFn: save,
		onSuccess(result, input) {
			if (saved) toast(saved);
			onSaved?.(result, input);
		},
		onError(error, input) {
			reportFailure("Update Failed", failed)(error);
			onFailed?.(input);
		},
		onSettled: whenRefreshed,
	});
}
