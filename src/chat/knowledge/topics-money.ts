import type { Topic } from "#chat/knowledge/topics.ts";

const MONEY = /\$\s?\d/;

/** What things cost, what comes back, what a job pays. */
export const moneyTopics: Topic[] = [
	{
		id: "price",
		label: { en: "the price", es: "el precio" },
		quote: MONEY,
		phrases: {
			sure: `
			investment; invest; budget; the bill; total bill; price tag; out of pocket; set me back; coast of|for; prize of|for; spend; spending; payable; pricey; costly; worth _ money; how many bucks|dollars; inversion; presupuesto; gasto|gastos; cuanta plata; plata; costos*; economico|economica; how much money; pay [at] all; have to pay;
				how much; how mch|muc|muhc|mucho; cost*; price*; pricing; tuition*; the damage; fee|fees; expensive; cheap*;
				afford*; how much is|are|does|do|for|would|will; what does|do|will|would _ cost|run|set;
				what do you|u|they charge; charge; charges; pay for [the|this|it]; total price|cost|amount; quote; rates;
				rate; application|registration|enrollment fee; price list|range; how many dollars|bucks|$; money; dollars;
				ballpark; the price;
				is [it|the|cna|class|classes|course|program|tuition|this] [class|course|program|classes] over|under|less|more than;
				what will it cost; amount; cuanto cuesta*|vale*|sale*|cobran|cobra|es|seria|hay|tengo|pago|dinero;
				cuanto _ cuesta*|cobran|vale*|cuestan|pagar; precio*; costo*; cuesta*; matricula; colegiatura; tarifa*; caro;
				cara; barato; cobran; cuota*; valor del|de; pagar; que precio; mensualidad; dinero`,
			likely: "pay; paid; vale; cuanto; usd",
		},
	},
	{
		id: "aid",
		label: { en: "financial aid, grants or scholarships", es: "ayuda financiera o becas" },
		phrases: {
			sure: `
			broke; help with money|paying|tuition; funds; funding; funded; subsid*; tuition free; low income; state pay*|cover*|help*; government pay*|help*|money|assist*; assistance paying; apoyo economico; subsidio*; plan 8|ocho;
				financial aid|help|assistance|support; financ* aid|help; fafsa; pell [grant]; grant; grants; scholarship*;
				loan; loans; student loans; gi bill; veteran*; va benefits; military; unemployment; workforce; wioa;
				one stop; tuition assistance|reimbursement|help|aid; help paying|with tuition|cost|money|to pay; help me pay;
				pay for me|school by; cant afford; no money; low income; free program*|training|class* _ unemployed;
				sponsor*; voucher*; financing; employer pay*; ayuda financiera|economica; ayuda _ pagar; beca*; prestamo*;
				financiamiento; financiacion; no tengo dinero; bajos recursos; desempleo`,
			likely: "aid; beca",
		},
	},
	{
		id: "payment_plan",
		label: { en: "payment options or payment plans", es: "las formas o planes de pago" },
		phrases: {
			sure: `
			visa or; mastercard; amex; cash app; apple pay; up front; upfront; in advance; little by little; half now; bit by bit; poco a poco; por adelantado; ir pagando; pagos; abonos; tarjeta*;how|where|when do|can|should i|we pay; how to pay; 
				payment plan*|option*|arrangement*|schedule*|method*|terms;
				pay* _ month*|weekly|week|installment*|instalment*|later|parts|plan|time|upfront|front;
				pay monthly|weekly|later|over|half|in; monthly payment*|plan*|plans|pay*; weekly payment*; installment*;
				instalment*;
				take|accept credit|debit|card|cash|check|paypal|zelle|venmo|afterpay|klarna|cards|insurance|apple;
				credit card*; pay cash|with|by|at|online; down payment; deposit; split [the|my|up] payment*|cost|tuition;
				payments; payment; pay as i|you; all at once; up front; before or after pay; when do i|we [have] [to] pay;
				zelle; paypal; klarna; plan* de pago*;
				pagar _ plazos|cuotas|meses|mensual|semanal|partes|poco|tarjeta|efectivo; a plazos; en cuotas;
				pagos mensuales|semanales; forma* de pago; metodo* de pago; facilidades de pago; pago* mensual*;
				aceptan tarjeta*|efectivo|cheque*; deposito; enganche`,
		},
	},
	{
		id: "free",
		label: { en: "the price", es: "el precio" },
		phrases: {
			sure: `
				is|are _ free; free of charge; for free;
				free class*|classes|course*|program*|training|tuition|certification|cna|cpr; any free; no cost; at no cost;
				something free; totally free; gratis; gratuit*; sin costo`,
			likely: "free",
		},
	},
	{
		id: "discount",
		label: { en: "discounts", es: "descuentos" },
		phrases: {
			sure: `
				discount*; coupon*; promo; promotion*; special offer*|price; deal; deals; promo code; sale; cheaper if;
				bundle*; group|family|sibling|student|senior|military|veteran rate|discount*|price; better price; negotiate;
				descuento*; promocion*; oferta*; rebaja*; cupon*`,
		},
	},
	{
		id: "refund",
		label: { en: "the refund terms", es: "las condiciones de reembolso" },
		phrases: {
			sure: `
			without paying; drop [the|my|this|a] class|course|program; back out; undo; get out of; return* [of] [the|my] tuition|payment|money; keep my money; lose my|the|all [my] money|deposit|tuition|payment; regres* [el|mi] dinero; me salgo; darme de baja; recuperar;
				refund*; money back; get [my|our|the] [money|deposit|payment] back; reimburs*;
				cancel* _ class|course|program|registration|enrollment|money|policy; cancel*; cancellation policy; drop out;
				withdraw*; change my mind; quit; if i [have] [to] drop|quit|leave|stop|cant; dropping out; reembols*;
				devol* [el|mi|mis] [dinero]; devuelven; cancel*; retirar*; me arrepiento; dejar el curso; cambio de opinion`,
		},
	},
	{
		id: "salary",
		label: { en: "pay or salaries", es: "salarios" },
		phrases: {
			sure: `
			paycheck*; pay check; compensation; earning power; income*; an hour; per hour; hourly; annual*; best|better|good|decent pay; well do _ paid; ingresos; cobra un|una; cuanto _ cobra|cobran un|una; se gana;
				salary; salaries; salery; wage*; how much _ make|makes|earn*|paid|pays|get|making;
				how much do|does|can|will|would [a|an|the] _ make|makes|earn*|paid|pays; hourly [rate|pay|wage]; earn;
				earning*; paid; pays; pays well|good|better|more|most; income; pay rate|scale|grade|range;
				starting pay|salary; make an|a|per hour|year; how much money; money _ make|earn; good money;
				make good|more|a lot; what do|does _ make|earn|paid; what is the pay|salary; whats the pay|salary; the pay;
				well paid; paying; pay like; how well _ pay*; salario*; sueldo*; gana|ganan|ganaria|ganar;
				cuanto gana*|ganan|pagan|ganaria|se; pagan; cuanto _ ganar|gana|ganan; pagan bien|por`,
		},
	},
	{
		id: "job_guarantee",
		label: { en: "a promise of a job", es: "una promesa de empleo" },
		phrases: {
			sure: `
				guarant*; garant*; promise* [me|a|of] [me] [a] job; promise; for sure _ job|hired|work; definitely get|find;
				100 job;
				will i|we|you [definitely|really|surely|actually|automatically|for] [sure] get|find|have|be [a] job|hired|work|placed|employed;
				will you|the|school find|get|give [me] [a] job; job for sure|right; automatic* job; assured;
				asegur* [un|el|trabajo|empleo]; prometen; trabajo|empleo seguro|garantizado; voy a conseguir trabajo|empleo;
				chances of _ job|hired; percent* _ job|hired|placed; placement rate; job placement rate;
				how many _ hired|jobs|job|placed; what if i dont|cant find|get`,
		},
	},
	{
		id: "demand",
		label: { en: "job demand", es: "la demanda de empleo" },
		phrases: {
			sure: `
				in demand; demand for; high demand; job outlook|market|growth; hiring now; are _ hiring; easy to find;
				hard to find; is it easy|hard|difficult to find|get; demanda; hay [mucho] trabajo; mucho trabajo`,
		},
	},
];
