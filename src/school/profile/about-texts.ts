/*
 * Sentences of the About page. They have no year, no name and no license: the school enters these.
 * SAMPLE: an administrator confirms them before the website opens (`school/claims.ts`).
 */

export const aboutLead = "We teach in person, with day and evening classes.";

export const whatWeDo = [
	"We prepare adults for their first job in healthcare, or the next one. Some programs lead to bedside care. Others lead to a lab, a pharmacy or an office. One is for everyone: CPR and first aid.",
	"You learn by doing. You practice with real beds, blood pressure cuffs, tubes and billing codes, alongside other students.",
	"Our instructors have done the work they teach, in hospitals, clinics, labs and pharmacies. They know what the first week on the job feels like.",
] as const;

export const pictureCaption = "An instructor works next to you until each skill feels natural.";

export const whoComes = [
	"People who work and want a change. Parents and caregivers. People who have not been in a classroom in twenty years, and people who finished high school last summer.",
	"Is English your second language? Ask as many questions as you like and take the time you need. Our chat assistant also answers in Spanish.",
	"You must be 18 or older to use this site and to register.",
] as const;

export const promises = [
	"A real person answers you during business hours.",
	"You get the full cost and start dates in writing before you decide.",
	"Every program page tells you which exam or state process it leads to.",
	"We help with your résumé, interviews and job search.",
] as const;

export const noPromises = [
	"A job. We help you look; the employer decides.",
	"A salary. It depends on the employer, the hours and your experience.",
	"A passing score. We prepare you; the exam is up to you.",
	"That every program is right for you. If one is not, we tell you.",
] as const;

export const visitLead =
	"See the classroom, meet an instructor and ask anything. There is nothing to pay or sign.";
