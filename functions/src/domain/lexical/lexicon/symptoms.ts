/** How owners tell what is wrong, and forms of verbs that the stemmer does not know. The format stands in `lexicon.ts`. */
export const symptoms = `
# symptoms
falla, avería, desperfecto, anomalía, mal funcionamiento, funcionamiento incorrecto, descompostura
averiado, descompuesto, malogrado, estropeado, dañado, defectuoso
romper, rotura, quebrar, quiebra
cascabeleo, picado de biela, detonación, golpeteo del motor, autoencendido, pistoneo
chirriar, chirrido, rechinar
vibrar, temblar, tiembla, trepidar, temblor, cimbrar, vibración
gotear, goteo, fuga, escape de líquido, chorrear, pérdida de líquido
humo, humareda
huele a quemado, olor a quemado
tironear, jalonear, jaloneo, corcovear
perder potencia, falta de fuerza, potencia reducida, falta de potencia
cascabelea > detonación, picado, octanaje
pistonea > detonación, picado, octanaje
golpetea > ruido, detonación
tabletea > ruido, vibración
matraquea > ruido, vibración
traquetea > ruido, vibración
truena > ruido, detonación
cruje > ruido, chirrido
zumba > ruido
silba > ruido, fuga
hace ruidos raros > ruido anormal
ruidito > ruido anormal, ruido
suena raro > ruido anormal, ruido
suena feo > ruido anormal, ruido
suena como lata > ruido, vibración
golpe seco > ruido, suspensión
jalonea > tirones, motor irregular
tirones > motor irregular, inyección
tironea > tirones, motor irregular
corcovea > tirones, motor irregular
falla el motor > avería del motor, funcionamiento irregular, motor irregular
ratea > motor irregular, encendido, bujías
petardea > explosiones en el escape, encendido
no agarra > embrague, marcha, adherencia
no agarra fuerza > pérdida de potencia, potencia reducida
no camina > pérdida de potencia, avería
perdió fuerza > pérdida de potencia, potencia reducida
huele a quemado > sobrecalentamiento, humo, embrague
huele a gasolina > fuga de combustible, olor a combustible
huele a nafta > fuga de combustible, olor a combustible
huele a bencina > fuga de combustible, olor a combustible
huele a huevo > catalizador, batería, ácido
huele a podrido > olores, filtro de habitáculo, catalizador
huele a gas > fuga de gas, gases de escape
huele a plástico > sobrecalentamiento, fusible, cortocircuito
huele dulce > fuga de refrigerante
brinca > suspensión, amortiguador
ladea > suspensión, presión de inflado
tiembla > vibración, equilibrado
vibra > vibración, equilibrado
cimbra > vibración, equilibrado
no responde > avería, no funciona, reiniciar
trabó > bloqueado, atascado
atoró > bloqueado, atascado
zafó > suelto, desprendido, desenganchado
flojo > suelto, apretar, holgura
cortocircuito > fusible, instalación eléctrica
chispas > cortocircuito, batería, alto voltaje
seguir > detener el vehículo, seguir circulando, continuar la marcha
seguir manejando > seguir circulando, continuar la marcha, detener el vehículo
llegar a mi casa > seguir circulando, autonomía
# irregular forms of verbs
apretar, aprieto
aflojar, soltar, suelto, liberar
comprobar, compruebe
probar, pruebo
extraer, extraigo, extracción
introducir, introduzca, introducción, insertar
conducir, conduzco, conducción
verter, vierta, echar
sacar, saque
colocar, coloque
secar, seque
reemplazar, reemplace
deslizar, deslice
alcanzar, alcance
empezar, empiezo, empiece, comenzar, comienza, iniciar
volver, vuelvo
resolver, resuelve, solucionar
corregir, corrijo, corrige, corrección
advertir, advierte, advertencia, aviso
nevar, nieva
congelar, helar, hiela
oír, oigo, oye, oyen, escuchar
desconectar, desconexión, desenchufar
conectar, conexión, enchufar
reparar, arreglar, componer
detectar, detección, reconocer
proteger, protejo, protección
instalar, montaje
medir, mido, medición
pedir, pido, solicitar
dirigir, dirija, orientar
elegir, elijo, elige, seleccionar
calentar, caliento, recalienta
herir, hiere, lesión
# other
reloj, ajuste de hora
configuración, parámetros, preferencias
caballete lateral, pata de cabra, soporte lateral, pata lateral, muleta lateral, caballete de apoyo
corona, catarina, sprocket
par máximo, torque máximo, momento torsor
apagar el motor, detener el motor
niño, nene, chamaco, crío, infante
pellizcar, pillar, atrapar
llave allen, llave hexagonal, hexagonal interior
clip, grapa, grampa
ropa de protección, equipo de protección, indumentaria de protección
faldilla antibarro, lodera, guardalodo, barrero
emisiones, contaminación
conexión a masa, conexión a tierra, punto de masa
pulir, pulimento, abrillantar
encerar, aplicar cera
moldura, bagueta, listón decorativo
herrumbre, óxido
rasguño, arañazo, rayón, rayadura
abolladura, bollo, abollón
autonomía eléctrica, alcance eléctrico, rango eléctrico
reducir, reduzca, reducción, disminuir
badén, lomo de toro, reductor de velocidad, policía acostado, túmulo, rompemuelles
bache, hoyo en el pavimento, pozo en la calle
ripio, gravilla, camino de tierra, terracería
nevera, frigorífico, frigobar
alargador, cable de extensión, extensión eléctrica
cortocircuito, corto circuito
bajar los seguros > bloquear, cierre centralizado
levantar los seguros > desbloquear, cierre centralizado
zapatilla eléctrica > alargador, regleta, toma múltiple
manija > manilla, tirador
picaporte > manilla, tirador
jaladera > manilla, tirador
configurar > ajustes, personalizar, menú
voltaje > tensión
mute > silenciar
bajar el sonido > volumen, silenciar
heladera > nevera, frigorífico
refrigerador > nevera, frigorífico
lentes de sol > portagafas, portalentes
dormir > pernoctar, litera
atrasar la hora > ajuste de hora, reloj
adelantar la hora > ajuste de hora, reloj
no conecta el celular > emparejar, bluetooth, vincular
no conecta el teléfono > emparejar, bluetooth, vincular
bluetooth no conecta > emparejar, vincular, conexión
motor no parte > no arranca, arranque, batería descargada
motor se apaga > calado, parada del motor, start stop
motor se muere > calado, parada del motor
apaga en marcha > calado, parada del motor
caja estándar > transmisión manual, caja manual
transmisión estándar > transmisión manual, caja manual
pierde fuerza > pérdida de potencia, potencia reducida
le falta fuerza > pérdida de potencia, potencia reducida
desvía > alineación, dirección, presión de inflado
chueco > alineación, torcido, dirección
volante chueco > alineación, geometría de la dirección
timón torcido > alineación, geometría de la dirección
motor jala poco > pérdida de potencia, potencia reducida
patina al arrancar > control de tracción, antipatinaje
batería no aguanta > batería descargada, sustituir la batería
pastillas gastadas > desgaste de las pastillas, indicador de desgaste
balatas gastadas > desgaste de las pastillas, indicador de desgaste
velocidad tope > velocidad máxima
chaleco > chaleco reflectante, equipo de emergencia
viaje largo > comprobaciones, niveles, presión de inflado
libras de aire > presión de inflado
libras a las llantas > presión de inflado, presión de los neumáticos
libras a las gomas > presión de inflado, presión de los neumáticos
libras a los cauchos > presión de inflado, presión de los neumáticos
libras a la moto > presión de inflado, presión de los neumáticos
clavo en la llanta > pinchazo, cuerpo extraño, kit de reparación
clavo en la rueda > pinchazo, cuerpo extraño, kit de reparación
clavo en la goma > pinchazo, cuerpo extraño, kit de reparación
quedé en panne > avería, asistencia en carretera
patada de arranque > arranque a pedal, pedal de arranque
regenerar el filtro > filtro de partículas
atascado en el barro > lodo, desatascar
goma de auxilio > rueda de repuesto
agarrar señal > recepción, antena, cobertura
# more of other
se rueda en la subida > asistente de arranque en pendiente, pendiente
cambio de cubiertas > sustitución de neumáticos, cambio de rueda
luz de posición quemada > bombilla fundida, cambio de bombillas
alarma suena sola > alarma antirrobo, sensor interior
carro con rayitas > testigo de control de estabilidad, esp
se prenden todos los testigos > comprobación de testigos, batería descargada
no abren las puertas > apertura de emergencia, desbloquear, bloqueo infantil
no abrió > apertura de emergencia, desbloquear
no puedo abrir > apertura de emergencia, desbloquear, bloqueado
no puedo cerrar > cierre de emergencia, cerradura, bloquear
no puedo encender > alimentación, batería descargada
no puedo mover la palanca > bloqueo de la palanca selectora, desbloqueo de la palanca
no puedo sacar la llave > cerradura de contacto, posición p, bloqueo de la llave
no puedo quitar la rueda > desmontar la rueda, tuerca de seguridad
no puedo sacar el cable > desbloqueo del conector de carga
no puedo oír > volumen, sonido, altavoz
`;
