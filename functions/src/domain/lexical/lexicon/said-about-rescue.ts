/** What owners say about breakdowns, care, storage, papers, vans, motor homes and tractors. Format: `lexicon.ts`. */
export const saidAboutRescue = `
# breakdown
quedé tirado, quedamos tirados, dejó tirado, dejó tirada, quedé botado, quedamos botados, dejó botado, dejó a pie, dejó a pata, dejó en banda, quedé a pie, quedé varado, quedamos varados, quedé en panne, quedó en pana, quedamos en pana, quedé en la ruta, quedé en la carretera > inmovilización del vehículo, avería, señalización de emergencia, fuera de la calzada, servicio de movilidad, asistencia en carretera
teléfono de asistencia, teléfono de la grúa, número de la grúa, me mandan grúa, pedir una grúa, pedir grúa, viene incluida la grúa, auxilio mecánico gratis > servicio de movilidad, servicio de asistencia, asistencia en carretera
chaleco amarillo, chaleco naranja, chaleco de color, chaleco de seguridad, peto amarillo, chaleco reflejante, chaleco reflectivo, chaleco fosforescente > prenda reflectante, alta visibilidad, chaleco reflectante
balizas, luces de balizas, las cuatro luces, los cuatro intermitentes, luces estacionarias, luces preventivas, triángulo rojo del tablero, botón del triángulo > señalización intermitente simultánea, luces de emergencia, luces de advertencia, advertencia de peligro
poner el triángulo, pongo el triángulo, pongo los triángulos, coloco el triángulo, metros el triángulo, lejos el triángulo, distancia del triángulo, conos de seguridad > triángulo de preseñalización, distancia mínima
dónde viene el triángulo, no encuentro el triángulo > dispositivo de advertencia, preseñalización, portón
bajarse en la autopista, bajar en la autopista, saltar el guardarraíl, detrás del guardarraíl > abandonar el vehículo, ocupantes, fuera de la calzada, barrera de protección
llave de cruz, llave cruceta, llave en cruz, llave para las tuercas, fierros para cambiar, herramientas no vienen, dónde viene la herramienta, bolsita de herramientas > llave de rueda, juego de útiles, herramientas de a bordo, útiles de a bordo
# puncture on the road
ponchó una llanta, ponchó la llanta, pinché una rueda, pinché una goma, pinché en la autopista, pinché en la ruta, pinchó una goma, pinchó la rueda, pinchó el neumático, pinchó la cubierta, reventó una rueda, reventó una goma, reventó una cubierta, llanta tronada, se tronó la llanta > sustitución de una rueda, cambio de rueda, rueda avecrecida del río, desbordó el río, riada, neumático averiado, elevar el vehículo
cambiar el caucho, cambiar la goma, cambiar la cubierta, cambio la llanta, cambio la rueda, cambio la goma, cambio el caucho, poner el auxilio, poner la de repuesto, poner la refacción > sustitución de una rueda, cambio de rueda, elevar el vehículo, rueda averiada
sin auxilio, no trae auxilio, no trae repuesto, no trae refacción, sin rueda de repuesto, no trae rueda, sin llanta de refacción, no viene con rueda, no encuentro el auxilio, no encuentro la rueda, no veo la rueda > rueda de emergencia, kit reparapinchazos, producto sellante, compresor
gata hidráulica, el gato hidráulico, la gata del carro, meter el gato, poner el gato, pongo el gato, pone el gato, pone la gata, poner la gata, poner el crique, poner el cric > puntos de apoyo, puntos de elevación, larguero, gato, elevador
correr con la galleta, andar con la galleta, andar con la chica, velocidad con la chica, ir con la galleta, correr con la de auxilio, andar con el auxilio, kilómetros con la galleta, kilómetros con la de repuesto, rueda finita, rueda flaquita, llanta flaquita, rueda de bicicleta, ruedita de repuesto > dimensiones reducidas, rueda de uso temporal, velocidad máxima, no superar
pieza del antirrobo, llave del antirrobo, copa de seguridad, birlo que no sale, tuerca que no sale, no sale la tuerca, no sale el birlo, no sale el tornillo, no afloja la tuerca, no afloja el birlo, no aflojan las tuercas, tuerca dura, tuercas durísimas, birlo trabado, tuerca antirrobo, tuercas antirrobo > pernos codificados, tornillos de seguridad, adaptador, tornillos antirrobo
espuma caducada, espuma vencida, bote caducado, bote vencido, botella vencida, líquido vencido, venció el sellador, venció la espuma, caducó la espuma, bote ya caducó, bote de espuma, espuma esa del bote > sellante, líquido obturador, fecha impresa, vencimiento
# overheating
echando vapor, sale vapor, saliendo vapor, humo del cofre, humo por el cofre, humo por el capó, humo blanco por el cofre, humo blanco por el capó, humo blanco del motor, vapor por el capó, humo del motor > refrigerante, sobrecalentamiento, temperatura excesiva, detener el motor
aguja hasta arriba, aguja en rojo, aguja al rojo, aguja al tope, aguja a tope, subió la aguja, aguja en la h, aguja de la temperatura, temperatura a tope, temperatura al tope, temperatura disparada, temperatura por las nubes > zona roja, temperatura del refrigerante, indicador de temperatura, sobrecalentamiento
recalentó, recalentando, recalentado, recalentamiento, recalentón, recaliente, levanta temperatura, levantó temperatura, levantando temperatura, agarra temperatura, calentó en la subida, calentó en la cuesta, se pasa de temperatura > sobrecalentamiento, temperatura admisible, temperatura del refrigerante, sistema de refrigeración
hirvió el agua, hirvió el motor, hierve el agua, agua al radiador, agua fría al radiador, abrir el radiador, abro el radiador, abrir la tapa del radiador > vaso de expansión, depósito de expansión, quemaduras, tapón, reponer líquido
aire a tope en la subida, prender la calefacción para enfriar, calefacción a tope para enfriar > sobrecalentamiento, sistema de refrigeración
# stuck
caí en la cuneta, caí en una zanja, me fui a la cuneta, me fui a la zanja, caí en un pozo, metí en una zanja, quedó en la cuneta > recuperación del vehículo, argolla de remolque, cabrestante
tablas debajo, tablas bajo las ruedas, ramas bajo las ruedas, alfombra bajo la rueda, planchas para la arena, palear la arena, pala para la arena > planchas de desatasco, planchas, vehículo atascado, superficies blandas
enterró, enterrado, enterrada, empantanado, empantanada, empantanó, atollado, atolló, encajado en la arena, encajada en el barro, encajado en el barro, atascó en el barro, atascado en el barro, atascada en la arena, atorada en el lodo, atoró en la arena, atoró el carro, atascó el coche, empotrado, varado en la playa, quedé clavado > vehículo atascado, liberar, balanceo, patinar las ruedas, superficies blandas
salir del barro, sacarlo del barro, sacarla del barro, salir de la arena, sacarlo de la arena, salir del lodo, sacarlo del lodo, metí en el barro, metí en la arena, metí en el campo, hundió en la arena, hundió en el barro, atorado en la arena, atorado en el lodo, quedé en la nieve, sacar de la nieve > vehículo atascado, balanceo, patinar las ruedas, marcha adelante y marcha atrás
andar en la arena, manejar en la arena, andar en dunas, entrar a la playa, meterse en la playa, bajar aire en la arena, quitar aire para la arena, desinflar para la arena > dunas, arena, presión de inflado, disminuir la presión
patina y no sale, patina en la nieve, patina en el barro, patina en el hielo, patina en el pasto, patina la rueda, patinan las ruedas, rueda gira en el aire, no sale de la nieve, sin agarre > control de tracción, asr, tcs, superficies blandas, nieve profunda, bloqueo del diferencial
# towed
halar el carro, jalar con cuerda, jalarlo con cuerda, cuerda para jalar, soga para jalar, cuerda para que me jalen, jalar otro carro, que me jale otro carro, jalar mi carro, halar con cuerda, halar mi carro, halar otro carro, cinchar el auto, cinchar la camioneta, me cinche otro auto, remolquearlo, llevar de arrastre, ir a rastras > remolcar, remolcado, anilla de remolque, argolla de remolque
enganchar la cuerda, engancho la cuerda, engancha la cuerda, engancho la soga, enganchar la soga, amarrar la cuerda, amarro la cuerda, atar la cuerda, atar la soga, ato la soga, engancho la eslinga, engancho el cable, gancho delantero, gancho para tirar, tapita del paragolpes, tapita de la defensa, tornillo gancho > anilla de remolque, argolla de remolque, enroscar, anilla, alojamiento
remolcar un automático, remolcar automático, jalar un automático, arrastre automático, llevar un automático, grúa con un automático, grúa automático > remolcado, ruedas motrices, plataforma, cambio automático
grúa levantar, grúa la levanta, grúa lo levanta, levantar de adelante, levantarlo de adelante, levantar de atrás, colgado de adelante, colgada de adelante, grúa de cuchara, dos ruedas en el piso, cuatro ruedas arriba, levantado de adelante > ejes elevados, transportarse, remolcado, plataforma, eje delantero elevado
4x4, cuatro por cuatro, doble tracción, tracción en las cuatro, 4wd, awd > tracción integral, tracción total
arrancarlo empujando, arrancarla empujando, arranco empujando, arrancar empujado, prenderlo a empujones, prender empujando, arrancar de empujón, arrancar de tirón, arrancar cuesta abajo, dejarlo caer en segunda, empujón para arrancar > arranque por remolcado, arrancar por empuje, catalizador
palanca no sale, palanca no se mueve, palanca clavada, palanca trabada, palanca bloqueada, no sale de la p, no sale de parking, no sale del park, no sale de parqueo, trabado en p, clavado en p, atorado en p, sacar de p, quitar la p > palanca selectora, desbloqueo manual, mecanismo de emergencia, selector, desbloqueo de emergencia
# accident, fire, water
se cortó la nafta, cortó la nafta, cortó la gasolina, cortó la bencina, cortó el gasoil, no llega nafta, no llega gasolina > suministro de carburante, colisión, interruptor de inercia, corte de combustible, inercial
chocaron, choqué, estamparon, embistieron, tuve un toque, topetazo, toponazo, tremendo golpe, leñazo > colisión, accidente, impacto
bolsas de aire explotaron, explotaron las bolsas, reventaron las bolsas, tronaron las bolsas, saltaron las bolsas, saltaron los airbags, saltó el airbag, explotó el airbag, salió el airbag, se dispararon los airbags, abrieron los airbags > sistema de retención desplegado, activación de los airbags, airbag disparado, sustituir
pegué a un perro, atropellé un perro, atropellé un animal, pegué a una vaca, atropellé un venado, pegué a un venado, choqué con un venado, jabalí, guanaco, corzo, choqué con un perro, dobló la defensa, dobló el paragolpes, hundió la defensa, defensa caída, parachoques caído, paragolpes caído, golpecito adelante, golpe en la trompa, golpe en el frente > paragolpes, impacto, zona frontal, calibrar, daños
prende fuego, prendió fuego, prendiendo fuego, incendió, se quema el coche, agarra fuego, agarró fuego, sale fuego > incendio, llamas, extintor, bomberos, abandonar el vehículo
matafuego, matafuegos, mata fuego, apagafuegos, extinguidor, tubo de incendios > extintor
botiquín, curitas > primeros auxilios, material de primeros auxilios
pasé un charco, metí en un charco, pasé por un charco, charco enorme, charco hondo, metí en el río, crucé el río, cruzando el río, cruzar un río, cruzar el arroyo, pasé el arroyo, calle inundada, calle anegada, avenida inundada, pasé por el agua, paso por el agua, entró agua al motor, chupó agua, tragó agua, aspiró agua > vadear, vadeo, entrada de agua, aspiración, profundidad de vadeo
inundó, inundó el carro, inundó el coche, coche inundado, carro inundado, auto inundado, camioneta inundada, quedó bajo el agua, tapó el agua, riada, huaico, aluvión > sumergido, vehículo sumergido, inundación, daños eléctricos, permanecido bajo el agua
encerrado adentro, encerrada adentro, encerrado dentro, encerrada dentro, quedé encerrado, quedamos encerrados, rompo el vidrio, rompo la ventana, romper la ventanilla, romper el cristal, rompo el cristal, romper la luna > martillo, salida de emergencia, evacuación, martillo rompecristales
# emergency call
apreté el sos, apreté sos, toqué el sos, sin querer el sos, sos sin querer, sos por error, mandar una ambulancia, manden una ambulancia > llamada manual, llamada de emergencia, cancelarse, involuntaria, por error
llama solo, llama sola, llama al 112, llama al 911, avisa solo, avisa sola, pide ayuda solo, llama a emergencias, llama a la ambulancia, llama a la policía > llamada de emergencia, ecall, centro de coordinación, conexión automática
luz en el sos, sos en rojo, luz roja en el sos, lucecita del sos, sos no anda, sos no funciona, falla el sos > llamada de urgencia, llamada de emergencia, anomalía, avería
# flat battery, empty or wrong fuel
paso corriente, pasan corriente, hacerle puente, cables de batería, lagartos, chanchos para batería, robar corriente > ayuda de arranque, arranque auxiliar, bornes, polo negativo, polo positivo
sin gota, sin una gota, quedé seco, quedé sin gasoil, quedé sin gas oil, quedé sin acpm, quedé sin petróleo, quedé sin diesel, acabó el diesel, terminó el gasoil, vació el tanque, tanque seco > agotar el depósito, cebado, purgar, purga de aire, bomba manual
eché gasolina, puse gasolina, eché nafta, puse nafta, cargué nafta, cargaron nafta, cargué gasolina, cargaron gasolina, echaron gasolina, eché bencina, puse bencina, eché diesel, puse diesel, cargué diesel, eché gasoil, cargué gasoil, cargaron gasoil, eché petróleo, gasolina y es diesel, gasolina al diesel, nafta al diesel, me equivoqué de surtidor, equivoqué de manguera, equivoqué de gasolina > repostaje erróneo, carburante inadecuado, combustible inadecuado, combustible equivocado, vaciado del depósito
# washing
hojas en la rejilla, hojas bajo el parabrisas, hojas tapan, hojas de los árboles, rejilla con hojas > vano del parabrisas, orificios de desagüe, toma de aire, obstruidos
remolinos en la pintura, marcas de lavado, marcas de gotas, gotas de agua marcadas, manchas de agua dura, manchas de cal, marcas de agua > manchas de agua, pulimento, secar, gamuza
lavadero de rodillos, lavado de rodillos, lavadero de cepillos, lavado de cepillos, lavado de puente, lavarropas de autos, arco de lavado, máquina de lavar coches > instalaciones de lavado, túnel de lavado, lavado automático
hidrolavadora, karcher, pistola a presión, pistola de presión, lanza de agua, chorro a presión, agua a chorro, lavar con presión, vaporeta > alta presión, boquilla, chorro, lavado a presión
lavar a mano, lavo a mano, lavado a balde, balde y esponja, cubo y esponja, lavarlo en casa, lavarlo con esponja > lavado manual, esponja, champú neutro
lavarropas, detergente de platos, lavavajillas, lavaloza, jabón en polvo, shampoo, champú de pelo > champú neutro, detergente, agentes de limpieza
cagaron las palomas, cagó una paloma, cagó un pájaro, cagaron los pájaros, cagadas, mierda de pájaro, palomas encima, gaviotas, murciélagos, caquitas, soretes de pájaro > excrementos, excrementos de aves, barniz
resina de los árboles, resina de pino, leche de los árboles, goma de los árboles, miel de los árboles, pegote de árbol, gotitas de los árboles, savia > savia, restos de savia, sustancias orgánicas, resina de árboles
alquitrán pegado, brea pegada, asfalto fresco, salpicó de brea, puntitos negros, bolitas de brea, manchas de asfalto > salpicaduras, asfalto, brea, disolvente
polvo de los frenos, polvillo de los frenos, polvo de frenos, polvo de balatas, rines negros, llantas negras, aros negros, rines sucios, hollín en los rines > residuo abrasivo, polvo de frenado, abrasión, llantas de aleación, exento de ácido
bichos pegados, mosquitos pegados, bichos aplastados, mosquitos estrellados > restos de insectos
# paint and rust
vinilar, vinilado, ploteado, plotear, forrar el coche, forrar el carro, wrap > láminas adhesivas, películas decorativas, láminas protectoras
alquitran > alquitrán, brea, salpicaduras, disolvente
rayó la puerta, rayó el coche, rayó la bici, rayaduras, rayones, rayón, rayoncito, rasponcito, tapar un rayón, tapo el rayón, llave en la puerta > arañazos, retoque, lápiz de retoque, daños en la pintura
código del color, código de color, color exacto, tono exacto, nombre de la pintura, pintura para retocar, color de fábrica > tonalidad, referencia de la pintura, código de pintura, identificación de la pintura
pintura opaca, pintura mate, color mate, sin brillo, no brilla, perdió el brillo, pintura apagada, pintura lavada > acabado mate, barniz mate, abrillantadores, pulimento
encerar, encero, encerarlo, darle cera, pasar cera, cera en pasta, cera líquida, tratamiento cerámico, sellador cerámico, nano cerámica > cera protectora, conservación de la pintura, cera
pulir, pulido, pulida, polish, pasta de pulir > pulimento, abrillantador, pulimentar
óxido, oxidado, oxidada, oxidó, oxida, herrumbre, se picó la chapa, chapa picada, moho del metal, óxido en los bajos > corrosión, anticorrosión, protección anticorrosiva
pegado al mar, cerca de la playa, vivo en la costa, frente al mar, junto a la playa, arena y sal, sal de la calle, sal del camino > ambientes salinos, corrosión, parte inferior de la carrocería
burbujas en la pintura, ampollas en la pintura, globitos en la pintura, pintura inflada, pintura levantada, pintura descascarada, se descascara la pintura, se pela la pintura, pintura pelada, hueco en la chapa, agujero en la chapa, chapa agujereada > corrosión perforante, perforación, perforación de la chapa, defectos de pintura
abolló, abollada, abollado, abollón, bollo en la puerta, sumidita, granizada, piedras de hielo > abolladuras, daños en la carrocería
# glass
piedrita, piedrazo, chinazo, piedra en el parabrisas, piedra al parabrisas, me saltó una piedra, estrelló el parabrisas, estrella en el parabrisas, ojo de buey, rajó el parabrisas, parabrisas rajado, parabrisas trizado, trizó, trizado, astilló, parabrisas estrellado, rajadura > impacto de gravilla, daños en las lunas, reparación del parabrisas, resina
polarizar, polarizado, polarizados, papel polarizado, entintar, tintar los cristales, tintar las lunas, cristales tintados, vidrios oscuros, vidrios polarizados, papel ahumado, lámina oscura, film oscuro > láminas tintadas, películas, láminas, ventanillas
rasco el hielo, rascar el hielo, raspar el hielo, raspo el hielo, quitar el hielo, saco el hielo, sacar el hielo, hielo del parabrisas, hielo en el parabrisas, vidrio con hielo, vidrio con el hielo, agua caliente al parabrisas, tarjeta para el hielo > escarcha, espátula, rasqueta, descongelar
cal en los vidrios, gotas secas en el vidrio, grasa en el vidrio, vidrio engrasado > limpiacristales, limpieza de las lunas
# upholstery
moho en los asientos, moho en el volante, hongos en el tapiz, hongos en los asientos, asientos con moho > moho, humedad, tapicerías, ventilar
quemadura de cigarro, quemó el asiento, quemé el asiento, agujero en el asiento, se rompió el tapizado, tapizado roto, se abrió la costura > tapicería, daños en la tapicería, fundas homologadas
vomitó, vomitada, vómito, vomitó en el asiento, meó, meada, pis en el asiento, volcó la leche, volcó el café, se volcó el mate, se me cayó el café, chocolate derretido, helado derretido, regó el café > tapicerías, tapicería, tejido, limpieza de tapizados
asientos de piel, asiento de piel, asientos de cuero, asiento de cuero, tapizado de cuero, cuero seco, cuero duro, hidratar el cuero, crema para el cuero, crema en los asientos > cuero natural, cuidado del cuero, jabonosa, solución jabonosa
vaqueros destiñeron, jeans destiñeron, destiñeron, desteñido, se pasó el color, manchó de azul, azul en el asiento, asiento azulado > decoloraciones, transferencia de color, tejidos oscuros, prendas
huellas en la pantalla, huellas de dedos, dedos marcados, dedos en la pantalla, pantalla pringada, pantalla grasosa, pantalla sucia, limpiar la pantalla > display, visualizador, microfibra, monitor
alfombras mojadas, alfombra mojada, tapete mojado, tapetes mojados, piso mojado, moqueta mojada, agua en el piso, agua en los pies, agua a los pies, charco adentro, charco dentro, entra agua, entra lluvia, se mete el agua, olor a humedad, huele a humedad, huele a rancio, huele a trapo > orificios de desagüe, desagüe, agua en el habitáculo
pelos del perro, pelos de perro, pelo de perro, pelos del gato, pelo de gato, pelos en el asiento, pelos en el tapiz, llenó de pelos > fibras, aspirador, cepillo, moqueta
silicona al tablero, pasé silicona, puse silicona, armor all, tablero brilloso, tablero grasoso, tablero pegajoso, puso pegajoso, plástico pegajoso, goma pegajosa, botones pegajosos > siliconados, siliconas, material sintético, salpicadero
gomas se pegan, gomas pegadas, gomas de la puerta, hule de la puerta, hules de las puertas, gomas de las puertas, goma del baúl, empaque de la puerta, puerta pegada con hielo, puerta congelada > burletes, juntas de estanqueidad, juntas de goma, congelación
olor a cigarro, olor a cigarrillo, olor a tabaco, olor a perro, olor a vómito, olor terrible, huele mal, apesta > olores, limpieza del habitáculo, tapicerías, filtro de habitáculo
# long storage
prenderlo cada semana, encenderlo cada semana, arrancarlo cada semana, moverlo cada semana, cada cuánto prenderlo estando guardado > inactividad, inmovilización prolongada, recargar la batería
subirlo a tacos, sobre tacos de madera, ponerlo sobre burros, ponerlo en caballetes, dejarlo en alto > elevar el vehículo, descargar los neumáticos, deformación, inmovilización prolongada
tanque lleno o vacío, guardarlo con el tanque lleno, guardarlo con tanque vacío, guardarlo con nafta, guardarla con nafta, guardarlo con gasolina > llenar el depósito, condensación, estabilizador, almacenamiento
sacarle la batería, quitarle la batería, desconectarle la batería, soltar la batería, desconecto la batería > desembornar, desconectar la batería, polo negativo, almacenamiento
me voy tres meses, me voy dos meses, me voy seis meses, nos vamos tres meses, lo dejo guardado, la dejo guardada, encerrado meses, guardado meses, guardada meses, meses guardado, meses guardada, sin andar meses > inactividad, período prolongado, inmovilización prolongada, larga duración, desembornar la batería
funda exterior, funda puesta, funda del coche, cobertor, cubre coche, pijama del coche, carpa del auto, lona encima, tapado con lona > cubierta de carrocería, cubierta transpirable, lona
freno de mano pegado, freno de mano puesto meses, freno pegado, frenos pegados, quedó frenado, se quedó frenado > zapatas, adherirse, freno de estacionamiento, estacionamiento de larga duración
volver a usarla, volver a usarlo, volver a arrancarla, vuelvo a arrancar, sacarla del garaje, sacar la moto en primavera, moto invernada, después del invierno, después de guardada > puesta en servicio, período de reposo, puesta en marcha tras el almacenamiento, recomisionado
gasolina vieja, nafta vieja, gasolina echada a perder, gasolina podrida, nafta podrida, gasolina lleva años, gasolina lleva dos años, gasolina de hace años, combustible viejo, se pudre la gasolina > combustible envejecido, carburante almacenado, estabilizador, se degrada
ratones, ratón, lauchas, roedor, comadreja, gato en el motor, masticaron los cables, royeron, roído > roedores, mordeduras, martas
llantas cuadradas, ruedas cuadradas, gomas ovaladas, rueda plana, llantas deformadas > deformación, zonas planas, aplanamiento, presión de inflado
# warranty and papers
de qué año es mi coche, año del coche, año del carro, año de mi coche > denominación del tipo, placa del fabricante, año de modelo, letras distintivas
reclamar a la marca, quejarse a la marca, queja a la marca, devolver el coche nuevo, me salió malo, defecto de fábrica, vicio de fábrica, falla de fábrica, defectuoso de fábrica > defecto de material, vicios de fabricación, reclamación, garantía
cuánto dura la garantía, dura la garantía, tiempo de garantía, se vence la garantía, vence la garantía, meses de garantía, fin de la garantía > cobertura, plazo, fecha de entrega, período de garantía
pierdo la garantía, pierde la garantía, quitan la garantía, me quedo sin garantía, se cae la garantía, caduca la garantía, rechazan la garantía > reclamaciones, prescripciones del fabricante, cobertura, anulación
lo compre usado, lo compré usado, compré usado, compré de segunda, comprado de segunda, de segunda mano, segundo dueño, nuevo dueño > titular, propietario, transmisión de la propiedad, transferencia
no entra en garantía, no entra en la garantía, no cubre la garantía, garantía no cubre, no me lo cubre, no lo cubre, qué no cubre > exclusiones, no están amparados, no ampara, desgaste
lo llevo a otro taller, taller de un amigo, taller cualquiera, taller del barrio > red oficial, ajeno a la red, prescripciones del fabricante, taller autorizado
itv, vtv, rtv, pasar la verificación, verificación de humos, prueba de humos, revisión de gases, prueba de gases, verificentro, hologramas, holograma, tecnomecánica, revisión técnica, planta de revisión > inspección técnica, control reglamentario, control periódico, gases de escape, control de emisiones
número de chasis, número del chasis, número de serie, serial, serial del carro, número de carrocería, chasis grabado, número de vin > número de identificación, vin, bastidor, placa del fabricante, placa de características
número de motor, número del motor, serie del motor, serial del motor, dónde el motor grabado > identificación del propulsor, código del propulsor, referencia del propulsor, troquelado, grabado, bloque
perdí el libro, perdí el manual, sin el manual, no trae manual, no tengo el manual, libro de la guantera, librito, manual en pdf > duplicado, manual de instrucciones, documentación de a bordo
ya no sellan, no sellan, sellar el libro, sellar el cuaderno, sellos del libro, cuadernito, cuaderno de revisiones, libreta de revisiones, sellito, carnet de revisiones > plan de mantenimiento digital, historial electrónico, intervenciones, registro de mantenimiento
# data and privacy
graba lo que hablo, micrófono que graba, cámara me graba, vender mis datos, qué datos guarda, quién ve mis datos, datos que manda, manda datos > tratamiento de datos, datos personales, módulos electrónicos, almacenan información
dueño anterior, dueño viejo de la app, anterior dueño, sigue con la app > usuario principal, desvincular, restablecer los ajustes de fábrica
espían, espiar, espiando, rastrean, rastreo, sabe dónde ando > datos personales, localización, transmisión de la posición, privacidad, consentimiento
no me sigan, apagar el rastreo, apagar la ubicación, quitar el rastreo, quitar la ubicación, desactivar la ubicación, compartir la ubicación, que no manden mis datos > modo de privacidad, transmisión de la posición, servicios conectados
caja negra, caja negra del coche, graba cuando choco, graba el choque, queda grabado, guarda la velocidad > registrador de datos, edr, datos de eventos, memoriza
borro mis contactos, borrar mis contactos, borrar mis datos, borro mis datos, quitar mi cuenta, sacar mi cuenta, antes de venderlo, vendí el coche, vender el coche > datos personales, ajustes de fábrica, eliminar los datos, ceder el vehículo
# spare parts, accessories, recycling
repuestos chinos, repuesto chino, repuestos truchos, repuesto trucho, pieza pirata, piezas piratas, repuestos genéricos, pieza genérica, repuestos alternativos, repuesto alternativo, marca blanca, piezas de imitación, refacciones chinas, refacción genérica, piezas de deshuesadero, repuesto del desguace > piezas homologadas, recambios originales, piezas originales, accesorios homologados
ponerle unas luces, ponerle luces, poner luces led, ponerle faros, ponerle estribos, ponerle un alerón, ponerle rines, ponerle turbo, ponerle un escape, tunear, tuneado, tuneo, customizar, comprado por internet, mercado libre, aliexpress > equipamientos no homologados, modificaciones técnicas, modificaciones, permiso de circulación
radio de banda ciudadana, banda ciudadana, radio cb, radioaficionado, radio vhf, handy, walkie, radiotransmisor > radiotransmisión, emisores, transmisores, antena
barras del techo, barras de techo, barras para el techo, parrilla del techo, parrilla de techo, parrilla portaequipaje, porta equipajes, cofre de techo, cajuela de techo > portaequipajes, soportes de techo, baca, carga sobre el techo
desguazar, desguace, deshuesadero, desarmadero, desarmaduría, chatarra, chatarrear, coche viejo, dar de baja definitiva > vehículo fuera de uso, final de su vida útil, centro de tratamiento, reciclaje
# vans and commercial vehicles
levantar la cabina, volcar la cabina, bascular la cabina, cabina del camión no baja, cabina no levanta > cabina abatible, basculamiento de la cabina, bomba de basculamiento
tanques de aire, tanque de aire del camión, pulmones de aire, purgar los tanques, agua en los tanques de aire, no levanta aire, no carga aire, aire de los frenos del camión > depósitos de aire comprimido, calderines, aire comprimido, purga, secador de aire
freno de máquina, freno de escape, freno motor del camión, retarder, freno eléctrico del camión, jake > retardador, freno de escape, freno continuo
quinta rueda, tornamesa, enganchar el semi, desenganchar el semi, enganchar el tráiler, perno rey, king pin, patas del semi > quinta rueda, semirremolque, pivote de acoplamiento, patas de apoyo
ruedas gemelas, ruedas morochas, ruedas duales, rueda de adentro, llantas dobles, llantas gemelas > ruedas gemelas, rodado doble
techo del furgón, escalera del furgón, escalera de atrás, escalera en el techo, escaleras en el techo > portaequipajes, baca, escalera, carga sobre el techo
luz de la caja, luz del furgón, luz de atrás de la furgo > iluminación del compartimento de carga
puerta del bus, puertas del bus, puerta del micro, puerta del colectivo, puerta del autobús, puerta de pasajeros > puerta de pasajeros, accionamiento de emergencia, puertas de servicio
piso de madera, piso de la caja, forrar la furgoneta, forrar la caja, camperizar, camperizada, convertirla en camper, hacerla camper > transformaciones, carroceros, revestimiento del compartimento de carga, homologación
amarro la carga, amarrar la carga, atar la carga, ato la carga, sujetar la carga, amarrar las cajas, se mueve la carga, se me mueven las cajas, carga se corre, rachets, ratchet, trincas, trincar, zunchos, pulpos, cinchar la carga > cintas tensoras, anillas de anclaje, argollas de sujeción, aseguramiento de la carga
kilos aguanta, kilos le meto, kilos le cargo, kilos soporta, peso le meto, pallet, tarima, pasado de peso, sobrepeso, sobrecargado > carga útil, masa máxima, masa máxima técnicamente admisible, sobrecarga
pared que separa, pared de atrás del conductor, pared de la furgoneta, separador de carga, reja de atrás, reja de carga, quitar la pared, quitar la reja, quitar la mampara, sacar la pared > mampara, tabique de separación, mampara divisoria, pared divisoria
puerta de costado, puerta de al lado no cierra, puerta de al lado no abre, puerta del costado de la van, puerta que corre, puerta corrediza, puerta de correr > puerta corredera, puerta lateral corrediza
abrir del todo las puertas, abrir más las puertas, puertas de par en par, hojas de atrás > puertas batientes, puertas traseras, apertura de 270 grados, tirante
helados se derriten, derriten los helados, helados en el camión, productos congelados, pollo congelado, llevo congelados, transportar congelados, llevo pescado, transportar pescado, pescado fresco, pescado congelado, camarones congelados, merluza, mariscos, carne congelada, pollos congelados, helado en el camión, verdura fresca, lácteos, yogures, medicamentos refrigerados, vacunas, mercadería fría, comida congelada > transporte refrigerado, mercancía perecedera, unidad de refrigeración, grupo frigorífico, temperatura de consigna
no baja de cinco grados, no enfría el furgón, no enfría la caja, no enfría el camión, no enfría el cajón, no hace frío la caja, furgón no enfría, cámara no enfría, frío del furgón, equipo de frío, thermo, thermo king, termo del camión, equipo frigorífico, caja fría, caja refrigerada, furgón frigorífico, thermoking > unidad de refrigeración, grupo frigorífico, compresor frigorífico, temperatura de consigna, recinto isotermo
congela el evaporador, evaporador congelado, hielo en el evaporador, se llena de hielo, bloque de hielo, escarcha en la cámara > descongelación, desescarche, hielo acumulado
enchufado en la noche, enchufar el furgón, enchufado de noche, enchufar el equipo de frío, dejarlo enchufado, conectar el frío a la luz > conexión a la red, toma trifásica, funcionamiento en espera
plataforma que sube, plataforma de carga, plataforma de atrás, plataforma trasera, rampa de carga, ascensor de carga, elevador de carga, puerta elevadora, rampa hidráulica, plataforma no baja, plataforma no sube > trampilla elevadora, plataforma hidráulica, plataforma elevadora
personas puedo llevar, gente puedo llevar, ir nueve, ir diez, llevar gente atrás, gente en la caja, personas en la batea, gente en la batea > número de pasajeros, plazas autorizadas, ocupantes, número de plazas
sacar los asientos, sacar el asiento de atrás, quitar los asientos, quitar la fila, sacar la última fila, sacar la banca, quitar la banca, quito los asientos > banquetas, desmontaje de los asientos, extraer el asiento, fila posterior
silla de ruedas, discapacitado, minusválido, discapacidad, rampa para silla, rampa no sale, rampa no baja > movilidad reducida, rampa, accionamiento manual
disco del camión, disco del tacógrafo, aparato de las horas, registra horas, horas de manejo, horas de conducción, horas al volante, tarjeta del chofer, tarjeta del camionero, tacómetro de horas > tacógrafo, tarjeta de conductor
volquete, volteo, tolva, caja de volteo, dumper, volqueta, camión volcador, volcadora, volcador > caja basculante, basculante, toma de fuerza
toldo de la tolva, lona del camión, lona de la caja, carpa del camión, carpa de la caja, tapar la carga, encarpar, toldo del camión > lona de cobertura, tensar la lona
estribo de atrás, escalón de atrás, escalón trasero, estribo trasero, pisadera de atrás, pisadera trasera > peldaño trasero, peldaño abatible, peldaño
# motor homes: water
canilla, llave del agua, sin agua en la camper, bomba de agua de la camper > grifo, bomba sumergible, caudal, agua limpia
aguas grises, agua usada, agua sucia, dónde tiro el agua, tirar el agua, vaciar las grises, soltar el agua > aguas residuales, válvula de vaciado, puntos de evacuación
revientan los tubos, se congelan los tubos, se congelan las cañerías, reventaron las cañerías, congelen los tubos, caños congelados, se congela el tanque, agua congelada, helada en la noche, helada de noche > temperaturas bajo cero, riesgo de heladas, vaciar el circuito, válvula de seguridad
sabor del agua, mal sabor, sabor a plástico, gusto a plástico, agua con olor, agua huele, tanque con verdín, limpiar el tanque de agua, tanque sucio, agua podrida > desinfección, desinfectante, agua potable
no hay agua caliente, sin agua caliente, ducha fría, agua fría en la ducha, calienta el agua, agua tibia, calefón, calefont, termotanque > calentador de agua, boiler, agua sanitaria
# motor homes: gas, kitchen, toilet
nos mareamos adentro, me mareo adentro, dolor de cabeza adentro, dormir con la estufa, dormir con la calefacción, dormir con el gas > monóxido de carbono, ventilación, detector, asfixia
tapar las rejillas, tapar la rejilla, rejillas de la nevera, rejilla de la heladera, rejillas del piso > orificios de ventilación, ventilación obligatoria, rejillas de ventilación
dura la bombona, dura la garrafa, cuánto gas queda, saber el gas que queda, queda gas > consumo de gas, nivel de la botella, contenido de la botella
lavabo, pileta, bacha, fregadero, lavaplatos de la camper, pileta de la cocina > fregadero, lavabo, grifo
bombona de butano, bombona, bombonas, garrafa, garrafas, balón de gas, pipeta de gas, cilindro de gas, tanquecito de gas, tubo de gas, cambiar la bombona, cambiar la garrafa > botella de gas, regulador, llave de paso
viajar con la llave abierta, garrafa abierta, bombona abierta, gas abierto, llave abierta del gas, viajar con el gas, andar con el gas, manejar con el gas > durante la marcha, propano, instalación abierta, sensor de colisión
huele a gas en la autocaravana, huele a gas en la camper, huele a butano, huele a garrafa, pierde gas, escape de gas, fuga de gas, se escapa el gas > fugas, escape, glp, cortar el suministro, ventilar
hornalla, hornallas, hornilla, hornillas, quemador, fogón, estufa de la camper, cocinilla, quemadores, cocina de la camper > cocina de gas, quemador, termopar
váter, váter de la camper, inodoro, excusado, poceta, escusado, retrete, wc, potty, baño de la camper, baño químico, váter lleno, váter se llenó, inodoro lleno, pedo del váter, caca del baño > inodoro, casete, depósito de fecales, fecales
pastillas para el baño, pastillas del váter, líquido del váter, líquido para el váter, producto del váter, pastillas azules, azul del baño, químico del váter > aditivo sanitario, líquido sanitario
nevera, heladera, refri, frigo, neverita, hielera > frigorífico, refrigerador
heladera no enfría, nevera no enfría, refri no enfría, frigo no enfría > refrigerador de absorción, nivelación, frigorífico, horizontal
# motor homes: electricity
inversor, inverter, convertidor de 12 a 220, enchufar la cafetera, enchufar el secador, enchufar el microondas > convertidor, ondulador, 230 v, potencia máxima
cargar la batería andando, carga andando, carga manejando, carga mientras manejo, carga en marcha la batería > alternador, booster de carga, relé separador, batería auxiliar
enchufe del camping, cable del camping, cable para el camping, conectarme al camping, luz del camping, alargador del camping, poste del camping, pedestal del camping > conexión a la red, clavija cee, 230 v, cable
saltó la térmica, saltó el diferencial, saltó el automático, saltaron los plomos, saltó el taco, enchufes no andan, enchufes no funcionan, enchufe no anda, enchufe no funciona, enchufe muerto, toma no funciona > interruptor diferencial, protector, tomas de corriente, fusible, tensión
batería de la vivienda, batería de la casa, batería de servicio, segunda batería, batería del habitáculo, no dura la noche, no aguanta la noche, batería no aguanta > batería auxiliar, batería de a bordo, zona habitable, descargas profundas
placa del techo, placas del techo, paneles del techo, paneles solares, placa solar, placas solares, panel del techo, placa carga poco > panel solar, fotovoltaico, módulo fotovoltaico
# motor homes: beds, awning, living space
bajar la cama, subir la cama, cama de arriba, cama del techo, cama que baja, litera, cama de adelante, cama no baja, armar la cama, montar la cama > lecho abatible, cama basculante, superficie de descanso, cama abatible
techo elevable, techo que se levanta, techo que sube, techo de lona, levantar el techo, cama del techo elevable > techo elevable, superficie de descanso superior
toldo abierto, toldo con viento, viento en el toldo, viento con el toldo, recoger el toldo, enrollar el toldo, toldo mojado, sacar el toldo, palos del toldo > toldo, marquesina, precipitaciones, patas de apoyo
calefa, calefa estacionaria, calefacción estacionaria, webasto, eberspacher, estufa de la autocaravana, calefacción parado, chofagueta, calefactor de gasoil > calefactor independiente, calefacción auxiliar, calefacción estacionaria
acostada atrás, acostado atrás, durmiendo atrás, dormir atrás, ir acostado, ir acostada, viajar acostado, ir en la cama, viajar en la cama, dormida atrás, ir de pie, ir parado atrás, cocinar en marcha > durante la marcha, zona habitable, asientos provistos de cinturón, utilizar las camas
girar los asientos, dar vuelta los asientos, voltear los asientos, asientos que giran, girar la butaca, dar vuelta la butaca, girar el asiento > asientos giratorios, butaca, rotar
escalón eléctrico, escalón se quedó afuera, escalón no entra, escalón no sube, escalón no sale, escalón afuera, escalón bajado, estribo eléctrico > peldaño, estribo retráctil, replegarse
claraboya, claraboya gotea, tragaluz, ventana del techo, ventanita del techo, escotilla > lucerna, juntas, claraboya
patas para nivelar, patas de la caravana, bajar las patas, bajo las patas, cuñas para nivelar > estabilizadores, apoyos mecánicos, nivelación, calces
cortinilla de la camper, cortinilla de la ventana, mosquitero, mosquiteros, mosquitera, tela mosquitera, estor, persiana de la ventana, black out > malla antiinsectos, oscurecedor, persiana plisada
cajón de la cama, armario de arriba, se abren los armarios, se abren los cajones, puertas de los armarios > compartimentos, bloqueo, armarios, cierres
# tractors and agricultural machines
barra de arriba del enganche, barra del tercer punto, brazo de arriba > brazo superior, tirante superior, enganche tripuntal
apero se menea, apero se mueve, apero se ladea, se menea de lado, cadenas de los brazos > estabilizadores, tirantes laterales, brazos inferiores
apero se clava, arado se clava, no profundiza, arado no entra, control de profundidad, posición y esfuerzo > control de esfuerzo, control de posición, profundidad de trabajo
540 vueltas, 1000 vueltas, revoluciones de la toma, vueltas de la toma, toma a 540 > régimen de la toma de fuerza, tdf, 540
liebre y tortuga, tortuga y liebre, palanca de la liebre, palanca de la tortuga, bajas y altas, altas y bajas > gama lenta, gama rápida, grupo de velocidades
cuchilla sin filo, cuchillas sin filo, cuchilla mellada, afilar la cuchilla, afilar las cuchillas, no corta bien el pasto, arranca el pasto > afilado, cuchillas, altura de corte
boquillas tapadas, boquilla tapada, picos tapados, pico tapado, no tira parejo, tira desparejo > boquillas obstruidas, filtros, presión de trabajo, pulverizador
paja atora, se atora la paja, se llena de paja, se traba el rotor, rotor trabado > picador de paja, obstrucciones, parar el motor
mezcla de aceite, gasolina con aceite, nafta con aceite, mezcla dos tiempos, mezclar aceite y gasolina > mezcla de combustible, motor de dos tiempos, proporción, aceite de dos tiempos
levanta el arado, no levanta el arado, no levanta la rastra, no sube el arado, no levanta el apero, no levanta el implemento, hidráulico no levanta, alzada no levanta, alce hidráulico, levante no sube, brazos no suben, los tres puntos > enganche tripuntal, elevador hidráulico, apero
toma de fuerza se desconecta, toma de fuerza se apaga, toma de fuerza se para, se apaga al bajarme, se apaga cuando me bajo, se apaga al levantarme, desconecta al bajarme > presencia del operador, abandona el asiento, interruptor del asiento, tdf
volcó con el tractor, volcó el tractor, volcar el tractor, arco del tractor, arco levantado, arco de seguridad, arco antivuelco, barra de atrás, jaula del tractor > antivuelco, rops, estructura de protección
cardán, cardan del tractor, cardan de la toma, flecha cardán, tubo del cardán, protector del cardán, barra cardánica > árbol de transmisión, árbol articulado, tubos telescópicos
contrapesar, pesas delanteras, pesas adelante, se levanta de adelante, encabrita, líquido en las ruedas, agua en las cubiertas > lastrado, lastre, masas, eje delantero
segadora, desmalezadora, cortadora de pasto, cortacésped, podadora, guadañadora, chapeadora, desvaradora, desbrozadora, hélice de corte, se atasca la segadora, se tapa con el pasto, se atora el pasto, pasto húmedo, hierba mojada > barra de corte, cuchillas, obstrucciones, segadora
empacadora no ata, empacadora no amarra, empacadora de pasto, empacadora de heno, enfardadora, rotoempacadora, no ata, no amarra los fardos, fardos flojos, pacas flojas, pacas, fardos, rollos de heno > anudador, hilo, atado, empacadora
cosechadora, trilladora, tira grano, tira mucho grano, pierde grano, bota grano, grano sucio, grano partido, quiebra el grano > trilla, cóncavo, cribas, pérdidas
sembradora, tira semilla, bota mucha semilla, cae mucha semilla, no tira semilla, abonadora, tira mucho abono, echa mucho abono, tira poco abono, encaladora, voleadora > dosificación, distribuidor, dosis, sembradora
fumigar, fumigada, fumigadora, fumigo, veneno, herbicida, remedio para las plantas, mata hierbas, mochila de fumigar, fumigación > pulverizador, fitosanitarios, boquillas, tratamientos, protección individual
bloqueo de atrás, bloqueo trasero, trabar el diferencial, traba del diferencial, pedal del bloqueo > bloqueo del diferencial, ruedas motrices, diferencial
mangueras no entran, mangueras del apero, mangueros, manguera hidráulica, manguera del hidráulico, mangueras hidráulicas, no entra el enchufe hidráulico, enchufes hidráulicos, conectar las mangueras > latiguillos, acopladores rápidos, presión residual, acopladores hidráulicos
engrasar cada cuántas horas, graseritas, grasera, bombazos de grasa > puntos de engrase, grasa de litio, racores, horas de servicio
niños en el tractor, niño en el tractor, llevar gente en el tractor, dos en el tractor, llevar un acompañante, ir de acompañante, mi hijo en el tractor, subir al guardabarros, sentado en el guardabarros, sentado en la aleta > transportar acompañantes, asiento del instructor, prohibido
remolque de la uva, remolque agrícola, remolque del tractor, remolque de la aceituna, carro del tractor, tractor por carretera, tractor por la carretera, tractor en la ruta, tractor por la ruta, tractor a la calle > circulación por vías públicas, vehículo lento, pedales de freno
pala cargadora, pala del tractor, pala delantera, pala frontal, cuchara de la pala, pala baja sola, pala se baja, pala cargadora baja, cargador baja solo, pala baja > cargador frontal, cilindro hidráulico, brazo
no arranca ahogada, no arranca ahogado, quedó ahogada, motosierra no arranca, se quedó ahogada, cuerda de arranque, piola de arranque, jalar la cuerda, tirón de la cuerda > motor ahogado, tirador de arranque, arrancador manual, bujía
`;
