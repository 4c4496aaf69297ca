/** What is asked in three or four words, on both shores, chapter by chapter. The format stands in `lexicon.ts`. */
export const shortQuestions = `
# keys, doors
mando sin pila, llave sin pila, mando sin batería, llave sin batería, control sin pila > pila agotada, apertura de emergencia
duplicado de la llave, copia de la llave, llave nueva > código de la llave, programación, llave perdida
maletero no abre, baúl no abre, cajuela no abre, portón no abre > apertura de emergencia, desbloqueo del portón
perro en el coche, mascota en el coche, dejar al perro > vigilancia del habitáculo, protección volumétrica
ventanilla no sube sola, ventana no sube sola, vidrio no sube solo > inicializar, un solo toque

# seats, children
bajar los asientos, tirar los asientos, tumbar los asientos, abatir los asientos, rebatir los asientos > respaldo trasero, abatir el respaldo
quitar los reposacabezas, sacar los apoyacabezas, quitar las cabeceras > desmontar el reposacabezas
edad de los niños, edad > estatura, menores de
anular el airbag, quitar el airbag, desactivar la bolsa de aire > desconectar el airbag del acompañante

# lights on the dashboard
quitar la luz de revisión, quitar el aviso de revisión, borrar el service, resetear el service, resetear la revisión, quitar la llave inglesa, apagar la luz de servicio > reiniciar el indicador de mantenimiento, poner a cero, aviso de servicio
intermitente rápido, intermitentes rápidos, luz de giro rápida, giro rápido, guiño rápido, direccionales rápidas > lámpara fundida, lámpara quemada, parpadea deprisa, doble de velocidad
copo de nieve, cristal de hielo > riesgo de hielo, temperatura exterior, calzada helada
espiral, resorte, resortito, rulito, bobinita > precalentamiento, bujías de precalentamiento
aceitera, lámpara de aladino, jarrita, regadera > presión de aceite
herradura, signo de exclamación entre paréntesis > presión de los neumáticos
coche patinando, cochecito que derrapa, carrito derrapando > control de estabilidad

# driving
saltar el motor en los semáforos, apagarse en los semáforos, no se apaga en los semáforos, no se para en los semáforos > sistema de parada y arranque, start stop
caravana, casa rodante > remolque
bola, bocha, enganche > carga vertical, dispositivo de remolque
encajado, encajada, atascado en la arena, enterrado en la arena, empantanado > arena, barro, desencallar
cruzar un río, cruzar un arroyo, pasar por agua, calle inundada > vadeo, profundidad de vadeo
pitido continuo, pitido largo, pitido fijo > aviso acústico

# fuel
gasolina por error, diésel por error, gasoil por error, nafta por error, equivocarse de combustible, combustible equivocado, gasolina en un diésel, diésel en un gasolina > repostar por error, vaciar el depósito, combustible inadecuado
error, equivocación, confusión > equivocado
quedarse sin gasoil, sin gasoil, sin diésel, sin gasóleo, quedarse seco > cebar el circuito, purgar el circuito, combustible agotado
gasta, traga, chupa, bebe > consumo

# wheels
rueda, neumático, llanta, cubierta, goma, caucho > presión delantera, presión trasera, presión delante, presión detrás
apretar las ruedas, apretar los tornillos, apretar las tuercas, apriete de las ruedas, apriete de rueda > tornillos de rueda, tuercas de rueda
galleta, rueda de galleta, rueda finita, auxilio temporario > rueda de emergencia, rueda de uso temporal
rotar las ruedas, rotar las llantas, rotar los neumáticos, cruzar las ruedas > intercambiar las ruedas, rotación
vibra el volante, tiembla el volante, volante tiembla, volante vibra > equilibrado, balanceo
tira a un lado, tira para un lado, jala a un lado, jala para un lado > alineación, presión de los neumáticos

# electricity
pasar corriente, puente, puentear la batería > arranque con pinzas, batería auxiliar
orden de las pinzas, orden de los cables, qué pinza primero, qué cable primero > polo positivo, polo negativo, borne
bornes verdes, bornes blancos, bornes sucios, sarro en la batería, polvo blanco en la batería > bornes sulfatados, limpiar los bornes
estéreo, radio > equipo de audio, sistema multimedia
encendedor, mechero > toma de 12 v

# care, figures
parado mucho tiempo, parado un mes, guardado varios meses, sin usar varios meses, parada tres meses > inmovilización prolongada, guardado prolongado, desconectar la batería
altura del suelo, alto del piso, raspa abajo > altura libre, despeje
maletero, baúl, cajuela, cofre trasero > volumen del maletero, capacidad del maletero
cristales empañados, vidrios empañados, se empañan los cristales, se empañan los vidrios, se empaña el parabrisas > desempañar, desempañado
aire huele mal, huele mal el aire, mal olor del aire, aire con olor a humedad > filtro de habitáculo, filtro de polen, evaporador
aire no enfría, clima no enfría, no enfría el aire, climatizador no enfría > gas refrigerante, compresor
`;
