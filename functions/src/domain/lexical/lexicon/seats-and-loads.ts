/** Seats, restraint systems, stowing, roof rack, trailers. The format stands in `lexicon.ts`. */
export const seatsAndLoads = `
# seats, children, airbags
asiento delantero, butaca delantera
asiento trasero, asiento posterior, banca trasera, banqueta trasera, segunda fila de asientos
tercera fila, tercera hilera, tercera fila de asientos
respaldo, espaldar, respaldo del asiento
reposacabezas, apoyacabezas, cabecera, cabezal, apoya cabeza
apoyabrazos, reposabrazos, posabrazos, descansabrazos
apoyo lumbar, soporte lumbar, ajuste lumbar, regulación lumbar
reclinar, inclinar el respaldo, recostar, tumbar el respaldo
calefacción de asiento, asiento calefactable, asiento térmico, asiento con calefacción
asiento ventilado, ventilación de los asientos, asiento climatizado
tapizado, tapicería, vestidura
cinturón de seguridad, cinto de seguridad, cinturón
pretensor, tensor del cinturón, pretensionador
hebilla, broche del cinturón, cierre del cinturón
abrochar, ponerse el cinturón, ajustarse el cinturón, amarrarse el cinturón, colocarse el cinturón
airbag frontal, bolsa de aire frontal, airbag delantero
airbag de cortina, airbag de cabeza, bolsa de aire de cortina, cortina inflable
airbag lateral, bolsa de aire lateral
airbag del pasajero, airbag del acompañante, airbag del copiloto, bolsa de aire del pasajero
sistema de retención infantil, portabebés, asiento para bebé, silla de auto, sillita de auto, butaca para niños, silla para carro, asiento de seguridad infantil, sri
cojín elevador, alzador, elevador para niños, asiento elevador, booster, asiento alzador
top tether, correa superior, anclaje superior, tirante superior, sujeción superior
sentido contrario a la marcha, mirando hacia atrás, orientado hacia atrás, de espaldas a la marcha, acontramarcha
embarazada, mujer encinta, mujer gestante
ocupante, pasajero, viajero
acostar el asiento > reclinar el respaldo
tumbar los asientos > abatir los asientos, plegar los asientos
abatir asientos > plegar los asientos, respaldo
bajar los asientos de atrás > abatir los asientos traseros, plegar el respaldo
doblar los asientos > plegar los asientos, abatir el respaldo
echar el asiento para adelante > ajuste longitudinal del asiento, desplazar el asiento
mover el asiento > ajuste longitudinal del asiento, desplazar el asiento
correr el asiento > ajuste longitudinal del asiento, desplazar el asiento
dolor de espalda > apoyo lumbar, posición del asiento
duele la espalda > apoyo lumbar, posición del asiento
lumbares > apoyo lumbar
asiento caliente > calefacción de asiento
calentar las nalgas > calefacción de asiento
calienta culo > calefacción de asiento
masaje > función de masaje, asiento
guardar la posición > memoria de asiento, función de memoria
recordar el asiento > memoria de asiento, función de memoria
hilera > fila de asientos
personas > número de plazas, ocupantes, plazas
pasajeros caben > número de plazas, ocupantes
bebito > sistema de retención infantil, silla infantil
recién nacido > sistema de retención infantil, grupo 0, silla infantil
guagua > sistema de retención infantil, niños, silla infantil
hijos > niños, sistema de retención infantil
nieto > niños, sistema de retención infantil
sobrino > niños, sistema de retención infantil
huevito > sistema de retención infantil, portabebés
maxicosi > sistema de retención infantil, grupo 0, portabebés
sillita delante > desactivar el airbag del pasajero, sistema de retención infantil
silla adelante > desactivar el airbag del pasajero, sistema de retención infantil
espaldas > sentido contrario a la marcha, orientado hacia atrás
contramarcha > sentido contrario a la marcha, orientado hacia atrás
viendo hacia atrás > sentido contrario a la marcha, orientado hacia atrás
apagar el airbag > desactivar el airbag del pasajero
quitar el airbag > desactivar el airbag del pasajero
explotó el airbag > despliegue del airbag, airbag activado, inflado
reventó el airbag > despliegue del airbag, inflado
saltó el airbag > despliegue del airbag, activación del airbag
embarazada > cinturón de seguridad, mujeres embarazadas
panza > embarazada, cinturón de seguridad
barriga > embarazada, cinturón de seguridad
pita del cinturón > avisador del cinturón, recordatorio del cinturón
suena el cinturón > avisador del cinturón, recordatorio del cinturón
cinturón trabado > cinturón bloqueado, retractor
perrito > mascota, animales, transporte de animales
perro > animales, transporte de animales, red de separación
# stowing, loads, roof rack
guantera, cajuelín, guantera iluminada, compartimiento del tablero
portavasos, posavasos, sujetavasos, portabebidas, apoyavasos
portagafas, portalentes, portaanteojos, estuche para gafas, compartimento para gafas, gafero
gafas, anteojos
toma de 12 voltios, enchufe de 12 voltios, toma de corriente, tomacorriente, toma de alimentación, toma auxiliar
inversor, toma de 230, toma de 220, tomacorriente de 110, enchufe doméstico
argolla de amarre, anilla de sujeción, gancho de amarre, anillas de amarre, argolla de sujeción, ojal de amarre
red de carga, red de equipaje, malla de carga, red portaobjetos, malla de sujeción
equipaje, maletas, valijas, bultos
cargamento, mercancía, carga transportada
piso de carga, suelo de carga, fondo del maletero, plano de carga, piso del maletero
doble fondo, doble piso, piso falso
consola central, consola del medio, apoyabrazos central
barras de techo, portaequipajes de techo, parrilla portaequipaje, canastilla de techo, rieles de techo, barras longitudinales
cofre de techo, baúl de techo, caja de techo, portaequipajes cerrado de techo
portabicicletas, portabicis, rack de bicicletas, soporte para bicicletas, porta bicicletas
bicicleta, bici
carga sobre el techo, peso en el techo, carga máxima sobre techo
caja de carga, batea, palangana, caja de la camioneta, platón, tolva de carga, cajón de carga, zona de carga
camioneta, pick up, pickup, camioneta de carga
furgoneta, furgón, combi, vagoneta
lona, carpa de carga, cobertor de caja, cubrebatea
gafas de sol > portagafas, portalentes
anteojos > portagafas, portalentes
café > portavasos, posavasos
botella > portabotellas, portavasos
termo > portavasos, portabotellas
refresco > portavasos, posavasos
cigarrillo > encendedor, cenicero
fumar > encendedor, cenicero
pucho > encendedor, cenicero
monedas > portamonedas, portaobjetos
paraguas > portaobjetos, compartimento portaobjetos
papeles > documentación, guantera, portaobjetos
bolsas del súper > ganchos portabolsas, gancho, maletero
chécheres > portaobjetos, compartimentos
chunches > portaobjetos, compartimentos
valijas > equipaje, maletero
maletas > equipaje, maletero
carriola > equipaje, maletero
cochecito > equipaje, maletero
mudanza > carga, carga útil, maletero
muebles > carga, carga útil, sujeción de la carga
escalera > carga en el techo, sujeción de la carga
tabla de surf > carga en el techo, portaequipajes de techo
esquís > portaesquís, carga en el techo
kayak > carga en el techo, barras de techo
canoa > carga en el techo, barras de techo
bicis > portabicicletas, carga en el techo
bicicleta > portabicicletas
carpa de techo > carga en el techo, barras de techo
tienda de techo > carga en el techo, barras de techo
encima del techo > carga en el techo, portaequipajes de techo
arriba del techo > carga en el techo, portaequipajes de techo
canasta > portaequipajes de techo, barras de techo
tumbaburros > parachoques, accesorios delanteros
amarrar la carga > sujeción de la carga, argollas de amarre
se mueve la carga > sujeción de la carga, argollas de amarre
aguanta > carga máxima, carga útil, peso máximo
cuánto peso aguanta > carga máxima, carga útil, peso máximo autorizado
kilos > peso, masa, carga
kilos aguanta > carga máxima, carga útil
toneladas > masa máxima, peso
sobrepeso > peso máximo autorizado, sobrecarga
pasado de peso > peso máximo autorizado, sobrecarga
demasiado peso > peso máximo autorizado, sobrecarga
cargado hasta arriba > plena carga, carga máxima
# trailers and caravans
remolque, tráiler, acoplado, carro de arrastre, arrastre
enganche de remolque, gancho de remolque, dispositivo de remolque, bola de remolque, bocha de remolque, bola de enganche
caravana, casa rodante, remolque vivienda, rulot
autocaravana, motorhome, casa rodante motorizada, camper, motocasa
masa remolcable, peso remolcable, capacidad de arrastre, capacidad de remolque, carga remolcable, masa máxima remolcable
carga vertical, peso sobre la bola, carga sobre el enganche, carga de apoyo, peso de lengüeta, carga sobre la bola
lanza del remolque, lanza, timón del remolque, lengua del remolque, vara del remolque
conector del remolque, enchufe del remolque, toma del remolque, conector de 13 polos, conector de 7 pines
rueda jockey, rueda de apoyo, rueda guía del remolque
estabilización del remolque, control de balanceo del remolque, control de oscilación del remolque
freno de inercia, freno de empuje, freno del remolque
toldo, avance de caravana, marquesina
aguas grises, agua residual, depósito de aguas residuales
agua potable, agua limpia, depósito de agua limpia
inodoro, sanitario, retrete, wc
bombona, garrafa, balón de gas, tanque de gas, cilindro de gas, pipeta
placa solar, panel solar, panel fotovoltaico
calzos, cuñas, tacos para ruedas, calces, trancas de rueda
patas estabilizadoras, soportes de apoyo
casa rodante > caravana, remolque
lancha > remolque, masa remolcable, embarcación
velero > remolque, masa remolcable
jet ski > remolque, masa remolcable
caballos en el remolque > masa remolcable
carrito de arrastre > remolque
carrito > remolque
tirar de una caravana > masa remolcable, enganche de remolque
jalar un remolque > masa remolcable, capacidad de arrastre, enganche de remolque
jalar una lancha > masa remolcable, capacidad de arrastre
arrastrar > remolcar, masa remolcable, capacidad de arrastre
bola > enganche de remolque, bola de remolque
bola de atrás > enganche de remolque, bola de remolque
culebrea > balanceo del remolque, estabilización del remolque
colea el remolque > balanceo del remolque, estabilización del remolque
zigzaguea > balanceo del remolque, estabilización
luces del remolque > conector del remolque, toma del remolque
acampar > camping, estacionado, suministro eléctrico
baño > inodoro, aseo, ducha
caca > depósito de aguas negras, cassette, inodoro
pipí > inodoro, depósito de aguas residuales
cocinar > fogón, hornilla, quemador
hornalla > quemador, fogón, cocina
calefón > calentador de agua, boiler, caldera
bóiler > calentador de agua, caldera
ducharse > agua caliente
regadera de agua > ducha, agua caliente
techo elevable > techo plegable
# what makers call seats, restraints and loads
sistema de retención infantil, sistema de sujeción para niños, asiento para niños, silla infantil, silla del niño, dispositivo de retención para niños, sistema de sujeción infantil
sentido inverso a la marcha, sentido contrario a la marcha, de espaldas al sentido de la marcha, contramarcha
banda del hombro, bandolera del cinturón, banda torácica, correa diagonal del cinturón
desactivación del airbag, neutralización del airbag, desconexión del airbag, anulación del airbag, desactivar el airbag, desconectar el airbag
abatir el respaldo, plegar el respaldo, plegar los asientos, abatir los asientos, rebatir el asiento
apoyo lumbar, soporte lumbar, ajuste lumbar, lumbar
bandeja del maletero, bandeja trasera, cubierta del maletero, cubreequipajes, cortina del maletero, tapa del compartimiento de carga
anillas de estiba, argollas de amarre, ganchos de sujeción de la carga, ganchos de amarre, anillas de anclaje de la carga, puntos de amarre
mampara de separación, separador de carga, pared divisoria, rejilla de separación, mampara
masa remolcable, peso remolcable, carga remolcable, peso del remolque
asientos calentitos, asiento que calienta > calefacción de los asientos, asiento térmico
atar la carga, amarrar la carga, sujetar la carga, amarrar los bultos > anillas de estiba, ganchos de sujeción de la carga, redes de sujeción
desmontaje de los asientos, sacar los asientos, quitar los asientos, extraer los asientos, retirar el asiento
plazas traseras, asientos de atrás, asientos traseros, asiento trasero
segunda fila, fila del medio, fila central de asientos
tercera fila, última fila de asientos, asientos del maletero
silla del bebé delante, sillita delante, bebé en el asiento delantero, niño delante de espaldas > desactivación del airbag del acompañante, asiento infantil en el asiento del acompañante
cinturón no se desbloquea, cinturón no se suelta, cinturón no sale, cinturón atascado > hebilla del cinturón, retractor del cinturón, enrollador del cinturón
`;
