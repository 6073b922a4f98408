import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ChooseAnswer } from "#assistant/admin/choose-answer.tsx";
import { goesOn } from "#assistant/admin/question-words.ts";
import {
	type AskedQuestion,
	forgetTaught,
	judgeAnswer,
	teachAnswer,
} from "#assistant/admin/questions-contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { useMay } from "#platform/api/role-context.ts";
import { Icon, type IconName } from "#ui/admin/icon.tsx";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

type Verdict = NonNullable<AskedQuestion["latest"]>["verdict"];
type Taught = Pick<NonNullable<AskedQuestion["taught"]>, "id" | "passage"> & { isAsleep?: boolean };

/** An answer that the office can say something of. */
interface Judged {
	/** Message id of the answer. */
	id: number;
	question: string;
	courseId: number | null;
	verdict: Verdict;
	/** URL of the form of a fact that answers the question. */
	factPath: string;
}

interface Props {
	/** Null where the answer was deleted, and only what was chosen is left. */
	answer: Judged | null;
	/** What was chosen for the question. */
	taught: Taught | null;
}

/** What the office says of an answer, a click each, and what it chose in its place. */
export function AnswerActions({ answer, taught }: Props) {
	const isAllowed = useMay()(judgeAnswer);
	const forget = useSaving((id: number) => adminCall(forgetTaught, { params: { id } }));
	return (
		<>
			{taught && (
				<div className={`notice chosen-answer ${taught.isAsleep ? "amber" : "hi"}`}>
					<p>
						<b>
							{taught.passage === null ? "You marked this as not on your pages." : "You chose:"}
						</b>
						{taught.passage !== null && ` “${taught.passage}”`}
						{taught.isAsleep && " This is no longer on your pages, so visitors don’t get it."}
					</p>
					{isAllowed && (
						<Button name="Remove" busy={forget.isPending} act={() => forget.mutate(taught.id)} />
					)}
				</div>
			)}
			{answer?.verdict && !isAllowed && (
				<span className="status off">
					{answer.verdict === "right" ? "Marked as right" : "Marked as wrong"}
				</span>
			)}
			{answer && isAllowed && (
				<Decisions answer={answer} taught={taught} forget={forget.mutate} busy={forget.isPending} />
			)}
		</>
	);
}

interface DecisionProps {
	answer: Judged;
	taught: Taught | null;
	forget: (id: number) => void;
	busy: boolean;
}

function Decisions({ answer, taught, forget, ...props }: DecisionProps) {
	const { id, question, courseId, verdict, factPath } = answer;
	const navigate = useNavigate();
	const [isChoosing, setIsChoosing] = useState(false);
	const judge = useSaving((next: Verdict) =>
		adminCall(judgeAnswer, { params: { id }, body: { verdict: next } }),
	);
	const teach = useSaving((passage: string | null) =>
		adminCall(teachAnswer, { body: { answerId: id, passage } }),
	);
	const choose = (passage: string | null) =>
		teach.mutate(passage, {
			onSuccess(taught) {
				setIsChoosing(false);
				toast({
					title: passage === null ? "Marked as not on your pages" : "Answer chosen",
					description: "It counts as soon as someone asks this again.",
					...withUndo(() => forget(taught.id)),
				});
			},
		});
	const stateFact = () =>
		judge.mutate("wrong", {
			onSuccess() {
				toast({
					title: "Answer marked as wrong",
					description: "State the right answer here.",
					...withUndo(() => judge.mutate(verdict)),
				});
				void navigate(factPath);
			},
		});
	const busy = props.busy || judge.isPending || teach.isPending;
	const isRight = verdict === "right";
	const isNowhere = taught?.passage === null;
	return (
		<div className="row-line answer-actions">
			<Button
				{...{ name: "Right", icon: "check", busy, isOn: isRight }}
				act={() => judge.mutate(isRight ? null : "right")}
			/>
			{!goesOn(question) && (
				<>
					<Button
						{...{ name: "Another answer", icon: "pencil", busy }}
						isOn={typeof taught?.passage === "string"}
						act={() => setIsChoosing(true)}
					/>
					<Button
						{...{ name: "Not on our pages", icon: "close", busy, isOn: isNowhere }}
						act={() => (isNowhere ? forget(taught.id) : choose(null))}
					/>
				</>
			)}
			<Button {...{ name: "Add fact", icon: "plus", busy }} act={stateFact} />
			{verdict === "wrong" && (
				<>
					<span className="status rejected">Marked as wrong</span>
					<Button name="Remove mark" busy={busy} act={() => judge.mutate(null)} />
				</>
			)}
			{isChoosing && (
				<ChooseAnswer
					{...{ question, courseId, busy }}
					onChoose={choose}
					onClose={() => setIsChoosing(false)}
				/>
			)}
		</div>
	);
}

/** A call that says why it failed. */
const useSaving = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) =>
	useMutation({
		mutationFn,
		onError: reportFailure("Update Failed", "Failed to save your decision."),
	});

interface ButtonProps {
	name: string;
	icon?: IconName;
	/** Of a decision that can be taken back by the same button. */
	isOn?: boolean;
	busy: boolean;
	act: () => void;
}

function Button({ name, icon, isOn, busy, act }: ButtonProps) {
	return (
		<button
			type="button"
			className="text-button"
			aria-pressed={isOn}
			// Not disabled: it keeps the focus.
			aria-busy={busy}
			onClick={() => !busy && act()}
		>
			{icon && <Icon name={icon} />}
			{name}
		</button>
	);
}
