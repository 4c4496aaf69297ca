/** Diminutives, words of single countries and of workshops. The format stands in `lexicon.ts`. */
export const colloquialNames = `
# diminutives
palanquita > palanca, mando
windshield, windscreen > parabrisas
perillita > mando giratorio, perilla
botoncitos > botones, teclas
teclita > tecla, botón
rueditas > ruedas, mando giratorio
agujita > aguja, indicador
pantallita > pantalla, visualizador
relojito > indicador, reloj
lucesitas, lusecita > testigos, luz de advertencia
foquitos, farito > testigos, faros
bombillito > bombilla, testigo
numeritos > cifras, indicación
letritas > mensaje, indicación
rayitas > marca, líneas
puntitos > indicador, símbolo
triangulito > símbolo, advertencia
circulito > símbolo, testigo
flechitas > flecha, símbolo
sonidito, ruiditos > señal acústica, ruido anormal
pitidito, pitito > señal acústica, avisador acústico
campanita, campanilla > señal acústica, avisador acústico
timbrecito > señal acústica
cochecito de bebé, carrito de bebé > equipaje, maletero, volumen
llavecitas > llave de emergencia, llave
tapitas, taponcito > tapa, tapón
manguerita > manguera, conducto
cablecitos > cables, conector
tornillito > tornillo
tuerquita > tuerca
resortito > muelle
gomitas > junta de goma, goma
hulecito > junta de goma
correita > correa, cinta
cinturoncito > cinturón de seguridad
cajoncito > compartimento portaobjetos, caja
bolsillito > bolsa, portaobjetos
hoyito > orificio
vidriecito, vidrito > cristal, ventanilla
espejito > espejo, retrovisor
puertita, puertecita > tapa, puerta
asientito > asiento, asiento infantil
motorcitos > motor
tanquecito, tanquesito > depósito
botecito, botellita > depósito, botella
depositito > depósito
filtrito > filtro
charquito de agua > condensación, fuga
humito > humo, gases de escape
chispita > chispa
golpecito, golpesito > golpe, impacto
rayoncito > arañazo, daños en la pintura
bollito > abolladura
piedrita, piedrecita > gravilla, impacto de piedra
lomita > pendiente
cuestecita > pendiente
rampita > rampa
arenita > arena
aceitito > aceite
agüitas > líquido, refrigerante
liquidito > líquido
bolsitas de aire > airbag
ganchito > gancho, anclaje
argollita > argolla, anilla
enchufito > toma de corriente
aparatejo > dispositivo, accesorio
camarita > cámara
maletita > maletero, equipaje
motito, motico > motocicleta
carrito, carrito nuevo > vehículo
autito, cochecito > vehículo
camionetita > camioneta
remolquito, trailercito > remolque
# parts as workshops and countries call them
muñequilla, orejera de dirección > terminal de dirección
hojas de muelle, muelles de hoja, ballesta, hojas de resorte > ballestas, suspensión trasera
tacos de la suspensión, hules de la suspensión, silentbloc, silentblock, casquillos de la suspensión > silentblocs, suspensión
bieletas, tirante estabilizador > barra estabilizadora
cazoleta, base del amortiguador, copela > amortiguador
crapodina, balinera de empuje, rodamiento de empuje > embrague
volante bimasa, plato y disco, kit de embrague > embrague, disco de embrague
bulbo del aceite, trompo de aceite, valvulita del aceite > presión de aceite, sensor
bulbo de temperatura, trompo de temperatura > temperatura del refrigerante, sensor
bulbo del stop, trompo del freno > interruptor de la luz de freno
flotador del tanque, boya del tanque, aforador > indicador de combustible
pichancha, cedazo del tanque > filtro de combustible
múltiple de escape, colector de escape > colector
flauta de inyección, riel de inyección, rampa de inyección > sistema de inyección
platinos, condensador del distribuidor, delco, tapa del distribuidor > encendido
cables de bujía, capuchón de bujía, pipa de bujía > sistema de encendido
regulador de voltaje, regulador del alternador, carboncillos, escobillas del alternador > alternador
bendix, automático de arranque, solenoide de arranque > motor de arranque
banda de accesorios, banda única, banda serpentina > correa
toma de agua, mangueras de agua, mangueras del radiador > manguito, refrigerante
bote recuperador, pomo del agua, pote del agua, tarrito del agua, bidón del agua, botella del agua > depósito de refrigerante, vaso de expansión
depósito del limpia, bote del chisguetero, tanquecito del agua > depósito lavaparabrisas
trampa de agua del diésel, vaso decantador, purgador de agua > separador de agua
estribo lateral, estriberas, talonera > estribo
canastilla, canasta de techo, porta equipaje > portaequipajes de techo
faldones, pasarruedas > faldillas antibarro
facia, fascia, bumper > parachoques
parrilla frontal, rejilla del radiador > rejilla delantera
tablier, consola de instrumentos, panel de relojes, cuadro de relojes, relojes del tablero > cuadro de instrumentos
bombín de arranque, chapa de encendido, chapa de contacto, suiche de encendido, suich > cerradura de contacto, interruptor de encendido
swiche, switches > interruptor
guardachoques, mataburros, burrera, defensa delantera > parachoques
faros de milla, halógenos extra, barra led, faros auxiliares > faros adicionales
cocuyo, luz de cocuyo, demarcación, luces de demarcación > luz de posición
media luz, luces de cuartos, luces de ciudad > luz de posición
luz plena, luz larga, luces full > luz de carretera
luces cruzadas, luz corta > luz de cruce
acrílico del faro, cristal del faro > piloto trasero
stop de atrás, mica trasera > luz de freno, piloto trasero
parqueos, intermitentes de parqueo, estacionarias, luces de parqueo > intermitentes de emergencia
pidevías, pide vías > intermitente
fotingo, coche viejo, carcacha, catramina > vehículo
rolineras, balineras, valeros > rodamiento
bocina de rueda, maza de rueda, manzana de rueda > cubo de rueda
ruedas locas > rueda guía
cámara de la goma, neumático interior > cámara de aire
tapagusano, tapita de la válvula, pitorro, pico de inflar, niple de aire > válvula de inflado, capuchón de la válvula
pibote, gusanillo de la válvula, vástago de la válvula > válvula de inflado
gata hidráulica, lagarto hidráulico, gato de patín, gato caimán > gato, elevar el vehículo
cruz de ruedas, llave de tuercas > llave de ruedas
llave inglesa, llave francesa, pinza de presión > herramientas
teipe, cinta aislante, cinta aisladora > cinta aislante
soguilla, piola, cabuya, pita de amarre > cuerda, correa de amarre
eslingas, trinquetes, ratchets de amarre, cinchos, ligas de amarre > correas de amarre, sujeción de la carga
franelita, guaipe, estopa > paño
chamois > paño, cuero
cera líquida, cera en pasta, pulitura > encerado
desengrasante, thinner, tíner, aguarrás, solvente > disolvente
spray de silicón, abrillantador, armor all > cuidado, silicona
gasofa, naftita, caldo de motor > combustible
petróleo para camión, gas oil, diesel marino > gasóleo
autogas, gas propano, butano > glp, gas licuado
gas > glp, autogás
alante > delante, adelante, delantero
estación de nafta, bomba de bencina, grifo para cargar, gasofería > repostar, gasolinera
huinche > cabrestante
choferear, rodar el carro > conducir
parqueadero, cochera, playa de estacionamiento > estacionamiento, garaje
chocar por alcance, topetazo, topón, toponazo, trancazo, rayazo > colisión, accidente
quedé a pie, me quedé a pata, me dejó a pie > avería, asistencia en carretera
me accidenté en la vía, quedé accidentado > avería, asistencia en carretera
pana en carretera, panne > avería, asistencia en carretera
desbielado, desvielado, fundió biela, motor fundido > avería del motor, presión de aceite, sobrecalentamiento
amarrado el motor, trancado el motor, gripado, motor clavado > avería del motor, sobrecalentamiento
recalentón, calentón > sobrecalentamiento
chocoleo, zangoloteo, bamboleo, cimbreo, jamaqueo, traqueteo > vibraciones, suspensión
chillón, chirrín, chirriadera > chirrido, ruido
golpeteo, traca traca, tacataca, cloc cloc, clonc, toc toc, tuc tuc > ruido anormal, golpeteo
campaneo > detonación, octanaje
petardeo > motor irregular
tembladera, temblequeo, temblique, tiembladera > vibraciones
apagón del motor > calado, parada del motor
llanta baja > pinchazo
goteadera, chorreadura, filtración, botadero > fuga
fuga de corriente, consumo parásito, roba corriente, ladrón de corriente > consumo eléctrico, batería descargada
falso contacto, mal contacto, cable suelto, borne flojo, terminal flojo > bornes, conexión
sarro en los bornes, polvo verde > bornes, corrosión
# people and use
chavito, chiquitín, pequeñajo, carajito > niños, sistema de retención infantil
señora mayor > pasajero, ocupante
silla de ruedas, discapacitado, minusválido, andador > personas con movilidad reducida
carnet b, permiso de conducir, licencia para remolque, carnet de remolque > permiso de conducir, remolque
`;
