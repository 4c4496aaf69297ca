/** Fuel, AdBlue, filters, charging, range: names and stories. The format stands in `lexicon.ts`. */
export const chargingAndFuel = `
# names
combustible, carburante, gas oil, fuel
diésel, gasoil, gasóleo, petróleo diésel, acpm, b7, b10, biodiésel
gasolina, e5, e10, gasolina sin plomo, nafta súper, gasolina corriente, gasolina extra, gasolina roja, gasolina verde
boca de llenado, bocal, bocacarga, cuello de llenado, orificio de llenado
portezuela del combustible, tapa de combustible, compuerta del combustible, puertecilla del combustible, trampilla del depósito, tapa del depósito
pistola del surtidor, pistola de la gasolinera, manguera del surtidor, boquilla del surtidor, pico del surtidor
bidón, jerrycan, garrafa de combustible, caneca de gasolina, galonera
autonomía, kilómetros hasta vacío, distancia hasta vacío
consumo instantáneo, consumo actual, gasto instantáneo
aditivo, limpia inyectores, tratamiento de combustible
filtro de partículas, filtro de hollín, gpf, filtro de partículas de gasolina, opf
catalizador, scr, reducción catalítica selectiva
conmutador de gas, selector de combustible, llave del gas
evaporador reductor, reductor de gas, vaporizador
cilindro de gnc, tubo de gnc, cilindro de gas natural, tanque de gnc, oblea, prueba hidráulica
motor eléctrico, máquina eléctrica, motor de tracción
cargador de a bordo, cargador embarcado, obc, cargador interno
cable modo 2, cargador portátil, cargador ocasional, cable de carga doméstica, cargador de emergencia, icp
cable modo 3, cable tipo 2, cable de carga pública
conector tipo 1, j1772, conector americano
chademo, conector japonés
schuko, enchufe doméstico, toma doméstica, toma de corriente doméstica, contacto domiciliario
corriente de carga, intensidad de carga, amperios de carga
límite de carga, carga máxima, objetivo de carga, nivel objetivo
hora de salida, programación de salida, preparar para la salida
bomba de calor, calefactor ptc, calefactor eléctrico
tarjeta de carga, tarjeta rfid, llavero de carga
carga equilibrada, balanceo de celdas, equilibrado de celdas
celdas, módulos de batería
refrigeración de la batería, acondicionamiento de la batería, preacondicionamiento de la batería
nivel de regeneración, intensidad de la regeneración, freno regenerativo
modo híbrido, modo hv, modo auto híbrido, modo mantener carga, battery hold, reservar batería
desconexión de emergencia, punto de corte de alto voltaje, lazo de corte, corte de alto voltaje
# petrol station stories
qué gasolina uso, gasolina recomendada, gasolina correcta, gasolina barata, puedo usar regular, poner corriente o extra, puedo usar extra, normal o súper, súper o premium, verde o roja, 91 o 95, 87 o 91, 84 o 90 > octanaje, combustible recomendado, gasolina sin plomo
le metí gasolina en vez de diésel, metí diésel en vez, eché diésel por error, eché gasolina por error, puse gasolina por error, cargué el combustible equivocado, cargué mal, me confundí de manguera, me confundí de pistola, me confundí de surtidor, me equivoqué en la gasolinera, puse nafta en vez, puse gasoil en vez, puse diésel a un gasolina > combustible incorrecto, repostaje erróneo, no arrancar el motor
echar alcohol, ponerle etanol, puedo usar etanol, gasolina con etanol, biodiesel casero, aceite de cocina, queroseno, kerosene > combustible recomendado, etanol, biodiésel
echar aditivo, limpiador de inyectores, echarle limpia inyectores, octanizador, echar octanaje > aditivos, combustible
pistola no entra, no entra la pistola, pistola salta, salta la pistola, corta la pistola, se corta la manguera, no deja llenar, escupe la gasolina, rebalsa, no traga gasolina > boca de llenado, repostar, llenado del depósito
sigue echando después del clic, después del primer clic, llenar a tope, cuando salta el gatillo > repostar, llenado del depósito, sobrellenado
tapa del combustible no abre, tapa de gasolina trabada, no abre la gasolina, palanquita de la gasolina, jalador de la gasolina, botón de la gasolina, se trabó la tapa del tanque > tapa de combustible, apertura de emergencia
olvidé la tapa, perdí la tapa de la gasolina, sin tapón de gasolina, dejé la tapa en la bomba, se quedó el tapón, tapa mal cerrada, tapón flojo > tapón del depósito, testigo de avería del motor
lado del tanque, de qué lado carga > indicador de combustible, tapa de combustible
cuánto queda en reserva, cuántos kilómetros en reserva, cuánto ando en reserva, con la luz prendida cuánto, puedo llegar con la reserva, marca cero kilómetros, andar con poca gasolina, siempre en reserva > reserva de combustible, autonomía, capacidad del depósito
llenar con el motor encendido, cargar con motor prendido, usar el teléfono en la gasolinera, fumar en la gasolinera > repostar, peligro de incendio, parar el motor
llevar un bidón, llevar gasolina, bidón en el maletero, gasolina en botella > bidón, riesgo de incendio, repostar
olor a gasolina al llenar, olor a gasolina dentro > olor a combustible, fuga de combustible
consume demasiado, gasta demasiado, gasta una barbaridad, traga gasolina, chupa mucha gasolina, gasta más que antes, consume más que antes, de pronto gasta > consumo de combustible, conducción económica, presión de inflado
ficha técnica dice menos, anunciaban menos, no me da el consumo, marca un consumo distinto, consumo no coincide > consumo de combustible, ciclo de homologación, wltp
# particulate filter, adblue
me pide acelerar, me pide ir rápido, filtro saturado, filtro lleno, filtro de hollín lleno, limpiar el filtro andando, quemar el filtro, viajes cortos, recorridos cortos, trayectos cortos, solo ciudad, solo lo uso en ciudad, puro tráfico > filtro de partículas, regeneración, condiciones severas
huele raro al llegar, olor después de autopista, ralentí alto a veces, ventilador a tope al llegar > regeneración, filtro de partículas, ventilador del radiador
sube el aceite solo, aceite con olor a gasoil, aceite diluido, nivel de aceite sube > dilución del aceite, filtro de partículas, nivel de aceite
no arrancará en, no arranque en 800, arranque bloqueado en, quedan 800 km, en 1000 km no arranca, cuenta atrás de kilómetros, no arranca por adblue, no arranca por urea > adblue, arranque bloqueado, rellenar adblue
dónde se echa el adblue, tapón azul de la gasolina, cuántos litros de urea > adblue, depósito de adblue, rellenar adblue
eché adblue en el gasoil, eché urea en el diésel, eché agua al adblue, adblue en el tanque, gasoil en el adblue > adblue, repostaje erróneo, no arrancar el motor
se derramó la urea, mancha blanca de urea, cristales blancos, salpicó adblue, derramé adblue > adblue, limpiar, cristales
adblue congelado, urea congelada, urea vencida, adblue viejo > adblue, almacenamiento, temperatura
luz de emisiones, emisiones altas, no pasa emisiones, no pasa el humo, humo en la itv > gases de escape, catalizador, testigo de avería del motor
huele a orina, huele a amoniaco > adblue, olor
# gas
pasar a gas, pasa a nafta solo, no pasa a gas, se queda en gasolina, cambia solo a gasolina, arranca en nafta, arranca a gasolina > gas licuado, conmutador, gas natural
cargar gas, llenar el cilindro, boca de gas, adaptador de gas, acme o dish > gas licuado, boca de llenado, repostar gas
se quedó sin gas, cuánto rinde el gas, marca el gas > indicador de gas, autonomía
vencimiento del cilindro, revisar el cilindro, oblea vencida > revisión del depósito de gas, gas natural
entrar en garaje con gas, aparcar bajo tierra con gas, estacionamiento subterráneo > gas licuado, garaje
# charging stories
lo enchufo y no pasa nada, lo enchufé y no carga, no inicia la carga, empieza y se corta, carga y se corta, se paró la carga, se interrumpe la carga, carga se detuvo, dejó de cargar, amaneció sin cargar, no cargó en la noche, no cargó anoche > interrupción de la carga, avería de carga, carga programada
saltó el diferencial, salta la luz al cargar, saltan los plomos al cargar, se va la luz al cargar, salta la térmica al cargar, se cae el breaker, enchufe caliente, se derritió el enchufe > toma doméstica, corriente de carga, instalación eléctrica
no suelta la manguera, no puedo sacar la manguera, manguera atascada, manguera trabada, no puedo desenchufar, no puedo desconectar el cable, cable pegado, cable bloqueado, cable atorado, cable no sale, conector no sale, enchufe trabado, quitar el cable a la fuerza > desbloqueo del conector de carga, desbloqueo de emergencia
luz verde parpadea al cargar, luz azul al cargar, luz roja al cargar, luz amarilla del enchufe, color de la luz de carga, luz del puerto > indicador de carga, toma de carga
cuánto tarda en casa, cuánto demora en casa, cuántas horas cargando, cuántas horas enchufado, tiempo enchufado, de cero a lleno, del 10 al 80 > tiempo de carga, carga rápida, carga lenta
tarda más en invierno, carga lento con frío, carga despacio, carga más lenta, baja la velocidad de carga, carga rápida lenta, no llega a los kw, no carga a la velocidad > potencia de carga, temperatura de la batería, carga rápida
conviene cargar al 100, cargar al cien, cargar siempre al cien, dejar siempre enchufado, dejarlo enchufado, dejarlo conectado, cargar todos los días, cuidar la batería, que dure la batería, agotar la batería > vida útil de la batería, nivel de carga, límite de carga
cargar de noche, cargar barato, hora barata, horas valle, que cargue de madrugada, empiece a cargar a las > carga programada, temporizador de carga
puedo usar alargador, cargar con extensión, enchufe viejo, adaptador de enchufe, multicontacto para cargar > cable de extensión, toma doméstica, cable de carga
mojar el cargador, cargar lloviendo, cargar con tormenta, agua en el enchufe de carga, hielo en el puerto, puerto congelado, tapa de carga congelada, tapa de carga no abre > toma de carga, tapa de carga, humedad
robar el cable, que no roben el cable, cable asegurado > bloqueo del cable de carga, conector de carga
moverlo enchufado, arranqué enchufado, no arranca enchufado, no se mueve enchufado > cable de carga conectado, inmovilizar el vehículo
me quedé sin batería en la calle, me quedé tirado sin carga, se acabó la batería en marcha, qué pasa al cero por ciento, llegar con poca batería, queda poca batería, batería al mínimo > potencia limitada, batería descargada, remolcar, estación de carga
buscar cargadores, encontrar cargador, ruta con cargadores, cargador cercano > estación de carga, planificador de ruta, navegación
anda menos en invierno, rinde menos con frío, menos kilómetros con frío, menos alcance en invierno, baja mucho con calefacción, gasta con calefacción, dice más kilómetros de los que hace, kilómetros engañan > autonomía, bajas temperaturas, climatización
con el tiempo carga menos, perdió capacidad, batería degradada, salud de la batería, cuánto dura la batería eléctrica > degradación de la batería, vida útil de la batería, garantía de la batería
carga al frenar, se carga en bajadas, recupera en bajada, cargar andando, carga manejando > frenada regenerativa, recuperación de energía
frena mucho al soltar, frena al levantar el pie, no frena al soltar el pedal, cambió el freno al soltar, regeneración desaparece, con batería llena no frena > frenada regenerativa, nivel de regeneración
manejar con un pedal, solo un pedal, parar sin freno, sin tocar el freno > conducción con un pedal, frenada regenerativa
se prende el motor de gasolina, arranca el motor solo, no quiere ir en eléctrico, no anda en eléctrico, forzar el eléctrico, ir en eléctrico siempre, prende con calefacción > modo eléctrico, motor de combustión, condiciones de activación
no suena al prender, no se oye encendido, silencioso y no sé > listo para circular, sistema en marcha, ready
zumbido a baja velocidad, sonido de nave, suena como nave, música al andar despacio, sonidito al retroceder > sonido de advertencia para peatones, sonido exterior del vehículo
sacar corriente del coche, enchufar la cafetera, alimentar la casa, corriente para acampar, enchufar cosas fuera > suministro de corriente a dispositivos, carga bidireccional
peligro de electrocución, tocar lo naranja, lavar un eléctrico, lavar el motor eléctrico, manguera al motor eléctrico > alto voltaje, cables de alta tensión, limpieza
bomberos, rescate, cortar la corriente en choque > desconexión de alto voltaje, hoja de rescate, servicios de emergencia
batería de 12 en un eléctrico, batería chica del eléctrico, batería pequeña muerta, arrancar un híbrido con cables, pasar corriente a un híbrido, pasar corriente con eléctrico > batería de 12 voltios, arranque con cables
dejar el eléctrico parado, eléctrico sin usar, vacaciones con eléctrico, cuánto dejar cargado > inmovilización prolongada, nivel de carga
# what makers call fuel, filters and charging
tapa de combustible, compuerta de llenado de combustible, puerta de llenado de combustible, tapa del depósito de combustible, portezuela del depósito, trampilla del depósito, tapa de la gasolina, tapa del llenador de combustible
tapón del depósito de combustible, tapón de combustible, tapón de llenado de combustible, tapón de la gasolina, tapón del tanque
combustible equivocado, combustible incorrecto, carburante equivocado, error de combustible, confusión de carburante
bloqueo del combustible, corte de combustible, desconexión de la bomba de combustible, interruptor inercial, interruptor de inercia
índice de octano, número de octano, octanaje, octanos
índice de cetano, número de cetano, cetanaje
hollín, carbonilla
filtro de partículas saturado, filtro de partículas obstruido, filtro de partículas lleno, saturado de hollín, filtro de partículas atascado
regeneración del filtro de partículas, limpieza del filtro de partículas, limpiar el fap, limpiar el dpf, regenerar el filtro
purga del agua del filtro de combustible, agua en el filtro de combustible, agua en el filtro de gasoil, agua del filtro de gasoil, agua en el gasoil
cebar el circuito de combustible, purgar el circuito de combustible, cebado del circuito de combustible, cebar el gasoil
toma doméstica, enchufe doméstico, red eléctrica doméstica, enchufe de casa
gasolina 95, gasolina 98 > octanaje, gasolina sin plomo
diésel en coche de gasolina, echar gasolina en un diésel, eché gasolina en el diésel, me equivoqué de manguera, me equivoqué de surtidor > combustible equivocado, combustible incorrecto, vaciar el depósito
no arranca tras un choque, no arranca después de un golpe, no arranca después de un choque, se desconecta la bomba de gasolina > bloqueo del combustible, interruptor de inercia, desconexión de la bomba de combustible
me quedé sin gasoil, me quedé sin diésel, quedarse sin gasoil, se acabó el gasoil > cebar el circuito de combustible, purga del circuito de combustible
se acaba el adblue, queda poco adblue, kilómetros de adblue, no arranca por el adblue > nivel de adblue, autonomía, arranque impedido
cargar en casa, enchufar en casa, cargarlo en casa, enchufarlo en casa > toma doméstica, cable de carga doméstico
cable de carga atascado, cable atascado, no sale el cable, manguera de carga atascada > desbloqueo del conector de carga, liberación del cable de carga
se dispara el surtidor, el surtidor se corta, salta el surtidor, se corta al echar gasolina > pistola del surtidor, llenado del depósito
bomba de gasolina se desconecta, corte de inyección tras un golpe, se cortó la gasolina tras un golpe > bloqueo del combustible, interruptor de inercia
ventilador encendido al apagar, ventilador sigue al apagar, olor a quemado al aparcar > regeneración del filtro de partículas, ventilador del radiador
carga rápida, cargador rápido, carga en corriente continua
aviso acústico para peatones, sonido para peatones, sistema acústico de aviso de vehículo, avas
`;
