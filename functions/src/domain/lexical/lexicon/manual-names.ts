/** What manuals of Spain, Mexico, the River Plate and the Andes call the same part or function. The format stands in `lexicon.ts`. */
export const manualNames = `
# warnings, controls
recordatorio del cinturón, avisador del cinturón, aviso de cinturón desabrochado, alerta de cinturón, testigo del cinturón
testigo de puerta abierta, indicador de puerta entreabierta, aviso de puerta mal cerrada, luz de puerta abierta
testigo de reserva, luz de bajo combustible, aviso de reserva, indicador de bajo nivel de combustible
testigo de temperatura, luz de temperatura, aviso de temperatura del refrigerante, luz de sobrecalentamiento
testigo del inmovilizador, luz de seguridad, indicador de seguridad, luz del inmovilizador
testigo de luces largas, indicador de luz alta, indicador de luces altas, testigo de luz de carretera
testigo de intermitentes, indicador de direccionales, indicador de señal de giro
testigo de dirección asistida, luz de la dirección, luz eps, indicador de servodirección
testigo del filtro de partículas, luz del dpf, indicador del filtro de partículas
testigo de precalentamiento, luz de bujías incandescentes, indicador de precalentamiento
testigo de pastillas, indicador de desgaste de pastillas, aviso de desgaste de frenos, luz de balatas
luz de advertencia, luz indicadora, lámpara indicadora, testigo luminoso, luz de aviso, piloto de advertencia
señal acústica, timbre, campanilla de aviso, avisador sonoro, aviso acústico, tono de advertencia, alarma sonora
mando giratorio, perilla giratoria, botón giratorio, selector giratorio
palanca de intermitentes, palanca de direccionales, palanca multifunción, palanca de luces
palanca del limpiaparabrisas, palanca de limpiadores, mando del limpiaparabrisas
interruptor de luces, mando de luces, conmutador de luces, perilla de luces
mandos de los elevalunas, interruptor de ventanas, botones de los vidrios, teclas de las ventanillas
mandos de los retrovisores, control de espejos, interruptor de espejos, perilla de los espejos
mandos del techo, consola superior, consola del techo
menú del vehículo, ajustes del vehículo, configuración del vehículo, personalización del vehículo
mensajes en pantalla, avisos en pantalla, mensajes del display, indicaciones de la pantalla
vista general, vista interior, puesto de conducción, ubicación de los mandos, panorama de los mandos
índice alfabético, índice analítico, índice de palabras
# doors, seats, children
desbloqueo selectivo, apertura selectiva, desbloqueo de la puerta del conductor, desbloqueo en dos pasos
bloqueo automático por velocidad, autobloqueo, cierre en marcha, seguros por velocidad
doble bloqueo, superbloqueo, bloqueo de seguridad, cierre de doble seguridad, dead lock
cierre de emergencia, bloqueo manual de puertas, cierre sin corriente
apertura confort, apertura global de ventanas, apertura a distancia de ventanas
cierre confort, cierre global, cierre a distancia de ventanas
ajuste de altura del cinturón, regulador de altura del cinturón, anclaje regulable del cinturón
guía del cinturón, sujetador del cinturón, portacinturón
limitador de esfuerzo, limitador de fuerza, limitador de tensión del cinturón
cinturón abdominal, cinturón de dos puntos, cinturón ventral
cinturón de tres puntos, cinturón combinado, cinturón pélvico y de hombro
clasificación del ocupante, detección de ocupante, sistema de detección del pasajero, sensor de ocupación
llave de desactivación del airbag, interruptor del airbag, conmutador del airbag del acompañante
reposacabezas activo, apoyacabezas activo, protección contra latigazo
sistema de retención suplementario, srs, sistema suplementario de sujeción, sistema de airbags
asiento integral, asiento plegable, asiento escamoteable, asiento rebatible, rebatir
cojín del asiento, base del asiento, almohadón del asiento
plaza central, asiento del medio, plaza del medio
reposapiés, apoyapié, descansapié
# climate and comfort
climatización, sistema de climatización, control de clima, sistema de ventilación y calefacción
distribución del aire, reparto del aire, modo de flujo de aire, dirección del flujo de aire
modo de desempañado, desempañado rápido, desempañado máximo, defrost, desescarchado
calor residual, calefacción residual
zona de temperatura, zona climática, clima de dos zonas, bizona, dual zone, clima dual
ventilación en parado, ventilación estacionaria, ventilación con motor parado
toma de entrada de aire, rejilla de entrada de aire, entrada de aire exterior
calefacción del parabrisas, parabrisas térmico, parabrisas calefactable
espejos calefactables, retrovisores térmicos, calefacción de los retrovisores, espejos con desempañador
# driving
sistema de frenos, circuito de frenos, sistema hidráulico de frenos
recorrido del pedal, carrera del pedal, juego del pedal
asistente de frenada, servofreno de emergencia
freno de estacionamiento, freno de parqueo, freno de aparcamiento
marcha lenta, avance lento, marcha por arrastre, creep, deslizamiento en drive
retención de la palanca, bloqueo de cambio, shift lock, enclavamiento de la palanca
liberación del bloqueo de cambio, anulación del shift lock, desbloqueo manual de la palanca, desbloqueo de la palanca
conducción fuera de carretera, conducción todoterreno, manejo fuera del camino, manejo a campo traviesa
caja de transferencia, caja transfer, caja reductora
tracción delantera, tracción a las ruedas delanteras, fwd
tracción trasera, propulsión trasera, rwd
suspensión neumática, suspensión de aire, suspensión autonivelante
régimen de ralentí, velocidad de ralentí, marcha al vacío
modo de espera del motor, parada en ralentí, idle stop
distancia de frenado, distancia de detención, distancia de parada
cambio de carril, cambio de pista, cambio de senda
condiciones de activación, requisitos de funcionamiento, condiciones de funcionamiento
límites del sistema, restricciones del sistema, situaciones en que no funciona
# wheels and emergencies
reparación provisional, reparación temporal, reparación de emergencia del neumático
presión en frío, presión de neumáticos fríos, presión con llantas frías
etiqueta de presión, placa de presión, calcomanía de presión, rótulo de neumáticos
neumático direccional, llanta unidireccional, neumático con sentido de giro
indicador de desgaste, testigo de desgaste, twi, barra de desgaste
capuchón de la válvula, tapón de la válvula, tapita de válvula
obús de la válvula, núcleo de la válvula, extractor de válvulas
perno de rueda, tornillo de rueda, tuerca de rueda, birlo de rueda, bulón de rueda
puntos de apoyo, puntos de elevación, puntos para el gato, soportes para levantar
ojal de remolcado, gancho de remolcado, armella de arrastre, argolla de arrastre, anilla de remolcado
remolcado, arrastre del vehículo, transporte del vehículo averiado
arranque auxiliar, arranque con batería externa, arranque de refuerzo
bloqueo de combustible, corte de bomba de combustible, interruptor de inercia
desbloqueo de emergencia, apertura mecánica, liberación manual, apertura manual de emergencia
asignación de fusibles, disposición de fusibles, tabla de fusibles, ubicación de fusibles, esquema de fusibles
bombilla fundida, lámpara quemada, foco quemado, ampolleta quemada, lámpara fundida
# upkeep and data
nivel mínimo, marca mínima, marca min, línea low
nivel máximo, marca máxima, marca max, línea full
capacidades, cantidades de llenado, volúmenes de llenado, capacidades de fluidos
fluidos recomendados, lubricantes recomendados, líquidos y lubricantes, productos recomendados
servicio de mantenimiento, operaciones de mantenimiento, trabajos de mantenimiento, tareas de mantenimiento
conductos de drenaje, agujeros de desagüe, orificios de desagüe
juntas de goma, burletes, empaques de hule, gomas de estanqueidad
pieza de plástico, molduras plásticas, partes plásticas, acabados plásticos
cera protectora, protector de pintura, cera conservante
lavado a mano, lavado manual
limpieza interior, cuidado del interior, limpieza del habitáculo
limpieza exterior, cuidado del exterior, lavado del vehículo
datos del motor, especificaciones del motor, ficha del motor
pesos y dimensiones, pesos y medidas, dimensiones y masas
consumo homologado, consumo combinado, consumo mixto, rendimiento combinado
registrador de datos, grabadora de datos de eventos, edr
interferencia electromagnética, compatibilidad electromagnética, interferencias de radio
materia contaminante, sustancias peligrosas, residuos peligrosos
accesorios originales, accesorios genuinos, accesorios homologados
piezas originales, repuestos genuinos, recambios originales, refacciones originales
`;
