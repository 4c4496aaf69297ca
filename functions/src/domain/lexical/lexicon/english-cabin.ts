/** Seats, locks, windows, climate, lights: what owners say in Spanish, and what English manuals call it. The format stands in `lexicon.ts`. */
export const englishCabin = `
# seats, restraint systems, children
asiento, butaca, plaza > seat, seats
asiento delantero, butaca delantera > front seat, front seats
asiento trasero, asiento de atrás, banca trasera, asiento posterior > rear seat, rear seats, back seat
tercera fila, tercera hilera, tercera fila de asientos > third row
respaldo, espaldar > seatback, seatbacks, backrest, seat back
reposacabezas, apoyacabezas, cabecera, cabezal > head restraint, head restraints, headrest, headrests
reposabrazos, apoyabrazos, descansabrazos > armrest, armrests
apoyo lumbar, soporte lumbar > lumbar support
ajustar el asiento, mover el asiento, correr el asiento, regular el asiento > seat adjustment, adjusting
abatir los asientos, tumbar los asientos, plegar los asientos, bajar los asientos, doblar los asientos > fold, folding, folding rear seat, split seatback
calefacción de asiento, asiento calefactable, asiento térmico, asiento caliente > heated seat, heated seats, seat heater
asiento ventilado, ventilación de los asientos > ventilated seat, ventilated seats
memoria de asiento, guardar la posición del asiento > seat memory, driver position memory
asiento eléctrico > power seat, power seats
cinturón, cinturón de seguridad, cinto > seat belt, seat belts, seatbelt, seatbelts, safety belt, safety belts
hebilla, broche, cierre del cinturón > buckle
abrochar, ponerse el cinturón > fasten, fastening, buckle
desabrochar, soltar el cinturón, quitarse el cinturón > unfasten, release
pretensor, tensor del cinturón > pretensioner, pretensioners
retractor, enrollador, cinturón trabado > retractor, retractors
aviso del cinturón, pita el cinturón, suena el cinturón > seat belt reminder, seat belt warning
embarazada, encinta > pregnant, pregnancy
airbag, airbags, bolsa de aire > airbag, airbags, air bag, air bags, srs
airbag del pasajero, airbag del acompañante, airbag del copiloto > passenger airbag, front passenger airbag
desactivar el airbag, apagar el airbag, quitar el airbag, desconectar el airbag > airbag deactivation, passenger airbag off, airbag switch
airbag lateral, airbag de cortina, bolsa lateral > side airbag, side airbags, curtain airbag, curtain airbags
saltó el airbag, se abrió el airbag, despliegue del airbag, explotó el airbag > deployed, deployment, inflation
niño, bebé, bebés, hijo, nene, chico, guagua > child, children, infant, infants, baby
silla infantil, silla de niños, silla de bebé, sillita, asiento infantil, autoasiento, butaca infantil, huevito, sistema de retención infantil > child seat, child seats, child restraint, child restraints, child safety seat, infant seat
isofix, latch, anclajes isofix, anclajes inferiores > isofix, latch, lower anchor, lower anchors, lower anchorage
top tether, anclaje superior, correa superior > tether anchor, tether anchors, tether strap
cojín elevador, alzador, booster, elevador para niños > booster seat, booster seats, booster cushion
mirando hacia atrás, sentido contrario a la marcha > rearward facing, rear facing
mirando hacia delante, sentido de la marcha, mirando adelante > forward facing
seguro para niños, bloqueo infantil, traba para niños > child lock, child locks, child safety lock, child safety locks, childproof
pasajero, acompañante, copiloto, ocupante > passenger, passengers, occupant, occupants
conductor, chofer, piloto > driver, drivers
perro, mascota, gato doméstico, animal > pet, pets, animal, animals, dog
# keys, locks, alarm
llave, mando, mando a distancia, control remoto, llavero > key, keys, key fob, remote control, keyless
pila de la llave, pila del mando, batería de la llave, pila del control, pila > key battery, coin cell, remote battery, fob
llave de repuesto, copia de la llave, segunda llave, duplicado > spare key, spare keys, additional key, replacement key
perdí la llave, llave perdida, extravié, robaron la llave > lost key, lost keys, stolen key
llave de emergencia, llave mecánica, paletón, espadín > mechanical key, emergency key, key blade
acceso sin llave, entrada sin llave, llave inteligente, llave de presencia > keyless entry, smart key, keyless access, intelligent key
no reconoce la llave, llave no detectada, no detecta la llave, no lee la llave > key detection, key recognition
cerradura, chapa de la puerta, seguro de la puerta > lock, locks, door lock, door locks
bloquear, cerrar con llave, trancar, cierre centralizado, bloqueo central, cerrar el coche > lock, locking, central locking, power door locks
desbloquear, abrir el coche, quitar el seguro, destrancar, abrir sin llave > unlock, unlocking
inmovilizador, antiarranque, bloqueo de arranque > immobilizer, immobiliser
alarma, alarma antirrobo, antirrobo, sirena > alarm, alarms, theft alarm, anti theft, security system
desactivar la alarma, apagar la alarma, callar la alarma, suena la alarma > disarm, disarming, turn off alarm, panic
robo, ladrones, hurto > theft, stolen, vehicle security
puerta > door, doors
puerta corredera, puerta corrediza, puerta lateral > sliding door, sliding doors
puerta mal cerrada, puerta abierta, aviso de puerta > door ajar, door open warning
manija, manilla, tirador, picaporte, jaladera > door handle, handle
maletero, baúl, cajuela, valijera, portaequipajes > trunk, luggage compartment, boot, luggage area
portón, portón trasero, quinta puerta, compuerta > tailgate, liftgate, hatch, back door
portón eléctrico, abrir con el pie, patada para abrir > power liftgate, power tailgate, hands free liftgate
capó, cofre, bonete, capot > hood, bonnet, engine hood
abrir el capó, abrir el cofre, palanca del capó > hood release, bonnet release, opening hood
bisagra > hinge
# windows, roof, mirrors
ventanilla, ventana, vidrio, luna, elevalunas, alzavidrios, levantavidrios > window, windows, power window, power windows
antipinzamiento, antiatrapamiento, pellizcar, pillar los dedos > jam protection, reversal
bloqueo de elevalunas, bloquear los vidrios, bloquear las ventanas > window lock, window locks, window lockout
parabrisas, cristal delantero > windshield, windscreen
luneta, luneta trasera, medallón, vidrio trasero, cristal trasero > rear window, back window, rear windshield
luneta térmica, desempañador trasero, desempañador > rear defogger, rear defroster, defogger, heated rear window
espejo, retrovisor > mirror, mirrors
retrovisor exterior, espejo lateral, espejo exterior > outside mirror, outside mirrors, door mirror, door mirrors, side mirror, side mirrors, exterior mirror
retrovisor interior, espejo interior, espejo de adentro > inside mirror, rearview mirror, rear view mirror, interior mirror
plegar los espejos, doblar los espejos, cerrar los espejos, espejos plegables > folding mirror, folding mirrors, fold mirrors, power folding
antideslumbrante, encandila, deslumbra > anti glare, dimming, glare
techo solar, quemacocos, techo corredizo > sunroof, moonroof, sliding roof
techo panorámico, techo de cristal > panoramic roof, glass roof
parasol, visera, tapasol > sun visor, sun visors, sunvisor
cortinilla, cortina > sunshade
# climate
aire acondicionado, aire, clima, climatizador, ac > air conditioning, air conditioner, climate control
no enfría, sale caliente, no tira frío > cooling, insufficient cooling, refrigerant
calefacción, calefactor, no calienta, calor > heating, heater fan, heater blower, cabin heater, heater control
ventilador, soplador, velocidad del ventilador > fan, blower, fan speed
desempañar, vaho, vidrios empañados > defog, defoging, defrost, defrosting, fogging, misted, demist
deshelar, escarcha, hielo en el parabrisas, descongelar > defrost, deice, deicing, frost
recirculación, aire de afuera, aire exterior > recirculation, recirculated air, fresh air, outside air
rejilla de ventilación, difusor, salida de aire, rejillas > air vent, air vents, vent, vents, air outlet, air outlets
filtro de habitáculo, filtro de polen, filtro de cabina, filtro del aire acondicionado > cabin air filter, cabin filter, pollen filter, dust filter
olor, huele, mal olor > odor, odors, odour, odours, smell, smells
refrigerante del aire, gas del aire, cargar el aire, gas refrigerante > refrigerant, r134a, r1234yf
calefacción estacionaria, calefacción independiente > auxiliary heater, parking heater
preclimatización, precalentar, climatizar antes > preconditioning, pre conditioning, remote climate
# storage and comfort
guantera, cajuelín, gaveta > glove box, glove compartment
portavasos, posavasos, portabebidas > cup holder, cup holders, cupholder, cupholders
consola central, consola > center console, centre console, console box
compartimento, portaobjetos, bolsillo, cajón > storage compartment, storage compartments, storage
toma de corriente, toma de 12 v, enchufe, encendedor, mechero > power outlet, power outlets, power socket, power sockets, accessory socket, cigarette lighter
cenicero > ashtray, ashtrays
cubremaletero, bandeja cubreequipajes, bandeja trasera, tapa del maletero > tonneau cover, parcel shelf, luggage cover
red de carga, red de equipaje, malla > luggage net
argollas de amarre, anillas de amarre, ganchos de amarre > tie down, tie downs, lashing eye, lashing eyes, luggage hook, luggage hooks
alfombrilla, tapete, alfombra > floor mat, floor mats
luz interior, luz de techo, plafón, luz de cortesía, luz de lectura > interior light, interior lights, dome light, map light, map lights, courtesy light
iluminación ambiental, luz ambiental > ambient lighting
reloj, hora, poner la hora, ajustar la hora > clock, setting clock, time
percha, gancho para ropa > coat hook, coat hooks, clothes hanger
espejo de cortesía, espejo de vanidad > vanity mirror, vanity mirrors
volante, timón, manubrio > steering wheel
ajustar el volante, altura del volante, subir el volante, bajar el volante > steering wheel adjustment, tilt, telescopic steering
volante calefactable, volante caliente > heated steering wheel
bocina, claxon, pito, corneta > horn
pedal > pedals
baca, barras de techo, parrilla, portaequipajes de techo > roof rack, roof rails, crossbars, roof carrier
carga en el techo, peso en el techo, encima del techo > roof load, maximum roof load
carga, cargar peso, carga útil, kilos aguanta, carga máxima > payload, load capacity, vehicle capacity, luggage
# lights
luz, luces, faro, foco, farola > light, lights, headlight, headlights, headlamp, headlamps, lamp, lamps
luz de cruce, luces bajas, luces cortas, luz baja > low beam, low beams, dipped beam
luz de carretera, luces largas, luces altas, luz alta > high beam, high beams, main beam
luz diurna, luces diurnas, luces de día > daytime running lights, drl
luz antiniebla, faros antiniebla, neblineros, exploradoras, luz de niebla > fog light, fog lights, fog lamp, fog lamps
luz de posición, luces de posición, cuartos, cocuyos > parking light, parking lights, position light, position lights, side lights, clearance
intermitente, direccional, guiño, señalero > turn signal, turn signals, indicator, indicators, direction indicator
luces de emergencia, balizas, intermitentes de emergencia, luces intermitentes > hazard warning, hazard lights, hazard flashers
luz de freno, stop, luces de freno > brake light, brake lights, stop lamp, brake lamp
luz de marcha atrás, luz de reversa > reversing light, reversing lights, backup light, backup lights, back up lamp
luz trasera, calavera, piloto trasero > tail light, tail lights, taillight, taillights, rear lamp
luz de matrícula, luz de placa, luz de patente > license light, license lamp
ráfagas, cambio de luces, destello > flash, flashing, headlight flasher
luces automáticas, encendido automático de luces > automatic headlights, light sensor
altura de los faros, regulación de los faros, luces apuntan > headlight leveling, headlamp levelling, headlight aiming
luces de carretera automáticas, luces altas automáticas > automatic high beam, high beam assist
luz de acompañamiento, luces quedan prendidas, follow me home > follow me home, coming home, headlight delay
bombilla, ampolleta, lamparita, lámpara, foco quemado, foco fundido > bulb, bulbs, light bulb, lamp replacement
cambiar una bombilla, cambiar un foco > replacing bulbs, bulb replacement, changing bulbs
condensación en los faros, agua en el faro, faro empañado > condensation, moisture, fogging headlight
# wipers
limpiaparabrisas, limpiavidrios, plumas, limpiador > wiper, wipers, windshield wiper, windscreen wiper
escobilla, plumilla, gomas del limpiaparabrisas > wiper blade, blade
lavaparabrisas, agua del limpiaparabrisas, líquido limpiaparabrisas, sapito, chisguete > washer, washer fluid, windshield washer, screenwash
sensor de lluvia, lluvia, llueve > rain sensor, rain sensing, rain
limpialuneta, limpiaparabrisas trasero > rear wiper
`;
