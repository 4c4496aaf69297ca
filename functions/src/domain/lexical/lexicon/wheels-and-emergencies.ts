/** Tyres and what is done when something has happened. The format stands in `lexicon.ts`. */
export const wheelsAndEmergencies = `
# tyres
presión de inflado, presión de los neumáticos, presión de las llantas, presión de aire, aire de las llantas, presión de las ruedas, aire de las gomas, presión de los cauchos
control de presión de neumáticos, tpms, monitor de presión de llantas, sistema de monitoreo de presión, vigilancia de presión de neumáticos, sensor de presión de llantas
pinchado, ponchado, desinflado, espichado, neumático desinflado, llanta baja, rueda desinflada, rueda pinchada, llanta ponchada, goma pinchada, caucho espichado
rueda de repuesto, rueda de auxilio, llanta de repuesto, goma de auxilio, neumático de repuesto, goma de repuesto, caucho de repuesto
rueda de repuesto temporal, rueda de uso temporal, rueda de galleta, rueda de emergencia, llanta de uso temporal, rueda provisional
kit de reparación de neumáticos, sellante, espuma sellante, kit antipinchazo, sellador de neumáticos, líquido sellador, producto sellante, kit de movilidad
compresor de aire, inflador, bomba de inflado, compresor de inflado
manómetro, medidor de presión
calibrar llantas, inflar neumáticos, calibrar presión, poner aire, echar aire, inflar las ruedas
válvula del neumático, válvula de inflado, pivote de la llanta, gusanillo
dibujo del neumático, banda de rodadura, banda de rodamiento, profundidad del dibujo, piso de la llanta, profundidad del perfil, labrado, huella de la llanta, profundidad de surco
flanco del neumático, costado de la llanta, pared lateral, flanco, lateral del neumático
rotación de neumáticos, rotación de llantas, permutación de ruedas, intercambio de ruedas, cruce de llantas, rotación de ruedas
alineación, paralelismo, convergencia, geometría de la dirección, alineación de ruedas
equilibrado, balanceo de ruedas, balanceo, contrapesos de rueda
neumáticos de invierno, llantas de nieve, ruedas de invierno, llantas de invierno, gomas de nieve
neumáticos de verano, llantas de verano, ruedas de verano
neumático antipinchazos, run flat, runflat, neumático autoportante, neumático de rodaje sin aire
tuerca de seguridad, tornillo antirrobo, tuerca antirrobo, birlo de seguridad, perno antirrobo, perno de seguridad
llave de ruedas, llave de cruz, cruceta, llave saca ruedas, maneral
gato hidráulico, gato, cric, crique, elevador de tijera
puntos de apoyo del gato, puntos de elevación, punto de alzado, alojamiento del gato, puntos de levantamiento
llanta de aleación, rin de aluminio, rin de aleación, rines de magnesio, llanta de aluminio
tapacubos, embellecedor de rueda, copa de rueda, polvera, tapa de rin, plato de rueda
índice de carga, código de carga del neumático, capacidad de carga del neumático
herramientas de a bordo, kit de herramientas, juego de herramientas, herramientas del vehículo
ponchadura > pinchazo, kit de reparación
ponchó > pinchazo, kit de reparación, rueda de repuesto
pinchó > pinchazo, kit de reparación, rueda de repuesto
espichó > pinchazo, kit de reparación, rueda de repuesto
reventó > reventón, pinchazo
se reventó la llanta > reventón, pinchazo, rueda de repuesto
se bajó la llanta > pinchazo, presión de inflado
llanta baja > presión de inflado, neumático desinflado
desinfló > pinchazo, presión de inflado
pierde aire > presión de inflado, pinchazo, válvula
bota aire > presión de inflado, pinchazo, válvula
tachuela > pinchazo, cuerpo extraño
vulcanizadora > taller de neumáticos, reparación de neumático
llantera > taller de neumáticos, sustitución de neumático
gomero > taller de neumáticos
parche > reparación de neumático, pinchazo
espuma > kit de reparación, sellante
espray > kit de reparación, sellante
galleta > rueda de repuesto temporal, rueda de emergencia
donita > rueda de repuesto temporal, rueda de emergencia
aire a las llantas > presión de inflado
aire a las gomas > presión de inflado
aire a las ruedas > presión de inflado
inflar > presión de inflado
calibrar > presión de inflado
alineación > geometría de la dirección, ruedas
llanta lisa > desgaste, profundidad del dibujo
gomas gastadas > desgaste, profundidad del dibujo
se come las llantas > desgaste irregular, alineación
se come las gomas > desgaste irregular, alineación
gasta más de un lado > desgaste irregular, alineación, presión
jala hacia un lado > alineación, dirección, presión de inflado
jala a la derecha > alineación, dirección, presión de inflado
jala a la izquierda > alineación, dirección, presión de inflado
tira para un lado > alineación, dirección, presión de inflado
aflojar las tuercas > tuercas de rueda, llave de ruedas
apretadas > par de apriete
aprieto > par de apriete
fuerza de apriete > par de apriete
gato > elevador, puntos de apoyo
herramientas > juego de herramientas, llave de ruedas, gato
nieve > cadenas para nieve, neumáticos de invierno
rodado > tamaño de llanta, dimensión de neumático, llanta
medida de las gomas > dimensión de neumáticos, tamaño de llanta
medida de las llantas > dimensión de neumáticos, tamaño de llanta
# emergencies
remolcar, remolque de emergencia, llevar a remolque, grúa, acarrear
argolla de remolque, anilla de remolque, gancho de arrastre, ojo de remolque, armella de remolque, ojal de remolque
cuerda de remolque, eslinga, cable de remolque, soga de remolque, lingas
arranque con cables, arranque con puente, arranque auxiliar, arranque con pinzas, arranque de emergencia, pasar corriente, puentear, batería de otro vehículo
cables de arranque, cables pasacorriente, cables de puente, cables para pasar corriente, pinzas de batería, cables auxiliares, cables de emergencia
borne, terminal de la batería, polo de la batería, borne de batería
polo positivo, borne positivo, terminal positivo
polo negativo, borne negativo, terminal negativo
fusible fundido, fusible quemado, fusible volado, fusible saltado
caja de fusibles, fusiblera, tablero de fusibles, portafusibles, panel de fusibles
relé, relevador, relay
triángulo de emergencia, triángulos reflectantes, triángulo de señalización, triángulo de advertencia, balizas triangulares, triángulo de preseñalización
chaleco reflectante, chaleco fluorescente, chaleco de seguridad
extintor, extinguidor, matafuegos
botiquín, kit de primeros auxilios, maletín de primeros auxilios
incendio, fuego
accidente, choque, siniestro, colisión, impacto, estrellón
llamada de emergencia, ecall, botón sos, sos, llamada sos
atascado, atollado, empantanado, enterrado, varado en arena
lodo, fango
arena, médano, terreno arenoso
linterna, foco de mano, lámpara de mano
asistencia en carretera, auxilio mecánico, auxilio vial, asistencia vial, servicio de grúa, auxilio en ruta, asistencia en el camino
quedarse tirado, quedarse varado, vehículo averiado
apertura de emergencia, desbloqueo de emergencia, apertura manual
modo de emergencia, funcionamiento degradado, modo degradado, modo a prueba de fallos, modo seguro, limp mode
corte de combustible, interruptor inercial, cortacorriente de combustible
grúa > remolcar, asistencia en carretera
me dejó tirado > asistencia en carretera, avería, remolcado
me quedé tirado > asistencia en carretera, avería, remolcado
me dejó botado > asistencia en carretera, avería, remolcado
me quedé botado > asistencia en carretera, avería, remolcado
me quedé varado > asistencia en carretera, avería, remolcado
quedé en pana > avería, asistencia en carretera
se echó a perder > avería
descompuso > avería, fallo
malogró > avería, fallo
dañó > avería, fallo
averió > fallo
cincha > cuerda de remolque, correa
soga > cuerda de remolque
mecate > cuerda de remolque, amarre
gancho para jalar > argolla de remolque
gancho para remolcar > argolla de remolque
pasarle corriente > arranque con cables, cables de arranque
puente > arranque con cables, cables de arranque
lagartos > cables de arranque, pinzas
caimanes > cables de arranque, pinzas
empujar > arrancar empujando, remolcar
saltó un fusible > fusible fundido, cambiar fusible
se quemó un fusible > fusible fundido, cambiar fusible
se voló un fusible > fusible fundido, cambiar fusible
tapones eléctricos > fusibles, caja de fusibles
calienta > sobrecalentamiento, temperatura del refrigerante
calentó > sobrecalentamiento, temperatura del refrigerante
recalienta > sobrecalentamiento, temperatura del refrigerante
hirviendo > sobrecalentamiento, temperatura del refrigerante
hierve > sobrecalentamiento, refrigerante
echa vapor > sobrecalentamiento, refrigerante
bota agua > fuga de refrigerante, sobrecalentamiento
bota humo > gases de escape
echa humo > sobrecalentamiento, gases de escape
humo blanco > gases de escape, refrigerante, vapor
humo negro > gases de escape, filtro de partículas, filtro de aire
humo azul > consumo de aceite, gases de escape
fuego > incendio, extintor
incendia > extintor
choqué > accidente, colisión, corte de combustible
chocaron > accidente, colisión
se cortó la gasolina > corte de combustible, interruptor de corte
policía > llamada de emergencia, documentación
ambulancia > llamada de emergencia, accidente
socorro > llamada de emergencia, sos
botón rojo > luces de emergencia, sos, llamada de emergencia
triángulos > triángulo de emergencia, señalización
# more of wheels
rótula, muñón, terminal de dirección
cardán, árbol de transmisión, flecha cardán
llantas viejas > edad del neumático, fecha de fabricación, desgaste
fecha de la llanta > fecha de fabricación, código dot
chichón en la llanta > deformación, daños en el neumático
chipote en la llanta > deformación, daños en el neumático
bulto en la rueda > deformación, daños en el neumático
cortada la llanta > daños en el neumático, flanco
banqueta golpeada > bordillo, daños en la llanta
golpeé la banqueta > bordillo, daños en la llanta
me subí a la banqueta > bordillo, daños en el neumático
bordillo, cordón de la vereda, borde de la acera, sardinel
caí en un bache > daños en la llanta, alineación
sentido de las llantas > sentido de giro, banda de rodadura
flecha en la llanta > sentido de giro
llantas más grandes > tamaño de llanta, neumáticos autorizados
llantas diferentes > neumáticos del mismo tipo, neumáticos autorizados
dos llantas nuevas > neumáticos nuevos, eje
nitrógeno > inflado, presión de inflado
presión en frío > neumáticos fríos, presión de inflado
inflar en caliente > neumáticos fríos, presión de inflado
cambié las llantas > inicializar, control de presión de neumáticos
inflé las llantas > inicializar, control de presión de neumáticos
resetear la presión > inicializar, control de presión de neumáticos
velocidad con la galleta > rueda de repuesto temporal, velocidad máxima
tuerca con llave > tuerca de seguridad, adaptador
se barrió la tuerca > tuerca de rueda, rosca dañada
reapretar > par de apriete, tuercas de rueda
# more of emergencies, care, service
romper el vidrio > martillo de emergencia, salida de emergencia
salir por la ventana > salida de emergencia, martillo de emergencia
huracán > inundación, viento lateral
viento fuerte > viento lateral, estabilidad
granizo > daños en la pintura, carrocería
se comieron los cables > roedores, mordeduras
cucarachas > insectos, limpieza
borracho > alcohol, aptitud para conducir
me dio sueño > cansancio, detector de fatiga
chanclas > calzado adecuado, pedales
tacones > calzado adecuado, pedales
pegamento en la pintura > limpieza, disolvente
quitar una calcomanía > adhesivo, limpieza
sacar la resina > resina de árbol, pintura
lavar con manguera > agua a presión, limpieza exterior
lavar los asientos > limpieza de la tapicería
limpiar por adentro > limpieza interior
plástico blanquecino > piezas de plástico, cuidado
pintura opaca > pulido, encerado
pulir los faros > limpieza de los faros
lavé y falla > humedad, agua en el motor
primer servicio > primera revisión, plan de mantenimiento
primera revisión > plan de mantenimiento, rodaje
servicio de los 5000 > plan de mantenimiento, intervalo de mantenimiento
revisión de los 30000 > plan de mantenimiento, intervalo de mantenimiento
mecánico de barrio > garantía, taller autorizado
litros del baúl > volumen del maletero
cabe una bici > dimensiones, volumen del maletero
antes de un viaje > comprobaciones, niveles, presión de inflado
pasar la frontera > viajes al extranjero, documentación
uber > uso comercial, condiciones severas
# what makers call wheels, kits and towing
rueda de repuesto compacta, llanta de refacción compacta, llanta de repuesto compacta, neumático de repuesto temporario, rueda de uso temporal, rueda de galleta, rueda de emergencia
producto de sellado, sellante, sellador de neumáticos, líquido sellador, pasta sellante, espuma de pinchazos, bote de espuma
kit antipinchazos, kit de reparación de neumáticos, kit reparapinchazos, kit de reparación provisional, kit de reparación rápida, kit de pinchazos, kit de espuma
herramientas de a bordo, utillaje de a bordo, herramientas del vehículo, juego de herramientas, herramientas del coche
manivela del gato, manija del gato, mango del gato
tornillo antirrobo, tuerca antirrobo, tornillo de seguridad de la rueda, tuerca de seguridad de la rueda
adaptador antirrobo, llave antirrobo, adaptador de la tuerca antirrobo
capuchón del tornillo, tapón del tornillo, caperuza del tornillo, capuchón de tuerca
inicialización de la presión de los neumáticos, reinicializar la presión, resetear la presión, memorizar la presión, restablecer la presión de los neumáticos
subinflado, presión insuficiente de los neumáticos, presión baja de los neumáticos, neumático poco inflado
sentido de rodadura, sentido de giro del neumático, sentido de rotación del neumático, dirección de rotación del neumático
profundidad del dibujo, profundidad de la banda de rodadura, profundidad del perfil, dibujo de la rueda, dibujo del neumático
cadenas para la nieve, cadenas de nieve, cadenas antideslizantes, cadenas para llantas
argolla de remolque, anilla de remolque, argolla de remolcado, ojal de remolque, anillo de remolque
arranque con batería auxiliar, ayuda de arranque, arranque auxiliar
modo ahorro de energía, modo economía de energía, modo de ahorro de batería
lámpara halógena, bombilla halógena, bombilla h7, bombilla h4
chaleco reflectante, chaleco de seguridad, chaleco de alta visibilidad
adhesivo de limitación de velocidad, pegatina de velocidad, etiqueta de velocidad máxima
gancho de remolque, gancho para remolcar, dónde se engancha para remolcar > argolla de remolque, anilla de remolque
arrancar con pinzas, arrancar con las pinzas, arrancar con la batería de otro coche, darle con las pinzas > batería auxiliar, cables de arranque
subirlo a la grúa, llevarlo en grúa, viene la grúa, llamar a la grúa > remolcado, plataforma, remolcar el vehículo
bordillazo, golpe con el bordillo, le di al bordillo, reventón contra el bordillo > daños en el neumático, llanta, alineación
después de cambiar la batería, después de desconectar la batería > reinicializar los elevalunas, reconexión de la batería, inicialización
botella de líquido para pinchazos, bote del kit de pinchazos, líquido del kit de pinchazos, espuma del kit > producto de sellado, sellante
caduca el kit de pinchazos, caducidad de la espuma, caduca la espuma, cuánto dura la espuma > fecha de caducidad del sellante
reparación con mecha, poner una mecha, poner un parche, reparar con parche > reparación del neumático
`;
