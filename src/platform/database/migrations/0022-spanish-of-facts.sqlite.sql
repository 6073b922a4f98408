-- The Spanish of facts is a row for each text, as of everything else that is published: one for the answer, one for the question.
alter table translations add column "factId" integer references facts (id) on delete cascade;

create index "translations_factId_index" on translations ("factId");

-- What the software delivers needs no row.
insert into translations (name, "factId", english, spanish, "updatedBy", "updatedAt")
select 'fact-' || id || '.answer', id, answer, spanish, "approvedBy", "updatedAt" from facts
where spanish <> '' and (answer, spanish) not in (
	values ('No. All classes are in person in {city}, so you get hands-on practice.',
			'No. Todas las clases son presenciales en {city}, para que practique con sus propias manos.'),
		('Yes. We offer day and evening classes. Tell us which you prefer when you register.',
			'Sí. Ofrecemos clases de día y clases de noche. Díganos cuáles prefiere al inscribirse.'),
		('We do not list prices on this site. Call or email us, and we will give you the full cost in writing before you decide.',
			'No publicamos precios en este sitio. Llámenos o escríbanos, y le damos el costo total por escrito antes de que decida.'),
		('No school can promise a job. We help with your résumé, interviews and job search.',
			'Ninguna escuela puede prometer un empleo. Le ayudamos con su currículum, sus entrevistas y su búsqueda de trabajo.'),
		('This site is for people who are 18 or older.', 'Este sitio es para personas de 18 años o más.')
)
order by id;

alter table facts drop column spanish;
