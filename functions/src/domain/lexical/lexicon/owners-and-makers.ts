/** What owners of motorcycles, hybrids, electric cars, motor homes, tractors say, and makers write. Format: `lexicon.ts`. */
export const ownersAndMakers = `
# lamps, notices, messages
luz de la batería, testigo de la batería, foco de la batería, dibujo de la batería, símbolo de la batería, batería en rojo, batería roja > sistema de carga, carga de la batería, alternador
no carga la batería, dejó de cargar la batería, alternador no carga > sistema de carga, alternador
puesta a cero, poner a cero, reposición a cero, puesta en cero, poner en cero, reinicialización, reinicio del indicador
reinicializar, reinicialización, reiniciar, reinicio, inicializar, inicialización
borrar el aviso, borrar la luz, borrar el mensaje, quitar el aviso, quitar el mensaje, apagar el aviso, sacar el aviso, desaparecer el aviso, borrar el servicio, borrar la llavecita, quitar la llavecita, quitar la luz > puesta a cero, reinicializar, reinicio, inicializar, restablecer
resetear, reset, reseteo > puesta a cero, reinicializar, reinicio, inicializar
poner en ceros, dejar en ceros, volver a cero, regresar a cero > puesta a cero, reinicializar
rayita, rayitas, palito, palitos, cuadrito, cuadritos > segmento, nivel
titila, titilar, titilando, titilaba, titileo > parpadea, parpadear, intermitente
última rayita, última barra, último palito > segmento, reserva
tablero de la moto, relojes de la moto, pantallita de la moto > visor, visor multifunción, conjunto de instrumentos
# spare wheels, punctures
rueda de uso temporal, rueda de emergencia, rueda temporal, rueda provisional, neumático de uso temporal, llanta temporal, repuesto temporal, galleta
rueda de repuesto, llanta de repuesto, rueda de auxilio, llanta de refacción, rueda de galleta > uso temporal, rueda temporal, auxiliar
espray reparapinchazos, spray reparapinchazos, espuma reparapinchazos, líquido antipinchazos, antipinchazos, reparapinchazos, moco de las llantas, espray para pinchazos, bote de espuma > sellador, sellante, espuma, parche
tripa de la llanta, neumático de adentro, cámara de la rueda > cámara de aire, cámara
llanta de rayos, rines de rayos, rueda de rayos, rin de rayos > radios, llanta de radios
parchar, emparchar, parchar la llanta, ponerle parche, tarugo, mecha > parche, reparación, pinchazo
# started and cooled from outside
arranque remoto, arranque a distancia, encendido remoto, encendido a distancia, puesta en marcha a distancia
prender desde afuera, encender desde afuera, arrancar desde afuera, arrancar con el control, prender con el control, encender con el mando, arrancar con el mando, arrancar desde el celular, prender desde el celular, encender desde el móvil, arrancar antes de subir, encender sin subir > arranque remoto, arranque a distancia, mando a distancia
aire desde afuera, aire a distancia, aire antes de subir, aire antes de salir, calefacción antes de salir, calefacción desde el móvil, aire desde el celular, enfriar antes de subir, calentar antes de salir, precalentar el coche, preenfriar el coche > climatización a distancia, preacondicionamiento, climatización remota, climatización programada, temporizador de climatización
# refrigerant of the air conditioning
gas del aire, gas del clima, gas del ac, gas del aire acondicionado, cargar el aire, recargar el aire, recarga del aire, cargarle gas, echarle gas, carga de gas, rellenar el aire > refrigerante, gas refrigerante, aire acondicionado
# not used for long
inmovilizar, inmovilización, inmovilizado, inactividad, inactivo > almacenamiento, periodo prolongado
parado meses, parada meses, parado varios meses, parado semanas, parada semanas, parado un mes, parado dos meses, parado tres meses, mucho tiempo parado, mucho tiempo parada, parado mucho tiempo, parada mucho tiempo, sin usar meses, sin usarlo meses, sin usarla meses, sin mover, meses sin usar, meses sin mover, dejo parado, dejo parada, dejar parado, dejar parada, guardado meses, guardada meses, no lo uso seguido, no la uso seguido, irme de viaje > almacenamiento, inactividad, inmovilización, inmovilizado, periodo prolongado, larga duración
guardar en invierno, guardar la moto, guardar el coche, hibernar, hibernación, invernar, encerrar la moto > almacenamiento, inactividad, inmovilización
# motorcycles
soporte lateral, caballete lateral, pata de cabra, muleta lateral, parador lateral, patilla lateral, gato lateral
soporte central, caballete central, parador central, gato central, burro central
bajar la pata, subir la pata, pata abajo, pata puesta, pata bajada, pata de la moto, patilla > soporte lateral, caballete lateral
interruptor de paro del motor, interruptor de parada del motor, cortacorriente, cortacorrientes, corta corriente, botón rojo del manillar, botón rojo del manubrio, botón de matar el motor, kill switch, run off
interruptor principal, contacto de la moto, chapa de contacto, swich, suich, chapa de encendido > interruptor de encendido, interruptor principal
puños calefactables, puños calientes, puños que calientan, calentador de puños, calefacción de los puños, puños térmicos
maneta de embrague, manija del clutch, manigueta del clutch, manigueta del embrague, leva del embrague, palanca del clutch, palanca de embrague
maneta de freno, manija de freno, manigueta de freno, leva de freno, palanca del freno de mano derecha
vueltas del motor, cuántas mil vueltas, pasar de vueltas, subir de vueltas, vueltas en mínimo, vueltas en ralentí > revoluciones, régimen, rpm, tacómetro
vueltas > revoluciones, régimen
regular el mínimo, ajustar el mínimo, bajar el mínimo, subir el mínimo, quedar en mínimo, dejar en mínimo, mínimo acelerado, mínimo inestable, vueltas en mínimo, minimo del motor, motor en mínimo, mínimo de la moto > ralentí, régimen de ralentí
recién salida de agencia, recién sacada, recién comprada, moto nueva, coche nuevo, carro nuevo, auto nuevo, motor nuevo, salir de agencia, primeros kilómetros > rodaje, asentamiento
despegue del motor, ablande, asentar el motor, aflojar el motor, despegar el motor > rodaje
llevar la moto en camioneta, llevar la moto en furgoneta, llevarla en camioneta, llevarla en remolque, subir la moto al remolque, subirla a la camioneta, amarrar la moto, amarrarla, amarro, amarra, atar la moto, atarla, sujetarla al remolque, cinchas > transporte de la motocicleta, transportar, amarre, sujeción
tapón del cárter, tornillo del cárter, tapón del aceite de abajo > tornillo de drenaje, perno de drenaje, tapón de drenaje
botar el aceite, tirar el aceite, sacar el aceite, vaciar el aceite, aceite quemado > drenar, vaciar, aceite usado, tornillo de drenaje
grasa a la cadena, aceitar la cadena, engraso la cadena, echar grasa a la cadena, echarle grasa, ponerle aceite a la cadena, cadena seca > engrase, lubricación de la cadena, lubricante
cadena suelta, cadena tirante, cadena estirada, cadena floja, floja la cadena, estirada la cadena, templar la cadena, cuánto juega la cadena, cuánto cuelga la cadena, dedos de juego > holgura de la cadena, tensión de la cadena, juego libre
kit de arrastre, kit de transmisión, catalina, sprocket, sprockets, cadena y corona > corona, piñón, cadena de transmisión
balata, pastilla de freno, pasta de freno, pastas de freno, fricciones
freno largo, manija larga, palanca larga, freno bajo, manija esponjosa, palanca esponjosa, freno de aire, aire en los frenos > juego libre, purgar, sangrar, líquido de frenos
purgar, sangrar, purga, sangrado
barras de la moto, botellas de la moto, telescópicos, barras delanteras, botellas delanteras > horquilla, suspensión delantera
tijera de la moto, tijera trasera, horquilla trasera, basculante, brazo oscilante
amortiguador de atrás, monoshock, amortiguador trasero, mono amortiguador > conjunto amortiguador, precarga, suspensión trasera
endurecer atrás, endurecer la suspensión, endurecer el amortiguador, más duro atrás, hundirse atrás, se hunde atrás, ablandar el amortiguador, ablandar la suspensión > precarga del muelle, precarga, aro de ajuste, suspensión
acompañante, pasajero, copiloto, parrillero, paquete en la moto
asiento de atrás, sillín de atrás, sillín trasero, asiento de atrás de la moto > asiento trasero, asiento del pasajero
sillín de adelante, sillín delantero, asiento de adelante > asiento delantero, asiento del conductor
se cayó la moto, se me cayó la moto, moto se cayó, moto tumbada, moto acostada, acosté la moto, tiré la moto, volcó la moto, gira pero no prende, gira pero no arranca > sensor de caída, sensor de inclinación, sensor de ángulo
vibra al frenar fuerte, freno fuerte, frenar fuerte, frenazo, vibra la maneta, vibra la palanca del freno, late el pedal, tiembla el pedal, tiembla la maneta, golpetea el pedal > abs, antibloqueo, sistema antibloqueo
candado, candado de disco, pitón > antirrobo, antirrobo de disco
trabar la dirección, trabar el manubrio, trabo el manubrio, trancar el manubrio, trancar la dirección, candado del manubrio, bloquear el manubrio, manubrio trabado > bloqueo de la dirección
guardar el casco, colgar el casco, cuelgo el casco, dejar el casco, gancho del casco > portacascos, gancho para casco, soporte para casco
peso máximo, kilos aguanta, peso aguanta > carga máxima, límite de carga
dos personas, ir de a dos, ir con dos > carga máxima, pasajero
morral del tanque, bolsa sobre el tanque, bolsa del tanque > bolsa del depósito, bolsa sobredepósito
cúpula de la moto, visera de la moto, mica delantera > parabrisas, cúpula
emparejar el celular, emparejar el teléfono, emparejo, empareja, enparejar, parear, apareo, sincronizar el celular, enlazar el celular > vincular, emparejamiento, conexión, bluetooth
# charging
puerto de carga, toma de carga, toma de recarga, boca de carga, conector de carga del vehículo, enchufe del coche, enchufe del auto, entrada de carga, hembra de carga
tapa de carga, puerta de carga, trampilla de carga, compuerta de carga, tapa del enchufe, tapa de recarga, portezuela de carga
cable de carga, manguera de carga, cable de recarga, cable del cargador, cable del enchufe
cable atascado, cable trabado, cable bloqueado, se trabó el cable, trabado el cable, atascado el cable, enganchado el cable, no sale el cable, no suelta el cable, no puedo sacar el cable, manguera trabada > desbloqueo de emergencia, conector de carga, desbloqueo del conector
alargador, alargue, extensión eléctrica, prolongador, cable alargador, prolongación, extensión de luz
zapatilla eléctrica, regleta, enchufe triple, ladrón de corriente, multicontacto > enchufe múltiple, toma múltiple, adaptador
cargador de pared, wallbox, cargador mural, punto de recarga, estación de carga, electrolinera, poste de carga, cargador público
enchufe doméstico, toma doméstica, enchufe de casa, enchufe normal, toma de casa, tomacorriente doméstico, tomacorriente de casa, enchufe de pared, schuko
carga rápida, corriente continua, carga en continua, supercargador > carga rápida, cc, dc, corriente continua
carga lenta, carga normal, corriente alterna, carga en casa > carga normal, ca, corriente alterna, carga doméstica
tarifa nocturna, tarifa barata, cargar de noche, cargue de noche, hora de carga, horario de carga, retrasar la carga, luz barata > programación de la carga, temporizador de carga, carga programada
salta el automático, salta la luz, salta el diferencial, saltan los plomos, se baja la llave, bota el breaker, salta la térmica > corriente de carga, amperios, interruptor automático
# traction batteries
batería de tracción, batería híbrida, batería de alta tensión, batería de alto voltaje, batería de propulsión, batería de iones de litio, batería li ion
batería grande, batería principal, pila grande, batería del híbrido, batería del eléctrico, batería de litio > batería de tracción, batería híbrida, batería de alta tensión
batería de 12 voltios, batería de 12 v, batería auxiliar, batería chica, batería pequeña, batería normal, batería convencional
modo ev, modo eléctrico, conducción eléctrica, modo de conducción ev, en eléctrico puro
solo en eléctrico, sin gasolina, sin prender el motor, sin motor de gasolina, en puro eléctrico, a pura batería, anda en eléctrico > modo ev, modo eléctrico, batería de tracción, autonomía eléctrica
kilómetros con una carga, recorre con una carga, dura la carga, cuánto dura la batería > autonomía, alcance, autonomía eléctrica
frenado regenerativo, frenada regenerativa, recuperación de energía, regeneración al frenar, freno regenerativo, retención regenerativa
carga al frenar, recarga al frenar, recuperar energía, recupera energía > frenado regenerativo
pedal único, un solo pedal, conducir con un pedal, one pedal
sonido para peatones, aviso a peatones, aviso acústico para peatones, sonido de aproximación, avisador para peatones, ruido de nave, zumbido a baja velocidad, silbido a baja velocidad
tortuga, tortuguita, dibujo de la tortuga > potencia limitada, potencia reducida, limitación de potencia
no se oye el motor, no suena el motor, no se escucha, arrancó o no, está prendido o apagado, no sé si está encendido > ready, indicador ready, sistema híbrido
darme corriente, corrientazo, calambre, patada eléctrica, electrocutar, electrocutarme > alta tensión, descarga eléctrica
cables naranjas, cables naranja > alta tensión
rejilla de la batería, ventilador de la batería, entrada de aire de la batería, rejilla del asiento, rejilla de atrás > toma de aire, orificio de ventilación, ventilación de la batería
# towing of vehicles that must not roll
grúa de plataforma, plancha, cama baja, grúa de plancha, subirlo a la grúa, llevarlo en grúa > remolcado, plataforma, remolque del vehículo
# motor homes
aguas residuales, aguas grises, aguas sucias, tanque de grises
inodoro químico, váter químico, poti, potti, cassette del inodoro, aguas negras, depósito fecal
botella de gas, bombona de gas, bombona, garrafa de gas, cilindro de gas, pipa de gas, balón de gas
frigorífico, nevera, heladera, refrigeradora
calentador de agua, boiler, calefont, termo, terma
batería de la célula, batería de la vivienda, batería de servicio, batería habitáculo, batería de a bordo
enchufe del camping, corriente del camping, conectarse en el camping > toma exterior, 230 v, conexión a la red
llenar agua, llenar el agua, tanque de agua > agua potable, agua limpia, depósito de agua
# tractors
toma de fuerza, tdf, pto, cardán del tractor
elevador hidráulico, alzada, levante hidráulico, alza hidráulica, brazos del hidráulico
enganche de tres puntos, tres puntos, enganche tripuntal
implemento, apero, arado, rastra, rotovator, desbrozadora
contrapesos, lastres, pesas del tractor, lastre, agua en las ruedas
horómetro, cuentahoras, horas de uso, contador de horas
graseras, engrasadores, puntos de engrase, boquillas de engrase, alemites
separador de agua, sedimentador, decantador, trampa de agua, vaso decantador
tracción delantera del tractor, doble tracción, doble transmisión, puente delantero motriz
`;
