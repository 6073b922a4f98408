import { reasonOf } from "#ui/admin/failure.ts";
import { toast } from "#ui/toast.ts";

/** Returns what says that a call failed. @param fallback why, if the server gives no reason */
export const reportFailure = (title: string, fallback: string) => (error: unknown) =>
	toast({ title, description: reasonOf(error, fallback), variant: "destructive" });

/** Returns what says that a form was not saved. @param what is in it: `the class` */
export const reportUnsaved = (what: string) => (): undefined => {
	toast({
		title: "Update Failed",
		description: `Failed to save ${what}. Your changes are still here.`,
		variant: "destructive",
	});
};
