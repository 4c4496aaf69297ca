/** Driving, assistance, instruments, screens: what owners say in Spanish, and what English manuals call it. The format stands in `lexicon.ts`. */
export const englishDriving = `
# starting and stopping
arrancar, arranque, encender el motor, prender el motor, poner en marcha, echar a andar, prender el carro, prender el auto > start, starting, engine start, starting engine
no arranca, no da marcha, no parte, no enciende el motor > will not start, does not start, cranks, starter
apagar el motor, parar el motor, detener el motor > stop, stopping, engine off, turning off engine, stalls
se apaga en marcha > stall, stalling, flooded
botón de arranque, botón de encendido, botón start > start button, engine start stop button, power button, push button
contacto, encendido, switch, llave de contacto > ignition, ignition switch
start stop, parada automática, se apaga en los semáforos, apagado automático > stop start, idle stop, automatic engine stop
arranque remoto, arranque a distancia, encendido remoto > remote start, remote engine start
ralentí, marcha mínima, mínimo del motor > idle, idling, idle speed
rodaje, ablande, asentamiento, recién comprado, coche nuevo, motor nuevo > break in, running in
precalentamiento, bujías de precalentamiento > preheating, glow plug, glow plugs
# gearbox
caja de cambios, caja de velocidades, transmisión, caja > transmission, gearbox
caja automática, cambio automático, automático > automatic transmission
caja manual, cambio manual, manual de cinco > manual transmission, manual gearbox
palanca de cambios, palanca selectora, palanca de velocidades, palanca > gearshift, gear selector, shift
marcha, cambio de marcha, velocidades, meter cambio > gear, gears, shifting, gear change
marcha atrás, reversa, retroceso > reverse, reverse gear, reversing
paletas de cambio, levas, levas del volante > paddle shifter, paddle shifters, shift paddle
palanca trabada, palanca no se mueve, no sale de p, no sale de parking, desbloqueo de la palanca > shift lock, shift lock release, cannot shift, interlock
tracción integral, doble tracción, tracción total, 4x4, cuatro por cuatro > four wheel drive, all wheel drive, 4wd, awd, 4x4
reductora, baja, caja de transferencia, alta y baja > low range, transfer
bloqueo del diferencial, diferencial > differential, differential lock, diff lock
modo de conducción, modo deportivo, modo eco, modo de manejo > drive mode, driving mode, sport mode, eco mode
# brakes
freno, freno de pie > brake, braking
freno de mano, freno de estacionamiento, freno de aparcamiento > parking brake, handbrake, hand brake
freno de mano eléctrico, freno de estacionamiento eléctrico > electric parking brake, epb
soltar el freno de mano, no suelta el freno, quitar el freno de mano > release parking brake, releasing
pastillas de freno, pastillas, balatas > brake pad, brake pads, pad wear
discos de freno > brake disc, brake discs, brake rotor, brake rotors
líquido de frenos, liga de frenos > brake fluid
abs, antibloqueo, vibra el pedal, tiembla el pedal > abs, anti lock, antilock, pedal pulsation
frenos chillan, chillan los frenos, rechinan los frenos > squeal, brake noise, squeak
no frena, me quedé sin frenos, pedal se va al fondo, pedal esponjoso > brake failure, brake system, spongy
control de estabilidad, esp, esc > stability control, electronic stability, esc, vsc
control de tracción, antipatinaje, patina, patinan las ruedas > traction control, wheel spin, tcs
arranque en pendiente, asistente de arranque en pendiente, cuesta arriba > hill start assist, hill hold, uphill, hill
control de descenso, cuesta abajo, bajada > hill descent control, downhill, descending, engine braking
freno motor > engine braking
dirección, dirección asistida, dirección dura, volante duro > steering, power steering, eps
bloqueo del volante, volante trabado, volante bloqueado > steering lock, steering wheel lock, locked steering
# assistance
crucero > cruise control
control de crucero adaptativo, crucero adaptativo, mantener la distancia, distancia con el de adelante > adaptive cruise control, acc, following distance, radar cruise
limitador de velocidad, exceso de velocidad > speed limiter, overspeed
frenado automático, frena solo, frenada de emergencia > automatic emergency braking, aeb, autonomous braking, collision mitigation
alerta de colisión, aviso de colisión, choque > forward collision warning, collision warning, pre collision
asistente de carril, mantenimiento de carril, salirme del carril, se mueve el volante > lane keeping, lane keep assist, lane assist
aviso de cambio de carril, pita al salirme, cambio involuntario de carril > lane departure, lane departure warning
ángulo muerto, punto ciego, luz en el espejo > blind spot, blind spot monitor
tráfico cruzado, tráfico transversal > cross traffic, rear cross traffic
sensores de aparcamiento, sensores de estacionamiento, sensor de reversa, pita al estacionar > parking sensor, parking sensors, park distance, parking assist
cámara trasera, cámara de reversa, cámara de marcha atrás, cámara > rear view camera, backup camera, reversing camera, rearview camera
cámara 360, vista panorámica, visión periférica > surround view, around view, 360 camera
aparcamiento automático, se estaciona solo, estacionamiento automático > automatic parking, park assist, self parking
detector de fatiga, cansancio, tacita, taza de café, sueño > driver attention, drowsiness, fatigue
señales de tráfico, lee las señales, reconocimiento de señales > traffic sign, traffic signs, sign recognition
radar tapado, sensor sucio, sensor bloqueado > sensor blocked, obstructed, radar sensor
remolque, tráiler, acoplado, caravana, casa rodante > trailer, trailers, caravan, caravans
remolcar, arrastrar, jalar, capacidad de arrastre, masa remolcable > towing, tow, towing capacity, trailer weight
enganche de remolque, gancho de remolque, bola de remolque, bola > trailer hitch, towbar, tow bar, tow ball, hitch ball
carga vertical, peso sobre la bola > tongue weight, tongue load, nose weight
estacionar, aparcar, parquear > parking, park
estacionar en cuesta, estacionar en pendiente, estacionar en subida > parking on hill, hill parking
adelantar, rebasar > overtaking, passing
vadear, agua, calle inundada, cruzar un río, inundación > water, flooded, wading, deep water
nieve, invierno, hielo > snow, winter, ice
lluvia, mojado, aquaplaning > wet road, hydroplaning, aquaplaning
arena, barro, lodo, atascado, atollado > mud, stuck, sand, rocking
todoterreno, campo > off road, offroad, unpaved
# instruments and messages
cuadro de instrumentos, tablero, tablero de instrumentos, panel de instrumentos > instrument cluster, instrument panel, dashboard
testigo, luz de advertencia, lucecita, luz del tablero, luces del tablero, chivato, foquito > warning light, warning lights, indicator light, indicator lights, warning lamp, telltale
luz del motor, check engine, testigo de avería del motor, motor amarillo > check engine, malfunction indicator, engine warning light
testigo de aceite, luz de aceite, aceitera, presión de aceite > oil pressure, oil pressure warning
testigo de batería, luz de batería > charging system, battery warning, charge warning light
luz del airbag, testigo del airbag > airbag warning light, srs warning
velocímetro > speedometer
cuentarrevoluciones, tacómetro, revoluciones > tachometer, rpm
cuentakilómetros, odómetro, kilometraje > odometer, mileage
cuentakilómetros parcial, odómetro parcial, trip > trip odometer
indicador de combustible, aguja de la gasolina, marcador de gasolina > fuel gauge
indicador de temperatura, aguja de temperatura > temperature gauge, coolant temperature
ordenador de viaje, computadora de viaje, computadora de a bordo > trip computer
consumo, consumo medio, gasta > fuel consumption, fuel economy, mpg
autonomía, kilómetros quedan, kilómetros restantes > range, driving range
mensaje, aviso, sale un mensaje > message, warning message
indicador de mantenimiento, aviso de servicio, llavecita, quitar el servicio, borrar el servicio > service reminder, maintenance reminder, service interval, reset, oil life
restablecer, resetear, reiniciar, borrar > reset, reseting, restart
idioma, lengua, cambiar el idioma > language
unidades, millas, kilómetros, fahrenheit > units, kilometers, celsius
brillo, luminosidad > brightness, dimmer, illumination
botón, tecla, interruptor, pulsador > button, buttons, switch
palanca de mando, palanquita, perilla > stalk, knob
pita, suena, chicharra, zumbador > chime, beep, beeps, buzzer, warning sound
# infotainment
pantalla, pantalla táctil > screen, touchscreen, touch screen, display, displays
pantalla congelada, pantalla negra, se trabó la pantalla > frozen screen, blank screen, restart
radio, emisora, estación de radio > radio, radio station, radio stations, tuner
guardar emisoras, memorizar emisoras, presintonía > preset, presets, storing stations
volumen, sonido, subir el volumen > volume, sound, audio
altavoz, altavoces, parlante, bocinas > speaker, speakers
graves, agudos, ecualizador > bass, treble, equalizer
bluetooth, emparejar, vincular, conectar el celular, conectar el móvil, conectar el teléfono > bluetooth, pairing, pair, connecting phone
teléfono, celular, móvil > phone, cell phone, mobile phone, smartphone
llamada, contestar, colgar, manos libres > call, calls, hands free, answering call
contactos, agenda > contacts, phonebook, phone book
mensajes de texto, whatsapp, leer mensajes > text message, messages
carplay, android auto > carplay, android auto, smartphone projection
usb, pendrive, puerto usb > usb port, usb ports, usb, usb device
carga inalámbrica, cargar el celular, cargar el móvil, cargador inalámbrico > wireless charging, wireless charger, charging pad
reconocimiento de voz, comandos de voz, hablarle > voice recognition, voice command, voice commands, voice control
navegación, gps, mapa > navigation, map, maps, gps
destino, dirección de mi casa, ruta > destination, route, home address
actualizar > update, software update, upgrade
aplicación, app > app, apps, mobile app
internet, punto de acceso > wi fi, wifi, hotspot
mandos del volante, botones del volante > steering wheel controls, steering wheel buttons
ajustes de fábrica, restablecer de fábrica, borrar datos > factory reset, factory settings, delete data, personal data
antena > antenna, aerial
garaje, control del portón, portón de mi casa > garage door, garage door opener, homelink
garaje, cochera, garage > closed garage, enclosed area
dejar el motor encendido, motor encendido, motor en marcha, motor prendido > engine running, idling
llamada de emergencia, sos, auxilio > emergency call, sos, ecall
`;
