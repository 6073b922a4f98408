/** Words of the field that visitors misspell; a typing slip is corrected towards these, the names and the live catalog. */
export const fieldWords = `
about accept accredited accreditation address admission admissions afford afternoon application apply appointment approved assistance assistant assistants attend available aide
background become begin bring building bus business
calendar call campus cancel career careers center certificate certificates certification certifications certified certify cheap cheaper cheapest check childcare city class classes classroom clinic clinical close closed closes closing coding college come compare complete contact cost costs course courses credit criminal curriculum
date dates daytime deadline december degree describe description details difference different diploma directions discount distance doctor doctors documents dollars duration during
earliest email emergency employer employers employment english enroll enrolled enrolling enrollment evening evenings exam exams expensive experience experienced explain externship
february finance financial finish flexible form free friday fridays full
graduate graduates graduation grant grants guarantee guaranteed health healthcare helper high hiring hire hired holiday holidays home hospital hospitals hour hours how human
immigration information insurance install installments instructor instructors internship interview interested iselin
january jersey jobs join language laboratory learn lessons length license licensed licensing list loan loans located location locations longest
machine manager medical message minimum monday mondays money month monthly months morning mornings much
name national nationally need night nights number nurse nurses nursing offer offered offering office online open opened opening operator option options orientation
parking part patient patients payment payments people permission person phlebotomist phone placement plan plans please practice prerequisite prerequisites price prices pricing privacy program programs provide provided
qualification qualifications qualify question questions quick
ready receive recognized recommend refund refunds register registered registering registration representative require required requirement requirements resume robot
salary saturday saturdays schedule schedules scholarship scholarships school schools service session sessions shortest should sign soonest speak spanish spot start starting starts steps student students study studying sunday sundays supplies support
take talk teach teacher teachers teaching technician technicians technology telephone test thanks thursday thursdays time times today tomorrow tonight training transfer transport transportation tuesday tuesdays tuition
uniform upcoming vaccine vaccines virtual visit waiting wednesday wednesdays week weekday weekdays weekend weekends weeks welcome what when where which work worker working would write years
abierto abiertos acreditacion acreditada anos aprender atencion ayuda ayudan beca becas cerrado certificacion certificaciones certificado ciudad clases comenzar comienza comienzan correo costo cuando cuanto cuantos cuesta cuestan curso cursos despues diferencia dinero direccion documentos domingo domingos donde duracion dura edad empezar empieza empleo enfermeria ensenan entrenamiento escuela espanol estacionamiento estan estudiar examen experiencia facturacion farmacia fecha fechas financiera flebotomia formulario gracias gratis hola horario horarios hospital informacion ingles inicio inscribirme inscripcion instructores jueves laboral licencia linea llamar lunes maestros manana martes matricula medica medico mensaje mensual meses miercoles necesito nocturnas noche nombre numero ofrecen pagar pago pagos persona precio precios prestamo presencial profesores programa programas puedo quiero reembolso registrarme registro requisitos sabado sabados salario semana semanas sueldo tardes telefono tienen tienes titulo trabajar trabajo ubicacion ubicados vacunas viernes virtuales
`;
