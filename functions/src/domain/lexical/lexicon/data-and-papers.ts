/** Technical data, warranty, papers, motorcycles. The format stands in `lexicon.ts`. */
export const dataAndPapers = `
# technical data
datos técnicos, ficha técnica, especificaciones técnicas, características técnicas, especificaciones
altura libre al suelo, despeje, distancia al suelo, altura libre, despeje del suelo, distancia libre al piso, luz libre
diámetro de giro, radio de giro, círculo de giro, diámetro de viraje, círculo de viraje
distancia entre ejes, batalla, entreejes
ancho de vía, trocha, vía delantera
voladizo, saliente delantero
ángulo de ataque, ángulo de entrada
peso máximo autorizado, masa máxima autorizada, mma, peso bruto vehicular, pbv, masa máxima técnicamente admisible, peso bruto, pbt
peso en vacío, tara, peso en orden de marcha, masa en vacío, masa en orden de marcha, peso en seco
carga útil, capacidad de carga, carga máxima admisible
peso por eje, carga por eje, masa por eje, masa máxima sobre el eje
volumen del maletero, capacidad del maletero, capacidad del baúl, capacidad de la cajuela, volumen de carga
capacidad del tanque, capacidad del depósito, capacidad del estanque, volumen del tanque
cilindrada, desplazamiento del motor, cubicaje, cubicación, cilindraje
potencia, caballaje, caballos de fuerza, potencia máxima
velocidad máxima, velocidad punta, tope de velocidad, velocidad final
aceleración, de cero a cien
consumo de combustible, consumo medio, rendimiento de combustible, gasto de gasolina, consumo promedio
kilómetros por litro, litros a los cien, consumo por 100 km
consumo en ciudad, consumo urbano, ciclo urbano
consumo en carretera, consumo extraurbano, ciclo extraurbano, consumo en ruta
eficiencia energética, etiqueta energética
número de bastidor, número de chasis, vin, número de serie del vehículo, número de identificación del vehículo, código vin, niv
número de motor, serie del motor
placa de identificación, placa del fabricante, etiqueta de identificación
código de color, código de pintura, referencia de la pintura
revoluciones, rpm, régimen del motor, vueltas del motor, revoluciones por minuto
corte de inyección, zona roja, régimen máximo
decibelios, nivel sonoro, nivel de ruido
fabricante, constructor, productor
cabe en el garaje > dimensiones, altura total, anchura
entra en el garaje > dimensiones, altura total, anchura
entra en la cochera > dimensiones, altura total, anchura
cabe en la cochera > dimensiones, altura total, anchura
estacionamiento techado > altura total
mide > dimensiones, longitud, anchura, altura
qué tan alto del piso > altura libre al suelo, despeje
raspa > altura libre al suelo, bajos del vehículo
rozar > altura libre al suelo, bajos del vehículo
alto del suelo > altura libre al suelo, despeje
pesa > masa en vacío, masa
vacío pesa > masa en vacío, tara, masa en orden de marcha
caballos > potencia, cv
fuerza del motor > potencia, par motor
chupa > consumo de combustible, conducción económica
traga > consumo de combustible, conducción económica
tragón > consumo de combustible, conducción económica
ahorrar gasolina > consumo de combustible, conducción económica
ahorrar nafta > consumo de combustible, conducción económica
contamina > emisiones, co2
cuántos litros de maletero > volumen del maletero
número de serie > número de bastidor, vin, número de chasis
# warranty, papers, service
garantía, cobertura de garantía, garantía del fabricante
reclamación, queja
servicio técnico, taller autorizado, servicio oficial, concesionario autorizado, distribuidor autorizado, centro de servicio
concesionario, agencia, distribuidor, automotora, concesión
itv, inspección técnica, verificación vehicular, vtv, revisión técnica, revisión técnico mecánica, tecnomecánica
permiso de circulación, tarjeta de circulación, cédula verde, tarjeta de propiedad, padrón del vehículo, documentación del vehículo
carnet de conducir, permiso de conducir, licencia de conducir, registro de conducir, brevete, pase de conducción
seguro del coche, póliza, seguro de automóvil
multa, infracción, sanción
libro de mantenimiento, libreta de servicio, cartilla de mantenimiento, carnet de mantenimiento, póliza de mantenimiento
llamada a revisión, campaña de revisión, recall, campaña de servicio
repuesto original, recambio original, refacción original, pieza original, repuesto legítimo
accesorio, aditamento, equipamiento opcional
segunda mano, seminuevo
vender, venta, traspaso
reciclar, reciclaje, desguace, chatarra, deshuesadero, fin de vida útil
atención al cliente, servicio al cliente, servicio de atención, atención al consumidor
política de privacidad, protección de datos, privacidad, datos personales
cubre > garantía, cobertura
cubre la garantía > condiciones de garantía, exclusiones
pierdo la garantía > exclusiones de garantía, condiciones de garantía
anula la garantía > exclusiones de garantía, condiciones de garantía
quejarme > reclamación, atención al cliente
reclamar > garantía, atención al cliente
teléfono de la marca > atención al cliente, asistencia
vender > borrar datos personales, ajustes de fábrica, venta
segundo dueño > propietario, cambio de propietario
dueño > propietario
libretita > libro de mantenimiento, cuaderno de mantenimiento
espían > datos personales, protección de datos, registro de datos
caja negra > registrador de datos
tirar la batería > eliminación de baterías, reciclaje
extranjero > viajes al extranjero, otros países
país > viajes al extranjero
tuning > modificaciones, accesorios
modificar > modificaciones, transformaciones
# motorcycles
moto, motocicleta, motociclo
scooter, escúter, motoneta, ciclomotor
manillar, manubrio, timón de la moto, guía de la moto
puño, empuñadura, manopla, manillar acelerador, puño del acelerador
maneta del freno, palanca del freno, manilla del freno, leva del freno, manigueta
maneta de embrague, palanca de embrague, manilla de clutch
caballete central, soporte central, parador central
cadena de transmisión, cadena de la moto, cadena de arrastre, cadena secundaria, cadena de mando
tensión de la cadena, tensar la cadena, holgura de la cadena, ajuste de la cadena, templar la cadena, juego de la cadena
reposapiés, estribera, posapiés, pedalín, apoyapiés, descansapiés
asidero, agarradera, manija de agarre, manillas de sujeción
carenado, carenaje
cúpula, parabrisas de la moto, pantalla parabrisas
casco, protección de cabeza
sillín, asiento de la moto, montura
parrillero, parrilero, pasajero de la moto, acompañante de la moto
horquilla, barras de suspensión, telescópicos, botella de horquilla, suspensión delantera
monoamortiguador, monoshock, amortiguador trasero, suspensión trasera
precarga, precarga del muelle, dureza del amortiguador
basculante, brazo oscilante, horquilla trasera, tijera trasera
llanta de radios, rueda de rayos, rin de rayos
cámara de aire, tubo interior
arranque a patada, pedal de arranque, arranque a pedal, patada de arranque, kick starter, crank
interruptor de parada del motor, cortacorriente, run off, botón de parada de emergencia, killswitch
ahogador, cebador, choke, estrangulador, starter manual
llave de paso de gasolina, grifo de combustible, llave de paso de combustible, válvula de combustible
pinza de freno, caliper, mordaza de freno
latiguillo, manguera de freno, flexible de freno
pedal de cambio, palanca de cambio de la moto, pedal de velocidades
maleta lateral, alforja, baulera lateral
baúl trasero, top case, cofre trasero, baulera de moto
quad, cuatriciclo, cuatrimoto, atv
timón de la moto > manillar
puño > manillar, acelerador
pata de cabra > caballete lateral, soporte lateral
parador > caballete
burro > caballete central, motor de arranque
cadena floja > tensión de la cadena, ajuste de la cadena
cadena suelta > tensión de la cadena, ajuste de la cadena
cadena suena > lubricación de la cadena, tensión de la cadena
templar la cadena > tensión de la cadena, ajuste de la cadena
engrasar la cadena > lubricación de la cadena
cadena seca > lubricación de la cadena
estirada la cadena > desgaste de la cadena, tensión de la cadena
parrillero > pasajero, acompañante
alguien atrás > pasajero, acompañante
mochila > carga, equipaje
pedalear para prender > arranque a pedal, pedal de arranque
arranca de patada > arranque a pedal, pedal de arranque
chicotes > cable del acelerador, cable del embrague
guaya del clutch > cable del embrague, maneta de embrague
clutch duro > cable del embrague, holgura del embrague
acelerador duro > cable del acelerador, holgura del acelerador
acelerador pegado > cable del acelerador, acelerador atascado
suspensión dura > precarga, ajuste de la suspensión
suspensión blanda > precarga, ajuste de la suspensión
rebota > suspensión, amortiguador
moto baja > altura del asiento, suspensión
llego al piso > altura del asiento
altura del sillín > altura del asiento
se cayó la moto > caída, inclinación, sensor de inclinación
caí > caída, accidente
cayó > caída, daños
casco > ropa de protección
impermeable > ropa de protección
moto parada en invierno > almacenamiento, inmovilización prolongada
guardar la moto > almacenamiento, inmovilización prolongada
# more of motorcycles
kit de arrastre, kit de transmisión, corona y piñón, juego de arrastre
retén de horquilla, retén de suspensión, sello de horquilla
protector de motor, defensas de motor, barras protectoras
se apaga al meter primera > interruptor del caballete lateral, caballete lateral
se salió la cadena > tensión de la cadena, cadena de transmisión
se rompió la cadena > cadena de transmisión, desgaste de la cadena
bota aceite la barra > retén de horquilla, fuga de aceite
tambalea > oscilación, dirección, presión de inflado
shimmy > oscilación del manillar, rodamiento de dirección
subir el mínimo > régimen de ralentí, tornillo de ralentí
limpiar el carburador > limpieza
vaciar el carburador > drenaje del carburador, almacenamiento
freno de atrás > freno trasero, pedal de freno
freno de adelante > freno delantero, maneta del freno
dónde guardo el casco > portacascos, gancho del casco
bajita la moto > altura del asiento, precarga
holgura del puño > juego libre del acelerador
moto acelerada > régimen de ralentí, cable del acelerador
moto ahogada > motor ahogado, bujía
# what makers call figures
masa máxima autorizada, peso bruto vehicular, peso máximo autorizado, peso total admisible, mma
placa del constructor, placa del fabricante, placa de identificación, chapa de datos
par de apriete, par de torsión, torsión de apriete, torque de apriete
`;
