import { type PictureProps, PlainPicture } from "#school/courses/plain-picture.tsx";
import { drawingWords } from "#school/profile/drawing-words.ts";
import { pictureWords } from "#school/profile/pictures.ts";
import { usePicture } from "#school/uploads/pictures-context.tsx";
import { useLineLanguage } from "#ui/said.tsx";

/** Shows a course's picture with an alt text: the school's, that of the drawing, or the title. */
export function CoursePicture(props: PictureProps) {
	const { slug, title, imagePath } = props.course;
	const own = usePicture(imagePath);
	const { programs } = drawingWords.use();
	const { school } = pictureWords.use();
	const titleLanguage = useLineLanguage()(title);
	if (own?.alt)
		return <PlainPicture {...props} alt={own.alt} {...(own.lang && { lang: own.lang })} />;
	if (imagePath) return <PlainPicture {...props} alt={title} {...titleLanguage} />;
	return <PlainPicture {...props} alt={programs.get(slug) ?? school} />;
}
