/** Turns of phrase of questions, made of words that name nothing by themselves. The format stands in `lexicon.ts`. */
export const turns = `
# what it takes
aceite lleva > aceite recomendado, especificación del aceite, viscosidad
aceite usa > aceite recomendado, especificación del aceite, viscosidad
aceite le pongo > aceite recomendado, especificación del aceite, viscosidad
aceite ponerle > aceite recomendado, especificación del aceite
aceite necesita > aceite recomendado, especificación del aceite, cantidad de aceite
tipo de aceite > especificación del aceite, viscosidad
marca de aceite > aceite recomendado, aceite homologado
litros lleva > capacidad, cantidad de llenado
agua lleva > refrigerante, cantidad de llenado
gasolina lleva > combustible recomendado, octanaje
gasolina le pongo > combustible recomendado, octanaje
nafta le pongo > combustible recomendado, octanaje
tipo de gasolina > combustible recomendado, octanaje
tipo de combustible > combustible recomendado, octanaje
líquido lleva > especificación, capacidades
tipo de refrigerante > especificación del refrigerante, anticongelante
refrigerante lleva > especificación del refrigerante, cantidad de refrigerante
batería lleva > tipo de batería, datos técnicos
bujías lleva > tipo de bujía, separación de electrodos
tipo de pila > pila del mando, sustituir la pila
foco lleva > tipo de bombilla, cambio de bombillas
tipo de foco > tipo de bombilla, potencia de la bombilla
llantas lleva > dimensión de neumáticos, tamaño de llanta
tipo de llantas > dimensión de neumáticos, tamaño de llanta
aire lleva > presión de inflado
aire le pongo > presión de inflado
libras le pongo > presión de inflado
fusible lleva > asignación de fusibles, amperaje
urea lleva > adblue, depósito de adblue
llevar al perro > transporte de animales, red de separación
llevar mascotas > transporte de animales, red de separación
llevar pasajero > reposapiés
llevar al taller > taller autorizado, servicio técnico
poner gasolina > repostar, combustible
poner nafta > repostar, combustible
poner agua > rellenar refrigerante, lavaparabrisas
poner la hora > ajuste de hora, reloj
poner a cero > restablecer, cuentakilómetros parcial
poner música > reproducción, fuente de audio
poner la silla > sistema de retención infantil, isofix
poner el freno de mano > freno de estacionamiento, accionar
poner alarma > activar la alarma
poner contraseña > establecer contraseña, proteger
poner clave > establecer contraseña, código pin
# modes, times, use
modo manual > cambio secuencial, tiptronic, selección manual
modo nieve > modo de conducción, calzada resbaladiza
modo arena > modo de conducción, control de tracción
modo remolque > modo de arrastre
modo perro > climatización, mascota
modo campamento > climatización, modo camping
modo centinela > vigilancia, alarma antirrobo
modo transporte > desconexión de la batería
modo taller > servicio técnico, modo de servicio
modo avión > redes inalámbricas, desactivar
modo recuperación > arranque de recuperación, restaurar
modo texto > terminal, consola
modo protección > modo de emergencia, potencia reducida
tiempo dura > duración, vida útil
tiempo aguanta > duración, autonomía
tiempo tarda > duración, tiempo de espera
tiempo demora > duración, tiempo de espera
tiempo se cambia > intervalo de sustitución, intervalo de mantenimiento
tiempo servicio > intervalo de mantenimiento
tiempo mantenimiento > intervalo de mantenimiento
tiempo revisar > intervalo de inspección, intervalo de mantenimiento
tiempo de garantía > período de garantía, duración de la garantía
tiempo parado > inmovilización prolongada, batería descargada
tiempo sin usar > inmovilización prolongada, almacenamiento
tiempo sin prender > inmovilización prolongada, batería descargada
tiempo sin mover > inmovilización prolongada
tiempo calentar > temperatura de servicio, motor frío
primer uso > puesta en marcha, preparación, primera carga
uso rudo > condiciones severas, uso severo
usar el celular > manos libres, teléfono
modo de empleo > instrucciones de uso
# what comes out, remains, happens, means
sale un mensaje > mensaje de advertencia, aviso
sale error > mensaje de error, código de error
sale una luz > testigo, luz de advertencia
sale un símbolo > testigo
sale un aviso > mensaje de advertencia
sale humo > sobrecalentamiento, gases de escape, incendio
sale vapor > sobrecalentamiento, refrigerante
sale agua del escape > condensación, gases de escape
sale agua > fuga, condensación
sale aire caliente > aire acondicionado, calefacción
quedó pegado > bloqueado, atascado
quedó trabado > bloqueado, atascado
quedó sin batería > batería descargada, nivel de batería
quedé sin frenos > fallo de los frenos, frenada de emergencia
quedé sin luces > fusible, bombilla fundida
quedé sin carga > batería descargada, remolcado
quedó la llave > llave en el interior, apertura de emergencia
gasolina queda > indicador de combustible, autonomía
batería queda > nivel de carga, autonomía
kilómetros quedan > autonomía
aceite queda > nivel de aceite, vida útil del aceite
pasé del servicio > intervalo de mantenimiento, revisión vencida
no pasa la itv > inspección técnica, emisiones
no pasa la verificación > inspección técnica, emisiones
toca el servicio > intervalo de mantenimiento, revisión
toca cambiar > intervalo de sustitución, desgaste
toca el aceite > intervalo de cambio de aceite
toca la revisión > intervalo de mantenimiento
tocar la bocina > claxon
ver el aceite > nivel de aceite, varilla del aceite
ver películas > reproducción de vídeo, vídeo
ver el consumo > consumo medio, ordenador de viaje
significa la luz > testigo, luz de advertencia
significa ese símbolo > testigo
significa el código > código de error
significan las letras > abreviaturas, designación
indica la luz > testigo, luz de advertencia
sirve el botón > función, mandos
sirve la palanca > función, mandos
llamar al 911 > llamada de emergencia, sos
llamar al 112 > llamada de emergencia, sos
# how fast, how often, where, lights
se gasta rápido > desgaste prematuro, consumo
se desgasta rápido > desgaste prematuro, desgaste irregular
se acaba rápido > consumo, duración, autonomía
baja rápido la batería > consumo, autonomía
parpadea rápido > frecuencia de parpadeo, bombilla fundida
veces parpadea > secuencia de parpadeo, código de parpadeo
cuesta abajo > descenso, freno motor, pendiente
lavar por abajo > lavado de los bajos, bajos del vehículo
golpeé por abajo > daños en los bajos, bajos del vehículo
pega abajo > altura libre al suelo, bajos del vehículo
rozó abajo > daños en los bajos, altura libre al suelo
suena abajo > bajos del vehículo, ruido anormal
lejos llega > alcance, autonomía
prende sola la luz > encendido automático de luces
encienden solas las luces > encendido automático de luces, sensor de luz
prende y se apaga > reinicio, fallo intermitente, calado
enciende y se apaga > reinicio, fallo intermitente, calado
arranca y se apaga > calado, inmovilizador
dejé prendido > encendido, batería descargada
dejé encendido > batería descargada
coche parado > inmovilización prolongada, vehículo detenido
carro parado > inmovilización prolongada, vehículo detenido
vivo en la costa > corrosión, sal
prender el carro > arrancar el motor, poner en marcha
prender el auto > arrancar el motor, poner en marcha
se apaga el carro > calado, parada del motor, start stop
se apaga el coche > calado, parada del motor, start stop
se apaga el auto > calado, parada del motor, start stop
vender el carro > borrar datos personales, ajustes de fábrica
levantar el carro > elevar el vehículo, puntos de apoyo del gato
levantar el coche > elevar el vehículo, puntos de apoyo del gato
levantar el auto > elevar el vehículo, puntos de apoyo del gato
# alone and without
se apaga solo > calado, parada automática, start stop
frena solo > frenado automático de emergencia
se abre solo > apertura automática
se cierra solo > cierre automático, bloqueo automático
se enciende solo > encendido automático
se reinicia solo > reinicio
acelera solo > aceleración involuntaria
sin batería > batería descargada
sin señal > cobertura, recepción
sin sonido > silenciar, volumen
sin gasolina > reserva, depósito vacío
sin llave > acceso sin llave, arranque sin llave
sin contraseña > clave pública, autenticación
sin internet > sin conexión
`;
