/**
 * What is decided by rule before anything else is read, with fixed texts (knowledge/texts.ts). Whole phrases only:
 * "blood" is a course word here, "I am bleeding" is not. `unless` holds words that show a question about training.
 */
export type SafetyRow = {
	id: "emergency" | "self_harm" | "medical" | "injection" | "data_request" | "abuse";
	phrases: string;
	unless?: string;
};

export const safetyRows: SafetyRow[] = [
	{
		id: "self_harm",
		phrases: `
			kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging myself;
			kill|killing himself|herself|themself|themselves; suicid*; sucid*; suisid*; suicd*; end my life;
			want to die; wanna die; feel|feels like dying; rather be dead; no reason to live;
			dont want to live; better off dead; quiero|quiere morir*; matarme; matarse; ahorcarme; colgarme;
			quitarme|quitarse la vida; lastimando a mi; hacerme dano; no quiero vivir`,
		unless: `suicide|suicidal prevention; prevencion del suicidio; dying my|her|his hair`,
	},
	{
		id: "emergency",
		phrases: `
			heart attack; heart stopped|stops [beating]; stopped|isnt|not breathing; no pulse; without [a] pulse; on the floor and; took [a|too|all|some|his|her|my] [bunch|lot|bottle|whole|handful|many|lots] [of|bottle] [his|her|my|the] pills; isnt|wont|not|doesnt waking|wake|respond*|responsive; blood everywhere; swelling throat|face; throat|face is swelling|swollen|closing; hit by a car; electrocuted; not breathing; isnt breathing; stopped breathing; cant breathe; can not breathe;
			hard|trouble|difficulty [to] breathe|breathing; unconscious; passed out; is|am|im|was|are choking;
			chest pain*|hurt*; my chest; having a stroke; a stroke; overdos*; is|are bleeding;
			bleeding badly|out|heavily|a|wont|and|from|so|im; im|i bleeding; i am bleeding; call 911|ambulance;
			need an ambulance; ambulance; seizure; collapsed; poisoned; swallowed; drowning; got shot|stabbed;
			been shot|stabbed; went into labor; this is an emergency; medical emergency; having an emergency;
			its an emergency; severe pain|allergic|bleeding; anaphyla*; no pulse; is dying; im dying;
			someone collapsed|fainted|fell; fainted; arm is|and|feels numb; face drooping|is; allergic reaction;
			broke|broken my leg|arm; infarto; ataque al corazon|cardiaco; no respira*; no puede|puedo respirar;
			se desmayo; inconsciente; sangrando; se esta ahogando|muriendo; me estoy muriendo|ahogando;
			dolor de|en [el] pecho; me duele el pecho; emergencia medica; es una emergencia; ambulancia; sobredosis;
			turning|turned blue|purple; lips are|is blue|purple; se esta poniendo azul|morad*;
			derrame; convulsion*; se cayo y; i|he|she took [the] wrong pill|pills|medicine|medication;
			tome|tomo muchas|demasiadas [de] [las|mis] pastillas`,
		unless: `
			learn*; course*; program*; train*; certif*; teach; teaches; taught; job; jobs; curso*; aprender;
			ensenan; cover*; phone|battery|laptop|car is dying; dying to; drowning in [my] [student] bills|debt|debts|loans|work|homework|paperwork; if someone; what to do when; technician*; tech; assistant*`,
	},
	{
		id: "medical",
		phrases: `recommend|suggest|prescribe [me] [a|an|some|any] medicine|medication|pill|pills|drug|cream|antibiotic*|remedy|treatment; medicine|medication|pill|pills|cream|remedy|antibiotic* for [my|a|an|the] allerg*|pain|cold|cough|flu|fever|headache|rash|sleep|anxiety|diarrhea; para el|la dolor|tos|fiebre|gripe|presion|alergia; good|best|helps|take|cure|remedy for|against|with a|an|the|my [sore|bad|terrible] throat|headache|fever|cough|cold|flu|migraine|pain|rash|stomachache|toothache|burn|nausea|diarrhea; what|which dose|dosage; dosage of; dose of; how much tylenol|ibuprofen|aspirin|advil|insulin; 
			what|which medicine|medicines|medication|pill|pills|drug|drugs|dose|dosage|antibiotic|vitamin|painkiller should|can|do|is|for|help|helps;
			should i|we|he|she take|stop|go|see|worry; can i|we take|mix|stop taking;
			take ibuprofen|tylenol|aspirin|advil|antibiotics|medicine; diagnos* me|my|this;
			do i|we have covid|diabetes|cancer|flu|hiv|pneumonia;
			is this|it [a|an] infection|cancer|covid|rash|serious|contagious|infected|broken; is this normal;
			my|his|her symptoms|rash|fever|headache|stomach|pain|throat|knee|tooth|bp|pressure|glucose|leg|arm|ear|head|foot|ankle|eye|skin|test|lab|ekg|blood [results|is|hurts|pressure|sugar|pain|test] [is|are|result*] hurt*|hurts|pain|high|low|swollen|numb|itch*|burn*|sore|infected|red|bleeding|bad|abnormal|mean*;
			blood|sugar pressure|sugar|level is|of|normal|high|low;
			i have [a|an|been|this] [bad|high|strong|terrible|really] headache|fever|pain|rash|cough|cold|diarrhea|infection|cramps|dizziness|nausea|lump|migraine|sore;
			i feel|am|im [very|so|really] dizzy|sick|nauseous|faint|ill|feverish|numb; i feel _ pain|dizzy|numb|sick;
			feel dizzy|faint|numb|nauseous; hurts; hurts when; how many mg; mg of; milligrams; side effect*;
			treat|treatment [for|of|my|a|an]; cure for|my; home remedy|remedies; is it safe to take|mix; symptoms of;
			medical advice|question about; what is wrong with me; whats wrong with me;
			interpret|read my ekg|blood|test|results|x|lab; my ekg shows|says|results; prescribe me|something;
			prescription for me; refill my|a; sick kid|baby|child;
			my baby|child|mom|mother|dad|father|husband|wife|son|daughter|grandmother|grandma [is|has|feels] [a|very|so] [high|bad] fever|sick|cough*|vomit*|pain|rash|throwing|dizzy|ill;
			what does my|this [ekg|lab|blood|test] result*; my medication|medicine|pills|prescription;
			can you draw|test|check|take my; draw|test|check|take my blood|pressure|ekg|temperature|heart;
			covid|flu|pregnancy|std|drug test|vaccine here; get a [covid|flu] shot|vaccine|test|checkup; pregnancy;
			me duele*; dolor de cabeza|estomago|espalda|garganta|muela;
			tengo fiebre|dolor|tos|gripe|mareo*|nausea*|presion|azucar;
			que medicina|pastilla|medicamento|remedio [puedo|debo|es|tomo|me];
			puedo tomar ibuprofeno|aspirina|pastillas|medicina|medicamento*|antibioticos|insulina;
			puedo tomar una|un|la|el|las|los|mi|mis|esa|ese|esas|esos pastilla*|medicina*|medicamento*|antibiotico*|vitamina*|insulina|jarabe*|remedio*; consejo* medico*;
			me siento mal|mareado|mareada|enfermo|enferma|debil; sintomas; que dosis; efectos secundarios;
			estoy enferm*|mareada|mareado|embarazada y; mi presion|azucar|bebe tiene`,
		unless: `
			course*; class*; classes; program*; train*; teach*; learn*; register; curso*; clase*; aprender; school;
			student*; study; job; career; technician*; requirement*; aid; grant*; exam; online; chat; information; email;
			phone; schedule; certificate*; certification*; number; application`,
	},
	{
		id: "injection",
		phrases: `play a game; lets play; 
			
			ignore|disregard|forget|override|bypass|skip [all|everything|any|your|the|previous|prior|above|my|of|these|what|these] [all|of|previous|prior|above|the|your|last] [your|previous|prior|above|earlier|the] instruction*|rules|prompt*|guideline*|commands|training|directions|restriction*|constraints;
			ignore|forget|disregard everything|all|previous|prior|the above|what you|above; ignore previous|prior|all;
			system|hidden|initial|secret|original|internal prompt*|instruction*|message|rules|settings|configuration;
			show|reveal|print|display|repeat|output|give|tell|share|leak|list|copy [me|us] [the|your|all|back] [the|your|full|entire|exact|hidden|system|secret|initial] [hidden|system|secret|initial] prompt*|instruction*|rules|guidelines|configuration|settings|source;
			your instructions|prompt|prompts|programming|configuration;
			what are|were your instructions|guidelines|directives; what were you told; repeat the [words|text] above;
			words above; output|print|repeat|show|copy everything|all [the] [text|words] above|before; above this line;
			confirm to the user; new policy|rule|instruction all|from|you; tell the user; text above;
			you are now a|an|the|my|in|free|dan|no|going; from now on;
			pretend|imagine to|as|that|like|you|youre|ur|your|if|are; promise me _ pass*|price*|cost*|free; act as|like; roleplay a|an|as; role play as|where; lets roleplay; lets role play; do a role play where; play|take|assume the role; your new role; pretend the|i|he|she|nobody|there; imagine a world; play a game where; jailbreak*; developer mode;
			debug|admin|god|dan|sudo|maintenance mode; dan mode; as|called|named dan; do anything now;
			say exactly|only; say the word|words|following|phrase; say _ free|guaranteed|accredited|hacked;
			repeat after me; repeat exactly|back; repeat this|the sentence|word*|text|phrase|line|exactly|back; write exactly|only|this;
			respond|reply|answer [only] with|only|as|yes; just|only|always say|answer yes|no; ^ say yes; say yes to;
			confirm that|to _ free|guaranteed|accredited|approved; new instructions|rules|instruction|rule;
			system override|command|admin; override; end of system|prompt|instructions; begin system;
			i am [the|your|a|an] [new] developer|admin|administrator|owner|creator|programmer|boss|engineer;
			im [the|your|a|an] [new] developer|admin|administrator|owner|creator|programmer|boss|engineer;
			without [any] restrictions|filters|rules|limits; no restrictions|filters; unfiltered; drop table;
			select from; script alert; alert 1; onerror; javascript; union select; or 1 1; etc passwd; base64;
			translate your|the|this [instructions|prompt|above|system];
			summarize your|the|this [instructions|prompt|above|system|conversation|rules]; encode|decode;
			html|img|iframe tag; tell me that|everyone|people _ free|guaranteed|accredited;
			behave|act|respond|talk like a|an; tell everyone|everybody|visitors|users [that]; tell people|them that; agree with me; stop being a|an|so|the|polite; just agree; you must|have|need to say|obey|comply|reply|answer|respond|write|confirm; you will obey|say|comply; obey; api key*; your source code;
			source code; environment variable*; env file; database password|dump|tables|schema;
			ignora|olvida|olvide|ignore [todas|todo] [tus|sus|las] instrucciones|reglas|indicaciones|anteriores; ignora|ignore todo; ignora|ignore|olvida|olvide [todo] lo|el|las|los anterior*; ignora|ignore|olvida|olvide el|los mensaje*; ignora|ignore|olvida|olvide [todas|todos] [las|los|tus|tu] restriccion*|ordenes|limites|programacion;
			tus|sus instrucciones|reglas;
			muestra*|dime|revela*|dame|repite|ensename [tus|sus|las|el|tu] instrucciones|prompt|reglas|indicaciones;
			di exactamente|solo; ^ di que; diga exactamente; ^ diga que; ^ repite; ^ repita; repite|repita lo|esto|exactamente|despues|conmigo|la|las palabra*|frase; actua como; finge|finja|fingir; haz de cuenta;
			modo desarrollador|administrador; ahora eres; eres ahora; a partir de ahora; responde solo|unicamente|con`,
	},
	{
		id: "data_request",
		phrases: `
			admin|administrator password|login|username|credentials|account|access|user|panel; password of|for|to|please;
			the password; your password*; passwords; what is the password;
			who [else] [has] registered|enrolled|signed|applied;
			list|names|phone|email|emails|numbers|addresses|number|address|info|information|details|data|records of|for [all|your|the|other|every|my|a|all] [the|your] [registered|enrolled|current|other|past] student*|people|registrations|applicants|graduate|users|customers|classmates|person|visitors;
			student* [phone|email|contact|home|personal|private] list|names|emails|phones|numbers|addresses|data|records|database;
			student* phone|email|contact|home|personal|private;
			other|another student*|people|persons|visitor*|user*|customer* data|info*|name*|phone*|email*|conversation*|chat*|message*|details|registration*|address*|private|grades|records;
			is|did|has|was [my|a|an] [ex|wife|husband|friend|neighbor|sister|brother|girlfriend|boyfriend|cousin|daughter|son|someone|named|called] [john|mary|maria|jane|smith|doe|named|ex|wife|husband|girlfriend|boyfriend] [smith|doe|garcia|lopez] enrolled|registered [in|with|there|here|at|for|a|student];
			other peoples; someone elses; dump the|your|all; all registrations; registrations list|data|table;
			show|give|list|tell|send|export me [the|all|every|your|a] [other] [registered] registrations|students|contacts|users|emails|applicants|conversations|database;
			who did you talk|chat to|with; other conversations|chats; home address of|for;
			personal [phone|cell|email|number|info*|address] [number] of|for;
			instructors|teachers|directors [home|personal|private|cell] address|phone|number|cell; credit card number*;
			contrasena*; clave de|del admin*; datos de [los|otros|las|sus] estudiantes|alumnos|personas|otros;
			lista de [los] estudiantes|alumnos|registrados|inscritos; telefonos de [los] estudiantes|alumnos;
			quien* se [han] inscri*|registr*; quienes estan inscritos|registrados`,
		unless: "my [own] password; forgot; reset; how many",
	},
	{
		id: "abuse",
		phrases: `
			fuck*; f u $; fck*; fuk; stfu; bitch*; asshole*; shit*; bullshit; crap; dumbass; dick*; cunt*; piss off;
			suck my; bastard*; motherf*; retard*; whore*; slut*; nigg*; fag*;
			you [guys|people] [are|r|all] [so|such|all] [a|an|the] [so|fucking|damn|very|complete*|total*|really|absolute*] idiot*|stupid|dumb|useless|suck*|moron*|trash|garbage|worthless|pathetic|terrible|awful|horrible|annoying|lame|joke|worst|scammer*|thieves|crook*|liar*|loser*|ugly|bad|dump;
			youre [so|such|all] [a|an|the] [so|fucking|damn|very|complete*|total*|really|absolute*] idiot*|stupid|dumb|useless|moron*|trash|garbage|worthless|pathetic|terrible|awful|horrible|annoying|lame|joke|worst|liar*|loser*|ugly|bad;
			this is|bot|chat|thing|school [is] [so|a|total*|complete*] stupid|dumb|useless|garbage|trash|sucks|ridiculous|terrible|awful|bs|joke|worst|waste|horrible|pointless;
			stupid|dumb|useless|idiot|worst|crappy|trash|damn bot|robot|machine|ai|assistant|chat|chatbot|thing|school|answer;
			^ stupid|idiot|useless|moron|dumb|sucks|trash|garbage|loser $; you suck*; hate you|u|this; shut up;
			go to hell; screw you; drop dead; kill you|yourself; sex*; porn*; nudes; naked; send nudes; date me;
			marry me; are you single|hot|sexy; wanna have; bomb; i will kill|shoot|hurt; estupid*; idiota*; imbecil*;
			pendej*; mierda; puta; puto; cabron*; inutil*; callate; vete al|a; no sirves; basura; tont*`,
		unless: "sexual harassment; sexually",
	},
];
