/** What owners say about driving, and makers write: starting, gears, slopes, assistance, weather, two wheels. Format: `lexicon.ts`. */
export const saidAboutDriving = `
# starting
pisar el freno para arrancar, freno para encender, freno para prender, freno para darle marcha, freno para dar marcha, darle marcha, no arranca con el botón, no prende con el botón, botón no arranca > pulsador de arranque, accionar el pedal de freno, puesta en marcha, sin llave
solo se enciende la radio, solo prende la radio, solo prende el tablero, solo prenden las luces, solo da contacto, solo contacto, sin arrancar el motor, oír música parado > conectar el contacto, accesorios, alimentación, sin accionar el pedal
apagar en marcha, apagarlo en marcha, apagar andando, apagarlo andando, apagar en emergencia, apagar de emergencia, apagar sin querer, tocar el botón andando, apreté el botón andando > parada de emergencia del motor, desconexión de emergencia, mantener pulsado, durante la marcha
salir en frío, salir enseguida, arrancar y salir, dejarlo calentar, lo dejo calentando, calentarlo parado, calentar parado, esperar a que caliente, precalentar el motor > motor al ralentí, iniciar la marcha, régimen moderado, temperatura de servicio
acelerar en frío, acelero en frío, darle en frío, exigir en frío, pisarle en frío, acelerones en frío > régimen elevado, plena carga, temperatura de servicio
acelerones parado, acelerar en vacío, darle acelerones, pegar acelerones > régimen, ralentí, en vacío
espiral amarilla, resorte amarillo, muelle amarillo, rulo amarillo, tirabuzón amarillo, espiral naranja, luz del resorte, luz de la espiral, esperar los calentadores, luz de los calentadores, rulito amarillo > precalentamiento, testigo de precalentamiento, diésel
apagar de golpe, apagarlo de golpe, apago de golpe, apagarlo enseguida, apagar enseguida, enfriar el turbo, cuidar el turbo, que enfríe el turbo > turbocompresor, parada del motor, dejar el motor al ralentí
arrancar empujando, arrancar empujado, arrancarlo empujando, prenderlo empujando, arrancar de empujón, prender de empujón, prenderlo empujado, empujarlo entre varios, arrancarlo en bajada, prenderlo en bajada, tirarlo cuesta abajo, prender rodando, jalarlo para que prenda, tirar de él para arrancar > arranque por remolcado, arranque por empuje, catalizador
ventilador prendido, ventilador encendido, ventilador andando, sigue el ventilador, ventilador queda, ventilador después de apagarlo > electroventilador, ventilador del radiador, tras desconectar el encendido
darle mucho a la llave, mucho rato a la llave, insistir con la llave, insisto con la llave, seguir dándole, sigo dándole > accionar el motor de arranque, segundos, intento, puesta en marcha
llave no gira, no gira la llave, no da vuelta la llave, llave atorada, volante trabado, volante trancado, volante bloqueado, se trabó el volante, se bloqueó el volante, volante se quedó duro, volante clavado, timón bloqueado, timón trancado > bloqueo de la dirección, columna de dirección, desbloquear, girar el volante a ambos lados
no sale la llave, no me sale la llave, llave no sale, no puedo sacar la llave, no suelta la llave, no deja sacar la llave, llave se quedó pegada, llave trabada, tambor de la llave > extraer la llave, contacto, posición p, palanca selectora
olvidé apagarlo, bajé con el motor prendido, bajarme con el motor > motor en marcha, abandonar el vehículo, desconectar el encendido
# manual gearbox, clutch
meter cambios, meter los cambios, meter marchas, meter la marcha, meter primera, meter segunda, meter tercera, meter quinta, poner primera, poner segunda, meter velocidad, echar la marcha, pasar cambios > engranar, relación, velocidad
meter reversa, meter la reversa, meter marcha atrás, poner reversa, poner la reversa, poner marcha atrás, reversa no entra, marcha atrás no entra, no entra marcha atrás, no entra la marcha atrás, echar reversa, cómo entra la reversa, aro de la palanca, levantar el anillo > engranar la marcha atrás, embrague pisado, vehículo detenido, anillo, pomo
reversa rasca, reversa raspa, reversa suena, reversa cruje, marcha atrás rasca, rasca la marcha, rascan los cambios, raspan los cambios, gruñen los cambios, rasguña al meter, rasca al poner, ruido al meter cambio > ruidos de engranajes, engranar, embrague pisado, sincronizador
qué marcha pongo, qué cambio pongo, cuándo cambio de marcha, cuándo cambiar de marcha, cuándo paso a tercera, cuándo meto quinta, a qué vueltas cambio, a cuántas vueltas cambio > indicador de cambio de marcha, relación, velocidades recomendadas, recomendar
flechita arriba, flechita abajo, flechita verde con número, flecha con un número, número con flechita, flecha para arriba, me dice que suba de marcha, pide que suba de marcha, pide que cambie > indicador de cambio de marcha, recomendación, relación superior, engranar
mano apoyada en la palanca, apoyar la mano, apoyo la mano, descansar la mano > palanca de cambios, horquillas, desgaste prematuro, presión
pie apoyado, pie en el embrague, pie en el clutch, pie sobre el embrague, apoyar el pie, pedal izquierdo, pedal de la izquierda, pisar el embrague a medias, embrague a medias, a medio clutch, aguantar con el embrague, sostener con el clutch, aguantarlo con el embrague, jugar con el embrague > pedal de embrague, desgaste excesivo, sobrecalentamiento del embrague, patinar
quemé el embrague, quemar el embrague, quemo el embrague, quemar el clutch, quemé el clutch, quemado al subir, quemado en la cuesta, quemado en la subida, olor a quemado en la subida, olor a quemado al subir, quemado al arrancar, quemado al salir, fundir el embrague > embrague, patinamiento, sobrecalentamiento del embrague, pendiente
sube de vueltas, suben las vueltas, revoluciones suben, acelera y no anda, acelero y no avanza, acelero y no camina, acelera y no jala > régimen, embrague patina, disco de embrague
clutch al fondo, embrague al fondo, clutch hasta el fondo, embrague no vuelve, embrague no regresa, clutch no regresa, pedal no vuelve, pedal no regresa, pedal no sube, embrague se quedó pegado, cloche no regresa, croche no regresa, no regresa el clutch > pedal de embrague, recuperar la posición, accionamiento hidráulico
se cala a cada rato, se me apaga al soltar el embrague, se me apaga al soltar el clutch > calado, embrague, puesta en marcha, iniciar la marcha
# automatic gearbox
letras de la palanca, letras del cambio, letras de la caja, qué significan las letras, prnd > posiciones de la palanca selectora, estacionamiento, punto muerto
poner en neutro, lo pongo en neutro, ponerlo en neutro, neutro en las bajadas, neutro bajando, bajar en neutro, bajar en punto muerto, bajar en neutral, bajo en neutro, bajar en n, tirarlo en neutro, en neutro cuesta abajo, punto muerto en las bajadas, dejarlo rodar, ir en punto muerto, cuesta abajo en punto muerto, bajar desembragado, con el motor apagado cuesta abajo, bajar apagado > posición n, punto muerto, freno motor, retención, lubricación de la transmisión
avanza solo, camina solo, se mueve sin acelerar, avanza sin acelerar, se mueve sin tocar nada, rueda solo hacia delante > desplazarse lentamente, ralentí, marcha seleccionada, mantener el freno pisado
cambiar las marchas yo, cambiar yo las marchas, cambiar a mano las marchas, cambios a mano, ponerlo en manual, más y menos de la palanca > modo manual, modo secuencial, tiptronic, seleccionar manualmente las relaciones
palanquitas del volante, palanquitas detrás del volante, volante trae unas palanquitas, palanquita con más y menos, orejas del volante, orejitas del volante, aletas del volante, botones detrás del volante, paletitas, más y menos del volante > levas de cambio, levas situadas tras el volante, relación superior o inferior
acelerar a fondo, pisar a fondo para adelantar, a fondo para adelantar, a fondo para rebasar, pisarle a fondo, pisarlo a fondo, chancarle, pisar a fondo para pasar, se baja de marcha solo, clic del acelerador > kick down, reduce de marcha, aceleración máxima, punto de resistencia
caja se calienta, caja caliente, se calentó la caja, se recalienta la caja, se sobrecalentó la caja, transmisión caliente, temperatura de la caja, caja recalentada > sobrecalentamiento de la transmisión, temperatura de la transmisión
tirones al salir, tirones en atascos, tirones en el atasco, tirones en los atascos, tironea en el taco, tironea en el tráfico, a tirones en primera, jalones en el tráfico, brinca en el tráfico > doble embrague, sobrecalentamiento de los embragues, transmisión
aguantarlo con el acelerador, sostenerlo con el acelerador, mantenerlo con el gas, aguantar en la cuesta con el acelerador > retener en pendiente con el acelerador, utilizar el freno, sobrecalentar
de d a r, pasar a reversa sin parar, meter la p andando, meter p andando, puse la p en marcha, meter la r andando, poner la p sin parar > vehículo inmovilizado, completamente detenido, seleccionar r o p
no sale de la p, no sale de park, no sale de parking, trabado en park, palanca no sale, palanca no sale de la p, palanca no se mueve, palanca se trabó, pegada en p, clavado en p, no puedo sacarlo de p > desbloqueo manual de la palanca selectora, desbloqueo de emergencia, retirar la tapa, lengüeta
se queda en una marcha, no pasa de tercera, clavado en tercera, no cambia de marcha, no me cambia de marcha > programa de emergencia de la transmisión, avería de la caja de cambios
arrastrarlo con las ruedas, jalarlo en neutro, jalar en neutro, remolcar en neutro, ruedas en el suelo, llantas en el piso, cuatro ruedas en el suelo > remolcado, posición n, distancia máxima, velocidad máxima de remolcado
# parking brake, slopes
quitar freno de mano, quitar el freno de mano, sacar el freno de mano, soltar el freno de mano, bajar el freno de mano, desactivar el freno de mano, cómo se quita el freno de mano, quitar el freno de parqueo > liberar, liberar el freno de estacionamiento, desaplicar, pisar el freno
poner el freno de mano, subir el freno de mano, echar el freno de mano, meter el freno de mano, jalar el freno de mano, tirar del freno de mano > aplicar, accionar el freno de estacionamiento, inmovilizar
trabado el freno de mano, freno de mano helado, freno de mano con hielo, freno de mano con helada, freno de mano en la nieve, freno de mano con frío, se heló el freno, se pegó el freno de mano, se congeló el freno, amaneció frenado > freno de estacionamiento, congelarse, temperaturas bajo cero, engranar la primera
freno de mano muy alto, freno de mano alto, freno de mano sube, cuántos puntos sube, clics del freno, tensar el freno de mano, apretar el freno de mano > recorrido de la palanca, dientes, reajustar, ajuste del freno de estacionamiento
freno de mano puesto, manejé con el freno de mano, manejar con el freno de mano, conduje con el freno de mano, circular con el freno de mano, olvidé el freno de mano, olvidé quitar el freno, se me olvidó el freno de mano, andar con el freno puesto > circular con el freno accionado, sobrecalentar, frenos traseros, testigo del freno de estacionamiento
frenar con la mano, frenar con el de mano, frenar sin pedal, parar sin frenos, me quedé sin frenos, quedarse sin frenos, pedal no frena, frenar con el freno de mano > frenado de emergencia, mantener el interruptor, tirar del interruptor, decelerar
se va pa atrás, se cae para atrás, va hacia atrás en la cuesta, rueda para atrás, se rueda el carro, se rueda para abajo, se regresa en la subida, se regresa en la cuesta, se desliza hacia atrás, se va de reversa en la subida > arranque en pendiente, retroceder, mantener la presión de frenado, iniciar la marcha cuesta arriba, rampa
bajada empinada, bajadas empinadas, bajar empinado, retenga en la bajada, retenga solo, que lo aguante en la bajada, aguante solo en bajada, que baje solo, baja solo despacio, bajar despacito, bajar sin frenar > control de descenso de pendientes, descensos pronunciados, descenso
pisar el freno en los semáforos, pie en el freno en el semáforo, freno en los semáforos, freno en el semáforo, freno en los altos, freno en la cola, no tener que pisar el freno, quitar el pie del freno, se quede frenado, se quede quieto en el semáforo, que aguante parado > auto hold, mantener inmovilizado, retención, vehículo detenido
para dónde giro las llantas, giro las llantas, giro las ruedas, ruedas hacia la vereda, ruedas contra la banqueta, llantas hacia la acera, torcer las ruedas > orientar las ruedas hacia el bordillo, estacionar en pendiente
dejarlo engranado, dejo engranado, dejarlo en primera, dejarlo con cambio, dejarlo en cambio, dejo en primera, dejarlo enganchado, estacionar con cambio, estacionar en primera, aparcar con la primera > estacionamiento, engranar la primera relación, freno de estacionamiento, asegurar el vehículo
vereda, cordón de la vereda, sardinel, andén de la calle > bordillo
# four-wheel drive
doble puesta, doble tracción puesta, cuatro por cuatro puesto, 4x4 puesto, 4x4 en asfalto, 4x4 en pavimento, doble en el asfalto, doble en pavimento, doble en seco, asfalto con la doble, meter la 4x4, pongo la 4x4, poner 4x4, meter el 4wd, embragar la doble, conectar la doble, activar la 4x4 > 4h, tracción total, tracción integral, ambos ejes, conectar
4x4, 4wd, cuatro por cuatro > tracción total, tracción en las cuatro ruedas, 4h
la corta del 4x4, bajo del 4x4, caja baja, doble baja, poner la reductora, meter la reductora, meter la baja, cuatro baja > caja de transferencia, terreno difícil, gama corta
cuatro alta, doble alta > 4h, gama larga
sacar el 4x4, quitar el 4x4, quitar la doble, se quedó en la doble, 4x4 parpadea, 4wd parpadea, luz del 4x4, luz de la doble, 4x4 titila > tracción total, desacoplar, acoplamiento, 2h
bloqueo trasero, bloqueo de atrás, bloquear atrás, bloqueo delantero, no engancha el bloqueo, bloqueo no engancha, bloqueo no entra, poner el bloqueo, meter el bloqueo, bloqueo del eje > bloqueo del diferencial, eje posterior
rueda patina, rueda en el aire, rueda girando en el aire, rueda colgando, rueda gira sola, una sola rueda patina, patina una sola, una rueda sin tocar > rueda motriz, adherencia, bloqueo del diferencial, par
salta al doblar, traba al doblar, se traba al girar, se frena al girar, se agarra al doblar, tironea al doblar > tensiones en la transmisión, calzada firme y seca, tracción total
# driving modes
botón eco, tecla eco, luz verde eco, letra eco, hojita verde, hoja verde > modo eco, perfil eco, consumo, reducir el consumo
modo sport, modo deportivo, botón sport > perfil sport, respuesta del acelerador, dinámico
modo nieve, modo barro, modo arena, modo lluvia, modo roca, modo tierra > selector de terreno, modos de conducción, firme
siempre arranque en el mismo modo, se cambia a normal, vuelve a normal, vuelve al modo normal, no guarda el modo, quede guardado el modo, quede en eco, que se quede en eco > perfil de conducción, al conectar el encendido, adoptar, última selección
endurecer la dirección, ablandar la dirección, dureza del volante, elegir la dirección, cambiar la dureza > asistencia de la dirección, perfil individual, configurar la dirección
endurecer la suspensión, subir la suspensión, bajar la suspensión > tren de rodaje, amortiguación, perfil de conducción, regulación del nivel
# stability, traction, abs
apagar control de tracción, apagar el control de tracción, sacar el control de tracción, desactivar la tracción, apagar el esp, sacar el esp, quitar la tracción, botón del carrito derrapando, botón del carro patinando > regulación antipatinaje, asr, desconectar, programa electrónico de estabilidad
se ahoga al acelerar en el barro, no acelera en el barro, no deja acelerar en el barro, corta el gas, corta la aceleración, se corta en el barro, se corta la fuerza en el barro, se queda sin gas en la arena > control de tracción, ruedas motrices, regulación antipatinaje, terreno blando
pedal tiembla, pedal tembló, freno tembló, pedal rechina, pedal patea, pedal cruje, pedal traquetea, trrr en el pedal > abs, pulsación del pedal, antibloqueo
frenar de golpe, frenar fuerte, frenazo fuerte, clavar frenos, clavo los frenos, clavé los frenos, clavar el freno, clavé el freno, frené de golpe, frenar a tope, meter un frenazo, pegar un frenazo, meto un frenazo > frenada de emergencia, pisar a fondo el freno, deceleración intensa, deceleración brusca
intermitentes solas, intermitentes solos, intermitentes al frenar, se prenden las intermitentes, se prenden las balizas, se encienden las balizas, balizas solas, preventivas solas, estacionarias solas, luces de emergencia solas, parqueo se prende solo > luces de advertencia, luces de emergencia automáticas, deceleración, frenada
jala a un lado, jala para un lado, jala hacia un lado, tira para un lado, tira a un lado, se tira al frenar > desviarse, control de la dirección, frenada
culeó, culeando > derrape, sobreviraje, contrarrestar, eje trasero, estabilidad
sigue de frente, se abre en la curva > subviraje, derrape, estabilidad
# cruise control, limiter
poner velocidad crucero, poner el crucero, activar el crucero, meter el crucero, usar el crucero, prender el crucero, dejar fija la velocidad, velocidad fija sin pisar, ir sin pisar el acelerador, soltar el acelerador, quitar el pie del acelerador, no pisar el acelerador, acelera solo en la autopista > regulador de velocidad, memorizar la velocidad, set, velocidad programada
vuelvo a la velocidad, volver a la velocidad, retomar la velocidad, velocidad que llevaba, velocidad anterior, recuperar la velocidad, seguir a la misma velocidad, volver a poner el crucero > res, reanudar, velocidad memorizada, restablecer
crucero con lluvia, crucero en lluvia, crucero lloviendo, crucero mojado, crucero en la nieve, crucero en la ciudad, crucero en curvas, crucero en montaña, crucero en la niebla > calzada resbaladiza, tráfico denso, regulador de velocidad
bajada se embala, bajada se embaló, se acelera bajando, coge velocidad en bajada, agarra velocidad bajando > descensos, pendiente, no mantener la velocidad, superar la velocidad
no se pase de velocidad, que no pase el límite, tope de velocidad, ponerle tope, límite para mi hijo, que mi hijo no corra, velocidad máxima para > limitador de velocidad, velocidad programada, rebasar
ir más rápido con el limitador, pasar el limitador, saltarme el limitador, saltar el limitador, limitador y adelantar, adelantar con el limitador, limitador puesto, acelerar con el limitador > rebasar el límite, límite programado, kick down, pisar a fondo
pita cada vez que paso, paso de la velocidad, pita al pasarme, pita cuando me paso, suena cuando me paso, pita si paso, me avisa que voy rápido, chicharra de velocidad, alarma de velocidad, pito de velocidad, quitar el pito de velocidad > aviso de exceso de velocidad, rebasamiento, aviso acústico
lee mal las señales, lee mal los carteles, no lee las señales, no ve las señales, cartel de velocidad equivocado, no ve los carteles, marca un límite que no es > reconocimiento de señales de tráfico, cámara, no identificar
# adaptive cruise, keeping distance
mantenga distancia, mantenga la distancia, guarde distancia, guardar distancia, mantener la distancia, distancia con el de delante, distancia con el de adelante, distancia con el de enfrente, siga al de delante, siga al de adelante > control de crucero adaptativo, radar, vehículo precedente, intervalo
muy pegado al de adelante, muy pegado al de delante, pegado al de adelante, muy cerca del de adelante, alejar al de adelante, dejar más distancia, dejar más espacio > distancia al vehículo precedente, intervalo, distancia temporal, seleccionar
frena solo en las curvas, frena en las curvas, frena solo en la curva, frena por el de al lado, frena por los de al lado > control de crucero adaptativo, carril contiguo, trazado curvo, deceleración
parte de nuevo solo, arranca de nuevo solo, vuelve a arrancar solo, arranca solo en el atasco, reinicia la marcha solo > reanudar la marcha, parada, stop and go, res
# lane assistance, attention
mueve el volante solo, me mueve el volante, volante se mueve, volante me tironea, volante me jala, me gira el volante, me tuerce el volante, me lleva el volante, volante me empuja > mantenimiento de carril, par correctivo, intervención en la dirección, línea
quitar lo del carril, aviso de las líneas, aviso del carril, pita en las líneas, pita en las rayas, corrector de carril > asistente de mantenimiento de carril, carril, desactivar
ruta sin pintar, sin líneas, sin rayas, líneas borradas, líneas pintadas, raya borrada, no hay líneas, no ve las líneas, no detecta las líneas, no detecta las rayas, líneas viejas > demarcaciones viales, marcas viales, delimitación de carril, visibles
manos en el volante, poner las manos, ponga las manos, pide las manos, que ponga las manos, soltar las manos, sin manos, quitar las manos, manos fuera del volante > retomar el control, actividad de dirección, mantenimiento de carril, asumir la dirección
taza de café, tacita de café, cafecito, tacita, dibujo del café, pide que descanse, dice que descanse, me manda a descansar, dice que estoy cansado, me quedo dormido, quedarse dormido, me duermo al volante, sueño al volante > detector de fatiga, efectuar una pausa, cansancio, descanso
# collisions
frena solo, frena solito, frenó solo, se frena solo, frenó solo sin nada, frenazo solo, me frenó solo > frenada de emergencia autónoma, intervenciones no justificadas, frenado automático
se me cruza un perro, se cruza un perro, se cruza una persona, se cruza un animal, se cruza un niño, se cruza alguien, cruza una vaca, cruza un venado, alguien cruzando, ciclista cruza > detección de peatones, peatones, ciclistas, animales, frenada de emergencia
cartel rojo, letrero rojo, cartel en rojo, aviso rojo con un coche, casi choco, casi me estampo, casi le pego > alerta de colisión, advertencia visual y acústica, impacto, colisión frontal
sensor delantero, sensor del frente, sensor de la parrilla, sensor del logo, sensor frontal, sensor delantero sucio, sensor sucio, radar sucio, radar tapado, radar bloqueado > radar, sensor de radar, emblema, limpio
frenado automático para lavar, frenado automático en el túnel, freno solo en el lavadero, frena en el lavadero, frenado en el lavado, frenó en el lavadero, en el autolavado frena > desconectar la frenada de emergencia, tren de lavado, banco de rodillos
# parking sensors, cameras
pita todo el rato, pita todo el tiempo, pita a cada rato, pita atrás, pita atrás sin nada, suena todo el rato, pito sin parar > ayuda de estacionamiento, ultrasonidos, señales erróneas, suciedad
pito de parquear, pito de aparcar, pito de estacionar, pitido de aparcar, pitido de estacionar, pito de reversa, pitido de reversa, pito de los sensores, pitido de los sensores, bajar el pito, callar el pito, callar los sensores, callar la reversa, silenciar los sensores > ayuda de estacionamiento, señales acústicas, silenciar, volumen
no sonó el sensor, no vio el bolardo, bolardo, pilona, poste bajito, columna del garaje, le di a la columna, le pegué a la columna > obstáculos, objetos bajos, no detectados, sensores de aparcamiento
cámara borrosa, cámara reversa, cámara nublada, cámara opaca, cámara llena de barro, cámara con barro, cámara con polvo, no se ve la cámara > cámara de visión trasera, lente, objetivo, calidad de imagen, limpiar
rayas de colores, líneas de colores, rayas de la cámara, líneas de la cámara, raya roja de la cámara, línea roja de la cámara, rayas verdes y rojas, rayitas de colores > líneas guía, líneas de referencia, trayectoria, distancia
verlo desde arriba, vista de arriba > vista aérea, cámaras, entorno, 360, vista cenital
estacione solito, se estacione solo, estacione solo, aparque solo, aparque solito, aparca solo, aparca él solo, estaciona solo, parquee solo, se parquea solo, que se meta solo > aparcamiento automático, asistente de aparcamiento, medir el hueco, gobernar la dirección
aparca en batería, estacionar de lado, estacionar en paralelo, estacionar en batería, aparcar de lado, aparcar de costado > plaza perpendicular, plaza paralela, hueco, asistente de aparcamiento, aparcamiento en línea
cabe o no cabe, no encuentra hueco, no reconoce el hueco, no ve el hueco > hueco de aparcamiento, plaza, longitud
# blind spot, cross traffic
luz en el retrovisor, lucecita del espejo, luz naranja del espejo, luz amarilla en el espejo, foco del espejo, aviso del espejo, alerta del espejo, luz del espejo lateral, parpadea el espejo, espejo parpadea, espejo pita > detector de ángulo muerto, retrovisor exterior, vigilancia lateral, zona no visible
pita al poner la direccional, pita al poner el intermitente, pita con el intermitente, pita con la direccional, pita con el guiño, suena al poner la direccional, pita al poner el guiño, poner la direccional y pita > detector de ángulo muerto, zona lateral, intermitente
avise si viene alguien, avisa si viene alguien, no veo al salir, no se ve al salir, salir de reversa, salir marcha atrás, salir de culo, sacar de reversa, sacar el auto de reversa, saliendo de reversa > tráfico transversal posterior, retroceder, aproximarse por los laterales, tráfico cruzado
remolque y no funciona el aviso, llevo el remolque y no pita, con el remolque no funciona, remolque desactiva, engancho el remolque y, con remolque no anda > enganche eléctricamente conectado, desactiva automáticamente, modo remolque
# start-stop
se apaga en los semáforos, se me apaga en el semáforo, apagaba en los semáforos, apagado en los semáforos, se paraba en los semáforos, se apaga en cada semáforo, se apaga cuando paro, se apaga en la cola > start stop, parada automática, detenerse automáticamente
apagado automático, quitar el apagado automático, desactivar el apagado automático, quitar el start stop, anular el start stop, apagar el start stop, que no se apague en los semáforos > sistema start stop, desactivación, parada automática, conexión del encendido
no se apaga en los semáforos, start stop no funciona, no me funciona el start stop, no va el start stop > start stop, temperatura exterior, batería descargada, no se produce la parada
tanta parada > start stop, ciclos, agm, arrancador
# rain, water
charco grande, charco profundo, charcos, piso encharcado, lluvia fuerte, lluvia intensa, aguacero, diluvio, diluviando, chaparrón, tormenta fuerte, tromba > calzada encharcada, lluvia, aquaplaning, reducir la velocidad
calle era un río, calle hecha un río, cuánta agua aguanta, cuánta agua pasa, profundidad de agua, altura del agua, agua cubre las ruedas, agua a media rueda, meterme al agua, meterse al río, meter al agua, pasar el río, cruzar el río, cruzar un arroyo, cruzar el arroyo, calle anegada, paso inundado, badén con agua > vadeo, vadear, nivel del agua, borde inferior, al paso
agua en el motor, metió agua en el motor, entró agua al motor, tragó agua, chupó agua, chupar agua, le entró agua al motor, se ahogó en el agua, se apagó en el agua, se quedó en el agua > aspiración de agua, golpe de ariete, vadeo, no poner en marcha
charco no frena, charco y no frena, mojados no frenan, después de la lluvia no frena, después de lavarlo no frena, secar los frenos, freno mojado > discos húmedos, humedad, efecto de frenado, secar
niebla, neblina, bruma, camanchaca > antiniebla, visibilidad, bruma
viento fuerte, ventarrón, vendaval, ventolera, me mueve el aire, bandazos, zarandea > ráfagas, viento lateral, estabilidad direccional
# snow, ice
subir a la nieve, manejar en nieve, conducir en nieve, conducir con nieve, manejar con nieve, primera vez en la nieve, calle nevada, nevazón > firme nevado, conducción invernal, acelerar con suavidad, calzada nevada
ruedas de delante o de atrás, adelante o atrás las cadenas, cadenas adelante, cadenas atrás, poner cadenas, cadenas para la nieve > eje motriz, ruedas motrices, cadenas antideslizantes
hielo en la carretera, hielo en la calle, hielo negro, escarcha, escarcha en la calle, pista escarchada, piso congelado, suelo congelado > calzada helada, firme resbaladizo, derrape
atascado en nieve, atascado en la nieve, atorado en la nieve, hundido en la nieve, atascado en el barro, atascado en barro, atascado en arena, quedé atascado, quedamos atascados, empantanado, empantané, encallado, encallé, varado en la arena, sacarlo del barro, sacarlo de la arena, salir del barro, salir de la nieve > liberar el vehículo, balancear, adelante y atrás, girar en vacío
# sand, mud, tracks
enterrado en la arena, panza en la arena, clavado en la arena, encajado en la arena > hundirse, planchas de desatasco, retirar la arena, palas, liberar el vehículo
manejar en la arena, médanos, médano, duna, dunas, desinflar para la arena, bajar aire para la arena > terreno blando, reducir la presión de inflado, dunas, arena
ripio, camino de ripio, ripiera, pedregullo, cascajo, calamina, serrucho, grava suelta, piedritas, camino con piedras > gravilla, pistas sin pavimentar, piedras proyectadas
limpiar después del barro, lavarlo por abajo, lavar por debajo, lleno de barro, barro pegado, barro abajo, pasto abajo, limpiar el barro, lavar los bajos > bajos, lodo, vegetación, conducción todoterreno
raspar abajo, rozar abajo, toca la panza > bajos, distancia al suelo, altura libre al suelo
ladera, de costado en el cerro, inclinado de lado, se tumba de lado, darse vuelta, volcarse, volcar > inclinación lateral, riesgo de vuelco, vuelco
# mountains, heat, altitude
bajar puerto, bajar un puerto, bajar el puerto, bajar la sierra, bajar de la sierra, bajar la montaña, bajar la cordillera, bajar el cerro, quemar los frenos, quemar frenos, bajar frenando, freno todo el rato bajando, venir frenando, bajar en segunda, bajar en tercera > freno motor, descensos prolongados, marcha corta, relación corta
sin frenos bajando, frenos no responden, pedal se fue blando, pedal se puso blando, pedal se ablandó, frenos se cansan, frenos cansados, frenos recalentados > fatiga de los frenos, fading, pérdida de eficacia, sobrecalentamiento de los frenos
altura pierde fuerza, pierde fuerza en la altura, pierde fuerza arriba, en altura no tira, no jala en la altura, no jala en la sierra, no tira arriba, apunado, apunar, mal de altura, soroche, a 4000 metros, a 3000 metros, 4500 metros, 4000 metros, 3000 metros, 5000 metros, metros de altura, metros de altitud, msnm, cruzar la cordillera, cruzo la cordillera, altiplano > gran altitud, altitud, densidad del aire, potencia disminuye, cotas
pierde fuerza, perdió fuerza, le falta fuerza, se queda sin fuerza > pérdida de potencia, potencia disminuye, potencia reducida
calor 45 grados, 45 grados, 40 grados, cuarenta grados, 50 grados, calorón, ola de calor, en pleno verano > temperaturas elevadas, climas cálidos, refrigerante
sube la aguja, se sube la aguja, se le sube la aguja, sube la temperatura, se le sube la temperatura, se calienta subiendo, se calienta en subida, se calienta en las cuestas, se recalienta en la subida > indicador térmico, temperatura del refrigerante, desconectar el climatizador, sobrecalentamiento
# economical driving, running in
gastar menos, gastar menos gasolina, gastar menos nafta, gastar menos bencina, gaste menos, ahorrar gasolina, ahorrar nafta, ahorrar bencina, ahorrar combustible, ahorrar diésel, que dure más el tanque, economizar > conducción económica, reducir el consumo, anticiparse, conducción eficiente
gasta muchísimo, gasta demasiado, gasta más de lo que dice, chupa gasolina, traga gasolina, consume demasiado, gasta una barbaridad, gasta un montón > consumo, incremento del consumo, valores de consumo, estilo de conducción
ahorra gasolina, ahorra bajando, ahorra en punto muerto, punto muerto ahorra, neutro ahorra, ahorra en neutro > inyección se interrumpe, retención, deceleración, corte de inyección
velocidad de crucero por inercia, se desengancha al soltar, baja a cero las vueltas, rueda libre > marcha por inercia, modo inercia, desacoplar
recién estrenado, recién sacado, ir despacio al principio, primeros mil, cuántos kilómetros despacio > rodaje, primeros 1000 km, régimen máximo
frenos nuevos, pastillas nuevas, discos nuevos, recién cambiadas las pastillas > rodaje, asentarse, fricción, adherencia, efecto de frenado
# makers' names
vehículo precedente, vehículo delantero, vehículo que circula delante, vehículo que le precede
marcas viales, demarcaciones viales, líneas de delimitación, señalización horizontal, líneas del carril
electroventilador, motoventilador, ventilador del radiador
sobrecalentamiento de la transmisión, sobretemperatura de la transmisión, sobrecalentamiento de la caja de cambios
plaza de aparcamiento, hueco de aparcamiento, espacio de estacionamiento, cajón de estacionamiento, lugar de estacionamiento
perfil de conducción, modo de conducción, programa de conducción, modo de manejo, selector de modos
tráfico transversal posterior, alerta de tráfico transversal, tráfico cruzado posterior, tráfico transversal trasero
tracción total conectable, tracción conectable, tracción total, tracción integral, tracción en las cuatro ruedas
engranar una marcha, insertar una marcha, seleccionar una marcha, introducir una marcha
descenso prolongado, bajada prolongada, pendiente prolongada, descenso largo
# the driver
tomo pastillas, tomar pastillas, tomando pastillas, pastillas para dormir, pastillas para la alergia, antialérgico, antihistamínico, tomé una cerveza, tomar cerveza, borracho, resaca, ebrio, drogado, marihuana > bajo los efectos, medicamentos, alcohol, aptitud para conducir
chanclas, chancletas, ojotas, hawaianas, tacones, zapatos de taco, descalzo, descalza, sin zapatos, sandalias, botas gordas > calzado adecuado, calzado, pedales
se movió la alfombra, alfombra se mueve, alfombra se corre, alfombra suelta, tapete se mueve, tapete suelto, alfombra debajo del pedal, dos alfombras, alfombra encima de otra, se enganchó el acelerador, se trabó el acelerador > esterillas, anclajes, fijar, pedales, alfombrillas
# motorcycles, scooters
botón rojo de la moto, llave roja de la moto > interruptor de paro, interruptor de parada del motor, puño derecho, manillar
pata puesta, pata abajo, pata afuera, bajar la pata > caballete desplegado, interruptor del caballete lateral
pata central, parada en dos ruedas, subirla a la pata, subir la moto a la pata, sube en el caballete > caballete central, saliente del caballete, asidero
encuentro el neutro, encontrar neutro, encontrar el neutro, no le encuentro el neutro, no entra el neutro, no agarra el neutro, meter neutro, dar patadas a la palanca > punto muerto, entre la primera y la segunda, testigo n
moto ahogada, se ahogó la moto, motor ahogado, moto inundada, huele a gasolina y no prende > motor inundado, abrir el acelerador a fondo, arranque
tirador del aire, cebador, choke > estrangulador, estárter, motor frío
ir de paquete, llevar de paquete, llevo a mi novia, llevo a mi mujer atrás, llevar a alguien atrás, parrillero > acompañante, pasajero, precarga, reposapiés del pasajero
manigueta, manigueta dura, manija dura, maneta dura, clutch duro de la moto > maneta, juego libre, cable
freno delantero en curva, frenar en curva, frenar en la curva, freno en la curva, frenar inclinado, frenar tumbado, freno de adelante en curva > rueda anterior, motocicleta inclinada, frenar bruscamente, freno delantero y trasero
tiembla al salir, vibra al salir, tiembla al arrancar, vibra al arrancar, tironea al salir, scooter tiembla, motoneta tiembla > embrague centrífugo, rodillos, variador, vibraciones al iniciar la marcha
correa scooter, correa de la scooter, banda de la motoneta, correa del scooter, banda del scooter, correa de la motoneta > correa trapezoidal, correa de transmisión, variador
se apaga en bajas, se apaga en baja, se muere en baja, se apaga al soltar el gas, se apaga al soltar el acelerador, moto se apaga, se apaga en mínimo, se apaga en ralentí, no mantiene el mínimo, no aguanta el ralentí > régimen de ralentí, regular el ralentí, tornillo de ajuste
dejarla candada, trabar el manillar, candar la moto, candar el manillar, trancar el timón, cerrar la dirección, bloquear el manillar > bloqueo de la dirección, lock, girar el manillar
en moto con lluvia, moto con lluvia, moto lloviendo, moto y lluvia, moto en mojado > calzada mojada, adherencia, frenar con suavidad
caballito, willy, wheelie > rueda delantera, levantar, acrobacias
# quads, personal mobility
cuatri, cuatriciclo, cuatrimoto, quad, atv
cuatri cuestas, cuatri subir, subir cuestas, subir el cerro en cuatri, cuatrimoto en subida, echarse para adelante, echarme para adelante, inclinar el cuerpo > ascender, peso del cuerpo hacia delante, ladera, ascenso
dos en la cuatri, dos en el cuatri, dos en la cuatrimoto, ir dos en la moto, llevar a otro en la cuatrimoto, con mi hijo en la cuatrimoto > acompañantes, pasajeros, operador, transportar
qué edad para manejar, niño en la cuatrimoto, edad para la cuatrimoto, menor en la cuatrimoto, años en el cuatrimoto > menores, edad mínima, operador
patinete, monopatín, scooter eléctrico, patín eléctrico, patineta eléctrica, vehículo de movilidad personal
patinete no corre, patinete no sube, no sube cuestas, no sube la cuesta, no corre en subida > velocidad disminuye, pendientes, autonomía, carga
# electric driving
frena al soltar, frena mucho al soltar, frena al soltar el pedal, frena al levantar el pie, se frena al soltar, menos freno al soltar > frenada regenerativa, recuperación de energía, intensidad
peatones no me oyen, no oyen el coche, la gente no me oye, suena como nave > avisador acústico para peatones, emite un sonido, vehículo eléctrico
saber si está encendido, saber si arrancó > ready, operativo, sistema de propulsión, disposición para la marcha
tortuga en la pantalla, tortuga amarilla, sale una tortuga, dibujo de una tortuga > potencia limitada, potencia de propulsión, batería de alto voltaje
`;
