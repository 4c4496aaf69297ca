/** Keys, locks, alarm, doors, windows, mirrors, roof. The format stands in `lexicon.ts`. */
export const keysAndDoors = `
# keys, locks, alarm
llave inteligente, llave de presencia, llave de proximidad, tarjeta manos libres
acceso sin llave, entrada sin llave, apertura sin llave, acceso manos libres, keyless
arranque sin llave, encendido sin llave, botón de arranque, botón de encendido, botón start stop, pulsador de arranque
llavero, mando de la llave, llave con mando, llave con control remoto, telemando
llave de emergencia, llave mecánica, paletón, espadín, llave metálica
llave de repuesto, copia de la llave, segunda llave, duplicado de llave, llave de reserva
inmovilizador, inmovilizador electrónico, bloqueo de arranque, bloqueo antiarranque, antiarranque
alarma antirrobo, alarma, sistema antirrobo, sistema de alarma
robo, hurto, sustracción, antirrobo
cierre centralizado, bloqueo centralizado, seguros eléctricos, cerraduras eléctricas, cierre central
bombín, cilindro de la cerradura, tambor de cerradura
pila de la llave, batería del mando, pila del mando, batería del control remoto, pila botón
manija, tirador de la puerta, picaporte, jaladera, manilleta, agarradera de puerta
desbloquear, desbloqueo, destrabar, quitar el seguro, destrancar
bloqueo del volante, bloqueo de la dirección, traba del volante, antirrobo de dirección, bloqueo de la columna de dirección
seguro para niños, bloqueo infantil, traba para niños, cierre de seguridad infantil, traba infantil
perder, pierdo, extraviar
trancado, bloqueado, trabado, atrancado
trancar > bloquear, cerrar
tranqué > bloqueado, cerrar
candado > bloqueo, cierre
echar llave > bloquear, cierre centralizado
seguros de las puertas > cierre centralizado, bloqueo de puertas
controlito > mando a distancia, telemando
control de la alarma > mando a distancia, telemando
control del portón > mando a distancia, mando del garaje
aparatito > mando a distancia, telemando
chip > inmovilizador, llave codificada, transpondedor
llave con chip > inmovilizador, transpondedor
pila gastada > pila descargada, sustituir la pila, batería del mando
pilita > pila del mando, batería del mando
se gastó la pila > pila descargada, sustituir la pila
dejé las llaves adentro > apertura de emergencia, llave en el interior
llaves adentro > llave en el interior, desbloqueo de emergencia
llaves dentro > llave en el interior, desbloqueo de emergencia
quedé encerrado > apertura de emergencia, desbloqueo desde el interior, desbloqueo manual
encerrado > apertura de emergencia, desbloqueo desde el interior
no reconoce la llave > llave no detectada, inmovilizador
no detecta la llave > inmovilizador
no lee la llave > llave no detectada, inmovilizador
extravié > pérdida de llaves, llave de repuesto
perdí las llaves > llave de repuesto
copia > llave de repuesto, duplicado
cerrajero > apertura de emergencia, llave de emergencia
ladrones > alarma antirrobo, antirrobo
sirena > alarma, alarma antirrobo
ulular > alarma
chilla la alarma > alarma antirrobo, desactivar la alarma
suena la alarma > alarma antirrobo, desactivar la alarma
sola la alarma > alarma antirrobo, falsa alarma
valet > modo aparcacoches, llave de aparcacoches
aparcacoches > modo valet, llave de servicio
cochera > garaje, mando del garaje
garaje > estacionar, puerta de garaje
chapa dura > cerradura, lubricar la cerradura
cerradura congelada > descongelar la cerradura
dura la llave > bloqueo del volante, contacto
no gira la llave > bloqueo del volante, bloqueo de la dirección
volante trabado > bloqueo del volante, bloqueo de la dirección
timón bloqueado > bloqueo del volante, bloqueo de la dirección
volante duro > dirección asistida, bloqueo de la dirección
dirección dura > dirección asistida, líquido de dirección
# doors, windows, mirrors, roof
puerta trasera, puerta posterior, portón trasero, portalón, portón del maletero
puerta corredera, puerta corrediza, puerta deslizante, puerta lateral corredera
puerta del conductor, puerta del chofer
bisagra, gozne
burlete, junta de la puerta, goma de la puerta, goma de estanqueidad, sello de puerta, empaque de puerta
elevalunas, alzacristales, levantacristales, alzavidrios, levantavidrios, ventanas eléctricas, vidrios eléctricos, lunas eléctricas
antipinzamiento, función antiatrapamiento, protección antipinzamiento, función antipellizco
luneta trasera, luneta posterior, medallón, parabrisas trasero, cristal trasero, vidrio trasero, luna trasera
luneta térmica, desempañador trasero, luneta calefactada, desempañador de luneta, luneta térmica trasera
cristales tintados, vidrios polarizados, lunas tintadas, vidrios oscurecidos
espejo retrovisor exterior, retrovisor exterior, espejo lateral, espejo exterior, retrovisor lateral
retrovisor interior, espejo interior, espejo retrovisor interior, espejo central
antideslumbramiento, antiencandilante, electrocrómico, fotocromático
deslumbrar, encandilar
plegar, pliego, abatir, rebatir
ángulo muerto, punto ciego, zona ciega
techo solar, techo corredizo, techo corredero, quemacocos, sunroof
techo panorámico, techo de cristal, techo de vidrio, techo acristalado
capota, techo plegable, techo de lona
descapotable, convertible, cabrio, cabriolet
cortinilla, cortina enrollable, persiana parasol, cortina parasol
cubremaletero, bandeja cubreequipajes, cubreequipajes, bandeja trasera, tapa cubreequipaje, luneta cubreequipajes
espejo de vanidad, espejo de cortesía, espejo de maquillaje
subir los vidrios > elevalunas, cerrar las ventanillas
bajar los vidrios > elevalunas, abrir las ventanillas
vidrio no sube > elevalunas, reinicializar
ventana no sube > elevalunas, reinicializar
se traba la ventana > elevalunas, antipinzamiento
pellizcar > antipinzamiento, atrapamiento
pillar los dedos > antipinzamiento, atrapamiento
machucar > antipinzamiento, atrapamiento
abrir con el pie > apertura manos libres, portón eléctrico
patada para abrir > apertura manos libres, portón eléctrico
portón no cierra > portón del maletero, portón mal cerrado
puerta abierta > testigo de puerta, aviso de puertas
tapa de atrás > portón, maletero
puerta de atrás > portón trasero, puerta trasera
quinta puerta > portón
espejitos > retrovisor exterior, espejo
plegar los espejos > abatir los retrovisores, retrovisores plegables
doblar los espejos > plegar los retrovisores, abatir los retrovisores
cerrar los espejos > plegar los retrovisores
espejo empañado > desempañar los retrovisores, calefacción de los retrovisores
encandila > antideslumbrante, retrovisor interior
deslumbran > antideslumbrante, retrovisor interior
me ciega el sol > parasol
sol en los ojos > parasol
espejo para maquillarse > espejo de cortesía
maquillarse > espejo de cortesía
toldo de adentro > techo solar, cortinilla
vidrio del techo > techo solar, techo panorámico
ventana del techo > techo solar, techo panorámico
gotera > junta, drenaje, techo solar
entra agua > junta de la puerta, drenaje, estanqueidad
se mete el agua > junta de la puerta, drenaje, estanqueidad
se filtra el agua > junta, drenaje, estanqueidad
entra viento > junta de la puerta, ruido del viento
polarizado > láminas, cristales tintados
papel ahumado > láminas, cristales tintados
parabrisas estrellado > daños del parabrisas, sustitución del parabrisas
parabrisas rajado > daños del parabrisas, sustitución del parabrisas
vidrio rajado > cristal dañado, sustitución del parabrisas
piquete > impacto de piedra, daños del parabrisas
piedrazo > impacto de piedra, daños del parabrisas
# more of keys, doors, seats
arranque remoto, arranque a distancia, encendido remoto, encendido a distancia
llave digital, llave virtual, llave en el móvil
seguro automático, bloqueo automático de puertas, cierre automático en marcha
luz de bienvenida, iluminación de acceso
percha, gancho para ropa, colgador de ropa, gancho para prendas
volante calefactable, calefacción del volante, volante térmico
columna de dirección, ajuste del volante, altura del volante, regulación del volante
asiento eléctrico, ajuste eléctrico del asiento, asiento de ajuste eléctrico
acceso fácil, entrada fácil, easy entry
alerta de asiento trasero, recordatorio de ocupantes traseros, aviso de ocupante trasero
airbag de rodilla, bolsa de aire de rodilla
latch, isofix, i size, anclajes inferiores
martillo de emergencia, martillo rompecristales, rompevidrios
se cierran solas las puertas > bloqueo automático de puertas, cierre centralizado
se abren solos los vidrios > apertura confort, elevalunas
bajar el volante > ajuste del volante, columna de dirección
subir el volante > ajuste del volante, columna de dirección
acercar el volante > ajuste del volante, columna de dirección
mover el volante > ajuste del volante, bloqueo de la dirección
bebé encerrado > apertura de emergencia, niños sin vigilancia
niño adelante > asiento del acompañante, sistema de retención infantil
edad adelante > asiento del acompañante, sistema de retención infantil
qué edad la silla > grupo de peso, estatura, sistema de retención infantil
silla floja > fijación, isofix, sistema de retención infantil
ganchitos de la silla > isofix, anclajes
pies en el tablero > airbag, posición incorrecta
latigazo > reposacabezas, lesiones cervicales
cinturón torcido > cinturón retorcido, colocación del cinturón
me aprieta el cinturón > ajuste de altura del cinturón, colocación del cinturón
cinturón en el cuello > ajuste de altura del cinturón, colocación del cinturón
funda de asiento > airbag lateral
cubreasientos > fundas, airbag lateral
se descargó la llave > pila del mando, arranque de emergencia
se mojó la llave > daños, mando a distancia
programar la llave > sincronizar la llave, codificar, inmovilizador
llave nueva > llave de repuesto, codificar
bloquear los vidrios de atrás > bloqueo de elevalunas, seguro para niños
alto el asiento > altura del asiento, ajuste de altura
bajar el asiento > altura del asiento, ajuste de altura
quitar el cabezal > desmontar el reposacabezas
# what makers call keys and openings
llave electrónica, llave inteligente, llave avanzada, tarjeta manos libres, llave manos libres
llave mecánica, llave física, llave de emergencia, llave metálica, llave integrada, espadín de la llave, paletón de la llave
mando a distancia, telemando, transmisor de entrada sin llave, transmisor del mando, llavero transmisor, mando de la llave
entrada sin llave, acceso sin llave, acceso manos libres, apertura sin llave, sistema inteligente de entrada
pila de la llave, pila del mando, pila del telemando, pila del transmisor, batería del transmisor, batería del control remoto, pila de la llave electrónica
vigilancia del habitáculo, protección volumétrica, sensor de presencia de intrusos, sensor volumétrico, alarma volumétrica
portón lateral corredero, puerta lateral deslizante, puerta lateral corredera
elevalunas impulsional, elevalunas automático, ventana de un toque, ventana automática, función de un solo toque
persiana del techo, cortinilla del techo, cortina del techo, parasol del techo
espejo antideslumbrante, retrovisor electrocrómico, espejo de atenuación automática, retrovisor antideslumbramiento, espejo día noche
portón manos libres, maletero manos libres, apertura con el pie, portón de apertura automática con el pie
no reconoce la llave, no detecta la llave, no encuentra la llave, no lee la llave, no me reconoce la llave > llave electrónica no detectada, pila de la llave, arranque de emergencia
copia de la llave, duplicar la llave > llave adicional, llave de repuesto, duplicado de llave, programación de llaves
mando desincronizado, sincronizar el mando, mando no va con pila nueva, mando no funciona con pila nueva > sincronización del mando, reinicializar el mando
radio pide código, me pide el código de la radio, code en la radio > código de seguridad de la radio, antirrobo de la radio
techo panorámico, techo corredizo, techo solar panorámico, techo deslizante
varilla de soporte del capó, varilla del capó, varilla de apoyo del capó, varilla de sujeción del capó
palanca de liberación del capó, palanca de apertura del capó, tirador del capó, palanca para abrir el capó
apertura confort, bajar las ventanillas con la llave, bajar las ventanillas con el mando, abrir las ventanillas con la llave
elevalunas no baja solo, ventana no sube sola, ventana no baja sola, ventanilla no sube sola, elevalunas no sube solo > inicialización del elevalunas, reinicializar los elevalunas
se mojó la llave, llave mojada, llave en la lavadora > agua en la llave electrónica, pila de la llave
`;
