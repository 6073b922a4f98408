import { programLinks } from "#school/profile/navigation.ts";
import { defineWords } from "#ui/words.ts";

/** Alt texts of the pictures that the software comes with, apart from the drawings of programs. */
export const pictureWords = defineWords("pictures", {
	hero: "An instructor in teal scrubs stands between two adult students behind a bench with blood tubes, books and a blood pressure dial, in a skills lab with the evening sun in the window.",
	/** The default, of the school and of a program without a drawing. */
	school: "The entrance of a small school building with lit windows and the evening sun behind it.",
});

export const DEFAULT_PICTURE = "/pictures/default-course.svg";

/** 1200 by 630 pixels, like all pictures of its folder. */
export const SCHOOL_SHARE_PICTURE = "/share/school.png";

interface Pictured {
	slug: string;
	imagePath: string | null;
}

const hasDrawing = (slug: string) => programLinks.some((program) => program.slug === slug);

/** Returns a course's picture: its own, else the drawing of its slug, else the default. */
export function pictureOf({ slug, imagePath }: Pictured): string {
	return imagePath || (hasDrawing(slug) ? `/pictures/${slug}.svg` : DEFAULT_PICTURE);
}

/** Returns a course's picture for link previews: its own, else the drawing of its slug, else the school's. */
export const sharePictureOf = ({ slug, imagePath }: Pictured): string =>
	imagePath || (hasDrawing(slug) ? `/share/${slug}.png` : SCHOOL_SHARE_PICTURE);
