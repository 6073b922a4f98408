import { Icon } from "#ui/admin/icon.tsx";
import { toast } from "#ui/toast.ts";

interface Props {
	codes: readonly string[];
	/** Username, for the printed page. */
	username: string;
	onDone: () => void;
}

/** Shows recovery codes the only time that they can be seen, to print or to copy. */
export function RecoveryCodes({ codes, username, onDone }: Props) {
	const copy = async () => {
		await navigator.clipboard.writeText(codes.join("\n"));
		toast({ title: "Copied", description: "Store the codes where only you find them." });
	};
	return (
		<div className="stack loose codes-to-print">
			<p>
				Lost your device? Each of these codes signs you in once instead. They are shown only now:
				print them, and keep them where only you find them.
			</p>
			<p className="only-print">{`Recovery codes of ${username} for ${location.host}`}</p>
			<ol className="recovery-codes">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ol>
			<div className="row-line tight dialog-end">
				<button type="button" className="button" onClick={copy}>
					<Icon name="copy" />
					Copy
				</button>
				<button type="button" className="button" onClick={() => print()}>
					<Icon name="printer" />
					Print
				</button>
				<button type="button" className="button primary" onClick={onDone}>
					I stored them
				</button>
			</div>
		</div>
	);
}
