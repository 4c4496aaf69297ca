/** Turns of stories that fit many things: how, when and where it happens, what is wanted. The format stands in `lexicon.ts`. */
export const storyTurns = `
# what is wanted
no quiero que suene, que deje de sonar, que no pite, me tiene harto el pitido, pitido molesto, deja de pitar > desactivar, señal acústica, avisador acústico
quitarlo de una vez, quitarlo para siempre, que no se active, que no se prenda, que no salga más > desactivar, desconectar
volverlo a poner, dejarlo como antes, volver a lo de antes, regresarlo a como venía > restablecer, ajustes de fábrica
cambiar el tono, cambiar el sonido, bajar los avisos, volumen del pitido, subir los avisos > volumen de avisos, ajustes de sonido
en qué parte del menú > ajustes, configuración
botón que dice, botón de al lado, botón del techo, botón abajo del volante, tecla del volante con > mandos, interruptor, vista general
para qué sirve la palanca, palanca de la derecha, palanca de la izquierda, palanca chiquita, palanquita debajo del volante > palanca de mando, mandos del volante
lo apreté sin querer, toqué sin querer, apreté un botón y, toqué un botón, mi hijo tocó, mi hijo apretó > restablecer, ajustes, desactivar
paro o sigo, sigo o paro, aguanta hasta el taller, llego al taller > seguir circulando, detener el vehículo, taller
tengo que llevarlo al taller > taller autorizado, sustituir
# when it happens
al girar la llave, al meter la llave, al poner el contacto, doy la llave, le doy al botón, aprieto el botón y nada, aprieto start, pulso el botón y no, toco el botón y no > encendido, arranque del motor, botón de arranque
antes de prender, antes de arrancar, antes de salir, antes de manejar > antes de iniciar la marcha, comprobaciones
recién prendido, apenas prende, al rato de prender > arranque en frío, después de arrancar, motor frío
después de un rato, al rato de andar > motor caliente, temperatura de servicio
después de apagar, al quitar la llave, al sacar la llave > parar el motor, después de parar el motor
después de la lluvia, días de lluvia, día lluvioso, días húmedos > lluvia, humedad
noches heladas, bajo cero, menos diez grados > bajas temperaturas, invierno
en pleno verano, al rayo del sol, dejado al sol > altas temperaturas, calor
después de lavarlo, recién lavado, al sacarlo del lavado > humedad
después de cargar gasolina, después de llenar el tanque, luego de echar gasolina > repostar, tapón del depósito, combustible
después del taller, lo saqué del taller, del servicio salió > taller, restablecer
a la mañana siguiente, por la mañana temprano, primera vez del día > arranque en frío, inmovilizado
cuesta arriba cargado > pendiente, subida
al bajar cuestas > descenso, pendiente
al tomar la curva, curva cerrada, al doblar la esquina > curva, dirección
en carretera rápida, a alta velocidad, corriendo fuerte > velocidad elevada, autopista
parando y arrancando > tráfico, atasco, detenerse
al pasar baches, camino malo, calles malas > suspensión, calzada en mal estado
al cargar peso, va lleno de gente, con cinco personas > carga, plena carga
con el motor apagado, apagado el motor, sin prender, sin encenderlo > motor parado, encendido desconectado
con el motor prendido, prendido el motor, con el motor andando > motor en marcha
# how it happens
se apaga y se prende, se prende y se apaga > parpadeo, fallo
se me cayó encima, derramé encima, le cayó refresco, le cayó café > líquido, daños, limpieza
se salió de su lugar, se zafó una pieza, quedó colgando, cuelga algo debajo > pieza suelta, bajos del vehículo, protección
hace un ruido feo, ruido extraño, sonido raro, sonido extraño, ruidos nuevos > ruido anormal
olor raro, huele raro, olor extraño, sale un olor > olor
sale olor a quemado, sale humo adentro, huele a quemado adentro, humo en el tablero > sobrecalentamiento, incendio, cortocircuito
no hace caso, no obedece, no reacciona > no responde, avería, reiniciar
no encuentro el botón, no veo el botón, no hallo el botón > mandos, interruptor, vista general
# places
debajo del asiento, abajo del asiento, en el hueco del asiento > bajo el asiento, compartimento
debajo del volante, abajo del volante, a la izquierda del volante, al lado de la rodilla > lado izquierdo, cuadro de mandos, columna de dirección
en medio de los asientos > consola central
al lado de la palanca, junto a la palanca, cerca de la palanca > consola central, palanca selectora
arriba del espejo, encima del espejo, cerca del espejo de adentro, en el techo adelante > consola de techo, luz de lectura
en la puerta del chofer, en la puerta del conductor, en la puerta del piloto > puerta del conductor, mandos de la puerta
en la tapa de la gasolina, en la tapita de la gasolina > tapa de combustible
por el lado del conductor, lado del chofer, lado del piloto > lado del conductor
lado del copiloto, lado del pasajero, lado del acompañante > lado del acompañante
bajo el capó, debajo del cofre, vano motor > compartimento del motor
detrás de la rueda, atrás de la rueda, dentro de la salpicadera > paso de rueda
bajo el tapete, debajo de la alfombra, bajo la moqueta > alfombrilla, piso
en el piso del baúl, piso de la cajuela, debajo de la cajuela, bajo el piso del maletero, debajo del maletero > doble fondo, piso de carga, rueda de repuesto
`;
