import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toast, toastStore } from "#ui/toast.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	dismissToast(toastStore.read()?.id ?? 0);
	vi.runAllTimers();
	vi.useRealTimers();
});

test("only the latest toast stays", () => {
	toast({ title: "One" });
	toast({ title: "Two" });
	expect(toastStore.read()?.title).toBe("Two");
});

test("a removed toast is deleted after 1,000,000 ms", () => {
	const { dismiss } = toast({ title: "One" });
	dismiss();
	expect(toastStore.read()).toMatchObject({ title: "One", open: false });
	vi.advanceTimersByTime(999_999);
	expect(toastStore.read()).not.toBeNull();
	vi.advanceTimersByTime(1);
	expect(toastStore.read()).toBeNull();
});

test("a toast that follows a removed one stays", () => {
	toast({ title: "One" }).dismiss();
	toast({ title: "Two" });
	vi.advanceTimersByTime(1_000_000);
	expect(toastStore.read()?.title).toBe("Two");
});

test("subscribers are notified of each change until they unsubscribe", () => {
	const listener = vi.fn();
	const leave = toastStore.subscribe(listener);
	const { dismiss } = toast({ title: "One" });
	dismiss();
	expect(listener).toHaveBeenCalledTimes(2);
	leave();
	toast({ title: "Two" });
	expect(listener).toHaveBeenCalledTimes(2);
});
