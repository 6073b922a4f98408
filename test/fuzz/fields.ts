import fc from "fast-check";
import type { Endpoint } from "#platform/api/endpoint.ts";
import type { FieldRule } from "./from-schema.ts";
import { Known } from "./known.ts";

// Schemas say that an id is a number; these rules say of what, so that many requests are accepted.

/** Password of every user that takes part. */
export const PASSWORD = "quiet green lamp 7";

const known = (kind: string, field?: string) =>
	fc.nat({ max: 500 }).map((n) => new Known(kind, n, field));

/** The kind of records that the id in a path or body means. */
function kindOf({ path }: Endpoint): string {
	if (path.includes("/chat/conversations")) return "conversations";
	if (path.includes("/chat/answers")) return "answers.ids";
	if (path.includes("/chat/taught-questions")) return "taught-questions";
	return /\/admin\/([a-z-]+)/.exec(path)?.[1] ?? "none";
}

/** Returns the rules for what an endpoint reads. */
export function rulesOf(endpoint: Endpoint): FieldRule {
	const { path } = endpoint;
	const kind = kindOf(endpoint);
	const isQuery = endpoint.method === "GET";
	const hasIdList = /\/(?:order|seen)$/.test(path);
	return (field) => {
		const name = field
			.split(".")
			.filter((part) => part !== "[]")
			.at(-1);
		if (name === "id" && path.endsWith("/slug")) return undefined;
		if (name === "id") return known(kind);
		if (field === "ids" && !hasIdList) {
			return fc.oneof(fc.constant(undefined), fc.constant(undefined), known(kind));
		}
		if (field === "ids.[]") return known(kind);
		if (name === "courseId") return isQuery ? undefined : orNothing(endpoint, known("seeded"));
		if (name === "answerId") return known("answers.ids");
		if (name === "passage") return fc.constant(null);
		if (name === "personId") return known("people");
		if (name === "ownerId") return fc.oneof(fc.constant(null), known("owners"));
		if (field === "token" && path.startsWith("/api/my-registration")) return known("links");
		if (name === "factId") return fc.oneof(fc.constant(null), known("facts"));
		if (name === "conversationId") return known("conversations");
		if (field === "slug" && path === "/api/courses/{slug}") return known("slugs");
		if (name === "imagePath" && path.startsWith("/api/admin/pictures")) return known("pictures");
		if (name === "limit") return fc.constantFrom("1", "5", "50");
		if (field === "currentPassword") return fc.constant(PASSWORD);
		if (field === "password" && /confirm|login/.test(path)) return fc.constant(PASSWORD);
		if (field === "username" && path === "/api/login") {
			return fc.constantFrom("fuzz.user", "fuzz.viewer", "fuzz.desk", "fuzz.full");
		}
		return undefined;
	};
}

/** A course is required of a registration, and of nothing else. */
function orNothing({ path }: Endpoint, course: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
	if (/regist/.test(path)) return course;
	return fc.oneof(
		{ weight: 3, arbitrary: course },
		{ weight: 1, arbitrary: fc.constantFrom(null, undefined, "") },
	);
}

/** A whole body whose fields belong together; undefined if its schema says enough. */
export function bodyOf({ path, method }: Endpoint): fc.Arbitrary<unknown> | undefined {
	if (path === "/api/chat/feedback") {
		return fc
			.tuple(fc.nat({ max: 500 }), fc.constantFrom("up", "down", null))
			.map(([n, thumb]) => ({
				conversationId: new Known("answers", n, "conversationId"),
				messageId: new Known("answers", n, "messageId"),
				thumb,
			}));
	}
	if (path === "/api/admin/sign-in-rules" && method === "PUT") {
		return fc.boolean().map((requiresSecondFactor) => ({ requiresSecondFactor }));
	}
	return undefined;
}
