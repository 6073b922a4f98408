import type {
	ApplicantForm,
	RefusedChange,
} from "#intake/registrations/applicant/posted-change.ts";
import type { ApplicantPage } from "#intake/registrations/applicant/public-contract.ts";
import { type ApplicantWords, applicant } from "#intake/registrations/applicant/words.ts";
import { ErrorText } from "#ui/field.tsx";

interface Props {
	saved: ApplicantForm | null;
	refused: RefusedChange | undefined;
	page: ApplicantPage;
}

/** Says what became of the form that was just sent. */
export function ChangeNote({ saved, refused, page }: Props) {
	const words = applicant.use();
	return (
		<div role="status" id="done" className="form-note">
			{refused ? (
				<ErrorText>{reasonOf(refused, page, words)}</ErrorText>
			) : (
				isSo(saved, page) && (
					<p>
						<b>{words.saved[saved]}</b>
					</p>
				)
			)}
		</div>
	);
}

/** Whether what a form did still is so: its address can be opened again much later. */
function isSo(saved: ApplicantForm | null, page: ApplicantPage): saved is ApplicantForm {
	const { place, status, withdrawnAt } = page;
	if (saved === "accept") return place?.state === "placed";
	const asks = place?.state === "wanted" || place?.state === "waiting";
	if (saved === "class") return asks && status !== "rejected" && withdrawnAt === null;
	return saved !== null;
}

function reasonOf(
	{ form, status }: RefusedChange,
	{ withdrawnAt }: ApplicantPage,
	{ refused }: ApplicantWords,
): string {
	if (status === 400) return form === "class" ? refused.class : refused.invalid;
	if (status === 409 && form === "class") return refused.changed;
	if (status === 409 && (form === "accept" || form === "decline")) return refused.offer;
	// Of a registration that was withdrawn in another tab, the page says so itself.
	if (status === 409 && withdrawnAt === null) return refused.conflict;
	return status === 429 ? refused.tooMany : refused.failed;
}
