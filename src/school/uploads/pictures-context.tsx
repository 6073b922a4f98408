import { createContext, type ReactNode, useContext } from "react";
import type { Picture } from "#school/uploads/contract.ts";

/** A picture as a page shows it. */
interface ShownPicture extends Picture {
	/** Set where its alt text is in English on a page that is not. */
	lang?: "en";
}

/** Describes a picture on a page that is not in English. */
export function saidPicture(picture: Picture, say: (line: string) => string): ShownPicture {
	if (picture.alt === null) return picture;
	const alt = say(picture.alt);
	return alt === picture.alt ? { ...picture, lang: "en" } : { ...picture, alt };
}

const PicturesContext = createContext<readonly ShownPicture[]>([]);

interface Props {
	pictures: readonly ShownPicture[];
	children: ReactNode;
}

/** Provides the data of the courses' pictures to child components. */
export function PicturesProvider({ pictures, children }: Props) {
	return <PicturesContext value={pictures}>{children}</PicturesContext>;
}

/** Returns a picture's alt text, dimensions and sizes. */
export function usePicture(imagePath: string | null): ShownPicture | undefined {
	const pictures = useContext(PicturesContext);
	return pictures.find((picture) => picture.imagePath === imagePath);
}
