/** Starting, gearbox, brakes, parking, driver assistance, electric drive. The format stands in `lexicon.ts`. */
export const driving = `
# starting, gearbox
arrancar, poner en marcha, prender el motor, encender el motor, echar a andar, puesta en marcha
motor de arranque, burro de arranque, estárter, starter
switch de encendido, llave de contacto, interruptor de encendido, suich, conmutador de arranque, cilindro de encendido
start stop, parada y arranque automático, stop and start, apagado automático del motor, arranque y parada automáticos, sistema auto stop
precalentamiento, bujías de precalentamiento, bujías incandescentes, bujías de calentamiento
arranque en frío, arrancar con frío, encendido en frío
ralentí, marcha mínima, marcha en vacío, régimen mínimo, relantí, mínimo del motor, velocidad de ralentí
rodaje, asentamiento, ablande, despegue del motor, período de asentamiento, asentar el motor
empujar el coche, arrancar empujando, arrancar a empujones, arranque por empuje
punto muerto, neutral, neutro
marcha atrás, reversa, retroceso, echar para atrás, ir de reversa
paletas de cambio, levas de cambio, levas del volante, paletas del volante, cambios al volante
pedal del embrague, pedal de clutch, embrague, pedal de croche
kick down, kickdown, pisar a fondo el acelerador, acelerador a fondo
caja cvt, transmisión variable continua, transmisión continuamente variable, variador
doble embrague, dsg, dct
bloqueo de palanca, traba de la palanca de cambios, bloqueo de la palanca selectora, shift lock
cambio ascendente, subir de marcha, meter un cambio más, subir un cambio
reducir de marcha, bajar un cambio, rebajar, bajar de velocidad
freno motor, retención del motor
modo de conducción, modo de manejo, programa de conducción
modo deportivo, modo sport, deportivo
modo económico, modo eco, eco
tracción a las cuatro ruedas, tracción integral, doble tracción, cuatro por cuatro, 4x4, 4wd, awd
reductora, caja reductora, gama corta, marchas cortas, reducción de 4x4
bloqueo del diferencial, diferencial bloqueado, traba del diferencial
todoterreno, off road, offroad, campo a través
muerta > descargada, batería descargada
murió > batería descargada, no arranca
se me murió la batería > batería descargada, arranque con cables
batería muerta > batería descargada, arranque con cables
batería baja > batería descargada, nivel de carga
echar a andar > arranque, poner en marcha
cuesta arrancar > arranque difícil, motor no arranca
le cuesta prender > arranque difícil, motor no arranca
clic clic > batería descargada, motor de arranque
ahoga > motor ahogado, calado, arranque
se apaga en los semáforos > start stop, parada automática del motor
se muere el motor > calado, parada del motor
cala > motor se para
se apaga en los altos > start stop, parada automática del motor
semáforo > start stop, retención automática
quitar el start stop > desactivar la parada automática
mañanas frías > arranque en frío, precalentamiento
frío extremo > bajas temperaturas, invierno
calentar el motor > temperatura de servicio, motor frío
nuevo de agencia > rodaje
recién comprado > rodaje, primeros kilómetros
ablandar > rodaje
asentar el motor > rodaje
despegar el motor > rodaje
ralentí inestable > régimen de ralentí
revoluciona > régimen del motor, revoluciones
meter cambio > engranar marcha, seleccionar marcha
no entra la reversa > marcha atrás, engranar
no entran los cambios > embrague, engranar marcha, caja de cambios
no entra la primera > embrague, engranar marcha
rasca > engranar, embrague, caja de cambios
patina el embrague > desgaste del embrague
sacar el clutch > pedal del embrague
sincrónico > transmisión manual, caja manual
palanca trabada > bloqueo de la palanca selectora, desbloqueo de la palanca
palanca no se mueve > bloqueo de la palanca selectora, desbloqueo de la palanca
parking > posición p, estacionamiento
drive > posición d
rebasar > adelantar, kick down
# brakes, parking, assistance
frenar, frenazo
freno de servicio, freno de pie, pedal de freno
freno de estacionamiento eléctrico, freno de mano eléctrico, freno de estacionamiento electrónico, epb, freno de mano electrónico
disco de freno, rotor, rotor de freno
pastillas de freno, balatas, bandas de freno, pastas de freno, plaquetas
tambor de freno, campana de freno, freno de tambor
servofreno, reforzador de freno, booster de freno, hidrovac, hidrobac
abs, sistema antibloqueo, frenos antibloqueo, antibloqueo de frenos
control de estabilidad, esp, esc, vsc, programa electrónico de estabilidad, vdc, dsc, control dinámico de estabilidad
control de tracción, antipatinaje, tcs, asr, antideslizamiento
asistente de arranque en pendiente, ayuda de arranque en pendiente, asistencia en pendientes, hill holder, control de arranque en pendiente, hsa
control de descenso, control de descenso de pendientes, hdc, asistente de descenso
retención automática, auto hold, autohold, brake hold
frenada automática de emergencia, frenado autónomo de emergencia, aeb, asistente precolisión, frenada de emergencia autónoma
alerta de colisión frontal, advertencia de colisión, aviso de colisión, aviso precolisión
asistente de mantenimiento de carril, mantenimiento de carril, asistencia de carril, lane assist, asistente de permanencia en carril, lka
aviso de cambio involuntario de carril, alerta de abandono de carril, advertencia de salida de carril, alerta de cambio de carril, ldw
detector de ángulo muerto, monitor de punto ciego, aviso de ángulo muerto, alerta de punto ciego, asistente de ángulo muerto, bsm
alerta de tráfico cruzado, tráfico transversal trasero, alerta de tráfico trasero, rcta
detector de fatiga, aviso de cansancio, alerta de atención del conductor, detector de cansancio, alerta de fatiga, monitor de atención
reconocimiento de señales de tráfico, lectura de señales, reconocimiento de señales, asistente de señales de tráfico
control de crucero adaptativo, crucero adaptativo, regulador de velocidad adaptativo, control de crucero inteligente, control de crucero por radar
control de crucero, velocidad crucero, cruise control, control de velocidad, programador de velocidad, piloto automático, regulador de velocidad
limitador de velocidad, velocidad limitada
distancia con el vehículo delantero, distancia de seguimiento, distancia de seguridad, distancia al vehículo precedente
sensores de aparcamiento, sensores de estacionamiento, sensor de reversa, ayuda al aparcamiento, asistente de estacionamiento, asistencia de parqueo, sensor de proximidad, ayuda de estacionamiento
aparcamiento automático, estacionamiento automático, asistente de aparcamiento automático, park assist
cámara de visión trasera, cámara de reversa, cámara trasera, cámara de retroceso, cámara de marcha atrás
cámara 360, visión periférica, cámara envolvente, vista panorámica, visión de 360 grados
pendiente, loma, declive
derrapar, patinar, colear, patinaje, derrapaje
aquaplaning, hidroplaneo, hidroplaning, acuaplaneo
vadear, cruzar agua, carretera inundada, vadeo, profundidad de vadeo
curva, viraje
peatón, transeúnte, caminante
carril, canal de circulación
autopista, autovía, vía rápida
freno esponjoso > líquido de frenos, aire en el circuito, purgar
pedal esponjoso > líquido de frenos, aire en el circuito, purgar
pedal se va al fondo > líquido de frenos, avería del sistema de frenos
freno largo > desgaste de pastillas, líquido de frenos
chillan los frenos > desgaste de las pastillas, ruido de frenos
chilla > chirrido, ruido
rechinan los frenos > desgaste de las pastillas, ruido de frenos
rechina > chirrido, ruido
suenan los frenos > ruido de frenos, desgaste de las pastillas
tiembla al frenar > vibración, discos de freno
vibra el pedal > abs, pulsaciones del pedal
pedal tiembla > abs, pulsaciones del pedal
patalea el pedal > abs, pulsaciones del pedal
frenos calientes > sobrecalentamiento de los frenos, freno motor
frenos amarrados > freno de estacionamiento, frenos bloqueados
freno pegado > freno de estacionamiento, frenos bloqueados, óxido en los discos
no suelta el freno > soltar el freno de estacionamiento, liberación
no baja el freno de mano > soltar el freno de estacionamiento, liberación
bajada de montaña > freno motor, descenso
cuesta arriba > arranque en pendiente, pendiente
loma > pendiente, arranque en pendiente
frenazo > frenada de emergencia, asistente de frenada
se mueve solo el volante > mantenimiento de carril, asistente de carril
volante se mueve > mantenimiento de carril, asistente de carril
vibra el volante > aviso de cambio de carril, equilibrado, vibraciones
tiembla el volante > equilibrado, vibraciones
pita al cambiar de carril > detector de ángulo muerto, aviso de carril
luz en el espejo > detector de ángulo muerto
lucecita en el espejo > detector de ángulo muerto
triangulito > detector de ángulo muerto, símbolo
velocidad fija > control de crucero
velocidad constante > control de crucero
fijar la velocidad > control de crucero, limitador
crucero > control de crucero, regulador de velocidad
exceso de velocidad > limitador de velocidad, aviso de velocidad
pita al estacionar > sensores de aparcamiento, ayuda al aparcamiento
pitido continuo > sensores de aparcamiento, avisador acústico
pitidos > avisador acústico, señal acústica, sonido
bip > avisador acústico, señal acústica
beep > avisador acústico, señal acústica
sensores de atrás > sensores de aparcamiento
cámara borrosa > limpieza de la cámara, cámara de visión trasera
rayitas de la cámara > líneas guía, cámara de visión trasera
líneas de colores > líneas guía, cámara de visión trasera
estacionar en reversa > cámara de visión trasera, ayuda al aparcamiento
calle inundada > vadeo, profundidad de vadeo
inundación > vadeo, profundidad de vadeo
charco > vadeo, agua
cruzar un río > vadeo, profundidad de vadeo
piso mojado > calzada mojada, aquaplaning
pavimento mojado > calzada mojada, aquaplaning
patina > control de tracción, ruedas giran
patinan las ruedas > control de tracción, ruedas giran
colea > derrape, control de estabilidad
atasqué > atascado, tracción, desatascar
atollé > atascado, tracción, desatascar
enterré > atascado, arena, desatascar
se pegó en el barro > atascado, tracción
playa > arena, conducción fuera de carretera
terracería > caminos sin pavimentar, fuera de carretera
ripio > grava, caminos sin pavimentar
brecha > fuera de carretera, todoterreno
baches > calzada en mal estado, suspensión
lomo de toro > badén, altura libre al suelo
# electric and hybrid
vehículo eléctrico, coche eléctrico, auto eléctrico, carro eléctrico
híbrido enchufable, phev, híbrido recargable
batería de alto voltaje, batería de tracción, batería de alta tensión, batería hv, batería de propulsión, batería del motor eléctrico
batería de 12 voltios, batería auxiliar, batería de servicio, batería de bajo voltaje
alto voltaje, alta tensión
cable de carga, cable de recarga, manguera de carga, cable del cargador
toma de carga, puerto de carga, conector de carga, tapa de carga, puerto de recarga, toma de recarga, entrada de carga
punto de carga, estación de carga, poste de carga, electrolinera, cargador público, estación de recarga, punto de recarga, columna de carga
cargador de pared, wallbox, cargador doméstico, cargador domiciliario, caja de carga mural
carga rápida, carga en corriente continua, carga dc, recarga rápida, carga de cc
carga lenta, carga ac, carga en corriente alterna, recarga lenta
carga programada, programación de carga, carga diferida, temporizador de carga, programar la recarga
nivel de carga, porcentaje de batería, estado de carga, soc, carga restante
tiempo de carga, duración de la carga, tiempo de recarga
frenada regenerativa, regeneración de energía, recuperación de energía
conducción con un pedal, one pedal
modo eléctrico, modo ev, conducción eléctrica, modo cero emisiones
desconexión de alto voltaje, desconectador de servicio, interruptor de servicio, enchufe de servicio
sonido de advertencia para peatones, alerta acústica de vehículo, avas, sonido exterior del vehículo
kilovatio hora, kwh, kw h
enchufarlo > recarga, cargar la batería, toma de carga, conectado
enchufar en casa > recarga doméstica, toma doméstica, carga
cargar en casa > recarga doméstica, toma doméstica, caja de carga mural
contacto de la pared > toma doméstica, recarga doméstica
alargue > cable de extensión, prolongador
cuánto tarda en cargar > tiempo de carga, duración de la carga
demora en cargar > tiempo de carga
cable trabado > desbloqueo del conector de carga, cable de carga bloqueado
no suelta el cable > desbloqueo del conector de carga, desbloqueo de emergencia
cable atascado > desbloqueo del conector de carga, cable de carga bloqueado
cargar con lluvia > recarga, cable de carga
supercargador > carga rápida, corriente continua
carga hasta 80 > límite de carga, nivel de carga
rinde > autonomía, consumo
cuánto dura la carga > autonomía, autonomía eléctrica
cuánto dura la batería > autonomía, vida útil de la batería
recuperar energía > frenada regenerativa
frena al soltar el acelerador > frenada regenerativa
electrocutar > alto voltaje, descarga eléctrica
corrientazo > descarga eléctrica, alto voltaje
toque eléctrico > descarga eléctrica, alto voltaje
cables naranjas > alto voltaje, cables de alta tensión
# more of gearbox, brakes, assistance
cambio secuencial, tiptronic, steptronic, selección manual de marchas
overdrive, sobremarcha, superdirecta
rueda libre, marcha por inercia, navegación por inercia
pomo de la palanca, perilla de cambios, bola de la palanca
frena sola > frenada automática de emergencia, retención automática
se pegó el acelerador > acelerador atascado, alfombrilla, punto muerto
tapete atora > alfombrilla, pedales
pedal duro > servofreno, pedal del freno
freno duro > servofreno, pedal del freno
discos oxidados > película de óxido
discos rayados > discos de freno, desgaste
balatas nuevas > rodaje de pastillas, asentamiento
vibra al frenar > abs, discos de freno
bajar una cuesta > freno motor, marcha corta, descenso
dejé el freno de mano > freno de estacionamiento accionado, aviso
anduve con el freno de mano > freno de estacionamiento accionado, sobrecalentamiento de los frenos
estacionar en subida > pendiente, freno de estacionamiento, ruedas
bajar de tercera > reducir de marcha, freno motor
a qué velocidad cambio > indicador de cambio de marcha, velocidades recomendadas
se salta el cambio > caja de cambios, funcionamiento irregular
cambia a golpes > caja automática, tirones
neutro en bajada > punto muerto, freno motor
apagar el asistente > desactivar, asistente de carril
apagar los sensores > desactivar la ayuda al aparcamiento
quitar el pitido > desactivar, señal acústica, volumen de avisos
quitar la alarma > desactivar la alarma
quitar el control de tracción > desactivar el control de tracción
quitar el esp > desactivar el control de estabilidad
sensor tapado > sensor bloqueado, limpieza del sensor
soltar el volante > detección de manos, asistente de carril
manos del volante > detección de manos, asistente de carril
# more of electric cars
conector tipo 2, mennekes, enchufe tipo 2
ccs, conector combo, combo 2
degradación de la batería, pérdida de capacidad, envejecimiento de la batería, estado de salud
carga bidireccional, v2l, suministro de corriente a dispositivos
se corta la carga > interrupción de la carga, avería de carga
cargar toda la noche > carga programada, tiempo de carga
tarifa nocturna > carga programada, hora de salida
cuánta luz gasta > consumo eléctrico, kwh
cuenta de luz > consumo eléctrico, kwh
batería fría > acondicionamiento de la batería, bajas temperaturas
pierde batería parado > batería descargada, inmovilización prolongada
remolcar un eléctrico > plataforma
mojar el enchufe > toma de carga, humedad
luz del cargador > indicador de carga, piloto de carga
hace ruido eléctrico > sonido de advertencia para peatones
# what makers call starting, gearboxes, brakes and assistance
interruptor de encendido, contactor de arranque, dispositivo de arranque, llave de contacto, conmutador de encendido, interruptor de ignición
quitar el contacto, cortar el contacto, apagar el contacto, desconectar el encendido, apagar el encendido
poner el contacto, conectar el encendido, contacto puesto, encendido conectado, conectar el contacto
botón de arranque, interruptor del motor, pulsador de arranque, interruptor power, botón engine start stop, botón start stop
puesta en marcha del motor, arranque del motor, poner en marcha el motor
transmisión continuamente variable, cvt, variador continuo, transmisión de variación continua
doble embrague, transmisión de doble embrague, dsg, dct, powershift
levas del volante, levas de cambio, paletas de cambio, palancas de cambio en el volante, paletas del volante
freno de mano, freno de parqueo, freno de estacionamiento
control de tracción, regulación antipatinaje, antipatinaje de las ruedas, control antipatinaje, asr, tcs
asistencia de arranque en pendiente, ayuda al arranque en pendiente, ayuda en cuesta, ayuda de arranque en cuesta, asistente de arranque en cuesta
frenado automático de emergencia, frenada de emergencia autónoma, mitigación de colisión, sistema precolisión, frenada automática de emergencia, asistencia de prevención de colisión
alerta de colisión frontal, aviso de colisión frontal, alerta de choque, alerta de riesgo de colisión, advertencia de colisión
aviso de cambio involuntario de carril, aviso de salida del carril, abandono de carril, advertencia de salida de carril, alerta de cambio involuntario de carril
ayuda de aparcamiento, sensores de aparcar, detección de reversa, ayuda al estacionamiento, asistencia de estacionamiento, sensores de aparcamiento
alerta de tráfico cruzado, alerta de tráfico trasero, tráfico cruzado trasero, asistente de salida del aparcamiento, tráfico transversal trasero
reconocimiento de señales de tráfico, lector de señales, detección de señales de tráfico, información de señales de tráfico
detección de cansancio, alerta de atención del conductor, detector de fatiga, advertencia de atención del conductor, detección de fatiga
zona ciega lateral, monitor de ángulos muertos, detector de ángulo muerto, alerta de zona ciega, ángulos ciegos, monitor de punto ciego
programador de velocidad, regulador de velocidad, control de crucero, control de velocidad de crucero, asistente de crucero
control de crucero adaptativo, control adaptativo de velocidad, regulador de velocidad adaptativo, crucero con radar
frenado regenerativo, frenada regenerativa, recuperación de la energía de frenado, frenada por recuperación
batería de tracción, batería híbrida, batería principal, batería de alto voltaje, batería de alta tensión
antibloqueo de ruedas, sistema antibloqueo de frenos, abs, frenos antibloqueo
control dinámico de estabilidad, control de estabilidad, control electrónico de estabilidad, dsc, vsc, vdc
se queda limitado, coche limitado, limitado de potencia, ha entrado en modo limitado > modo de emergencia, potencia reducida
taza de café > detección de cansancio, alerta de atención del conductor
se sale del carril, me salgo del carril, salirse del carril > aviso de cambio involuntario de carril, asistente de mantenimiento de carril
no sale de p, palanca no sale de p, no la puedo sacar de p, no se mueve de p > liberación del bloqueo de cambio, desbloqueo manual de la palanca, pisar el freno
batería del eléctrico, batería grande > batería de tracción, alta tensión
caja de velocidades automática, cambio automático, transmisión automática, caja automática, caja de cambios automática
gama baja, reductora, marchas reducidas
aparcar en pendiente, aparcar en cuesta, estacionar en pendiente, dejarlo en cuesta > calzos, girar las ruedas hacia el bordillo, freno de estacionamiento
desactivar el esp, quitar el esp, apagar el esp, quitar el control de estabilidad, quitar el control de tracción > desconectar el control de estabilidad, desactivar el antipatinaje
temperatura de servicio, temperatura de funcionamiento, temperatura normal del motor
calentar el coche antes de salir, calentarlo antes de salir, calentar el motor al ralentí > temperatura de servicio, motor frío, ralentí
`;
