import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/api/client.ts";
import { errorDetail } from "#ui/admin/failure.ts";
import { useIsMounted } from "#ui/admin/use-is-mounted.ts";
import { type FieldErrors, focusFirstError } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

interface Options<Input, Answer> {
	call: (input: Input) => Promise<Answer>;
	/** Field that an error of the server belongs to; `form` for none. */
	about: (detail: string) => string;
	/** Notification afterwards. */
	done?: (answer: Answer) => { title: string; description: string };
	onDone?: (answer: Answer) => void;
	onClose: () => void;
}

/** Sends what a dialog asked for, and says next to the field or in a notification how it ended. */
export function useDialogForm<Input, Answer>(options: Options<Input, Answer>) {
	const form = useRef<HTMLFormElement>(null);
	const [errors, setErrors] = useState<FieldErrors>({});
	useEffect(() => {
		if (form.current) focusFirstError(form.current, errors);
	}, [errors]);
	const isMounted = useIsMounted();
	const { mutate, isPending } = useMutation({
		mutationFn: options.call,
		onSuccess(answer) {
			options.onDone?.(answer);
			// Whoever has left meanwhile may have another dialog open.
			if (isMounted()) options.onClose();
			if (options.done) toast(options.done(answer));
		},
		onError(error) {
			const detail = errorDetail(error);
			if (!isMounted()) toast({ title: "Not saved", description: detail, variant: "destructive" });
			const field = error instanceof ApiError ? options.about(detail) : "form";
			setErrors({ [field]: detail });
		},
	});
	return {
		/** Props of the dialog. */
		dialog: { ref: form, error: errors.form, busy: isPending, onClose: options.onClose },
		errors,
		/** Sends the input, unless a field is wrong. */
		send(input: Input | undefined, wrong: FieldErrors = {}) {
			setErrors(wrong);
			if (input !== undefined && Object.keys(wrong).length === 0) mutate(input);
		},
	};
}
