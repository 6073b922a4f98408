import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/admin/icon.tsx";

/** Menu of a row, behind three dots. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
	return (
		// Not modal: a modal one adds a style element, which the content security policy forbids.
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger className="icon-button" aria-label={label}>
				<Icon name="more" />
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={document.getElementById("main")}>
				<DropdownMenu.Content className="menu" align="end" collisionPadding={12}>
					{children}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	);
}

interface ItemProps {
	icon: IconName;
	children: string;
	onSelect?: () => void;
	/** Opens a page outside of the admin area in a new tab. */
	href?: string;
	danger?: boolean;
}

export function MenuItem({ icon, children, onSelect, href, danger }: ItemProps) {
	const className = danger ? "menu-item danger-text" : "menu-item";
	if (href) {
		return (
			<DropdownMenu.Item className={className} asChild>
				<a href={href} target="_blank" rel="noopener">
					<Icon name={icon} />
					{children}
				</a>
			</DropdownMenu.Item>
		);
	}
	return (
		<DropdownMenu.Item
			className={className}
			onSelect={({ target }) => {
				focusButtonOf(target as Element);
				onSelect?.();
			}}
		>
			<Icon name={icon} />
			{children}
		</DropdownMenu.Item>
	);
}

/** Focuses the button that opened a menu: a dialog that the item opens returns the focus there. */
function focusButtonOf(item: Element) {
	const button = item.closest("[role=menu]")?.getAttribute("aria-labelledby");
	if (button) document.getElementById(button)?.focus();
}

export function MenuLine() {
	return <DropdownMenu.Separator className="menu-line" />;
}
