/** Stories of lights, messages, symbols, wipers, keys and the alarm. The format stands in `lexicon.ts`. */
export const lightsAndMessages = `
# warning lights as they look
señal de exclamación, signo de exclamación, signo de admiración, admiración entre paréntesis, exclamación entre paréntesis, exclamación en círculo, círculo con exclamación, exclamación roja > testigo de los frenos, nivel de líquido de frenos, freno de estacionamiento
exclamación amarilla, triángulo con exclamación, triángulo amarillo, triángulo naranja, triángulo rojo con exclamación > mensaje de advertencia, control de estabilidad, testigo de advertencia general
llanta con exclamación, rueda con exclamación, goma con exclamación, taza con exclamación, olla con exclamación, herradura con exclamación, corte de llanta > testigo de presión de neumáticos, presión de inflado, control de presión de neumáticos
jarrita de aceite, lamparita de aladino, lámpara mágica, tetera, jarra que gotea, aceitera roja, aceitera amarilla, lata de aceite > testigo de presión de aceite, nivel de aceite
luz del aceite en curvas, aceite al frenar, parpadea el aceite, titila el aceite, prende el aceite, salió la aceitera, foco del aceite > testigo de presión de aceite, nivel de aceite
luz del motor, motor en amarillo, motor anaranjado, helicóptero amarillo, submarino amarillo, dibujo del motor, check encendido, prendió el check, salió el check, check engine parpadea, luz de falla > testigo de avería del motor, gases de escape
motor parpadea, check parpadeando, check intermitente, luz del motor titila > fallo de encendido, testigo de avería del motor, catalizador
batería en rojo, cuadrito rojo, cajita roja, cajita con más y menos, dibujo de la batería, foco de la batería, prendió la batería > testigo de batería, alternador, correa
abs encendido, abs prendido, salió abs, luz amarilla de abs, abs y frenos > testigo abs, sistema antibloqueo de frenos
coche con curvas, carro con rayas, autito con rulos, auto con huellas, cochecito derrapando, carrito con colitas, esp off, vsc off, trac off, tc off, asr off > testigo de control de estabilidad, control de tracción desactivado
resorte amarillo, rulito amarillo, espiralito, caracolito, bobinita > testigo de precalentamiento, precalentamiento
volante en rojo, volante amarillo, volantito, volante encendido, timón en rojo, eps encendido > testigo de dirección asistida, fallo de la dirección asistida
tubo de escape con puntos, caja con puntitos, escape amarillo, filtro con puntos, nube en el tablero > filtro de partículas, regeneración del filtro de partículas
coche con llave, carro con llave, carro con llavecita, llave dentro del coche, autito con candado, llave titila, foco de la llave, llave parpadea > inmovilizador, testigo del inmovilizador, mantenimiento
carro con candado parpadea, lucecita roja que parpadea apagado, luz roja titila apagado, punto rojo parpadea > alarma antirrobo, testigo del inmovilizador
llave de tuercas, llave fija naranja, herramienta en el tablero, llave inglesa amarilla, aparece una llave > indicador de mantenimiento, intervalo de mantenimiento
dibujo de la bomba, bombita amarilla, surtidor encendido, dispensador de gasolina, flechita de la bomba, triangulito de la bomba > reserva de combustible, indicador de combustible, lado de la boca de llenado
copito de nieve, estrellita de frío, hielo en el tablero, cristalito azul, pitido a 4 grados, pitido a 3 grados > aviso de hielo, temperatura exterior, riesgo de helada
pie sobre pedal, zapato verde, pie verde, pie en un círculo, piecito > pisar el freno, pisar el embrague, posición p
carrito abierto, puertas abiertas en el tablero, dice puerta abierta, marca puerta abierta, autito con alas > aviso de puerta abierta, puerta mal cerrada, portón mal cerrado
letra a con flecha > start stop, parada automática del motor
a con flechas y luces, faro verde con a, faro azul con a > luces de carretera automáticas, asistente de luces de carretera
medidor azul, foco azul, luz azulita, faro azul, farito azul > luz de carretera
faro verde, farito verde, luces encontradas, dos lámparas verdes > luz de posición, luz de cruce
faro con ola, farito ondulado, luz con rayita torcida, faro amarillo con línea > luz antiniebla, antiniebla trasera
termómetro en agua, termómetro con olitas, barquito, agua con termómetro, termómetro blanco > temperatura del refrigerante, nivel de refrigerante
tortuga amarilla, caracol amarillo, modo tortuga > potencia limitada, potencia reducida, batería descargada
enchufe rojo, enchufe amarillo, enchufito, clavija verde > cable de carga conectado, toma de carga, recarga
ready no aparece, no dice ready, no se pone ready, no sale ready, no da ready > listo para circular, sistema en marcha, pisar el freno
volante con manos, me pide las manos, ponga las manos > detección de manos, asistente de carril
coche con estrella, choque en el tablero, dos coches chocando, cochecitos chocando > alerta de colisión, frenado automático de emergencia
coche entre líneas, coche entre rayas, carrito entre líneas, dos rayas con coche, líneas blancas, líneas verdes > asistente de carril, aviso de cambio involuntario de carril
luces de arbolito, se prendió todo el tablero, árbol de navidad, arbolito de navidad, prenden todas las luces > avería eléctrica, batería descargada, comprobación de testigos
tablero apagado, tablero muerto, no prende el tablero, se apagó el tablero, tablero en negro, cuadro apagado, no se ve el cuadro > cuadro de instrumentos, fusible, batería descargada
agujas locas, aguja se cae, agujas se mueven solas, aguja pegada, aguja no sube, no sube la aguja, no baja la aguja, aguja al máximo > indicador, cuadro de instrumentos, avería
aguja de la temperatura, temperatura se dispara, sube la temperatura, temperatura al rojo, aguja al rojo, llegó al rojo, llega a la h, marca caliente > temperatura del refrigerante, sobrecalentamiento
marca vacío, marca lleno siempre, marcador de gasolina no sube, llené y marca menos, no sube al llenar > indicador de combustible, nivel de combustible
# messages
sale stop, dice stop, stop en rojo, mensaje rojo, aviso rojo, sale en rojo, pantalla roja > detener el vehículo, testigo rojo, mensaje de advertencia
sale service, dice service, dice servicio, service vencido, sale inspección, aviso de inspección, sale mantenimiento, faltan kilómetros para el servicio, número de kilómetros negativo > indicador de mantenimiento, intervalo de mantenimiento, restablecer el indicador de mantenimiento
apagar la llave del servicio, borrar la llave, resetear el servicio, poner a cero el servicio, quitar mantenimiento, poner en cero el aceite, resetear el aceite, porcentaje de aceite, vida del aceite > restablecer el indicador de mantenimiento, vida útil del aceite
sale avería, dice avería, dice falla, dice error, error en la pantalla, sale una letra, sale un código, unas letras y números, me sale p0, códigos raros > mensaje de advertencia, código de error, diagnóstico
dice llave no detectada, llave no encontrada, key not detected, no key, no detecta llave > llave no detectada, pila de la llave, arranque de emergencia
dice pisar freno, pise el freno para arrancar, me pide el freno, me pide el embrague, dice shift to p > pisar el freno, posición p, arranque del motor
dice sensor sucio, sensor bloqueado, radar sucio, radar bloqueado, cámara bloqueada, cámara sucia, radar no disponible, asistencia no disponible, función no disponible, sistema no disponible > sensor tapado, limpieza de los sensores, límites del sistema
dice tomar un descanso, me manda a descansar, dice que descanse, sale un café, taza en la pantalla > detector de fatiga, aviso de cansancio
quitar un mensaje, borrar mensaje, ocultar el mensaje, no se va el mensaje, mensaje no se va, aviso no desaparece, aviso se queda > mensaje de advertencia, confirmar, restablecer
# lights
se queda encendida la luz, luz no se apaga, luz se queda prendida, luz de adentro no se apaga, no se apaga la luz del techo > luz interior, contacto de la puerta, interruptor
no prende la de adentro, no enciende al abrir, luz no prende al abrir la puerta > luz interior, contacto de la puerta
luces flojas, luces amarillas, alumbran al suelo, alumbran los árboles, apuntan al cielo, apuntan muy arriba, me pitan por las luces > regulación de los faros, altura de los faros
cargado alumbra arriba, con el maletero lleno alumbra, luces altas por la carga, ruedita de los faros, rueda 0 1 2 3 > regulación de los faros, carga
una luz no prende, un faro no prende, una luz no enciende, tengo un faro quemado, un ojo tuerto, me falta una luz, ando tuerto, un foco muerto, foco no da > cambio de bombillas, bombilla fundida, fusible
se quema seguido el foco, se quema a cada rato, se funden los focos > bombilla, tipo de bombilla, no tocar con los dedos
intermitente rápido, intermitente loco, direccional loca, guiño rápido, señalero rápido, clic rápido, tic tac rápido, parpadea más rápido de un lado > bombilla de intermitente fundida, intermitente
intermitente no se quita, direccional no regresa, direccional no vuelve, no se quita el guiño, guiño queda puesto > intermitente, palanca de los intermitentes
tres parpadeos, parpadea tres veces, toque del intermitente, tocar la palanca tres veces > intermitentes de confort, intermitente
luces solas en el túnel, prenden al entrar al túnel, se encienden en el túnel, luces se prenden de día > luces automáticas, luz diurna, sensor de luz
quedan prendidas al bajar, luces prendidas al bajarme, luces al cerrar, luces se quedan un rato, alumbra el camino a casa, luz hasta la puerta > luz de acompañamiento, follow me home
pita por las luces, suena porque dejé las luces, olvidé las luces, dejé las luces prendidas, dejé los faros > aviso de luces encendidas, batería descargada
luces para francia, faros en reino unido, faros al conducir por la izquierda, país que conducen al otro lado > ajuste de los faros, circulación por la izquierda
gotitas en el faro, vapor en el faro, faro sudado, faro con agua, pecera en el faro, se mete agua al faro, faro empañado > condensación en los faros, humedad en el faro
faro amarillo, faros gastados, faros quemados por el sol, mica amarilla, ópticas opacas > limpieza de los faros, faros
stop no prende, no prenden los stops, luz de freno no se apaga, stops pegados, stop se queda encendido, luces de atrás no prenden > luz de freno, bombilla fundida, interruptor de la luz de freno
luz en el suelo al abrir, logo en el piso, proyecta el logo > luz de bienvenida, iluminación de acceso
luz de colores, cambiar el color de la luz, lucecitas de colores, luz de ambiente > iluminación ambiental
# wipers
plumas no paran, limpiaparabrisas no para, plumas a mitad, se quedó a mitad del vidrio, limpiador a mitad, se paró a la mitad, no vuelven a su lugar > limpiaparabrisas, posición de reposo, fusible
plumas prenden solas, limpia solo sin lluvia, limpia sin llover, barre solo, barren solas, se activan al cerrar > sensor de lluvia, limpiaparabrisas automático
dejan rayas, raya el cristal, barre mal, deja franjas, deja agua, deja velo, hacen ruido las plumas, chillan las plumas, brincan las plumas > escobillas del limpiaparabrisas, sustituir escobillas
brazo no levanta, no puedo levantar las plumas, pegan con el capó, plumas verticales > posición de servicio, brazo del limpiaparabrisas
plumas congeladas, pegadas con hielo, plumas pegadas > escobillas congeladas, deshelar
no echa agüita, chisguete tapado, no tira agua al vidrio, no sale el chorrito, chorro torcido, chorro desviado, agua al techo, echa el agua al techo > surtidor del lavaparabrisas, depósito lavaparabrisas
dónde echo el agua de las plumas, tapa azul, tapón azul, tapita azul, agua del limpiavidrios, jabón para el vidrio > depósito lavaparabrisas, líquido lavaparabrisas
se congeló el agua del limpia, agua congelada del limpia > líquido lavaparabrisas, anticongelante
limpia de atrás en reversa, plumilla de atrás se prende sola, limpia de atrás, pluma de atrás > limpialuneta, marcha atrás
# keys, doors and alarm
control no alcanza, control a distancia no alcanza, abre de cerca, abre pegado, a veces abre, a veces no abre > pila del mando, alcance del mando, interferencias
control se mojó, lavé la llave, llave en la lavadora, llave al agua, se cayó la llave al agua > mando a distancia, daños, pila de la llave
llave se partió, llave rota adentro, se partió la llave, se quebró la llave, se rompió la llave > llave de repuesto, llave de emergencia, cerradura
perdí el control, se me perdió la llave, me robaron la llave, solo tengo una llave > pérdida de llaves, llave de repuesto, codificar
dónde pongo la llave sin pila, llave sin batería, llave muerta, llave agotada, arrancar con la llave sin pila, acercar la llave al botón, llave en el portavasos > arranque de emergencia, pila de la llave, llave no detectada
llave escondida, llavecita escondida, llavecita de adentro, sacar la llave del control, llave metida en el mando, paleta de la llave > llave de emergencia, llave mecánica
agujero de la llave tapado, tapita de la manija, no veo la cerradura, sin hueco para llave, ojo de la llave, cerradura escondida > cubierta de la cerradura, llave de emergencia, apertura de emergencia
batería muerta y cerrado, no abre por la batería, descargado y cerrado, no puedo entrar al coche, no puedo entrar al carro, cerrado con llave adentro > apertura de emergencia, llave de emergencia, batería descargada
abrir el baúl por dentro, maletero desde adentro, abrir cajuela sin batería, abrir maletero sin batería, baúl desde los asientos > desbloqueo de emergencia, portón, maletero
se cierra al alejarme, cierra al irme, se bloquea al alejarme, abre al acercarme > acceso sin llave, bloqueo automático
se volvió a cerrar solo, se cierra solo a los segundos, abro y se vuelve a cerrar, se bloquea a los 30 segundos > bloqueo automático, cierre centralizado
traba al andar, seguros bajan al andar, se bajan los seguros, seguros se bajan solos, cierra al arrancar, traba a los 20 > bloqueo automático de puertas, cierre centralizado
abre solo la del conductor, solo abre una puerta, solo abre el chofer, una sola puerta, abre todas las puertas > desbloqueo selectivo, cierre centralizado
puerta no cierra bien, puerta mal cerrada, puerta caída, puerta se abre andando > puerta mal cerrada, bisagra, cerradura
puerta corrediza no abre, puerta lateral no cierra, corrediza trabada, puerta eléctrica se regresa, puerta se devuelve > puerta corredera, puerta corredera eléctrica, antipinzamiento
portón se baja, portón no se queda arriba, portón se cae, se cae la tapa, amortiguadores de la cajuela, no sostiene la tapa > portón trasero, amortiguadores de gas
portón abre muy alto, portón pega en el techo, pega en el garaje, abrir menos el portón > altura de apertura, portón eléctrico
portón no hace caso, portón pita y no cierra, portón sube y baja, portón se detiene > portón eléctrico, antipinzamiento, inicializar
patear debajo, pasar el pie, mover el pie debajo, meter el pie debajo > apertura manos libres, portón eléctrico
suena sola de noche, se dispara la alarma, se dispara sola, alarma loca, alarma se activa sola, pita de noche, alarma despierta a los vecinos, salta la alarma > alarma antirrobo, sensor interior, desconectar la alarma
alarma con perro, alarma con alguien dentro, alarma en el ferry, alarma en el barco, alarma en grúa > desactivar sensor interior, protección antirremolcado, alarma antirrobo
callar la alarma, parar la alarma, apagar la sirena, no para la alarma, pita y pita, no se calla > desactivar la alarma, alarma antirrobo
dos bips al cerrar, pita tres veces al cerrar, pita al cerrarlo, bocinazo al cerrar, no pita al cerrar > señal acústica, confirmación del bloqueo, llave en el interior
cierra pero no prenden luces, no guiña al cerrar, no parpadea al cerrar > confirmación del bloqueo, puerta mal cerrada
cambiar la pila de la llave, abrir la llave, cómo se abre el control, qué pila lleva, qué pila usa, pila redonda, pila de reloj, pila plana, cr2032, cr2025 > sustituir la pila, pila de la llave, mando a distancia
volante se traba apagado, volante trabado al sacar la llave, llave no da vuelta, llave atorada, llave trabada, llave no entra, llave se quedó pegada, no suelta la llave > bloqueo de la dirección, cerradura de contacto, posición p
abrir garage, programar el portón, control del garage, memorizar el portón, portón de mi casa > mando del garaje, homelink
`;
