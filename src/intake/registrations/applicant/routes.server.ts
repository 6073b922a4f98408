import { chooseOtherClass } from "#intake/placements/choose.server.ts";
import { answerSeatOffer } from "#intake/placements/offer.server.ts";
import { getClassCalendar } from "#intake/registrations/applicant/calendar.server.ts";
import { correctDetails, withdraw } from "#intake/registrations/applicant/changes.server.ts";
import * as office from "#intake/registrations/applicant/contract.ts";
import * as officeService from "#intake/registrations/applicant/office.server.ts";
import { getApplicantPage } from "#intake/registrations/applicant/page.server.ts";
import * as contract from "#intake/registrations/applicant/public-contract.ts";
import { askQuestion } from "#intake/registrations/applicant/question.server.ts";
import {
	changeWithLink,
	type LinkStore,
	withLink,
} from "#intake/registrations/applicant/with-link.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const applicantRoutes = (store: LinkStore): Route[] =>
	implement({ ...contract, ...office }, store, {
		// First: a change with a link is never replaced by a function of the office.
		...officeService,
		getApplicantPage: withLink(getApplicantPage),
		getClassCalendar: withLink(getClassCalendar),
		correctDetails: changeWithLink(correctDetails),
		askQuestion: withLink(askQuestion),
		answerSeatOffer: changeWithLink(answerSeatOffer),
		chooseOtherClass: changeWithLink(chooseOtherClass),
		withdraw: changeWithLink(withdraw),
	});
