/** A type, described as JSON Schema. */
export interface JsonSchema {
	properties?: Record<string, JsonSchema>;
	required?: string[];
	anyOf?: JsonSchema[];
	type?: string;
	[key: string]: unknown;
}

/** One call in OpenAPI. */
export interface Operation {
	summary: string;
	parameters: {
		name: string;
		in: string;
		required: boolean;
		schema: JsonSchema;
		description?: string;
	}[];
	requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
	responses: Record<string, unknown>;
	security: Record<string, string[]>[];
	/** Roles of administrators that may make the call. */
	"x-roles"?: string[];
}

/** The whole API in OpenAPI 3.1. */
export interface OpenApi {
	openapi: "3.1.0";
	info: { title: string; version: string; description: string };
	paths: Record<string, Record<string, Operation>>;
	components: object;
}
