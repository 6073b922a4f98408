import { AddFactorDialog } from "#office/auth/admin/add-factor-dialog.tsx";
import { signOut } from "#office/auth/admin/sign-in.ts";
import { Icon } from "#ui/admin/icon.tsx";

interface Props {
	/** What is being added, until its recovery codes were seen. */
	adding: AddedKind;
	onAdding: (kind: AddedKind) => void;
}

export type AddedKind = "passkey" | "app" | null;

/** All that an administrator sees before setting up the second factor that the school requires. */
export function RequiredSetUp({ adding, onAdding }: Props) {
	return (
		<main id="main" className="alone" tabIndex={-1}>
			<div className="stack loose sign-in">
				<h1>Set up a second factor</h1>
				<p>
					Your school requires one for everyone who works here. From now on, a password alone opens
					nothing. It takes two minutes, once.
				</p>
				<button type="button" className="button primary" onClick={() => onAdding("passkey")}>
					<Icon name="key" />
					Add a passkey
				</button>
				<button type="button" className="button" onClick={() => onAdding("app")}>
					<Icon name="mobile" />
					Add an authenticator app
				</button>
				<button type="button" className="text-button" onClick={signOut}>
					<Icon name="signOut" />
					Sign out
				</button>
			</div>
			{adding && <AddFactorDialog kind={adding} onClose={() => onAdding(null)} />}
		</main>
	);
}
