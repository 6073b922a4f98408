import { createContext, type ReactNode, useContext } from "react";
import type { Picture } from "#school/uploads/contract.ts";

const PicturesContext = createContext<readonly Picture[]>([]);

interface Props {
	pictures: readonly Picture[];
	children: ReactNode;
}

/** Provides the data of the courses' pictures to child components. */
export function PicturesProvider({ pictures, children }: Props) {
	return <PicturesContext value={pictures}>{children}</PicturesContext>;
}

/** Returns a picture's alt text, dimensions and sizes. */
export function usePicture(imagePath: string | null): Picture | undefined {
	const pictures = useContext(PicturesContext);
	return pictures.find((picture) => picture.imagePath === imagePath);
}
