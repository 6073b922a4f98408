import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toast, toastStore } from "#ui/toast.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	for (const { id } of toastStore.read()) dismissToast(id);
	vi.runAllTimers();
	vi.useRealTimers();
});

test("only the latest toast stays", () => {
	toast({ title: "One" });
	toast({ title: "Two" });
	expect(toastStore.read().map(({ title }) => title)).toEqual(["Two"]);
});

test("a removed toast is deleted after 1,000,000 ms", () => {
	const { dismiss } = toast({ title: "One" });
	dismiss();
	expect(toastStore.read()).toMatchObject([{ title: "One", open: false }]);
	vi.advanceTimersByTime(999_999);
	expect(toastStore.read()).toHaveLength(1);
	vi.advanceTimersByTime(1);
	expect(toastStore.read()).toHaveLength(0);
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
