import { expect, test } from "vitest";
import { suggestedEmail } from "#ui/email-suggestion.ts";

test.each([
	["ana@gmial.com", "ana@gmail.com"],
	["ana@gamil.com", "ana@gmail.com"],
	["ana@gmai.com", "ana@gmail.com"],
	["ana@gmal.com", "ana@gmail.com"],
	["ana@gnail.com", "ana@gmail.com"],
	["ana@gmaill.com", "ana@gmail.com"],
	["ana@gmail.co", "ana@gmail.com"],
	["ana@gmail.cm", "ana@gmail.com"],
	["ana@gmail.con", "ana@gmail.com"],
	["ana@gmail.cmo", "ana@gmail.com"],
	["ana@gmial.con", "ana@gmail.com"],
	["ana@gmail..com", "ana@gmail.com"],
	["ana@gmail,com", "ana@gmail.com"],
	["ana@gmail.com.", "ana@gmail.com"],
	["ana@@gmail.com", "ana@gmail.com"],
	["ana @gmail.com", "ana@gmail.com"],
	["ana@gmailcom", "ana@gmail.com"],
	["Ana.Peña@GMIAL.COM", "Ana.Peña@gmail.com"],
	["ana@hotmial.com", "ana@hotmail.com"],
	["ana@hotmal.com", "ana@hotmail.com"],
	["ana@hotmial.es", "ana@hotmail.es"],
	["ana@hotmail.co", "ana@hotmail.com"],
	["ana@yaho.com", "ana@yahoo.com"],
	["ana@yahoo.con", "ana@yahoo.com"],
	["ana@yahooo.com.mx", "ana@yahoo.com.mx"],
	["ana@outlok.com", "ana@outlook.com"],
	["ana@iclod.com", "ana@icloud.com"],
	["ana@comcats.net", "ana@comcast.net"],
	["ana@verizon.ner", "ana@verizon.net"],
	["ana@rutgers.eud", "ana@rutgers.edu"],
	["ana@someschool.ogr", "ana@someschool.org"],
])("%s was meant to be %s", (typed, meant) => {
	expect(suggestedEmail(typed)).toBe(meant);
});

const fine =
	`gmail.com googlemail.com yahoo.com yahoo.com.mx yahoo.es yahoo.co.uk yahoo.com.br yahoo.fr
	ymail.com rocketmail.com hotmail.com hotmail.es hotmail.fr hotmail.co.uk hotmail.com.ar outlook.com
	outlook.es outlook.com.br live.com live.com.mx msn.com aol.com icloud.com me.com mac.com mail.com
	email.com gmx.com gmx.net proton.me protonmail.com zoho.com comcast.net verizon.net optonline.net
	optimum.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com
	middlesex.k12.nj.us woodbridge.k12.nj.us edison.k12.nj.us nps.k12.nj.us schools.nyc.gov
	rutgers.edu scarletmail.rutgers.edu middlesexcc.edu kean.edu montclair.edu njit.edu princeton.edu
	upr.edu unam.mx uol.com.br bol.com.br terra.com.br prodigy.net.mx une.net.co claro.com.do
	codetel.net.do cantv.net hotmart.com gail.com uni.edu.pe gob.mx mail.ru yandex.ru ukr.net
	qq.com 163.com naver.com web.de orange.fr rediffmail.com rackspace.com hackensackumc.org rwjbh.org
	atlantichealth.org nj.gov mycompany.co startup.io school.com.co example.org gmail.example`
		.split(/\s+/)
		.filter(Boolean);

test("at least 60 domains that are fine are known to this test", () => {
	expect(new Set(fine).size).toBeGreaterThanOrEqual(60);
});

test.each(fine)("nothing is suggested for %s", (domain) => {
	expect(suggestedEmail(`ana.pena+school@${domain}`)).toBeNull();
});

test.each(`m@@example m@example, ana@@.gmail.com .ana@gmial.com ana.@gmial.com`.split(" "))(
	"nothing is suggested for %s that is no email address either",
	(typed) => {
		expect(suggestedEmail(typed)).toBeNull();
	},
);

test.each(["", "ana", "ana@", "@gmail.com", "a@b@c.com", "ana gmail.com"])(
	"nothing is suggested for what is no email address: %j",
	(typed) => {
		expect(suggestedEmail(typed)).toBeNull();
	},
);

test("surrounding spaces and capitals are no typos", () => {
	expect(suggestedEmail(" ANA@Gmail.com ")).toBeNull();
});
