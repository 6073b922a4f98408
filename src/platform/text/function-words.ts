/**
 * Words of English and Spanish that join, ask or point and carry no content of their own, folded. What compares questions,
 * passages or claims adds those that carry none there.
 */
export const functionWords: readonly string[] =
	`a about an and any anyone are at be been but by can could did do does for from get give got had has have he how
	i if in is it its let may me might much my need no not of on or our she should so someone that the their them
	then there these they this those to too up us very want was we were what which who why will with would yes you
	your yours
	al alguna como con cual cuales cuanto de del desde el en es esa ese eso esta estan este esto ha hacer hay la
	las le les lo los mas mi mis muy ni nos o para pero por puede pueden puedo que quien se ser si sobre son
	soy su sus tambien te tengo tiene tienen tu tus u un una unas unos usted ustedes va y ya yo`.split(
		/\s+/,
	);
