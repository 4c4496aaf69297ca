/** Climate, audio, telephone, navigation. The format stands in `lexicon.ts`. */
export const comfort = `
# climate
climatizador automático, aire acondicionado automático, control automático de clima, climatizador bizona
calefacción, calefactor, calefacción del habitáculo
calefacción estacionaria, calefacción independiente, calefacción auxiliar, webasto, calefactor estacionario
rejilla de ventilación, difusor de aire, aireador, salida de aire, boquilla de aire, toma de aire del tablero
recirculación, recirculación de aire, aire recirculado
aire fresco, aire exterior, aire de afuera
desempañar, antivaho
escarcha, hielo en el parabrisas, parabrisas congelado
deshelar, deshielo, descongelar, desescarchar
gas refrigerante, gas del aire acondicionado, refrigerante del climatizador, r134a, r1234yf
compresor del aire acondicionado, compresor del climatizador
velocidad del ventilador, fuerza del ventilador, caudal de aire, velocidad del soplador
preclimatización, preacondicionamiento, climatización previa, climatización a distancia
ionizador, purificador de aire
airecito > aire acondicionado
no enfría > aire acondicionado, refrigeración insuficiente
no tira frío > aire acondicionado, refrigeración insuficiente
tira aire caliente > aire acondicionado, calefacción
sopla caliente > aire acondicionado, refrigeración insuficiente
aire frío > aire acondicionado
aire caliente > calefacción
huele feo > olores, filtro de habitáculo
huele a humedad > olores, filtro de habitáculo, evaporador
apesta > olores, filtro de habitáculo
se empañan los vidrios > desempañar, deshumidificar
vidrios empañados > desempañar, deshumidificar
no veo por el vidrio > desempañar
gotea agua debajo > condensación del aire acondicionado, agua de condensación
charco de agua > condensación del aire acondicionado, fuga
charquito > fuga, condensación
mariposa del aire > rejilla de ventilación, difusor
polvo adentro > recirculación, filtro de habitáculo
alergia > filtro de habitáculo, filtro de polen
humo de afuera > recirculación
pre calentar > preclimatización, calefacción independiente
# audio, telephone, navigation
sistema multimedia, sistema de infoentretenimiento, infotainment, infoentretenimiento, pantalla multimedia, sistema de audio y navegación
pantalla táctil, touchscreen, pantalla sensible al tacto, touch
pantalla central, monitor central, display central
altavoz, parlante, bocina de audio, corneta de sonido
emisora, estación de radio
presintonía, emisora memorizada, emisora guardada, memoria de emisoras, estación preestablecida
antena, mástil de la antena
puerto usb, toma usb, conexión usb, conector usb, entrada usb, ranura usb
memoria usb, pendrive, usb flash, lápiz usb, llave usb, dispositivo usb, unidad usb, stick usb
bluetooth, conexión inalámbrica del teléfono
vincular, emparejar, acoplar dispositivo, enlazar, sincronizar, apareamiento
manos libres, kit manos libres, handsfree
carga inalámbrica, cargador inalámbrico, carga por inducción, base de carga inalámbrica
android auto, duplicación del teléfono, carplay, proyección del smartphone, mirrorlink
teléfono inteligente, smartphone, celular, móvil, teléfono móvil
agenda telefónica, contactos del teléfono, lista de contactos, directorio telefónico
colgar, cuelgo, finalizar llamada, terminar llamada, cortar la llamada
contestar, responder la llamada, atender la llamada, aceptar llamada
rechazar llamada, rehusar llamada, ignorar llamada
reconocimiento de voz, comandos de voz, control por voz, órdenes de voz, mando por voz, asistente de voz
navegador, gps, sistema de navegación, navegador satelital
destino, dirección de destino, introducir destino
ruta, itinerario
mapa, cartografía, datos cartográficos
actualizar, actualice, update
ecualizador, ajustes de sonido, graves y agudos, ajustes de tono
canción, pista, tema musical
aleatorio, shuffle, reproducción aleatoria, orden aleatorio
auriculares, audífonos, cascos de música
aplicación, app, aplicación móvil
contraseña, clave de acceso, código pin, password
tecla del volante, mandos en el volante, controles del volante, botones del volante
wifi, punto de acceso, hotspot, red inalámbrica
estéreo > radio, equipo de audio, sistema de audio, unidad de audio
radio > audio, equipo de audio, sistema de audio, unidad de audio
minicomponente > sistema de audio
pendrive > usb, memoria usb
lápiz de memoria > memoria usb
llavecita usb > memoria usb
pluma usb > memoria usb
cable del celular > puerto usb, cargar dispositivos
cargar el celular > puerto usb, carga inalámbrica, toma de 12 v
cargar el móvil > puerto usb, carga inalámbrica, toma de 12 v
cargar el teléfono > puerto usb, carga inalámbrica, toma de 12 v
cargador del celular > puerto usb, toma de 12 v
cargar la laptop > toma de corriente, inversor, toma de 230 v
laptop > ordenador portátil, toma de corriente, usb
celu > teléfono, bluetooth, teléfono móvil
cel > teléfono, bluetooth, teléfono móvil
iphone > carplay, teléfono, usb
samsung > android auto, teléfono, usb
android > android auto, teléfono
whatsapp > mensajes, carplay, android auto
waze > navegación, carplay, android auto
google maps > navegación, carplay, android auto
spotify > audio bluetooth, carplay, android auto, música
siri > reconocimiento de voz, carplay
asistente de google > reconocimiento de voz, android auto
hablarle > reconocimiento de voz, comandos de voz
hablar por teléfono > manos libres, llamadas, bluetooth
llamadas > manos libres, teléfono, bluetooth
música > audio, reproducción, bluetooth, usb
canciones > pistas, reproducción, audio
mp3 > archivos de audio, reproducción
emisora favorita > presintonía, emisoras memorizadas
guardar la emisora > presintonía, memorizar emisoras
pescar la radio > sintonizar, recepción, antena
agarrar la radio > sintonizar, recepción, antena
parlantes > altavoz, altavoces
cornetas > altavoz, altavoces, bocina
subwoofer > altavoces, graves, amplificador
código de la radio > código de seguridad, código antirrobo
pide código > código de seguridad, código antirrobo
pide clave > código de seguridad, código antirrobo
no aparece el teléfono > emparejar, dispositivo no detectado
borrar el teléfono > eliminar dispositivo, desvincular
desvincular > eliminar dispositivo, borrar dispositivo
dirección de mi casa > domicilio, destino
mapas viejos > actualización de mapas
internet > wifi, conexión de datos, conectividad
# more of display, telephone, navigation
servicios conectados, telemática, servicios en línea del vehículo
actualización inalámbrica, actualización ota, actualización remota
fader, distribución del sonido, balance de audio
entrada auxiliar, aux, jack, toma de audio
radio digital, dab, radio hd
peaje, autopista de cuota, caseta de cobro
atasco de tráfico, embotellamiento, trancón, congestión de tráfico
radar fijo, fotomulta, fotorradar, cámara de velocidad
tono de llamada, ringtone, timbre de llamada
dos celulares > segundo teléfono, varios dispositivos
volumen con la velocidad > volumen dependiente de la velocidad
se corta la música > audio bluetooth, conexión
se corta la llamada > cobertura, conexión
se corta el bluetooth > conexión bluetooth, emparejar
eco en la llamada > micrófono
youtube > vídeo, reproducción de vídeo
evitar peajes > opciones de ruta, evitar autopistas
ruta más corta > opciones de ruta, criterios de ruta
gps perdido > señal gps, posición del vehículo
me manda por otro lado > cálculo de ruta, señal gps
voz del gps > indicaciones de voz, volumen
callar el gps > indicaciones de voz, silenciar
pantalla sucia > limpieza de la pantalla, paño de microfibra
limpiar la pantalla > paño de microfibra, limpieza de la pantalla
pantalla loca > reiniciar el sistema, pantalla táctil
quitar mis datos > borrar datos personales, ajustes de fábrica
carplay inalámbrico > conexión inalámbrica, wifi
alexa > asistente de voz, reconocimiento de voz
ok google > reconocimiento de voz, android auto
tarjeta sim > esim, conexión de datos
app del coche > aplicación móvil, servicios conectados
encontrar el carro > localización del vehículo, ubicación
rastrear > localización del vehículo, vehículo robado
# what makers call climate
tobera de aire, toberas de ventilación, rejilla de ventilación, difusor de aire, aireador, salida de aire
filtro del habitáculo, filtro de cabina, filtro de aire del climatizador, filtro antipolen, filtro del aire acondicionado
recirculación del aire, aire recirculado, recirculación de aire interior
# what makers call audio and telephones
mandos del volante, control remoto de audio, mandos de audio en el volante, botones del volante, interruptores del volante
autorradio, equipo de audio, sistema de audio, radio del coche
proyección del teléfono, duplicación de pantalla, réplica del teléfono, mirror screen, conexión de smartphone
emparejar el teléfono, vincular el teléfono, asociar el teléfono, registrar el teléfono, acoplar el teléfono
climatizador doble, climatizador de dos zonas, dos temperaturas distintas > climatizador bizona, dual
calefacción adicional, calefacción programable, calefacción estacionaria, calefacción independiente, calefacción auxiliar
`;
