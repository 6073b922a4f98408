/** Coverage from which a passage answers a question about a course, about anything, and beside a clear topic. */
export const COVERS = {
	course: 0.45,
	anything: 0.58,
	topic: 0.75,
	page: 0.36,
	weak: 0.36,
	perhaps: 0.3,
} as const;
