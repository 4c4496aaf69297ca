/** Instruments, warning lights, displays, lights, wipers. The format stands in `lexicon.ts`. */
export const instrumentsAndLights = `
# instruments, warning lights, displays
cuadro de instrumentos, panel de instrumentos, tablero de instrumentos, cluster, grupo de instrumentos, instrumentación
tablero, salpicadero, panel frontal, torpedo, consola frontal
velocímetro, indicador de velocidad, medidor de velocidad, marcador de velocidad
cuentakilómetros parcial, odómetro parcial, trip, contador parcial, odómetro de viaje
cuentakilómetros, odómetro, kilometraje, cuenta kilómetros, millaje
indicador de combustible, medidor de combustible, aguja de la gasolina, marcador de gasolina, medidor de nafta, nivel de combustible
indicador de temperatura, termómetro del refrigerante, aguja de temperatura, medidor de temperatura, marcador de temperatura
reserva de combustible, tanque en reserva, nivel bajo de combustible
luz de avería del motor, check engine, testigo del motor, luz de mal funcionamiento, testigo de avería del motor, luz indicadora de falla
testigo de presión de aceite, luz de aceite, testigo del aceite, luz de advertencia de presión de aceite
testigo de batería, luz de batería, testigo de carga, luz de carga, testigo del alternador
testigo de los frenos, luz de freno del tablero, luz de advertencia de frenos, testigo del sistema de frenos
testigo abs, luz abs
testigo de presión de neumáticos, luz de presión de llantas, testigo tpms, luz de advertencia de presión de neumáticos
testigo del airbag, luz del airbag, luz de bolsa de aire, luz srs
ordenador de viaje, computadora de viaje, computadora de a bordo, ordenador de a bordo
autonomía, autonomía restante, kilómetros restantes, alcance con el combustible
indicador de mantenimiento, aviso de servicio, recordatorio de mantenimiento, indicador de servicio, testigo de mantenimiento, recordatorio de servicio
idioma, lengua de la pantalla, lenguaje
pantalla de proyección, head up display, hud, proyección en el parabrisas, visualizador frontal
brillo, luminosidad, intensidad de iluminación
atenuar, oscurecer, bajar el brillo, reducir el brillo
mensaje de error, mensaje de fallo, código de error, código de falla, mensaje de advertencia
configuración de fábrica, ajustes de fábrica, valores de fábrica, restablecer de fábrica, valores predeterminados
unidades de medida, kilómetros o millas, celsius o fahrenheit
brújula, compás
temperatura exterior, temperatura de afuera, temperatura ambiente
chivato > testigo, luz de advertencia
lucecita > testigo, luz de advertencia, indicador
foquito > testigo, luz de advertencia, indicador
lamparita > testigo, bombilla
muñequito > símbolo, testigo
dibujito > símbolo, testigo
dibujo en el tablero > símbolo, testigo
iconito > símbolo, testigo
icono > símbolo, testigo
simbolito > símbolo, testigo
luz amarilla > testigo ámbar, testigo amarillo
luz naranja > testigo ámbar, testigo amarillo
luz roja > testigo rojo, luz de advertencia
luz anaranjada > testigo ámbar, testigo amarillo
luz verde > testigo verde
luz azul > testigo azul, luz de carretera
luces del tablero > testigos, luz de advertencia
exclamación > testigo de presión de neumáticos, testigo de advertencia, freno
herradura > testigo de presión de neumáticos
llavecita > testigo de mantenimiento, indicador de servicio
llave inglesa en la pantalla > testigo de mantenimiento, indicador de servicio
aceitera > testigo de presión de aceite
alcuza > testigo de presión de aceite
lámpara de aladino > testigo de presión de aceite
regadera > testigo de presión de aceite
termómetro > indicador de temperatura, temperatura del refrigerante
motorcito > testigo de avería del motor
motor amarillo > testigo de avería del motor
check > testigo de avería del motor
engine > testigo de avería del motor
volante rojo > testigo de dirección asistida
tortuga > potencia limitada, potencia reducida
tortuguita > potencia limitada, potencia reducida
copo de nieve > aviso de hielo, temperatura exterior
tacita > detector de fatiga, aviso de cansancio
taza de café > detector de fatiga, aviso de cansancio
cafecito > detector de fatiga, aviso de cansancio
resorte en el tablero > testigo de precalentamiento
rulito > testigo de precalentamiento
espiral > testigo de precalentamiento
bombita de gasolina > indicador de combustible, reserva
candadito > inmovilizador, testigo del bloqueo
quitar la luz del servicio > reiniciar el indicador de mantenimiento, restablecer el intervalo
borrar el servicio > reiniciar el indicador de mantenimiento, restablecer el intervalo
apagar el aviso de servicio > reiniciar el indicador de mantenimiento
borrar el aviso > restablecer, reiniciar
cuánto llevo recorrido > cuentakilómetros, odómetro
kilómetros recorridos > cuentakilómetros, odómetro
reserva > nivel de combustible bajo, autonomía, última barra, último segmento
cambio de hora > ajuste de hora, reloj
horario de verano > ajuste de hora, reloj
español > idioma
inglés > idioma
pantalla en negro > pantalla apagada, reiniciar el sistema
pantalla congelada > reiniciar el sistema, restablecer
tildó > reiniciar el sistema, bloqueado
se cuelga la pantalla > reiniciar el sistema, bloqueado
se colgó la pantalla > reiniciar el sistema, bloqueado
se traba la pantalla > reiniciar el sistema, bloqueado
se pegó la pantalla > reiniciar el sistema, bloqueado
brillante > brillo, atenuación, regulador de iluminación
fábrica > ajustes de fábrica, valores predeterminados
# lights
luz de cruce, luces cortas, luces bajas, luz baja, faros de cruce
luz de carretera, luces largas, luces altas, luz alta, faros de carretera
cortas > luz de cruce, cruce
luz diurna, luces diurnas, luz de día, luz de circulación diurna, luces drl, luz de conducción diurna
luz antiniebla, faro antiniebla, faros de niebla, neblineros, rompenieblas, exploradoras, halógenos antiniebla
antiniebla trasera, luz trasera de niebla, luz antiniebla trasera, faro antiniebla trasero
luz de posición, luces de situación, luces de posición, luces de estacionamiento, cocuyos
luz de emergencia, balizas, luces estacionarias, luces preventivas, intermitentes de emergencia, luces de emergencia, intermitentes de advertencia, luces de peligro, hazard
intermitente, direccional, señalero, guiñador, guiño, luz de giro, luz direccional, señal de giro, luces de dirección, luz de viraje
luz de marcha atrás, luz de reversa, luz de retroceso, faro de reversa
tercera luz de freno, luz de freno superior, tercer stop, luz de freno elevada
luz trasera, calavera, piloto trasero, stop trasero, farol trasero, faro trasero, mica trasera
luz de matrícula, luz de placa, luz de patente, luz de la placa de matrícula, luz de portaplaca
luz interior, plafón, luz de cabina, luz de techo, luz de cortesía, iluminación interior, luz de lectura, luz de salón
iluminación ambiental, luz ambiental, luces de ambiente
faro delantero, luz delantera, óptica delantera, faro principal, farola delantera
regulación de los faros, altura de los faros, alcance de los faros, nivelación de faros, ajuste de altura de faros, alineación de faros
luces automáticas, encendido automático de luces, faros automáticos, encendido automático de faros
asistente de luces de carretera, luces altas automáticas, cambio automático de luces, luz de carretera automática
ráfagas, destello de luces, guiñada de luces, hacer cambio de luces, avisador luminoso
follow me home, luz de acompañamiento, coming home, función acompáñame a casa
sensor de luz, sensor crepuscular, fotocélula, sensor de luminosidad
led, diodo, luces led
xenón, faro de descarga, lámpara de descarga
halógeno, lámpara halógena, bombilla halógena
portalámparas, zócalo de la bombilla, casquillo, socket, portafoco
noche, oscuridad, conducción nocturna
niebla, neblina, bruma
foco quemado > bombilla fundida, cambio de bombillas
foco fundido > bombilla fundida, cambio de bombillas
se quemó un foco > bombilla fundida, cambio de bombillas
se fundió un foco > bombilla fundida, cambio de bombillas
luz quemada > bombilla fundida, cambio de bombillas
lamparita quemada > bombilla fundida, cambio de bombillas
ampolleta quemada > bombilla fundida, cambio de bombillas
tuerto > bombilla fundida, faro
luces de la neblina > faros antiniebla, luz antiniebla
luz para la niebla > faros antiniebla, luz antiniebla
neblina > faros antiniebla, antiniebla
cambio de luces > ráfagas, luz de carretera, luz de cruce
guiñar > ráfagas, intermitente
luces de peligro > luces de emergencia, intermitentes de emergencia
parpadeantes > luces de emergencia, intermitentes
luces prendidas > luces encendidas, aviso de luces
dejé las luces > luces encendidas, batería descargada
luces apuntan > regulación de los faros, altura de los faros
luz muy baja > regulación de los faros, altura de los faros
alumbra > regulación de los faros, bombilla, faros
direccional rápida > bombilla de intermitente fundida, frecuencia de parpadeo
empañado el faro > condensación en los faros, humedad en el faro
agua en el faro > condensación en los faros, humedad en el faro
faros amarillentos > limpieza de los faros
faros opacos > limpieza de los faros
luz de adentro > luz interior, iluminación interior
luz del techo > luz interior, plafón
conducir en inglaterra > circulación por la izquierda, ajuste de los faros
circular por la izquierda > ajuste de los faros
manejar de noche > luces, luz de cruce
# wipers
limpiaparabrisas trasero, limpialuneta, limpiador trasero, limpiaparabrisas de luneta
limpiaparabrisas, limpia parabrisas, limpiavidrios, wiper
escobilla del limpiaparabrisas, plumilla, pluma limpiadora, hoja del limpiaparabrisas, goma del limpiaparabrisas, hule del limpiador
líquido limpiaparabrisas, líquido lavaparabrisas, agua del limpiaparabrisas, líquido limpiacristales, agua de los parabrisas, agua del lavaparabrisas, líquido del depósito lavaparabrisas
surtidor del lavaparabrisas, difusor del lavaparabrisas, eyector del lavaparabrisas, boquilla del lavaparabrisas, chisguetero, pulverizador del lavaparabrisas, lavador del parabrisas
lavafaros, limpiafaros, lavador de faros
sensor de lluvia, limpiaparabrisas automático, detector de lluvia
barrido intermitente, funcionamiento intermitente del limpiaparabrisas, intervalo de barrido
llover, llueve, lluvia, aguacero
sapito > lavaparabrisas, surtidor del lavaparabrisas
chorrito > lavaparabrisas, surtidor del lavaparabrisas
chisguete > lavaparabrisas, surtidor del lavaparabrisas
agüita > líquido lavaparabrisas, refrigerante
agua del vidrio > líquido lavaparabrisas
hules > escobilla del limpiaparabrisas, junta
gomas del parabrisas > escobilla del limpiaparabrisas
plumas > escobilla del limpiaparabrisas, limpiaparabrisas
plumillas > escobilla del limpiaparabrisas
raya el vidrio > escobilla del limpiaparabrisas, sustituir escobillas
aguacero > lluvia, sensor de lluvia, limpiaparabrisas
diluvio > lluvia, agua, limpiaparabrisas
llueve > limpiaparabrisas, lluvia
# symbols and messages
obd, conector de diagnóstico, toma de diagnóstico, puerto obd2
centralita, computadora del motor, módulo de control del motor, ecu, unidad de control del motor
indicador de cambio de marcha, recomendación de marcha, sugerencia de cambio
dirección asistida eléctrica, eps, servodirección eléctrica
carrito patinando > testigo de control de estabilidad, esp
carrito derrapando > testigo de control de estabilidad, esp
carrito con candado > inmovilizador, testigo del inmovilizador
llave amarilla > testigo de mantenimiento, inmovilizador
círculo rojo > testigo de los frenos, freno de estacionamiento
p roja > freno de estacionamiento, testigo de los frenos
muñeco con cinturón > testigo del cinturón, avisador del cinturón
muñeco con pelota > testigo del airbag
persona con bola > testigo del airbag
pila roja > testigo de batería, alternador
luz de la pila > testigo de batería
termómetro rojo > temperatura del refrigerante, sobrecalentamiento
termómetro azul > motor frío, temperatura del refrigerante
termómetro con olas > temperatura del refrigerante, sobrecalentamiento
surtidor amarillo > reserva de combustible
hojita > modo económico, conducción económica
foco con exclamación > fallo de bombilla, bombilla fundida
volante con exclamación > testigo de dirección asistida, avería de la dirección
pie en el pedal > pisar el freno, pedal del freno
carro rojo adelante > alerta de colisión, distancia de seguridad
líneas del carril > asistente de carril, aviso de cambio de carril
tubo con puntitos > testigo del filtro de partículas, filtro de partículas
nubecita > testigo del filtro de partículas, gases de escape
velocímetro con flecha > control de crucero, limitador de velocidad
engranaje amarillo > testigo de transmisión, caja de cambios
rayo amarillo > acelerador electrónico, testigo de avería
rayo rojo > avería eléctrica, sistema eléctrico, batería
epc > control electrónico del motor, acelerador electrónico
ready > listo para circular, sistema en marcha
srs > airbag, testigo del airbag
brake > sistema de frenos, freno de estacionamiento
hold > retención automática
defrost > desempañar, deshelar
overdrive > sobremarcha
4h > tracción a las cuatro ruedas, gama alta
luz fija > testigo encendido permanentemente
titilando > parpadea
testigo parpadea > avería
luces de navidad > testigos, avería eléctrica
pasar el escáner > diagnóstico, conector de diagnóstico
borrar códigos > diagnóstico, restablecer
millas > unidades de medida, velocímetro
cambiar a kilómetros > unidades de medida
fahrenheit > unidades de medida, temperatura
velocímetro marca más > velocidad indicada
# more of lights, wipers, climate
catadióptrico, reflectante, ojo de gato, retrorreflector
luz de curva, luz de giro estática, faros direccionales, faros adaptativos, luz de esquina
luz del maletero, luz de la cajuela, luz del baúl, iluminación del maletero
luz al doblar > luz de curva, luz de giro
tarda en apagarse la luz > luz interior, retardo de apagado
apagar la luz de adentro > luz interior, contacto de la puerta
tocar la bombilla > guantes, bombilla halógena
poner led > bombilla led, modificaciones
levantar las plumillas > posición de servicio, brazo del limpiaparabrisas
limpiaparabrisas solos > sensor de lluvia
limpia en seco > escobillas, sensor de lluvia
rechina el limpiaparabrisas > escobillas del limpiaparabrisas, limpieza
salta el limpiaparabrisas > escobillas del limpiaparabrisas, vibración
congelado el parabrisas > escarcha, deshelar
escobillas pegadas > escobillas congeladas, hielo
aire a los pies > distribución de aire, zona de los pies
aire en la cara > distribución de aire, difusor
aire al vidrio > desempañar, distribución de aire
aire para atrás > climatización trasera, difusores traseros
cargar el aire > gas refrigerante, aire acondicionado
gas del aire > gas refrigerante, aire acondicionado
vinagre el aire > olores, evaporador
frío de un lado > zonas de temperatura, climatizador bizona
aire apagado > aire acondicionado, ventilación
hongos > moho, olores, evaporador
# what makers call instruments and lights
visualizador de información múltiple, pantalla de información múltiple, pantalla multifunción, centro de información del conductor, pantalla del cuadro de instrumentos, pantalla del cuadro
cuadro de instrumentos, cuadro de a bordo, grupo de instrumentos, conjunto de instrumentos
testigo de reserva, testigo de mínimo combustible, mínimo carburante, nivel bajo de combustible, reserva de carburante, luz de reserva
carga insuficiente de la batería, testigo de carga de la batería, luz del sistema de carga, indicador de carga de la batería
presión insuficiente del aceite, presión de aceite baja, baja presión de aceite
vida del aceite, duración del aceite, vida útil del aceite
aviso de helada, aviso de hielo, riesgo de helada, riesgo de hielo en la calzada
alumbrado de acompañamiento, iluminación de acompañamiento, luz de acompañamiento, follow me home, coming home, apagado retardado de los faros, retardo de los faros
alumbrado de acogida, iluminación de bienvenida, luz de bienvenida, leaving home
luces de marcha diurna, luces de circulación diurna, luces diurnas, luz de día
intermitentes, luces de viraje, señal de viraje, indicadores de dirección, direccionales
luces de emergencia, luces de precaución, señal de emergencia, luces de peligro, destellador de advertencia, luces intermitentes de emergencia, cuatro intermitentes
reglaje de los faros, nivelación de los faros, altura de los faros, orientación de los faros, regulación de los faros
luces de carretera automáticas, asistente de luces de carretera, luz alta automática, largas automáticas, conmutación automática de las luces
limpialuneta, limpia trasero, limpiador de luneta trasera, limpiador trasero, limpiaparabrisas trasero
líquido lavaparabrisas, líquido lavacristales, líquido limpiaparabrisas, líquido limpiacristales, agua del limpia, agua del limpiaparabrisas
escobilla, hoja del limpiador, hoja limpiaparabrisas, escobilla limpiaparabrisas, pluma del limpiador
luces de posición, luces de estacionamiento, luces de ciudad
tercera luz de freno, luz de freno superior, luz de freno montada en alto, tercer stop
luces de lectura, lámparas de mapa, luces personales, luz de mapas
avisador acústico, señal acústica, pitido de aviso
testigo de control, luz de control, lámpara de control
cuentakilómetros parcial, odómetro parcial, medidor de viaje, contador parcial, recorrido parcial
distancia hasta vacío, autonomía restante, kilómetros hasta vacío, distancia restante
consumo medio, consumo promedio, rendimiento de combustible, economía de combustible
posición de servicio de los limpiaparabrisas, posición de mantenimiento de los limpiaparabrisas, posición de cambio de escobillas
lavaluneta, lavador de luneta, lavador del vidrio trasero
eyectores del lavaparabrisas, surtidores del lavaparabrisas, boquillas del lavaparabrisas, toberas del lavaparabrisas
botón warning, luces warning, poner los warning > luces de emergencia
chivato del aceite > testigo de presión de aceite, nivel de aceite
chivato del motor, luz de fallo motor, fallo motor, fallo de motor > testigo de avería del motor, luz indicadora de falla
chivato de la gasolina, chivato de la reserva > testigo de reserva, mínimo combustible
chivato de los frenos > testigo de los frenos, nivel de líquido de frenos
chivato del airbag, airbag encendido > testigo del airbag, testigo srs
chivato de las ruedas > testigo de presión de los neumáticos, presión de inflado
resetear el aceite, poner a cero el aceite, reiniciar el aceite, borrar el aviso de aceite, quitar el aviso de aceite > reinicializar la vida del aceite, restablecer la duración del aceite
resetear el aviso de revisión, quitar el aviso de revisión, poner a cero la revisión, borrar el aviso de revisión > puesta a cero del indicador de mantenimiento, restablecer el indicador de mantenimiento
poner a cero el parcial, resetear el parcial, resetear el cuentakilómetros > cuentakilómetros parcial, puesta a cero
no se levantan los limpiaparabrisas, levantar los limpiaparabrisas, levantar las escobillas, poner las escobillas en vertical > posición de servicio de los limpiaparabrisas, sustitución de las escobillas
luces se quedan encendidas al bajar, luces encendidas al bajarme, luces al bajarme del coche > alumbrado de acompañamiento
luces al abrir de lejos, luces al abrir con el mando, se encienden las luces al abrir > alumbrado de acogida, iluminación de bienvenida
`;
