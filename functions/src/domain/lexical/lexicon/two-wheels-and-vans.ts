/** Motorcycles, trailers, caravans, motor homes, vans, pick-ups: names and stories. The format stands in `lexicon.ts`. */
export const twoWheelsAndVans = `
# motorcycles, names
conjunto de instrumentos, tablero de la moto, velocímetro de la moto, tacómetro de la moto
intermitentes de la moto, direccionales de la moto, cocuyos de la moto
depósito de gasolina, tanque de la moto, tapa del tanque
cola de la moto, carenado trasero
guardabarros delantero, salpicadera delantera, tapabarro delantero, guardafango delantero
cubrecadena, tapa cadena, protector de cadena
tensor de cadena, excéntrica, ajustador de cadena
piñón de salida, piñón de ataque, piñón delantero
plato de arrastre, corona trasera, rueda dentada trasera
eje de la rueda, eje trasero de la moto, tuerca del eje
llanta tubeless, sin cámara, llanta sellomatic
freno combinado, cbs
disco delantero, freno de disco delantero
leva de freno, zapata de freno, freno de tambor trasero
bomba de freno delantera, cilindro maestro delantero, depósito de líquido en el manubrio
cable del embrague, guaya del embrague, chicote del clutch, piola del embrague
cable del acelerador, guaya del acelerador, chicote del acelerador, piola del acelerador
juego libre, holgura, recorrido libre
horquilla invertida, barras invertidas
sellos de suspensión, retenedores
aceite de horquilla, aceite de barras, hidrolina
protector de manos, cubrepuños, cubremanos
puños calefactables, puños térmicos, calienta puños
espejos de la moto, retrovisores de la moto
quickshifter, cambio rápido sin embrague
mapa de motor, modo de motor, riding mode
embrague antirrebote, embrague deslizante, antihopping
variador de la scooter, correa del variador, rodillos del variador
motor de dos tiempos, dos tiempos, 2t
motor de cuatro tiempos, cuatro tiempos, 4t
aceite dos tiempos, aceite 2t, mezcla de gasolina y aceite
filtro de esponja, filtro de espuma, elemento de espuma
holgura de válvulas, calibración de válvulas, reglaje de válvulas, ajuste de válvulas, puesta a punto de válvulas
culatín, asiento del copiloto, asiento trasero de la moto
baúl de la moto, cajuela de la moto, maletero de la moto
manillar ajustable, altura del manillar, inclinar el manubrio
llave de arranque de la moto, chapa de contacto, switch de la moto
# motorcycles, stories
moto no prende, moto no arranca, moto no enciende, no arranca la moto, no da chispa, patea y no prende, no agarra la patada, patada floja > arranque del motor, bujía, interruptor de parada del motor, caballete lateral
se apaga al meter cambio, se apaga al poner primera, se apaga con la pata, se apaga si bajo la pata, no prende con la pata abajo, no arranca en cambio > interruptor del caballete lateral, caballete lateral, punto muerto
no entra neutro, no encuentro el neutro, cuesta encontrar neutro, no agarra neutro, luz verde no prende, luz de neutro > punto muerto, embrague, holgura del embrague
se va de lado la moto, moto se va de lado, moto tambalea, menea la cola, menea el manubrio, tiembla el manubrio, moto baila, cabecea la moto, zigzaguea la moto > oscilación, presión de inflado, rodamiento de dirección
cadena se sale, cadena se zafa, cadena brinca, cadena hace ruido, cadena golpea, cadena roza, cadena arrastra, cadena oxidada, cadena colgando, cuánto juego la cadena, cuántos dedos la cadena > tensión de la cadena, lubricación de la cadena, desgaste de la cadena
cada cuánto se aceita la cadena, lubricar cadena, grasa a la cadena, con qué limpio la cadena > lubricación de la cadena, limpieza de la cadena
pesa mucho la moto, no alcanzo el piso, no toco el suelo, no apoyo los pies, bajar la moto, moto alta > altura del asiento, precarga
muy dura atrás, muy blanda atrás, suspensión golpea, topa atrás, con pasajero se baja, con parrillero se hunde > precarga, ajuste de la suspensión, amortiguador
bota aceite la horquilla, barras chorreadas, barra mojada de aceite, suda la barra, chorrea la horquilla > retén de horquilla, fuga de aceite
llevar a alguien, llevar pasajero en la moto, subir atrás, llevar a mi novia, llevar a un niño en moto > pasajero, reposapiés, carga máxima
poner maletas, poner alforjas, mochila atrás, parrilla de la moto, caja de reparto, cajón de delivery > equipaje, carga máxima, portaequipajes
calentar la moto, se calienta la moto, quema las piernas, calor en las piernas, prende el ventilador de la moto > temperatura, ventilador del radiador, sobrecalentamiento
moto se mojó, lavar la moto, agua a presión en la moto, moto bajo la lluvia, se mojó la bujía > lavado de la motocicleta, humedad, bujía
moto guardada, moto parada meses, no usé la moto, guardar en invierno la moto, hibernar la moto > almacenamiento, inmovilización prolongada, batería
frenar de adelante, frenar de atrás, cuál freno uso, freno trasero o delantero, bloqueo la de atrás > frenado, freno delantero, freno trasero, abs
manija del freno, manija larga, manija floja, manija se va al puño, maneta esponjosa > maneta del freno, líquido de frenos, holgura de la maneta
puño duro, puño no regresa, gas pegado, gas no regresa, acelerador no regresa > cable del acelerador, puño del acelerador, juego libre del acelerador
ahogar la moto, moto inundada, se inundó la bujía, abrir el ahogador, poner el cebador, sacar el cebador, prender en frío la moto > estrangulador, arranque en frío, bujía
cerrar la llave de gasolina, abrir la llave de gasolina, poner reserva, pasar a reserva, llave en off, llave en res > llave de paso de combustible, reserva de combustible
se me cayó parada, levantar la moto, moto tirada, moto acostada > caída, sensor de inclinación, arranque del motor
soltar la patita, pata no queda, caballete duro, ponerla en el caballete, subirla al burro, subir al caballete central > caballete central, caballete lateral
casco colgado, colgar el casco, guardar casco, casco bajo el asiento > portacascos, compartimento bajo el asiento
asiento no sale, quitar el asiento, abrir el asiento, llave del asiento, no abre el asiento > desmontar el asiento, cerradura del asiento
# trailers and caravans, names
cabezal de enganche, cabezal de acoplamiento, boca de enganche
cable de seguridad, cable de rotura, cable de desenganche, cadena de seguridad del remolque
bola desmontable, enganche desmontable, enganche retráctil, bola escamoteable, bola plegable
enganche fijo, gancho fijo, bola fija
masa máxima del conjunto, peso combinado, peso bruto combinado, mma del conjunto, gcwr
remolque sin freno, tráiler sin freno, remolque ligero
remolque con freno, tráiler con freno
adaptador de 13 a 7, adaptador del remolque, adaptador de enchufe del remolque
portabicis de bola, portabicicletas de enganche, rack de bola
pasarruedas, hueco de la rueda, guardarruedas
cierre centralizado de la vivienda, cerradura de la célula
cama abatible, cama basculante, cama elevable
toldo lateral, toldo enrollable, porche
escalón de entrada, peldaño eléctrico, escalón eléctrico, estribo eléctrico
claraboya, lucernario, escotilla de techo, ventana de techo
mosquitera, malla para mosquitos
oscurecedor, cortina opaca, estor, blackout
calefacción truma, calefacción de gas, calefacción combi
caldera, boiler de agua
frigorífico trivalente, nevera de absorción, nevera a gas, nevera trivalente
cocina de gas, fogones, hornillas, anafe
regulador de gas, llave de gas, llave de paso de gas, caja de gas, cofre de bombonas
inodoro químico, cassette, casete del wc, thetford, potty
bomba de agua limpia, bomba sumergible, bomba de presión de agua
depósito de grises, tanque gris, aguas usadas
depósito de aguas limpias, tanque de agua, depósito de agua potable
batería de servicio, batería de la vivienda, batería auxiliar, segunda batería
toma exterior, toma de 230 exterior, enchufe de camping, toma cee, conexión de camping
cargador de batería de servicio, booster de carga, cargador dc dc
panel de control, central de mandos, panel de la vivienda
detector de gas, alarma de gas, detector de monóxido, detector de humo
patas hidráulicas, gatos estabilizadores
# trailers and vans, stories
kilos puede arrastrar, puedo llevar caravana, puedo llevar un remolque, puedo jalar un tráiler, caballo de fuerza para remolcar > masa remolcable, capacidad de remolque, enganche de remolque
se mueve el remolque, remolque baila, caravana baila, caravana se mueve, va dando bandazos, remolque me empuja > balanceo del remolque, estabilización del remolque, carga vertical
peso en la bola, peso en la lanza, repartir el peso, peso adelante del remolque, cargar el remolque > carga vertical, distribución de la carga, remolque
luces del tráiler no prenden, no prenden las luces del remolque, intermitente del remolque, falta una luz del remolque, no detecta el remolque > toma del remolque, conector del remolque, fusible
sacar la bola, quitar la bola, poner la bola, no sale la bola, bola trabada, llave de la bola > enganche desmontable, bola de remolque
a qué velocidad con remolque, velocidad con caravana, correr con tráiler, límite con remolque > velocidad máxima, conducción con remolque
bajar la lancha, meter la lancha al agua, rampa de lanchas, botar la lancha > remolque, rampa, freno de estacionamiento
subir con remolque, se calienta con remolque, subida con la caravana > conducción con remolque, sobrecalentamiento, pendiente
bicis atrás, bicis en la bola, poner las bicis, tapa la matrícula > portabicicletas, enganche de remolque, carga vertical
no sale agua en el lavabo, no sale agua caliente, bomba no para, bomba suena y no sale > bomba de agua, depósito de agua limpia, calentador de agua
huele el baño, vaciar el baño, vaciar el inodoro, líquido azul del baño, líquido del baño, químico del baño > cassette, inodoro, líquido sanitario
se congela el agua, vaciar el agua en invierno, hibernar, invernaje, guardar la caravana > vaciar el sistema de agua, invierno, válvula antihielo
nevera no enfría, nevera no prende con gas, heladera a gas no prende, frigorífico a gas > frigorífico, gas, selección de energía
calefacción no prende, truma no arranca, calefacción da error > calefacción, gas, código de error
botella de gas, cambiar la bombona, conectar la garrafa, huele a gas en la caravana > bombona, fuga de gas, llave de paso
batería de la vivienda, batería de casa no carga, se apagan las luces de dentro, placa no carga, solar no carga > batería de servicio, panel solar, cargador
nivelar la caravana, ponerle calzos, patas no bajan > calzos, patas estabilizadoras, nivelar
techo no sube, bajar el techo, techo elevable no baja, tienda del techo, techo de dormir > techo elevable, cierre de emergencia
toldo no enrolla, toldo roto, toldo con viento, viento en el toldo > viento
compuerta trasera, bajar la compuerta, tapa de la batea, portalón de la caja, quitar la compuerta, portón de la pick up > compuerta trasera, caja de carga
cargar la batea, peso en la batea, peso en la caja, cemento en la batea, cuánto aguanta la caja > carga útil, caja de carga, sujeción de la carga
puertas de atrás de la furgoneta, abrir a 180, abrir a 270, puertas a 270 > puertas traseras, apertura a 270 grados
mampara, pared separadora, reja separadora, tabique > mampara de separación, red de separación
gancho para jalar delantero, winche, malacate, cabrestante > cabrestante, argolla de remolque
# what makers call parts of motorcycles, motorhomes and tractors
juego de la cadena, holgura de la cadena, flexión de la cadena, tensión de la cadena, tensado de la cadena
palanca del embrague, maneta del embrague, manilla del embrague, manigueta del embrague
interruptor de paro del motor, interruptor de parada del motor, cortacorriente, botón de parada del motor
estárter, ahogador, estrangulador, choke, cebador
distancia entre electrodos, holgura de la bujía, separación de los electrodos, abertura de la bujía
capuchón de la bujía, tapa de la bujía, pipa de la bujía
tornillo de tope del acelerador, tornillo de ralentí, tornillo de parada del acelerador, tornillo del mínimo
tuerca del eje, tuerca del eje trasero, tuerca de la rueda trasera
precarga del muelle, precarga del amortiguador, tensión del muelle
aguas residuales, aguas grises, agua sucia
agua potable, agua limpia, agua dulce
bombona de gas, botella de gas, cilindro de gas, garrafa de gas
batería de la célula, batería de servicio, batería del habitáculo, batería de la vivienda
toma de fuerza, toma de potencia, tdf, pto
apero, implemento
enganche de tres puntos, tripuntal
elevador hidráulico, alza hidráulica, levante hidráulico
cadena floja, cadena suelta, cadena tirante, tensar la cadena, cadena muy tensa, destensar la cadena > juego de la cadena, ajuste de la cadena
se apaga al meter primera, se apaga al poner primera, se cala al meter primera > interruptor del caballete lateral, soporte lateral, sistema de corte del encendido
botón rojo de la moto, botón rojo del manillar, botón rojo de parada, botón rojo del manubrio > interruptor de paro del motor
palanca del aire, tirador del aire, sacar el aire en frío > estárter, estrangulador
embrague largo, embrague con mucho juego, maneta suelta, maneta floja > juego libre, ajuste del cable del embrague
`;
