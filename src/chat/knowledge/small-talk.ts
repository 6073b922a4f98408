import type { IntentRow } from "./intents.ts";

/** Courtesy and talk about the assistant itself. It gives way to any real question in the same message. */
export const smallTalk: IntentRow[] = [
	{
		id: "greeting",
		sure: `
			^ morning $; ^ good evening $; whats good; what is good $; whats new; hey bot;
			hi; hello; helo; hey; heya; hiya; hii; howdy; greetings; good morning|afternoon|evening|day|night;
			goodmorning|goodafternoon|goodevening; morning $; sup; whats up; hola; buenas; buenos dias; buen dia;
			buenas tardes|noches; saludos; que tal; anyone there $; namaste; salaam; assalamualaikum; bonjour;
			is this thing on; test $; ^ testing; anybody|anyone there|here|home $; you there; alguien ahi; hay alguien`,
	},
	{
		id: "thanks",
		sure: `
			been [a] [great|big|so|very|real] help|helpful; big help; helpful; owe you; you are the best|amazing|awesome;
			thanks; thank you|u|ya|so; thank; appreciate; much appreciated; cheers; gracias; muchas gracias; mil gracias;
			te agradezco; le agradezco; very helpful; that helps|helped; you helped; was helpful; great help;
			thats helpful|great|perfect|awesome|all; you rock; youre great|awesome|amazing|the; good bot|job|answer;
			awesome; perfect; great; cool; nice; wonderful; excellent; perfecto; excelente; muy amable; genial; que bien;
			love it; well done; god bless [you]; bless you; i love you; love you`,
	},
	{
		id: "bye",
		sure: `
			bye; goodbye; good bye; bye bye; see you|ya|u; cya; later $; talk later|soon;
			have a good|nice|great|wonderful|blessed; take care; good night $; ttyl; im done; thats all|it; nothing else;
			no thats; adios; hasta luego|pronto|manana $; chao; nos vemos; que tenga|tengan; cuidese; eso es todo;
			nada mas`,
	},
	{
		id: "how_are_you",
		sure: `
			how are you; hows it going; how is it going; how do you do; how you doing|been|doin; how have you;
			how are things; how r u; how is your day; hows your day; como esta|estas|estan|le|te|andas|van $;
			que tal estas|esta; como te va; como le va`,
	},
	{
		id: "bot",
		sure: `
			person|human behind|typing|answering|writing|on|responding; behind this; real person here; you not|arent real; not real; actual person|human behind|here|typing; software; voice assistant; eres de verdad; quien me responde|contesta;sound|seem|look|talk like a bot|robot|machine|computer; are u|you ai; 
			
			are you|u [a|an|really|actually|real] [real] bot|robot|human|person|machine|ai|real|computer|program|chatgpt|someone|somebody|alive|automated|live|man|woman|gpt|chatbot;
			is this|it|that [a|an] [real|live] bot|robot|human|person|machine|ai|real|automated|computer|chatbot|chatgpt|auto*|someone;
			talk|chat|speak to|with [a|an] [real] bot|robot|machine|computer|ai|chatbot;
			talking|speaking|chatting|writing|texting|typing to|with [a|an] [real|live] bot|robot|human|person|machine|ai|real|computer|someone|somebody|people|chatbot;
			bot or; robot or; human or; real or; who am i talking|speaking|chatting; who is this; whos this;
			am i talking|speaking|chatting; you a|an [real] bot|robot|human|person|ai|machine; your name;
			whats ur|your name; do you have a name|feelings; who made|built|created|programmed you; chatgpt;
			what are you $; what model; artificial intelligence; who are you $; how old are you; where are you from $;
			do you sleep|dream|eat|feel; have feelings;
			eres [un|una] [robot|bot|humano|persona|maquina|real|ia|inteligencia];
			es [usted] [un|una] robot|bot|persona|humano|maquina|ia; como te llamas; cual es tu|su nombre; tu nombre;
			hablo|hablando con [un|una] [robot|bot|persona|maquina|humano|alguien|ia]; estas viva|vivo; quien eres; quien es usted;
			inteligencia artificial; es esto un`,
	},
	{
		id: "abilities",
		sure: `
			what can you do|help|answer|tell; what do you do $; what do you know; how can you help;
			can|could|will you|u help|assist [me] [out] [please] $; help $; ^ help; i need [some|your] help $;
			need help $; i have [a|some|few|couple] [of|few] question*; can i ask [you] [a|some|something]; i wanna ask;
			question $; how does this|it|that work $; what can i ask; what is this [chat|bot|thing] [for]; menu;
			start over; restart; assist me; help me [please] $; que puedes|puede|sabes|sabe hacer|ayudar;
			en que me|puedes|puede ayuda*|ayudar; me puede*|puede|puedes ayudar*; ayuda $; ^ ayuda; ayudame $;
			tengo [una|unas|algunas] pregunta*|duda*; necesito ayuda; como funciona esto; una pregunta;
			puedo preguntar*|hacer`,
	},
	{
		id: "languages",
		sure: `
			
			speak|habla|hablas|hablan|understand|know|talk [you] spanish|espanol|hindi|french|english|gujarati|other|another|creole|portuguese|chinese|arabic|tagalog|mandarin|urdu|ingles;
			do|can you|u|anyone|someone|anybody|staff|they [there] speak|talk|answer|reply|write [in] [spanish|espanol|hindi|french|english|another|any];
			in english please; english please; what languages; which languages; en espanol por;
			puede*|podemos|podria hablar|responder|contestar|escribir [en] espanol; espanol $; spanish $; ^ espanol;
			hablas espanol; hablan espanol; habla espanol; alguien que hable espanol; person _ spanish;
			spanish speaking staff|person|someone; english $; ^ in english; se habla espanol`,
	},
	{
		id: "ok",
		sure: `
			^ ok $; ^ [ok] [i] see $; ^ got it $; ^ alright $; ^ [ok] i understand $; ^ understood $; ^ good $;
			^ [ok] [that] makes sense $; ^ hmm $; ^ hm $; ^ oh $; ^ [oh] [ok] i see $; ^ ah $; ^ lol $; ^ haha* $;
			^ jaja* $; ^ wow $; ^ really $; ^ interesting $; ^ entiendo $; ^ vale $; ^ bueno $; ^ bien $; ^ ya veo $;
			^ claro $; ^ de acuerdo $; ^ fine $; ^ sounds good $; ^ ok cool|good|great|sure|then $;
			^ i will think [about] [it] $; ^ let me think [about] [it] $; ^ maybe $; ^ maybe later $`,
	},
	{
		id: "yes",
		sure: `
			^ yes [please|sure|of] [course] $; ^ sure [thing|why] [not] $; ^ please $; ^ yes i do|would|am|want $;
			^ ok yes|please $; ^ yes ok $; ^ si [por] [favor|claro|quiero] $; ^ claro que si $; ^ por favor $;
			^ correct $; ^ right $; ^ exactly $; ^ thats right $; ^ of course $; ^ do it $; ^ absolutely $;
			^ definitely $; ^ ya $`,
	},
	{
		id: "no",
		sure: `
			^ no [thanks|thank|not] [you] [really] $; ^ not really|now|yet $; ^ no im|i am good|fine|ok $;
			^ im good|fine|ok $; ^ no gracias $; ^ ahora no $; ^ todavia no $; ^ none $; ^ neither $; ^ never mind $;
			^ nevermind $; ^ [i] [am] not [really] interested [anymore] $; ^ no interest $; ^ nvm $; ^ forget it $; ^ wrong $; ^ no $; ^ olvidalo $; ^ ninguno|ninguna $`,
	},
	{
		id: "sorry",
		sure: `
			sorry; my bad; apologies; oops; my mistake; pardon; excuse me; lo siento; perdon; disculpe|disculpa`,
	},
	{
		id: "encourage",
		sure: `
			im|i am|feel|feeling nervous|scared|afraid|worried|anxious|overwhelmed|lost|unsure|confused; nervous;
			out of school for; been years|long since|out; can i do it|this; am i smart; not smart; do you think i can;
			too hard for me; dont know if i can; is it worth [it]; worth it; estoy nervios*|confundid*|preocupad*;
			tengo miedo; me da miedo; vale la pena; podre hacerlo; wish me luck`,
	},
];
