/**
 * Words that owners tell stories with, and that manuals and the lexicon need not hold: people, places, days, what everybody
 * does. Their forms are known by their stems. None of them is taken for a misspelt word of a manual: "lunes" is not "luces".
 */
export const everydayWords = `
abuelo abuela amigo amiga amante bebé bisabuelo chico chica chaval cliente compañero cuñado cuñada chamaco chiquillo doctora dueño esposo esposa
familia gente guardia hermano hermana hija hijo hombre jefe jefa madre mamá marido mecánico mujer muchacho muchacha nene nena nieto nieta
niño niña novio novia padre papá pareja perro perra policía primo prima señor señora sobrino sobrina socio suegro suegra tío tía
vecino vecina viejo vieja yerno nuera adulto anciano alumno profesor médico abogado inspector agente conocido extraño ladrón pasajero gato mascota
caballo  pájaro ratón rata mosca araña hormiga
lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre
diciembre primavera verano otoño invierno navidad semana quincena mañana tarde noche madrugada mediodía ayer anteayer hoy siglo fecha
minuto segundo hora año rato momento instante temporada vacaciones puente fiesta cumpleaños boda
primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo último primera segunda tercera doble mitad medio docena
cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento
doscientos trescientos quinientos mil millón
casa calle barrio ciudad pueblo campo playa plaza montaña  cerro río mar lago bosque finca granja chacra rancho patio jardín terraza
garaje garage cochera estacionamiento parking taller tienda mercado súper supermercado oficina trabajo escuela colegio universidad iglesia hospital
hotel restaurante bar café banco farmacia gasolinera aeropuerto puerto estación frontera carretera camino autopista autovía ruta esquina semáforo
rotonda cruce peaje túnel puente vereda acera pasto barro lodo arena tierra polvo piedra nieve hielo granizo niebla lluvia tormenta viento
sol sombra calor frío país españa méxico argentina chile colombia perú europa madrid barcelona francia portugal
agua comida cena almuerzo desayuno leche pan carne fruta manzana cerveza vino refresco jugo zumo azúcar sal vinagre
dinero plata peso pesos euro euros dólar dólares pesetas sueldo factura recibo ticket deuda multa precio oferta gasto ahorro
ropa zapato camisa camiseta pantalón chaqueta abrigo gorra lentes gafas bolso bolsa mochila maleta valija carrito cochecito juguete pelota
teléfono celular móvil computadora ordenador tableta radio música canción película juego partido noticia foto video vídeo mensaje correo carta
libro papel página lápiz cuaderno revista periódico internet foro grupo whatsapp facebook youtube google amazon
mano pie pierna brazo cabeza cara ojo nariz boca oreja oído espalda dedo pelo rodilla cuello estómago corazón sangre
mesa silla cama sofá puerta ventana pared techo suelo piso baño cocina sala cuarto habitación ascensor escalera balde cubo trapo esponja
cosa tema asunto problema lío drama historia cuento caso ejemplo idea culpa razón motivo suerte susto miedo risa pena rabia gana ganas bronca
alegría tristeza vergüenza confianza prisa apuro paciencia esfuerzo ayuda consejo opinión respuesta duda curiosidad costumbre manía truco broma
viaje paseo vuelta mudanza excursión camping colección carrera curso examen clase visita cita turno compra venta regalo préstamo alquiler renta
nuevo nueva bueno buena malo mala mejor peor grande gran pequeño pequeña chico joven viejo antiguo moderno bonito lindo feo raro rara
extraño loco loca tonto tonta listo lista inteligente serio tranquilo nervioso contento triste harto cansado preocupado asustado enojado enfadado
caro cara barato barata rico pobre fácil difícil simple complicado imposible posible probable seguro segura cierto falso verdadero exacto distinto
diferente igual parecido mismo propio ajeno común extraordinario horrible terrible fatal genial bárbaro espectacular perfecto mínimo
quieto parado sentado dormido despierto vivo muerto sano enfermo ciego sordo mojado empapado sucio limpio lleno vacío roto entero
hoy allí allá acá aquí ahí cerca lejos encima debajo adentro afuera adelante atrás arriba abajo enfrente alrededor
ahora luego después antes pronto temprano tarde todavía aún ya siempre nunca jamás siquiera apenas casi quizá quizás acaso tampoco
también además incluso excepto salvo claro obvio encima mientras entonces así bastante demasiado mucho poco nada algo alguien nadie ninguno
solamente únicamente realmente justamente normalmente generalmente actualmente últimamente finalmente especialmente recién
ojalá pues vale bueno oye mira hola buenas gracias adiós perdón disculpa disculpe saludos favor please
abrazar aceptar acompañar aconsejar acordar acuerdo acostumbrar agarrar agradecer aguantar ahorrar alcanzar alegrar almorzar alquilar amar amanecer anotar
aparecer aprender apurar arreglar arrepentir asustar avisar ayudar bailar bañar barrer beber besar borrar buscar caminar cansar cantar
cenar charlar chocar cobrar cocinar coger colgar comer comentar compartir comprar conocer conozco conseguir contar contestar convencer copiar correr
cortar  crecer creer creo creía cuidar cumplir deber decidir decir digo dije dijo dijeron dicho dejar demorar desayunar descansar describir
descubrir desear despedir devolver dibujar discutir disfrutar divorciar doler dormir duele dudar elegir emborrachar empezar empieza enamorar encantar
encontrar encuentro enfadar enojar enseñar entender entiendo enterar entregar enviar escapar escoger escribir escrito escuchar esperar estudiar exigir
explicar fallar faltar fumar ganar gastar gritar guardar gustar haber hablar  heredar huir imaginar importar insistir intentar invitar ir
iba iban fui fuimos irme irse jugar juego juntar jurar lamentar lavar leer leí leyendo llegar llevar llorar llover llueve lograr mandar manejar
matar mentir merecer meter mirar molestar morir mostrar muestro mover mudar nacer nadar necesitar negar notar obligar ocupar odiar
ofrecer oír oigo olvidar opinar parar parecer pasar pasear pedir pido pelear pensar pienso perder pierdo perdonar pertenecer pesar pescar platicar
poder pude pudimos poner prestar prometer probar pruebo querer quiero quise quería quedar quejar quitar recibir recoger reconocer recordar recuerdo
regalar regañar regresar reír rezar robar romper saber sabía sé supe sacar salir salgo salió saltar saludar seguir sigo sentar sentir siento
servir soler suele soltar soñar soportar subir suceder sufrir suponer supongo tardar temer tener tenía tuve tuvimos terminar tirar tocar tomar
traer traje trabajar tratar tropezar urgir usar valer vale vender venir vengo vino vinieron ver veo veía vi vio vieron visto viajar visitar
vivir volver vuelvo  estrenar jubilar arrendar acampar remodelar regar pintar fabricar nombrar llamar preguntar responder sospechar suspender
arcén cine teatro película director presidente repartidor camionero conductor chofer chófer receta serie banda guerra gobierno país lengua idioma
empinado pasmado helado torcido doblado hundido usando usado uso usaba empujar arrastrar rodar subiendo bajando
aprobar apostar apagar prender encender arrancar estacionar aparcar atropellar rayar abollar raspar tapar enganchar
`;
