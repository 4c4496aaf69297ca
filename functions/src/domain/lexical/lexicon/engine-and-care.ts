/** Engine, maintenance, fluids, cleaning. The format stands in `lexicon.ts`. */
export const engineAndCare = `
# engine, maintenance, fluids
aceite de motor, lubricante del motor
nivel de aceite, medir el aceite, comprobar el aceite, checar el aceite
varilla del aceite, bayoneta, varilla de nivel, medidor de aceite, varilla medidora, varilla indicadora
tapón de llenado de aceite, tapa del aceite, tapa de llenado del aceite, boca de llenado de aceite
cárter, cárter de aceite, tapón de cárter, bandeja de aceite
filtro de aceite, cartucho de aceite, elemento filtrante de aceite
filtro de aire, depurador de aire, purificador de aire del motor
filtro de combustible, filtro de gasolina, filtro de gasoil, filtro de nafta, filtro de diésel
filtro de partículas, dpf, fap, filtro antipartículas, filtro de hollín
filtro de habitáculo, filtro de cabina, filtro de polen, filtro antipolen, filtro del aire acondicionado
adblue, urea, def, líquido de escape diésel, arla, solución de urea
viscosidad, grado del aceite, graduación del aceite
líquido refrigerante, refrigerante, anticongelante, agua de enfriamiento, agua del motor, líquido del radiador
vaso de expansión, depósito de expansión, tanque de recuperación, depósito de refrigerante, bote de expansión, depósito recuperador, envase recuperador
radiador, panal del radiador
electroventilador, motoventilador, ventilador del radiador, abanico del radiador, moto ventilador
bomba de agua, bomba de refrigerante
líquido de frenos, liga de frenos, fluido de frenos, aceite de frenos, dot 4
líquido de dirección, aceite de la dirección, fluido de dirección, aceite hidráulico de dirección, líquido de la servodirección, líquido de la dirección asistida
aceite de la caja, aceite de transmisión, líquido de transmisión, atf, valvulina, aceite de caja de cambios, fluido de transmisión
agua desmineralizada, agua destilada, agua desionizada, agua de batería
agua con jabón, jabón neutro
correa de accesorios, correa poly v, banda de accesorios, correa de servicio, correa del alternador, correa auxiliar, banda serpentina, banda del alternador
correa de distribución, banda de tiempo, correa de tiempo, correa dentada, banda de distribución, faja de distribución
bujía, candela, bujía de encendido, chispero
inyector, tobera de inyección, inyección
bomba de combustible, bomba de gasolina, bomba de nafta, bomba de bencina
tanque de combustible, depósito de combustible, tanque de nafta, tanque de gasolina, estanque de bencina, depósito de gasolina
boca de llenado, boca de carga, boquilla de llenado, bocal de llenado, cuello de llenado
tapa de combustible, tapón de gasolina, tapa de la bencina, tapa del tanque, tapa de la nafta, tapón del depósito, tapón de combustible, trampilla de combustible
gasolinera, estación de servicio, bencinera, grifo de gasolina, servicentro, surtidor de combustible
repostaje, carga de combustible, tanqueo, llenado del depósito, repostar, reabastecimiento
octanaje, octanos, ron, número de octano
etanol, e85, bioetanol
gas licuado, glp, autogás, gas lp, gas licuado de petróleo
gas natural, gnc, gnv, gas natural comprimido
tubo de escape, escape, mofle, caño de escape, exosto, silenciador, tubarro
turbo, turbocompresor, turbocargador
sensor de oxígeno, sonda lambda
batería, acumulador, batería de arranque
cambio de aceite, sustitución del aceite, servicio de aceite, recambio de aceite
plan de mantenimiento, programa de mantenimiento, tabla de mantenimiento, calendario de mantenimiento, programa de revisiones, cuadro de mantenimiento
resorte, muelle, espiral de suspensión
bandeja de suspensión, brazo de suspensión, parrilla de suspensión
junta homocinética, tripoide, homocinética
tornillo, perno, birlo, bulón
arandela, rondana, golilla, guasa
abrazadera, presilla, brida
destornillador, desarmador, desatornillador, atornillador
alicate, tenaza
llave dinamométrica, torquímetro, llave de torque, torcómetro, llave de torsión
trapo, paño, franela, bayeta, gamuza
capó abierto, abrir el capó, apertura del capó, levantar el cofre, abrir el cofre, palanca del capó
varilla de soporte del capó, varilla del capó, soporte del capó
chorrea > fuga, goteo
bota aceite > fuga de aceite, consumo de aceite
tira aceite > fuga de aceite, consumo de aceite
pierde aceite > fuga de aceite, nivel de aceite
come aceite > consumo de aceite, nivel de aceite
gasta aceite > consumo de aceite, nivel de aceite
quema aceite > consumo de aceite, nivel de aceite
mancha en el piso > fuga, goteo
mancha de aceite > fuga de aceite
le falta aceite > nivel de aceite, rellenar aceite
bajo de aceite > nivel de aceite, rellenar aceite
me pasé de aceite > nivel de aceite máximo, exceso de aceite
litros de aceite > cantidad de aceite, capacidad de aceite
aceite más barato > especificación del aceite, aceite recomendado
echarle agua > rellenar, refrigerante
echar agua > rellenar, refrigerante, lavaparabrisas
le falta agua > nivel de refrigerante, nivel de lavaparabrisas
agua del radiador > refrigerante, anticongelante
agua de la batería > electrolito, agua destilada
agua de la canilla > agua del grifo, agua destilada
agua del grifo > agua destilada, agua desmineralizada
agua de la llave > agua destilada, agua desmineralizada
líquido verde > refrigerante, anticongelante
líquido rosa > refrigerante, anticongelante
liga > líquido de frenos
acpm > gasóleo, diésel
súper > gasolina sin plomo, octanaje
magna > gasolina sin plomo, octanaje
premium > gasolina, octanaje
me equivoqué de combustible > combustible equivocado, combustible incorrecto
combustible equivocado > repostaje erróneo, combustible incorrecto
le eché diésel > combustible incorrecto, repostaje
le puse diésel > combustible incorrecto, repostaje
le eché gasolina al diésel > combustible incorrecto, repostaje
echar gasolina > repostar, combustible
cargar nafta > repostar, combustible
echar bencina > repostar, combustible
le cabe al tanque > capacidad del depósito
de qué lado la gasolina > tapa de combustible, indicador de combustible
bomba de gasolina > gasolinera, repostar, bomba de combustible
me quedé sin gasolina > depósito vacío, quedarse sin combustible
me quedé sin nafta > depósito vacío, quedarse sin combustible
purgar > aire en el circuito
se tapó el filtro > filtro obstruido, filtro de partículas
filtro tapado > filtro obstruido, sustitución del filtro
filtro sucio > limpieza del filtro, sustitución del filtro
cambiarle el aceite > cambio de aceite
afinar > mantenimiento, bujías, revisión
afinación mayor > mantenimiento, bujías, revisión
entonar > mantenimiento, bujías
tune up > mantenimiento, bujías
service de los 10000 > mantenimiento, plan de mantenimiento
chequeo > revisión, mantenimiento, inspección
itv > inspección técnica, emisiones
banda chilla > correa, tensión de la correa
correa chilla > tensión de la correa
se rompió la correa > correa de distribución
batería se descarga > consumo eléctrico
se descarga sola > batería descargada, inmovilización prolongada
vacaciones > inmovilización prolongada, viaje
sin usarlo > inmovilización prolongada, inactividad
sulfatado > bornes, corrosión, batería
bornes verdes > corrosión, batería
polvito blanco > bornes, corrosión, batería
desconectar la batería > borne negativo, desconexión de la batería
yonke > repuesto usado, reciclaje
refaccionaria > repuesto, recambio
pirata > repuesto original, recambio no original
genérico > repuesto original, recambio homologado
# cleaning and care
carrocería, latonería, hojalatería, chapa y pintura, chapistería
pintura, esmalte, laca, barniz
retocar, retoque de pintura, pintura de retoque
lavado automático, túnel de lavado, autolavado, lavadero, lavadero automático, tren de lavado, carwash
hidrolimpiadora, lavadora a presión, agua a presión, limpiador de alta presión, karcher, chorro de alta presión, hidrolavadora
champú, detergente, jabón, limpiador suave
mancha, suciedad
alquitrán, brea, chapopote
excremento de pájaros, excrementos de aves, caca de pájaro, popó de pájaro
insectos, bichos, mosquitos pegados
sal de carretera, sal antihielo, sal esparcida
rejilla delantera, parrilla delantera, calandra, persiana delantera, careta
emblema, logotipo, insignia, escudo de la marca
cubrecárter, chapón, protector de cárter, tapa bajo motor
inactividad, inmovilización prolongada, almacenamiento prolongado
lavarlo > limpieza
lavar el motor > limpieza del compartimento del motor
karcher > limpiador de alta presión, lavado
lavadero > lavado automático, túnel de lavado
carwash > lavado automático, túnel de lavado
rayón > pintura, daños en la pintura, arañazo
rasguño > pintura, daños en la pintura, arañazo
raspón > pintura, daños en la pintura, arañazo
abolladura > carrocería, daños
bollo > carrocería, daños
sumida > carrocería, daños
caca de paloma > excrementos de aves, pintura
caca de pájaro > excrementos de aves, pintura
bichos > insectos, limpieza, pintura
resina > savia, resina de árbol, pintura
pelos > aspirar, tapicería
vómito > tapicería, limpieza, manchas
chicle > tapicería, limpieza, manchas
manchas > limpieza, tapicería
asiento sucio > limpieza de la tapicería
cuerina > cuero sintético, tapicería
polipiel > cuero sintético, tapicería
brillo a la pintura > encerado, pulido
herrumbre > óxido, corrosión
salitre > corrosión, sal
# more of engine and fluids
culata, tapa de cilindros, cabeza del motor
junta de culata, empaque de cabeza, junta de tapa de cilindros, empaquetadura de culata
retén, sello de aceite, estopera
soporte de motor, base de motor, taco de motor, pata de motor
cuerpo de aceleración, mariposa del acelerador
válvula egr, recirculación de gases de escape
bobina de encendido, bobina de ignición
separador de agua, decantador, trampa de agua
segmentos del pistón, anillos de pistón, aros de pistón
cremallera de dirección, caja de dirección
barra estabilizadora, barra antibalanceo
aceite negro > cambio de aceite, aceite usado
aceite lechoso > refrigerante en el aceite, contaminación
cambiar de marca de aceite > aceite homologado, especificación del aceite
aceite sintético > especificación del aceite, aceite recomendado
líquido para limpiar inyectores > aditivos, combustible
aceite entra > cantidad de aceite, capacidad de aceite
litros entran > capacidad, cantidad de llenado
entre el mínimo y el máximo > nivel, marcas de nivel
rayita de la varilla > nivel de aceite, marca máximo
por encima del máximo > nivel de aceite máximo, exceso de aceite
abajo del mínimo > nivel mínimo, rellenar
abrir el radiador > tapón del radiador, quemaduras, refrigerante caliente
se calentó y se apagó > sobrecalentamiento, refrigerante
agua en la gasolina > combustible contaminado, agua en el combustible
agua en el diésel > separador de agua, agua en el combustible
le entró agua > agua en el motor, vadeo
se mojó el motor > agua en el motor, secar
manguera rota > manguito, fuga de refrigerante
cadenita o correa > cadena de distribución, correa de distribución
cuándo se cambia la correa > intervalo de sustitución, correa de distribución
se acaba la urea > adblue, rellenar adblue
líquido azul > adblue, líquido lavaparabrisas
luz del dpf > filtro de partículas, regeneración
fusible de la radio > asignación de fusibles
diagrama de fusibles > asignación de fusibles, tabla de fusibles
fusible más grande > amperaje, fusible del mismo valor
cambié la batería > inicializar, batería nueva, ajuste de hora
batería nueva > sustituir la batería, inicializar
batería inflada > batería dañada, electrolito
reventó la batería > explosión de la batería, ácido
cargar la batería en casa > cargador de batería, bornes
cuál cable primero > cables de arranque, polo positivo
chisporroteó > chispa, cortocircuito
se prendió fuego > incendio, extintor
gasolina de 87 > octanaje
regular o premium > octanaje, combustible recomendado
gasolina adulterada > calidad del combustible, combustible contaminado
gasolina vieja > calidad del combustible, almacenamiento
llenar hasta arriba > nivel máximo
se desborda el tanque > repostar, llenado del depósito
tapa de gasolina floja > tapón del depósito, testigo de avería del motor
# what makers call upkeep
depósito de expansión, vaso de expansión, tanque recuperador, tanque de expansión, depósito de recuperación
mantenimiento programado, mantenimiento periódico, plan de mantenimiento, revisión periódica, programa de mantenimiento
elemento del filtro de aire, cartucho del filtro de aire, filtro del aire
lavadero automático, túnel de lavado, lavado automático, estación de lavado
limpiador de alta presión, hidrolimpiadora, lavado a alta presión, chorro a alta presión, hidrolavadora
excrementos de pájaros, excrementos de aves, cagadas de pájaro, caca de pájaro
savia, resina de los árboles, resina
inmovilización prolongada, inactividad prolongada, parado mucho tiempo, estacionado mucho tiempo, guardado mucho tiempo
correa de accesorios, correa auxiliar, correa del alternador, banda serpentina, correa de transmisión de los accesorios
líquido de la transmisión, fluido de transmisión, atf, aceite de la caja automática, aceite del cambio automático
motor térmico, motor de combustión, motor de gasolina
máquina de diagnosis, enchufar la diagnosis, conector de diagnosis, puerto obd > toma de diagnóstico, conector de diagnóstico
`;
