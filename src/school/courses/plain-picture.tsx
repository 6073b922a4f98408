import { pictureOf } from "#school/profile/pictures.ts";
import { usePicture } from "#school/uploads/pictures-context.tsx";

/** The picture of a course, and how it is shown. */
export interface PictureProps {
	course: { slug: string; title: string; imagePath: string | null };
	/** Displayed width, as the image's `sizes`. */
	sizes: string;
	loading?: "lazy";
	important?: boolean;
}

/** Shows a course's picture in the fitting size, else the drawing of its slug. Decorative, unless it has an alt text. */
export function PlainPicture({
	course,
	sizes,
	loading,
	important,
	...described
}: PictureProps & { alt?: string; lang?: string }) {
	const picture = usePicture(course.imagePath);
	const image = (
		<img
			className="scene"
			src={pictureOf(course)}
			{...(picture?.srcset && { srcSet: picture.srcset.jpeg, sizes })}
			alt=""
			{...described}
			width={picture?.width ?? 800}
			height={picture?.height ?? 600}
			{...(loading && { loading })}
			{...(important ? { fetchPriority: "high" as const } : { decoding: "async" as const })}
		/>
	);
	if (!picture?.srcset) return image;
	return (
		<picture>
			<source type="image/avif" srcSet={picture.srcset.avif} sizes={sizes} />
			<source type="image/webp" srcSet={picture.srcset.webp} sizes={sizes} />
			{image}
		</picture>
	);
}
