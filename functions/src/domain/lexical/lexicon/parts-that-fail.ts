/** What does not work, with the part named first: "la cajuela no abre". The format stands in `lexicon.ts`. */
export const partsThatFail = `
# doors, keys, windows
puerta no abre, puertas no abren, puerta trasera no abre, puerta de atrás no abre, puerta no quiere abrir > bloqueo infantil, seguro para niños, apertura de emergencia
puerta no cierra, puerta no traba, puerta no tranca, puerta no engancha > puerta mal cerrada, cerradura, cierre de emergencia
puerta no bloquea, seguros no bajan, seguros no suben, seguros no funcionan, no funcionan los seguros, no suben los seguros, no bajan los seguros > cierre centralizado, bloqueo de puertas, fusible
maletero no abre, baúl no abre, cajuela no abre, portón no abre, valijera no abre, no abre la cajuela, no abre la maletera, no abre el portón, no abre la valijera, no me abre el baúl > apertura de emergencia, desbloqueo de emergencia, portón
maletero no cierra, baúl no cierra, cajuela no cierra, portón no cierra, no cierra la cajuela, no cierra el portón, no cierra la maletera > portón mal cerrado, portón eléctrico, cerradura
capó no abre, capot no abre, bonete no abre, no abre el capot > capó, palanca de desbloqueo
tapa no abre, tapa de la gasolina no abre, tapa de la nafta no abre, tapa de la bencina no abre, tapa del tanque no abre > tapa de combustible, apertura de emergencia
llave no funciona, control no funciona, mando no funciona, control no sirve, control no responde, control no abre, mando no abre, llave no abre, control dejó de funcionar, llave dejó de funcionar > pila del mando, sincronizar el mando, llave de emergencia
llave no gira, llave no sale, llave no prende, llave no arranca > cerradura de contacto, bloqueo de la dirección, posición p
botón no prende, botón no arranca, botón de arranque no funciona, botón no hace nada, botón de encendido no responde > botón de arranque, llave no detectada, pisar el freno
alarma no funciona, alarma no suena, alarma no se desactiva, alarma no para > alarma antirrobo, pila del mando
vidrio no baja, vidrio no sube, ventanas no funcionan, ventana no baja, ventanilla no sube, ventanilla no baja, luna no sube, vidrio de atrás no baja, vidrio del copiloto no baja > elevalunas, bloqueo de elevalunas, inicializar, fusible
espejo no se mueve, espejo no pliega, espejo no abre, espejo no calienta, espejos no funcionan > retrovisor exterior, ajuste de los retrovisores, retrovisores plegables
techo no abre, techo no cierra bien, techo solar no abre, quemacocos no abre, sunroof no abre > techo solar, inicializar
capota no baja, capota no sube, capota no cierra, capota no abre > cierre de emergencia
# seats and belts
cinturón no abrocha, cinturón no sale, cinturón no enrolla, cinturón no vuelve, cinturón no estira, cinturón no jala > cinturón bloqueado, retractor, hebilla
asiento no calienta, asiento no enfría, calefacción del asiento no funciona, asiento térmico no funciona > calefacción de asiento, fusible
asiento no sube, asiento no baja, asiento no reclina, respaldo no baja, respaldo no reclina > ajuste del asiento, altura del asiento, respaldo
silla no entra, silla no engancha, isofix no engancha, silla no encaja > isofix, anclajes, sistema de retención infantil
volante no sube, volante no baja, volante no se mueve, volante no gira, volante no dobla > ajuste del volante, bloqueo de la dirección, dirección asistida
bocina no suena, claxon no suena, pito no suena, bocina no funciona, claxon no pita, pito no funciona, bocina no deja de sonar > claxon, fusible
# climate
aire no enfría, aire no prende, aire no sale, aire no funciona, aire no tira, aire no sopla, clima no enfría, aire acondicionado no enfría, aire acondicionado no funciona, ac no enfría > aire acondicionado, gas refrigerante, fusible, compresor
calefacción no funciona, calefacción no calienta, calefacción no sale, calefactor no calienta > calefacción, temperatura del refrigerante
ventilador no funciona, ventilador no prende, ventilador no sopla, ventilador no gira > fusible
desempañador no funciona, desempañador no calienta, luneta no calienta, luneta térmica no funciona > luneta térmica, fusible
vidrio no se desempaña, parabrisas no desempaña > deshumidificar, aire acondicionado
# lights and wipers
luces no prenden, luces no encienden, luces no funcionan, luces no se apagan, faros no prenden, faros no encienden > fusible, bombilla fundida, interruptor de luces
luz alta no prende, luz baja no prende, luz larga no prende, luces altas no funcionan, luces bajas no funcionan, luz corta no funciona > luz de carretera, luz de cruce, bombilla fundida
luz de freno no prende, luces de freno no prenden, luz de freno no se apaga, stop no funciona > luz de freno, bombilla fundida, fusible
luz de reversa no prende, luz de retroceso no prende, luz de marcha atrás no enciende > luz de marcha atrás, bombilla fundida
intermitente no funciona, direccional no prende, direccional no funciona, guiño no anda, señalero no funciona, luz de giro no anda > bombilla de intermitente, fusible, intermitente
luz interior no prende, luz interior no se apaga, luz del techo no prende, luz del maletero no prende > luz interior, bombilla fundida, contacto de la puerta
luz del tablero no prende, luces del tablero no prenden, iluminación del tablero no funciona > brillo, iluminación del cuadro de instrumentos, fusible
limpiaparabrisas no funciona, limpiaparabrisas no limpia, limpiaparabrisas no se mueve, limpiaparabrisas no prende, plumas no funcionan, plumas no se mueven, plumillas no limpian, limpiador no anda > limpiaparabrisas, fusible, escobillas
agua no sale, chorrito no sale, lavador no funciona, sapito no tira, chisguete no echa > surtidor del lavaparabrisas, líquido lavaparabrisas, obstruido
# instruments and screens
pantalla no prende, pantalla no enciende, pantalla no responde, pantalla no funciona, pantalla no se apaga, pantalla no reacciona al tacto > reiniciar el sistema, pantalla apagada, pantalla táctil
radio no prende, radio no enciende, radio no funciona, radio no suena, radio no agarra, radio no se apaga, estéreo no prende, autoestéreo no prende > equipo de audio, fusible, código de seguridad
sonido no sale, parlante no suena, bocinas no suenan, altavoz no suena, altavoces no funcionan > altavoces, silencio, volumen
bluetooth no conecta, bluetooth no funciona, bluetooth no encuentra, bluetooth no empareja, bluetooth no aparece, celular no conecta, teléfono no conecta, móvil no se conecta, celular no se vincula > emparejar, vincular, bluetooth
usb no funciona, usb no lee, usb no carga, usb no conecta, pendrive no suena, pendrive no lee > memoria usb, puerto usb, formato
carplay no funciona, carplay no conecta, android auto no funciona, android auto no conecta, android auto no abre > android auto, carplay, cable usb
cámara no prende, cámara no funciona, cámara no se ve, cámara no sale, cámara de reversa no funciona, cámara trasera no funciona > cámara de visión trasera, limpieza de la cámara, fusible
sensores no funcionan, sensores no pitan, sensores no suenan, sensor no detecta, sensores de reversa no funcionan > sensores de aparcamiento, limpieza de los sensores
gps no funciona, gps no agarra, navegador no encuentra, navegador no funciona > navegación, señal gps
reloj no cambia, reloj no guarda, hora no se guarda, hora no cambia > ajuste de hora, reloj
aguja no se mueve, velocímetro no marca, velocímetro no funciona, tacómetro no marca, cuentakilómetros no avanza > cuadro de instrumentos, avería
marcador no marca, indicador no marca, gasolina no marca, indicador no sube > indicador de combustible
encendedor no funciona, enchufe no funciona, toma no funciona, cargador no funciona, cargador no carga, encendedor no prende, encendedor no calienta > toma de 12 v, fusible
cargador inalámbrico no carga, cargador inalámbrico no funciona, carga inalámbrica no funciona > carga inalámbrica, cargador inalámbrico
aplicación no funciona, app no funciona, app no abre el coche, app no encuentra > aplicación móvil, servicios conectados
# engine, gearbox, brakes
motor no arranca, motor no prende, motor no enciende, motor no gira, motor no da vuelta, motor no responde, motor no acelera, motor no levanta > batería descargada, motor de arranque, inmovilizador, avería del motor
motor no apaga, motor no se detiene, motor no para de girar > parada del motor, desconexión de emergencia
palanca no entra, palanca no pasa, palanca no baja, palanca no sale de p > bloqueo de la palanca selectora, desbloqueo de la palanca
cambio no entra, cambios no entran, marcha no entra, reversa no entra, primera no entra, retroceso no entra, marcha atrás no entra, velocidad no entra > engranar marcha, embrague, caja de cambios
caja no cambia, caja no responde, caja no pasa, caja automática no cambia > caja automática, modo de emergencia
freno no agarra, freno no frena, frenos no responden, freno no funciona, pedal no sube > líquido de frenos, fallo de los frenos, desgaste de pastillas
freno de mano no suelta, freno de mano no quita, freno de mano no baja, freno de mano no agarra, freno de mano no funciona > freno de estacionamiento, soltar el freno de estacionamiento
embrague no sube, embrague no vuelve, clutch no regresa, clutch no sube, embrague no desacopla, clutch no mete > pedal del embrague, embrague, líquido del embrague
acelerador no responde, acelerador no funciona, pedal no responde > acelerador electrónico, modo de emergencia
dirección no gira, dirección no responde, dirección no funciona, dirección no vuelve > dirección asistida, bloqueo de la dirección
crucero no funciona, crucero no prende, control de crucero no funciona, control crucero no agarra > control de crucero, condiciones de activación
start stop no funciona, start stop no se activa, start stop no apaga > condiciones de activación, nivel de carga
asistente no funciona, asistente no se activa, carril no funciona, asistente de carril no se activa > condiciones de activación, límites del sistema, cámara frontal
batería no carga, batería no aguanta, batería no dura, batería no retiene, alternador no carga > batería descargada, alternador, sustituir la batería
gato no sube, gato no levanta, gato no alcanza > puntos de apoyo del gato
tuerca no sale, tornillos no salen, birlos no aflojan, llanta no sale > llave de ruedas, tuerca de seguridad, desmontar la rueda
compresor no infla, compresor no prende, kit no infla, espuma no sella > kit de reparación de neumáticos, compresor
luz no se quita, luz no se borra, testigo no se apaga, testigo no desaparece, aviso no se va, mensaje no se borra > testigo, restablecer, taller
# charging
coche no carga, carro no carga, auto no carga, enchufe no entra, cable no entra, cargador no entra, conector no entra > toma de carga, conector de carga, recarga
cable no suelta, enchufe no sale, manguera no sale, cargador no suelta > desbloqueo del conector de carga, desbloqueo de emergencia
carga no empieza, carga no inicia, carga no termina, carga no llega, carga no sube, carga no pasa de > interrupción de la carga, límite de carga, carga programada
cargador no enciende, cargador no responde, wallbox no carga, wallbox no funciona > caja de carga mural, avería de carga
calefacción gasta batería, aire gasta batería, clima gasta batería > autonomía, climatización, consumo eléctrico
# things that do it by themselves
puertas se cierran solas, puerta se bloquea sola, seguros se ponen solos, seguros se bajan, se traban solas > bloqueo automático de puertas, cierre centralizado
luces se prenden solas, luces se encienden solas, luces se apagan solas, faros se prenden solos > encendido automático de luces, sensor de luz
limpiaparabrisas se activa solo, plumas se mueven solas, limpiaparabrisas se prende solo > sensor de lluvia
ventana se abre sola, ventanas se abren solas, vidrios se bajan solos, ventanillas bajadas solas, techo se abre solo > apertura confort, mando a distancia
alarma se dispara, alarma suena de noche, alarma salta sola > alarma antirrobo, sensor interior
volante se mueve solo > asistente de carril, asistente de mantenimiento de carril
motor se apaga solo, motor se prende solo, motor arranca solo, coche se apaga solo, carro se apaga solo > start stop, parada automática, calado
freno se activa solo, freno se pone solo, freno de mano se pone solo, se pone solo el freno de mano > freno de estacionamiento eléctrico, activación automática
asiento se mueve, espejos se mueven solos, espejos se cierran solos, volante sube solo > acceso fácil, memoria de asiento, retrovisores plegables
ventilador se prende solo, ventilador queda prendido, ventilador arranca solo > ventilador del radiador
radio cambia sola, radio se enciende sola, volumen cambia solo > sintonizar, volumen dependiente de la velocidad
maletero se abre solo, portón se abre solo, cajuela se abre sola, baúl se abre solo > apertura manos libres, portón eléctrico, mando a distancia
batería se descarga sola, batería se baja, batería amanece descargada > consumo eléctrico, batería descargada
llanta se baja sola, llanta pierde aire, goma pierde aire, rueda pierde aire, neumático pierde aire > pinchazo, presión de inflado, válvula
velocidad baja sola, coche frena solo, carro frena solo, auto frena solo > control de crucero adaptativo, frenado automático de emergencia
# parts that make noises, leak, smell
freno suena, frenos rechinan, freno chirría, pastillas chillan > ruido de frenos, desgaste de las pastillas
suspensión suena, suspensión golpea, suspensión cruje, amortiguador suena, suena la suspensión, tren delantero suena > suspensión, amortiguador, ruido anormal
dirección suena, dirección chilla, dirección zumba, dirección cruje, suena la dirección > dirección asistida, líquido de dirección, ruido anormal
correa suena, banda suena, faja chilla, correa chirría > tensión de la correa, correa
motor suena, motor golpea, motor hace ruido, motor cascabelea, motor tabletea, motor vibra, motor tiembla > ruido anormal, nivel de aceite, motor irregular
escape suena, escape truena, escape petardea, mofle suena > sistema de escape, ruido anormal
rueda suena, rueda zumba, rueda roza, llanta suena, llanta zumba, rueda vibra, rueda tiembla > rodamiento de rueda, equilibrado, neumáticos
caja suena, caja zumba, caja rasca, caja golpea > caja de cambios, ruido anormal
aire huele, aire acondicionado huele, ventilación huele, huele el aire, sale mal olor del aire > olores, filtro de habitáculo, evaporador
motor gotea, motor pierde aceite, motor bota aceite, motor tira aceite, caja pierde aceite > fuga de aceite, nivel de aceite
radiador gotea, radiador pierde, radiador bota agua, radiador tira agua, manguera gotea, manguera pierde > fuga de refrigerante, nivel de refrigerante
tanque gotea, tanque pierde, gotea gasolina, gotea nafta, pierde gasolina, pierde nafta > fuga de combustible
cámara raya, sensor pita, sensor suena > sensores de aparcamiento, limpieza de los sensores
tablero parpadea, tablero titila, luces parpadean, luces titilan, luces bajan, luces suben y bajan > batería, alternador, avería eléctrica
`;
