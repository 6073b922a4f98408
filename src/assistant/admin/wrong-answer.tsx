import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { markAnswer } from "#assistant/admin/wrong-answers-contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { useMay } from "#platform/api/role-context.ts";
import { messageOf } from "#ui/admin/failure.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

interface Props {
	/** Message id of the answer. */
	id: number;
	isWrong: boolean;
	/** URL of the form for the right answer. */
	factPath: string;
}

/** Marks an answer as wrong or missing and leads to the form of the fact that puts it right. */
export function WrongAnswer({ id, isWrong, factPath }: Props) {
	const may = useMay();
	const navigate = useNavigate();
	const { mutate, isPending } = useMutation({
		mutationFn: (isWrong: boolean) => adminCall(markAnswer, { params: { id }, body: { isWrong } }),
		onSuccess(_, mark) {
			if (!mark) return;
			toast({
				title: "Answer marked as wrong",
				description: "State the right answer here.",
				...withUndo(async () => mutate(false)),
			});
			void navigate(factPath);
		},
		onError: (error) =>
			toast({
				title: "Update Failed",
				description: messageOf(error, "Failed to mark the answer."),
				variant: "destructive",
			}),
	});
	if (!may(markAnswer)) {
		return isWrong ? (
			<p className="row-line chat-mark">
				<span className="status rejected">Marked as wrong</span>
			</p>
		) : null;
	}
	if (!isWrong) {
		return (
			<button
				type="button"
				className="text-button chat-mark-button"
				disabled={isPending}
				onClick={() => mutate(true)}
			>
				<Icon name="alert" />
				This answer was wrong or missing
			</button>
		);
	}
	return (
		<p className="row-line chat-mark">
			<span className="status rejected">Marked as wrong</span>
			<Link to={factPath}>State the right answer</Link>
			<button
				type="button"
				className="text-button chat-mark-button"
				disabled={isPending}
				onClick={() => mutate(false)}
			>
				Remove mark
			</button>
		</p>
	);
}
