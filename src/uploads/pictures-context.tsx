import { createContext, type ReactNode, useContext } from "react";
import type { Picture } from "#uploads/contract.ts";

const PicturesContext = createContext<readonly Picture[]>([]);

interface Props {
	pictures: readonly Picture[];
	children: ReactNode;
}

/** Tells the components below what is known of the courses' own pictures. */
export function PicturesProvider({ pictures, children }: Props) {
	return <PicturesContext value={pictures}>{children}</PicturesContext>;
}

/** What is known of a picture: what it shows, its measures and sizes. */
export function usePicture(imagePath: string | null): Picture | undefined {
	const pictures = useContext(PicturesContext);
	return pictures.find((picture) => picture.imagePath === imagePath);
}
