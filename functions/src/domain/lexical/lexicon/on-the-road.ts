/** Stories of what happens while driving: brakes, steering, engine, gearbox, road. The format stands in `lexicon.ts`. */
export const onTheRoad = `
# braking
tiembla cuando freno, vibra cuando freno, tiembla al pisar el freno, vibra al pisar el freno > discos de freno, deformación de los discos, vibraciones
retiembla al frenar, cimbra al frenar, trepida al frenar, tiembla en las frenadas, tiembla en las bajadas > discos de freno, sobrecalentamiento de los frenos, vibraciones
tiembla el pedal, vibra el pedal del freno, pulsa el pedal, late el pedal, el pedal me empuja, pedal empuja el pie, pedal devuelve golpes, golpecitos en el pedal > abs, pulsaciones del pedal, sistema antibloqueo de frenos
el freno tiembla, freno vibra, freno late, freno patalea, pataleo del freno > abs, pulsaciones del pedal
pedal blando, pedal bajo, pedal largo, pedal flojo, freno blando, freno bajo, freno flojo, freno suave > líquido de frenos, aire en el circuito, recorrido del pedal
piso el freno y se hunde, pedal se hunde, pedal baja hasta abajo, pedal llega al piso, pedal toca el piso, pedal toca fondo, freno se va al piso, freno se hunde > líquido de frenos, avería del sistema de frenos, recorrido del pedal
bombear el freno, bombeo el freno, bombear el pedal > pisar varias veces el pedal, líquido de frenos, abs
pedal está durísimo, freno durísimo, pedal como piedra, freno como piedra, pedal no baja > servofreno, motor parado, fuerza de frenado
quedé sin freno, se acabaron los frenos > fallo de los frenos, freno de estacionamiento, frenada de emergencia
huele a freno, huele a quemado al frenar, huele a quemado en la bajada, olor a balata, olor a pastilla, humean los frenos, echan humo los frenos, sale humo de la rueda > sobrecalentamiento de los frenos, freno motor
huele a balata, huele a zapata, huele a ferodo > sobrecalentamiento de los frenos, desgaste de las pastillas
freno y chilla, pita al frenar, chirría al frenar, silba al frenar > ruido de frenos, desgaste de las pastillas
metal con metal, fierro con fierro, hierro contra hierro, raspa al frenar, roza al frenar > desgaste de las pastillas, discos de freno
frena de un lado, se va de lado al frenar, tira al frenar, se cruza al frenar, frena disparejo > frenos desiguales, revisar los frenos, presión de inflado
tarda en frenar, frena tarde, le cuesta frenar, cuesta parar, cuesta detenerlo > distancia de frenado, desgaste de las pastillas, frenos húmedos
frenos mojados, frena mal con lluvia, no frena con lluvia, no frena mojado, tras lavar no frena > frenos húmedos, secar los frenos, película de agua
amanece frenado, frenado por la mañana, pegado después de lavarlo, ruedas pegadas, rueda trancada, rueda clavada, rueda frenada > freno de estacionamiento, corrosión en los discos, frenos bloqueados
rueda caliente, llanta caliente, rin caliente, llanta ardiendo > sobrecalentamiento de los frenos, freno de estacionamiento
frena de golpe, frena de repente, pega un frenazo, se frenó sin tocar, frenó sin motivo, frena sin razón, se frena en seco > frenado automático de emergencia, asistente de frenada, sistema precolisión
frenar en seco, frenado a fondo, pisar a fondo el freno, clavar los frenos > frenada de emergencia, asistente de frenada, abs
se prenden las intermitentes al frenar, se ponen los cuatro intermitentes al frenar > luces de freno de emergencia, frenada de emergencia, intermitentes de advertencia
bajando un puerto, bajada larga, bajando la sierra, bajando la montaña, bajar la cordillera, bajar la cuesta, bajando la loma, pendiente larga > freno motor, marcha corta, sobrecalentamiento de los frenos
se recalientan los frenos, se calientan los frenos, frenos recalentados > sobrecalentamiento de los frenos, freno motor
se embala en bajada, se acelera en bajada, se va solo en bajada, se lanza en bajada, coge mucha velocidad bajando > freno motor, control de descenso, marcha corta
# standing on a slope, parking brake
se echa para atrás, se rueda para atrás, recula, reculea, se devuelve en la subida > asistente de arranque en pendiente, retención, pendiente
se resbala en la subida, se rueda en bajada, se mueve estacionado, se rodó solo, se me fue calle abajo, rodó calle abajo > freno de estacionamiento, posición p, inmovilizar el vehículo
aparcar en cuesta, estacionar en una loma, estacionar en bajada, estacionar en pendiente, parquear en una loma, dejarlo en cuesta, dejarlo en bajada > freno de estacionamiento, estacionar en pendiente, girar las ruedas, calzos
arrancar en subida, salir en subida, salir en cuesta, arrancar en cuesta, partir en subida, salir en una loma, semáforo en subida, alto en subida > asistente de arranque en pendiente, arranque en pendiente
freno de mano largo, freno de mano flojo, freno de mano sube mucho, freno de mano no aguanta, freno de mano suelto, freno de mano no sostiene > ajuste del freno de estacionamiento, recorrido de la palanca, freno de estacionamiento
freno de mano trabado, freno de mano pegado, freno de mano atorado, freno de mano clavado, freno de mano congelado, se congeló el freno de mano, no puedo bajar el freno de mano > soltar el freno de estacionamiento, liberación de emergencia del freno de estacionamiento
botón del freno de mano, freno de mano de botón, freno de mano de botoncito, freno de botón, freno de tecla > freno de estacionamiento eléctrico, interruptor del freno de estacionamiento
se suelta solo el freno, freno se suelta solo, se quita solo el freno > desactivación automática del freno de estacionamiento, freno de estacionamiento eléctrico
freno de mano en marcha, tirar del freno de mano en marcha, freno de mano andando > frenada de emergencia, freno de estacionamiento eléctrico
se queda frenado en el semáforo, se queda frenado al soltar, quita el pie y no se mueve, suelto el freno y no avanza, suelto el freno y no arranca > retención automática, auto hold
avanza solo al soltar el freno, se mueve al soltar el freno, camina solo, arrastra en drive, se va solo en drive > marcha lenta, avance lento, posición d
ratchet, crique del freno > freno de estacionamiento
freno de pie izquierdo, freno de mano de pie, pedal del freno de mano > freno de estacionamiento de pedal
# steering
volante pesado, timón pesado, manubrio duro, cuesta girar el volante, cuesta doblar, no dobla, volante se puso duro, se endureció el volante, se me endureció la dirección, se trancó la dirección, volante como piedra > dirección asistida, fallo de la dirección asistida, bloqueo de la dirección
volante flojo, volante suelto, timón con juego, volante con juego, volante baila, juego en el volante, juego de la dirección > holgura de la dirección, dirección
volante torcido, volante ladeado, volante desalineado, volante no queda derecho, volante descentrado > alineación, geometría de la dirección
volante tiembla, tiembla la dirección, baila la dirección, timón tiembla, vibra la dirección, manubrio vibra, se sacude el volante, volante se sacude > equilibrado de las ruedas, vibraciones
tiembla a 100, tiembla a 120, vibra a 100, vibra a 120, vibra a alta velocidad, tiembla a alta velocidad, vibra en carretera, vibra en autopista, tiembla en carretera, tiembla en autopista, vibra corriendo > equilibrado de las ruedas, vibraciones, neumáticos
se carga a la derecha, se carga hacia un lado, se recuesta a un lado, tira a la derecha, tira a la izquierda > alineación, geometría de la dirección, presión de inflado
suena al girar, suena al doblar, chilla al doblar, cruje al girar, truena al doblar, truena al girar, clac clac al girar, tac tac al doblar, ruido al girar > dirección, ruido anormal, suspensión
volante no vuelve, no regresa el volante, volante no regresa > dirección asistida, alineación
volante pega tirones, volante me corrige, volante se resiste, volante hace fuerza, el volante gira solo, volante pelea conmigo, me mueve el volante, me corrige la dirección > asistente de mantenimiento de carril, asistente de carril, intervención en la dirección
volante vibra al salirme, vibra al pisar la raya, vibra al pisar la línea, vibra al cruzar la raya > aviso de cambio involuntario de carril, asistente de carril, vibración del volante
# engine while driving
jalonea, jalones, trompicones, pega tirones, pega jalones, va dando tumbos, cabecea al acelerar > motor irregular, tirones, avería del motor
se apaga en marcha, se apaga andando, se apagó manejando, se apaga rodando, se apagó en plena, se apagó en la autopista, se paró en marcha, se murió en marcha, se quedó en plena > parada del motor, motor se para, dirección asistida
se apaga al frenar, se apaga al parar, se apaga al detenerme, se apaga cuando me detengo, se apaga al llegar al semáforo, se muere al parar > start stop, parada automática del motor, ralentí
se apaga al arrancar, se cala al salir, se muere al salir, se me apaga al salir, se mata el motor > calado, embrague, motor calado
se apaga en caliente, no prende caliente, no arranca caliente, caliente no prende > arranque en caliente, motor caliente, presión de combustible
se queda sin fuerza, se queda sin potencia, pierde fuerza en subida, se viene abajo en cuesta, no puede con la cuesta, se muere en la subida, se ahoga en la subida, se queda en las cuestas, sin fuerza en las subidas > pérdida de potencia, potencia reducida, modo de emergencia
no pasa de 80, no pasa de 60, no pasa de 40, no sube de 80, no sube de vueltas, no pasa de 3000, no pasa de tres mil, se corta a 3000 > modo de emergencia, potencia reducida, limitación del régimen
no corre, anda lento, anda pesado, anda como frenado > pérdida de potencia, potencia reducida, freno de estacionamiento
se acelera solo, se queda acelerado, anda acelerado, pegado el acelerador, acelerador trabado, acelerador se queda pegado, no suelta el acelerador > acelerador atascado, alfombrilla, punto muerto, régimen de ralentí
revoluciona pero no avanza, acelera pero no avanza, acelero y no corre, acelera en falso, sube de vueltas pero no avanza, ruge pero no avanza, brama pero no camina > embrague, desgaste del embrague, caja de cambios
se queda pensando, tarda en responder, responde tarde, tarda en acelerar, se demora en responder, duda al acelerar > respuesta del acelerador, modo de conducción, turbo
motor bailando, baila el motor, tiembla parado, tiembla en ralentí, tiembla en mínimo, vibra parado, vibra en ralentí, vibra en los semáforos, tiembla en los semáforos, tiembla detenido, ralentí bailando, mínimo bailando, sube y baja solo > ralentí irregular, régimen de ralentí, motor irregular
sube y baja de vueltas, suben y bajan las revoluciones, sube y baja el mínimo, fluctúa el ralentí, ralentí inestable, mínimo inestable > régimen de ralentí, motor irregular
falla un cilindro, anda en tres, jala en tres, trabaja en tres, anda en tres cilindros, va en tres patas > fallo de encendido, motor irregular, bujía
explota por el escape, truena el escape, petardea al soltar, contraexplosiones, tiros por el escape > fallo de encendido, explosiones en el escape, catalizador
suena como tractor, suena como camión, suena a diésel, suena a metal, suena a lata, suena a chatarra, suena a hueco, brama > ruido anormal, escape, motor
suena como avión, zumba al andar, zumba con la velocidad, zumbido al rodar, zumbido de rueda, ronronea la rueda > rodamiento de rueda, ruido de rodadura, neumáticos
golpeteo en frío, castañetea, cascabeleo en subida, pica biela, tac tac del motor, tic tic del motor, claquetea > ruido del motor, detonación, nivel de aceite
sigue funcionando el ventilador, ventilador sigue, queda prendido el ventilador, queda andando el ventilador, suena después de apagarlo, hace ruido apagado, zumba apagado, sigue sonando apagado > ventilador del radiador, funcionamiento posterior del ventilador, después de parar el motor
ventilador a tope, ventilador no para, ventilador muy fuerte > ventilador del radiador, temperatura del refrigerante, regeneración
huele a embrague, huele a clutch, huele a cloche, huele a forro > sobrecalentamiento del embrague, embrague
huele a diésel, huele a gasoil, huele a petróleo, huele a combustible, huele a bencina adentro > fuga de combustible, olor a combustible
huele a aceite, huele a aceite quemado > fuga de aceite, consumo de aceite
huele a caucho, huele a goma quemada, huele a hule quemado, huele a llanta quemada > sobrecalentamiento, correa, neumáticos
huele a cable, huele a cables quemados, huele a plástico quemado, huele a corto > cortocircuito, fusible, sobrecalentamiento
huele a azufre, huele a huevo podrido > catalizador, batería
huele a escape, entra el humo, se mete el humo, huele a humo dentro > gases de escape, monóxido de carbono, recirculación
huele a miel, huele a jarabe, olor dulzón > fuga de refrigerante, refrigerante
# gearbox and clutch
rasca la primera, rasca la reversa, rasca al meter, raspa al cambiar, rechinan los cambios, cruje la caja, truena al meter, chillan los cambios, se queja la caja > engranar marcha, embrague, sincronizadores
no entran las marchas, no entran las velocidades, no entran los cambios en frío, se traban los cambios, duros los cambios, cuesta meter los cambios, cuesta meter primera, cuesta meter la reversa, no pasa la segunda, no quiere entrar > engranar marcha, embrague, caja de cambios
se sale la marcha, se sale el cambio, se bota la velocidad, se zafa la velocidad, se bota el cambio, escupe la marcha, se salta la marcha > caja de cambios, engranar marcha
embrague pegado, embrague abajo, pedal se quedó abajo, clutch se fue al piso, embrague se fue al fondo, cloche pegado, embrague alto, clutch largo, embrague duro > pedal del embrague, holgura del embrague, líquido del embrague
patina el clutch, patina el cloche, se resbala el embrague > desgaste del embrague, embrague
pega un golpe al meter, golpe al meter drive, golpe al meter reversa, golpea al cambiar, patea al cambiar, da un golpe al cambiar, brinca al cambiar, golpe al poner la d > caja automática, cambio de marcha brusco, líquido de transmisión
tarda en entrar, tarda en meter, tarda en cambiar, demora en entrar la d, se demora en cambiar > caja automática, líquido de transmisión
no sale del punto muerto, se quedó en neutro, se quedó en neutral, se quedó en una marcha, se quedó en tercera, se quedó trabada en park, se quedó en parking, pegado en p, trabado en p > modo de emergencia, caja de cambios, desbloqueo de la palanca
palanca dura, palanca trancada, palanca atorada, palanca pegada, palanca bloqueada, palanca no se mueve de p, palanca no baja > bloqueo de la palanca selectora, desbloqueo manual, pisar el freno
cambios manuales en automático, cambiar a mano, usar las levas, usar las paletas > selección manual, cambio secuencial, tiptronic
letra b, posición b, marcha b, palanca en b > freno motor, recuperación de energía
letra l, posición l, marcha l, palanca en l, poner la l > marcha corta, freno motor
letra s, posición s, poner la s, palanca en s > modo deportivo
letra n, dejarlo en n, ponerlo en n, poner en neutro para lavarlo, dejarlo en neutro > punto muerto, túnel de lavado, remolcar
flechita para arriba, flecha hacia arriba con número, me dice que cambie, me pide cambiar, me sugiere la marcha > indicador de cambio de marcha, recomendación de marcha
cambiar sin pisar el embrague, meter reversa en marcha > engranar marcha, daños en la caja de cambios
remolcar un automático, jalar un automático, arrastrar un automático > remolcar, caja automática, ruedas motrices
# road, weather, places
se hundió en la arena, se hundió en el barro, enterró, se enterró en la arena, enterrado en la playa, atascado en la arena, atascado en la nieve, atorado en el lodo, encajado en el barro, pegado en la arena, pegado en el barro, quedé pegado en el barro, me quedé pegado, patinando en el barro > atascado, tracción, liberar el vehículo, control de tracción
ruedas patinan, patina una rueda, gira en vacío, gira en falso, derrapa al salir, patina al salir, patina en mojado > control de tracción, ruedas giran, calzada resbaladiza
dio un trompo, coletea, colea en las curvas, se cruzó en la curva > control de estabilidad, derrape
se va de lado en las curvas, se inclina en las curvas, se acuesta en las curvas > control de estabilidad, suspensión, carga en el techo
flota en el agua, planea sobre el agua > aquaplaning, presión de inflado
calle inundada, se inundó la calle, pasar por agua, cruzar un vado, cruzar un charco, meterlo en el agua, pasar un arroyo, atravesar agua, agua hasta la puerta, me agarró la inundación, se inundó el coche, se inundó el carro, metí el carro en un charco > vadeo, profundidad de vadeo, agua en el motor
pista con hielo, camino helado, carretera helada, calle congelada, suelo helado, placa de hielo, hielo en la carretera, calamina > calzada resbaladiza, conducción en invierno, neumáticos de invierno
suelo mojado, asfalto mojado, calle mojada, carretera mojada > calzada mojada, aquaplaning
viento de lado, el viento me mueve, me mueve el viento, ráfagas de viento > viento lateral
camanchaca, garúa, llovizna > faros antiniebla, visibilidad
a más de 3000 metros, a gran altitud > altitud, pérdida de potencia
camino de tierra, camino de ripio, camino de piedras, pista de tierra, carretera de tierra, trocha de tierra, trochas, empedrado, terracería > caminos sin pavimentar, conducción fuera de carretera, polvo
tope muy alto, pasar un tope, pasar el lomo, policía acostado, cunetas, badenes > altura libre al suelo, bajos del vehículo
pegué en una piedra, le pegué al cárter, golpeé el cárter, pegó por abajo, golpe por debajo, golpe abajo, raspó abajo, toqué abajo > daños en los bajos, bajos del vehículo, protector de cárter
meterme al monte, meterme al campo, ir al campo, subir la duna, dunear, subir al cerro, trepar, rutear en tierra > conducción fuera de carretera, tracción a las cuatro ruedas, reductora
meter la doble, poner la doble, poner la 4x4, meter el 4x4, sacar la doble, meter el bajo, poner la baja, poner el bloqueo > tracción a las cuatro ruedas, seleccionar tracción, reductora
se queda en 4x4, no sale la doble, no entra la doble, no entra el 4x4 > tracción a las cuatro ruedas, caja de transferencia
tanda en pista, día de pista, correr en circuito > uso en competición, garantía
gastar menos, que consuma menos, bajar el consumo > conducción económica, consumo de combustible
viajar con calor, viajar al desierto, calor extremo, cuarenta grados > altas temperaturas, refrigerante, aire acondicionado
`;
