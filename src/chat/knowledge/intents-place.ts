import type { IntentRow } from "#chat/knowledge/intents.ts";

/** When and where: hours, place, times of classes. */
export const placeIntents: IntentRow[] = [
	{
		id: "hours",
		sure: `
			walk in; walk ins; without [an] appointment; need an appointment to; pass|drop|come|stop|swing by|in [today|tomorrow|on]; sin cita; paso por;
			office|desk _ staffed|manned|open; staffed; come in|by|over today|tomorrow; too late to come|visit|call|stop; dias atienden; atienden; que dias trabajan|estan; in the office on|at|today|tomorrow; at the desk|office; somebody|someone|anyone|anybody at [the] desk|office|school; people there; puedo ir|llegar|pasar|acercarme; abren los|el|hoy|manana; open right now;how long are|is|do you|u|the _ open|there; 
			opening|business|office|working|operating|school|store hours|hour|time|times; hours of operation|business; and|your hours; hours and|or;
			what|which|your hours; what are|is [your|the] hours; hours today|tomorrow|please|info; the hours; ^ hours $;
			until|till what time;
			you [guys] there on|at|until|till|today|tomorrow|now|saturday|saturdays|sunday|monday|weekends;
			what time|times|hour|hours _ open|close|closes|opens|closing|opening;
			when _ open|close|closes|opens|closing|opened; until when _ open; how late; how early; till what time;
			what days _ open; which days _ open; days _ you open; you [guys] [still|be] open|closed|closing|close;
			u open; are you [guys] [all] [still] open|closed; you [guys] close|open;
			office|school|place [is|be] [still] open|closed;
			open|closed today|tomorrow|tonight|now|saturday|saturdays|sunday|sundays|weekend|weekends|monday|tuesday|wednesday|thursday|friday|late|early;
			open on|at|till|until|this|by; close|closed|closing on|at|by|early|for;
			is|are anyone|anybody|someone|somebody there|in _ today|tomorrow|now|saturday|sunday|monday|tuesday|wednesday|thursday|friday|weekend;
			is anyone|anybody there|in; someone|somebody|anybody|anyone in [the] office; closing time; opening time;
			when can i come|visit|stop|drop;
			can i|we [just] come|stop|drop|swing|visit|walk [by|in] _ today|tomorrow|sunday|saturday|monday|tuesday|wednesday|thursday|friday|weekend|now|weekday|weekdays|tonight|morning|afternoon;
			come|stop|drop|swing by|in on|this|today|tomorrow|saturday|sunday|monday|tuesday|wednesday|thursday|friday;
			what time can i|we come|visit|call|stop|drop; when can|should i call; open holidays|holiday;
			closed|open _ holiday|holidays|christmas|thanksgiving|easter|labor|memorial|independence|july|new;
			holiday hours|schedule; lunch time|hour|break; saturday|sunday|weekend|weekday hours;
			horario* de atencion|oficina|apertura; a que hora abren|cierran|abre|cierra; hasta que hora; desde que hora;
			que dias _ abier*|abre|abren; estan|esta|estaran abiert*|cerrad*; cuando abren|cierran|abre|cierra|abriran|cerraran; va|van|vas a abrir|cerrar; abriran|cerraran|abrira|cerrara;
			abren|cierran|abre|cierra|abierto|abiertos|abierta|cerrado|cerrados los|el|hoy|manana|ahora|sabado|domingo|sabados|domingos;
			que horario tienen|tiene; horas de oficina|atencion|apertura; cual es su|el horario;
			puedo ir|pasar|visitar* [el|este] hoy|manana|sabado|domingo|lunes|martes|miercoles|jueves|viernes;
			abren _ domingo*|sabado*|feriado*|festivo*; dias feriados|festivos; su horario; hora de cierre|apertura`,
		likely: `
			hours; open; closed; close; closing; opening; horario; horarios; abiert*; abrir; abren; cierran; abre; cierra;
			opens; closes; opened; cerrado*; stop by; drop by; come by; swing by; walk in; walk ins; come in; drop in;
			visit [you|the]; pasar por`,
		hint: "today; tomorrow; sunday; saturday; monday; hoy; domingo; sabado",
	},
	{
		id: "location",
		sure: `
			take* to drive|get|come|travel|walk to|there|from; drive to|from; find your place|building|school|office; on|in philadelphia|manhattan|brooklyn|queens|philly;
			street; avenue; what road; street and number; showing up; show up on|at|the; come on the first; calle; avenida; whereabouts; miles; minutes away|from; long is the drive|ride|trip|commute; drive from; ride from; commute from; a cuanto queda|esta; cuanto tiempo _ llegar;near|close [to] you|us|me|here|there; ^ where $; ^ donde $; where _ classes|class|school|office|campus|held|place; 
			where are|is|r you|your|the|u school|located|at|campus|office|building|place; where you|u at|located;
			where is|are|was it|this|that|class|classes|they; where at; where are|r you|u|yall|they [guys] [all];
			where [exactly] is|s it|that|this|they; where do|would|will i|we [have] [to] go|come|take|attend|study|sit;
			where _ located|held|situated|based; whereabouts; your address|location; the address|location;
			^ address|location|directions|dirección $; school|campus|office|street|mailing|physical address|location;
			what|which city|town|street|state|county|area|part; whats _ address; your|the zip [code]; zip code;
			how do|can|would|could|should i|we get there|to|here; how to get there|to; directions; how far;
			far from|away; near|close me|to|by|newark|edison|woodbridge|menlo|metropark; distance; located; location;
			address; located at|in|near;
			another|other|second|more|any location|locations|campus|campuses|branch|branches;
			locations|campuses|branches; on [the] map; google maps; gps; in what city|town|state; i live in|near|at|by;
			i am near; i come from; have|is|are _ school|campus|location|branch|office in|near|around; find you [guys];
			are you in|near; is it|school|this in|near; you|u [guys] in iselin|edison|newark|woodbridge|jersey|nj;
			in new jersey|nj|iselin; iselin; school|class|classes|place at|near; donde estan|esta|queda|quedan|es|son|se;
			donde _ ubicad*|encuentr*|localizad*|clases; en que ciudad|pueblo|calle|lugar|parte|estado;
			su|la direccion|ubicacion; direccion; como llego|llegar; ubicacion; ubicad*; que tan lejos;
			queda lejos|cerca; cerca de; otra sede|ubicacion|sucursal; sede; sucursal*; por donde; de donde son;
			codigo postal`,
		likely: "far; lejos; campus; map; mapa; llegar; the place; commute; nearest",
		hint: "where; donde; place; city; lugar; ciudad; there; drive",
	},
	{
		id: "schedule",
		sure: `
			let* me out|go at; boss lets; get out at|of; early|late enough; out at 2|3|4|5|6|7;
			job|work|shift [is|goes|from] 6|7|8|9|10|11 to|till|until|through|til 2|3|4|5|6|7; work|working|job 6|7|8|9|10|11 to|till|until; stuck at work|the|my; all day [long]; at work all|till|until|from; at the office all|till|until; cant|cannot [do|come|make] days|mornings|daytime|evenings|nights; pick up my kids|children|son|daughter; before 3|2|4|three; free only|after|before; days off; busy at; while i work; and [also] work|job; con mi trabajo; todo el dia; mis hijos _ escuela; cuando salgo; salgo de|del|a; turno|turnos; manana o tarde; dia o noche;available|free [on] weekdays|mornings|afternoons|evenings|nights; before 12|1|2|3|noon; weekdays only; only weekdays; 
			evening*; night class*|school|course*|program*|session*|time|shift; nights; night time; at night; by night;
			nighttime; after work|5|6|hours|school|five|six|dark; after my shift|job|work; late class*|classes|afternoon;
			day|days class*|classes|course*|program*|session*|time|school; daytime;
			during|in the day|days|morning|mornings|daytime|afternoon|night;
			morning|mornings|afternoon|afternoons class*|classes|session*|course*|program*|option*; mornings; afternoons;
			am or pm; day or night|evening; day and|or evening|night; work full time; work full|part;
			work|working [during] [the] day|days|9|nine|mornings|daytime|until|till|nights;
			i|and work|working full|days|day|nights|evenings|mornings|overnight|second|third;
			class|classes|course|program schedule*; what|which is|are [the] schedule*; schedule for|of; schedules;
			your|the schedule; ^ schedule $; flexible|flexibility; class|course|lesson|lecture times|time|hours;
			when are|is|r [the|your] class*|classes|course|lessons|lectures|program|training;
			when do|does|can [the] class*|classes meet|i take|we meet; hours of class*|classes; part time; full time;
			time slots|slot; shift; shifts; get off|out [of|from] [work] at; finish|end|ends|finishes work|at|my;
			off work; till|until 3|4|5|6|7|8; time of day;
			what time is|are|do|does|s [the] class*|classes|course|training|lesson*; which shifts|shift; work schedule;
			fit|fits around|with|in my; have|got a [full] [time] job; with a job; while|and working|work [full];
			keep|keeping _ job; after 3|4|5|6|7|8|3pm|4pm|5pm|6pm|7pm|8pm|five|six|seven;
			kids|children _ school|daytime|night; busy during|in the; only free|available|come|attend|study;
			before work|noon|lunch; both day; accommodate;
			early|earlier|earliest class*|classes|course*|session*; after dinner|bedtime|supper; after i|we put|pick|drop|finish|leave|get;
			after my|the kids|shift|children|job|baby|work; de noche; por la noche|tarde|manana|mananas|noches|tardes;
			en la noche|tarde|mananas|noches|manana; clases nocturnas|nocturna|diurnas|vespertinas; nocturn*; vespertin*;
			diurn*; de dia; durante el dia; en el dia; despues del|de trabajo|trabajar|las;
			horario* de [las|los|la] clase*|curso*|noche|tarde|manana; trabajo de dia|noche|dia|todo|tiempo;
			horario* flexible*; medio tiempo; tiempo completo; que horario* hay; turno*; horarios de clase*;
			que horarios; noches; a que hora son|es [las|la] clase*; cuando son [las]; trabajo _ dia|manana|tiempo|noche;
			mientras trabajo`,
		likely: `
			night; schedule; schedules; timing*; noche; tardes; times; shift; shifts; afternoon; morning; my job;
			daytime; have to work; i work; yo trabajo; schedualed; scheduling; horario|horarios clases; i am|im busy`,
		hint: "day; days; horario; time; late",
	},
	{
		id: "weekend",
		sure: `
			weekend*;
			saturday|sunday|saturdays|sundays class*|classes|course*|session*|program*|option*|lesson*|training;
			class*|classes|course*|attend|study|learn|take|session*|train* _ saturday*|sunday*|weekend*;
			attend|study|class|classes [on|during] saturday*|sunday*|weekend*; fin|fines de semana;
			clase*|curso*|estudiar _ sabado*|domingo*; fin de; sabados|domingos clase*; sabatin*;
			do class*|classes _ saturday*|sunday*;
			free|off|available [only|just|on] [on] saturday*|sunday*|weekend*; only|just have|got|can|do [do|have] saturday*|sunday*|weekend*;
			solo|libre|libres|puedo [puedo|tengo|libre|los|el] [los|el|en] sabado*|domingo*`,
		likely: "saturdays; sundays; sabados; domingos",
	},
	{
		id: "online",
		sure: `
			web|internet|computer based; web course*|class*; on my|the|a|your laptop|computer|tablet|ipad|phone; on laptop|computer|camera; from another|texas|florida|california|abroad|out|anywhere|bed|work|afar; theory [part] [at|from] home|online; part* _ [at|from] home; stream*; by video; on video; video; teams; skype; physically; attendance on campus; show up in; en vivo; por video; desde otro|otra|lejos; en mi computadora|casa|celular; ir en persona; hay que ir; tengo que ir;
			online; on line; on-line; virtual*; remote*; zoom; distance learning; distance; from home|house|my;
			at home on|by; do _ at home; study|learn at home; hybrid*; in person; inperson; in class; in classroom;
			e learning; elearning; webinar*; video class*|classes|lessons|lectures; face to face; live stream*; hands on;
			on campus|site; do i|we have|need [to] come|go|attend|drive; be there; show up; have to be in|at|on;
			self paced; on my own time; recorded class*|classes|lesson*|lecture*|video*; record|recorded the class*;
			by computer; physically; correspondence; on the internet; over the internet; in real life; attend _ person;
			en linea; por internet; virtual*; a distancia; desde [mi] casa; online; presencial*; en persona; por zoom;
			hibrid*; remot*; por computadora; semipresencial*`,
		likely: "web class*; at home; app; stream*",
	},
];
