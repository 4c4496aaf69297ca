/** Driver assistance, parking, screens, telephones, apps: names and stories. The format stands in `lexicon.ts`. */
export const assistanceAndScreens = `
# names of driver assistance
asistente de conducción, ayuda a la conducción, sistema de asistencia al conductor, adas
control de crucero adaptativo, acc, regulador de distancia, regulador automático de distancia, crucero con radar, programador de velocidad adaptativo, tempomat adaptativo
asistente de atascos, asistente de embotellamientos, traffic jam assist, asistente de tráfico
asistente de velocidad inteligente, limitador inteligente, isa, aviso de exceso de velocidad
frenada de emergencia en ciudad, city brake, city stop, front assist, pre safe, collision mitigation
detección de peatones, reconocimiento de peatones, protección de peatones
asistente de cambio de carril, side assist, lane change assist, blis, bsd, bsw
aviso de salida segura, alerta de apertura de puertas, asistente de salida segura, aviso de salida del vehículo
asistente de dirección evasiva, maniobra evasiva
asistente de emergencia, emergency assist, parada de emergencia asistida
asistente de intersecciones, asistente de cruces
visión nocturna, night vision, cámara térmica
asistente de maniobras con remolque, trailer assist
control de balanceo, mitigación de viento lateral, asistente de viento lateral
reparto electrónico de frenada, ebd, distribución electrónica de la fuerza de frenado
asistente de frenada de emergencia, ba, asistencia al frenado
bloqueo electrónico del diferencial, eds, xds
control de par de arrastre, msr
freno multicolisión, freno poscolisión
ayuda al arranque en pendiente, hill start assist
sensor de aparcamiento, pdc, ultrasonidos, sensor ultrasónico, parktronic
radar, sensor de radar, radar frontal, sensor delantero
cámara frontal, cámara multifunción, cámara del parabrisas
calibración de la cámara, recalibrar la cámara
líneas guía, líneas de referencia, líneas orientativas, líneas dinámicas
caja negra, edr, registrador de eventos, registro de datos de accidente
alcohol lock, alcoholímetro, dispositivo antiarranque por alcohol
# stories of driver assistance
frena lejos, se pega mucho al de adelante, se acerca mucho al de adelante, mantiene la distancia, sigue al coche de adelante, sigue al de enfrente, arranca solo cuando el de adelante, acelera solo en carretera, se ajusta a la velocidad del de adelante, deja mucho hueco, deja mucho espacio > control de crucero adaptativo, distancia con el vehículo delantero
frena en las curvas solo, frena por los camiones de al lado, frena por el del otro carril, frena bajo un puente, frena sin nada adelante > control de crucero adaptativo, límites del sistema, sensor de radar
dejó de seguir al de adelante, se desconectó el crucero, se quita el crucero, se cancela el crucero, crucero no se activa, crucero no agarra, crucero no entra, no me deja poner el crucero > control de crucero, condiciones de activación, desactivación
crucero en bajada, se pasa de la velocidad, se pasa en bajada > control de crucero, pendiente
que no pase de 120, que no pase de cierta velocidad, poner un tope, no pasarme del límite, evitar multas > limitador de velocidad, aviso de velocidad
pita al pasar de 120, pita a 120, suena al pasar, campanita de velocidad, pita por velocidad, me pita por exceso, pita en cada cartel, pitido del límite > aviso de velocidad, asistente de velocidad inteligente, reconocimiento de señales de tráfico
señal equivocada, marca otro límite, señal que no es, lee mal las señales, velocidad equivocada en pantalla, señal de 80 en el tablero > reconocimiento de señales de tráfico, límites del sistema
pita como loco al acercarme, me grita frena, pita y sale rojo, pantalla roja brake, aparece brake, dice frene, pita que voy a chocar > alerta de colisión, frenado automático de emergencia
se mueve el volante en la carretera, me regresa al carril, me mete al carril, me empuja al carril, me jala al carril, no me deja cambiarme de carril, tironea el volante > asistente de mantenimiento de carril, desactivar
pita al salirme, suena cuando piso la línea, suena cuando cambio de carril, pita al cambiarme > aviso de cambio involuntario de carril, detector de ángulo muerto
luz naranja en el espejo, foquito en el espejo, triángulo en el espejo, lucecita en el retrovisor, dibujito en el espejo, coche en el espejo, prende el espejo > detector de ángulo muerto, retrovisor exterior
pita al salir en reversa, viene un coche al salir, saliendo del cajón, salir de reversa del estacionamiento, saliendo en reversa > alerta de tráfico cruzado, tráfico transversal trasero
no vi la bici, abrir la puerta y venía, venía una moto > alerta de apertura de puertas, detector de ángulo muerto
pitan sin nada, pitan solos, suena sin obstáculo, pita con lluvia, pita con pasto, pita en el tráfico > sensores de aparcamiento, limpieza de los sensores, límites del sistema
no pita atrás, dejó de pitar en reversa, no suena en reversa, sensores mudos, los sensores no pitan > sensores de aparcamiento, avería de la ayuda al aparcamiento
pita con la bola puesta, pita con el gancho, pita con el remolque, pita con las bicis > sensores de aparcamiento, enganche de remolque, desactivar
cámara negra, cámara azul, cámara se ve mal, cámara empañada, cámara sucia, cámara con agua, se ve borrosa la cámara, cámara no prende en reversa, no sale la cámara > cámara de visión trasera, limpieza de la cámara
cámara se queda prendida, cámara no se quita, quitar las líneas, líneas no coinciden, rayas de la cámara > cámara de visión trasera, líneas guía
ver desde arriba, vista de pájaro, vista de dron, ver alrededor > cámara de visión 360, vista panorámica
que se estacione solo, se aparca solo, que aparque solo, meterlo solo al cajón, aparcar en batería, aparcar en línea > aparcamiento automático, asistente de estacionamiento
sacarlo con el móvil, moverlo desde afuera, moverlo con la llave, sacarlo por control > estacionamiento remoto, aparcamiento a distancia
quitar la ayuda de carril, apagar el carril, quitar el asistente de carril, quitar el frenado automático, apagar el radar, apagar la frenada, desactivar los pitidos, que deje de pitar, quitar los pitidos, callar los pitidos, harto de pitidos > desactivar, ajustes del vehículo, sistemas de asistencia
se activa cada vez que arranco, vuelve a activarse, se vuelve a poner solo, hay que quitarlo cada vez > desactivar, activación automática al arrancar
calcomanía en el parabrisas, pegué algo en el parabrisas, cambié el parabrisas, parabrisas nuevo, nuevo parabrisas > cámara frontal, calibración
parachoques pintado, pinté el parachoques, cambié el parachoques, golpe en el parachoques, matrícula tapa > sensor de radar, sensores de aparcamiento, ajuste del sensor
# names of screens and telephones
pantalla del conductor, virtual cockpit, cuadro digital, instrumentación digital, cuadro de instrumentos digital
actualización de software, actualización del sistema, versión de software, firmware del vehículo
restablecimiento de fábrica, borrado de datos, reset de fábrica, restaurar ajustes
cuenta de usuario, perfil de usuario, perfil del conductor, usuario principal
código qr, cuadro qr, qr
tarjeta nfc, llave nfc, etiqueta nfc
gesto, control por gestos, mando gestual
ayuda del sistema, manual digital, manual en pantalla
radio fm, frecuencia modulada, fm
onda media, amplitud modulada, am
rds, ta, información de tráfico, avisos de tráfico
punto de interés, poi, lugar de interés
favoritos, destinos guardados, destinos favoritos
modo privado, modo de privacidad, no compartir ubicación
zona de carga del móvil, bandeja del móvil, soporte para el móvil, portamóvil
entretenimiento trasero, pantallas traseras, pantallas de los asientos
# stories of screens and telephones
pantalla se apaga sola, se apaga la pantalla, pantalla parpadea, pantalla se reinicia, se reinicia la radio, radio se apaga sola, radio se prende y apaga, pantalla no reacciona, no responde al dedo, no agarra el dedo, toco y no pasa nada, pantalla trabada, se quedó en el logo > reiniciar el sistema, sistema multimedia, pantalla táctil
pantalla fantasma, toca sola, se mueve sola la pantalla > pantalla táctil, limpieza de la pantalla, reiniciar el sistema
apretar diez segundos, mantener el botón de volumen, reiniciar la pantalla, reset de la radio, apagar y prender la radio > reiniciar el sistema, mantener pulsado
pantalla brilla de noche, pantalla muy clara de noche, pantalla oscura de día, no se ve con sol, cambia a negro de día, modo noche > brillo, modo día y noche, ajuste de la pantalla
huellas en la pantalla, dedos marcados, pantalla con dedos, pantalla rayada > limpieza de la pantalla, paño de microfibra
no se conecta solo, no conecta solo el teléfono, no reconecta, hay que conectarlo cada vez, se desconecta a cada rato, se desconecta solo, se desengancha el teléfono, bluetooth se corta, no aparece mi teléfono, no sale mi teléfono, no encuentra mi teléfono, no encuentra el celular, no halla el celular, pide un código el bluetooth, pin del bluetooth > emparejar, bluetooth, lista de dispositivos
cambié de celular, cambié de móvil, celular nuevo, móvil nuevo, teléfono nuevo, conectar otro teléfono, el teléfono de mi mujer, dos teléfonos, teléfono del anterior dueño, celular del dueño anterior > emparejar, eliminar dispositivo, lista de dispositivos
lleno de teléfonos, lista llena, máximo de teléfonos > eliminar dispositivo, lista de dispositivos
no salen los contactos, no baja los contactos, no pasa la agenda, no se ven los contactos, no carga la agenda > agenda telefónica, sincronizar contactos, permisos
no me escuchan, me oyen lejos, me oyen con eco, me escuchan mal, no oigo la llamada, llamada por el celular, suena en el teléfono y no en el coche > micrófono, manos libres, volumen de llamada
leer mensajes, me lea los mensajes, me lea el whatsapp, contestar mensajes, mandar mensaje > mensajes, android auto, comandos de voz
carplay se cierra, carplay no sale, carplay se corta, no aparece carplay, no conecta carplay, android auto se cierra, android auto no sale, no aparece android auto, android auto se corta, se desconecta android > android auto, carplay, cable usb
solo carga y no conecta, solo carga el teléfono, carga pero no conecta > cable usb, android auto, puerto usb
usb de atrás, usb trasero, dónde enchufo el celular, usb c, cable c, tipo c > puerto usb, toma usb
usb no suena, no toca el usb, no reproduce el usb, memoria no suena, memoria no lee, canciones desordenadas, no lee mp3, no lee flac > memoria usb, formatos de audio, reproducción
se escucha solo adelante, se oye solo atrás, solo suena un lado, suena de un lado, bajar los graves, retumba la música, suena saturado > distribución del sonido, ecualizador, graves y agudos
volumen sube solo, sube solo el volumen, volumen cambia con la velocidad, baja el volumen solo, baja sola la música, se baja al poner reversa > volumen dependiente de la velocidad, volumen
radio no agarra en el campo, se pierde la emisora, cambia sola de emisora, cambia de estación sola > recepción, seguimiento de emisora, sintonizar
dejar guardada la estación, poner mis estaciones, memorizar una radio > presintonía, memorizar emisoras
apagar la radio sin apagar el coche, que no prenda la radio, radio prende sola, radio prende al arrancar > encender y apagar, equipo de audio
radio se apaga a los minutos, radio se apaga apagado, oír radio apagado, escuchar música sin motor > desconexión automática, modo de ahorro de batería, equipo de audio
mapa desactualizado, calle que no existe, no conoce mi calle, calle nueva no sale, actualizar el gps, gps viejo > actualización de mapas, navegación
mapa gira, mapa con el norte arriba, ver el mapa de arriba, mapa en 3d > orientación del mapa, vista del mapa
gps loco, gps me ubica mal, gps sin señal, no agarra gps > señal gps, posición del vehículo
guardar mi casa, poner casa, llévame a casa, ir a casa, guardar trabajo > domicilio, destino, favoritos
callar a la señora, callar la voz, la voz del navegador, que no hable, habla mucho el gps, no habla el gps > indicaciones de voz, volumen de navegación
no me reconoce la voz, no entiende mi acento, contesta cuando no le hablo, se activa la voz sola > reconocimiento de voz, idioma, comandos de voz
salió en inglés, se cambió a inglés, ponerlo en español, pasarlo a español > idioma, ajustes del sistema
hora atrasada, hora adelantada, una hora de menos, reloj adelantado, reloj atrasado, cambiar la hora, hora en 24, doce horas, am pm, cambio de horario > ajuste de hora, reloj, formato de hora
millas por hora, sale en millas, temperatura en fahrenheit, galones, pasar a litros, psi o bar, cambiar a bares > unidades de medida, ajustes
poner mi nombre, cambiar de conductor, perfil de mi esposa > perfil de usuario, cuenta de usuario
comprado usado, compré de segunda mano, cuenta del antiguo dueño, app del dueño anterior, desligar la cuenta, anterior dueño > restablecimiento de fábrica, perfil de usuario, eliminar cuenta
app no conecta, app no carga, app sin datos, aplicación no se conecta, aplicación no actualiza, no veo el coche en la app, no puedo abrir con la app, abrir con el celular, prender desde el celular, cerrar desde el celular > aplicación móvil, servicios conectados, cobertura
no me acuerdo dónde estacioné, encontrar el coche, que pite para encontrarlo > localización del vehículo, ubicación
actualización a medias, se paró la actualización, actualización falló, actualizar por wifi, actualizar en casa, dice actualización disponible > actualización de software, actualización inalámbrica
internet del coche, wifi del coche, se acabaron los datos, pagar internet del coche, suscripción, venció la suscripción, dejó de funcionar tras tres años > servicios conectados, punto de acceso, suscripción
me escucha el coche, quién ve mis datos, borrar mis viajes > protección de datos, datos personales, ajustes de privacidad
ver vídeos andando, ver video en marcha, tele en marcha, se corta el video al andar > vídeo, bloqueo durante la marcha
`;
