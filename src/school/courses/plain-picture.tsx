import { pictureOf } from "#school/profile/pictures.ts";
import { usePicture } from "#school/uploads/pictures-context.tsx";

interface Props {
	course: { slug: string; title: string; imagePath: string | null };
	/** Displayed width, as the image's `sizes`. */
	sizes: string;
	/** Decorative next to its title: renders an empty alt text. */
	decorative?: boolean;
	loading?: "eager" | "lazy";
	important?: boolean;
}

/** Shows a course's picture in the fitting size, else the illustration of its slug. */
export function CoursePicture({ course, sizes, decorative = false, loading, important }: Props) {
	const { src, alt } = pictureOf(course);
	const picture = usePicture(course.imagePath);
	const image = (
		<img
			className="scene"
			src={src}
			{...(picture?.srcset && { srcSet: picture.srcset.jpeg, sizes })}
			alt={decorative ? "" : (picture?.alt ?? (alt || course.title))}
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
