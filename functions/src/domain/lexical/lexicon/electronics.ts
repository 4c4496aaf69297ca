/** Electronics, physics, measuring instruments. The format stands in `lexicon.ts`. */
export const electronics = `
# electronics, physics, instruments
cable, hilo, conductor eléctrico
cablear, alambrado
corriente eléctrica, electricidad, intensidad de corriente
tensión, voltaje, diferencia de potencial
corriente alterna, ca
corriente continua, corriente directa, cc, dc
tierra, gnd
toma de tierra, puesta a tierra, conexión a tierra
disyuntor, llave térmica, interruptor automático, breaker, interruptor termomagnético
interruptor diferencial, disyuntor diferencial, llave diferencial
resistencia, resistor
potenciómetro, resistencia variable
condensador, capacitor
capacidad eléctrica, capacitancia
bobina, inductor
inductancia, autoinducción
led, diodo emisor de luz
circuito integrado, chip, microchip
placa de pruebas, protoboard, breadboard, placa de prototipos
circuito impreso, pcb, placa de circuito
esquema, diagrama
zumbador, buzzer, chicharra
onda, forma de onda
onda cuadrada, señal cuadrada
onda senoidal, onda sinusoidal, sinusoide, seno
osciloscopio, oscilógrafo
multímetro, polímetro, tester
generador de señales, generador de funciones, generador de ondas
amplificador, amplificar
ganancia, amplificación
sonda, punta de prueba
sensor, detector, captador
oscilar, vaivén
resorte, muelle
rueda dentada, engranaje, piñón
polea, roldana
gafas, anteojos, espejuelos
prismáticos, binoculares, largavistas
rayo de luz, haz de luz
linterna, lámpara de mano
pila recargable, batería recargable
rozamiento, fricción
tubo, caño
caudal, flujo
válvula, llave de paso
junta tórica, oring, anillo de goma
destornillador, desarmador, atornillador
llave inglesa, llave ajustable, llave francesa
llave allen, llave hexagonal
sierra, serrucho
arandela, rondana, golilla
clavija, espiga, pasador
carcasa, gabinete, carcaza
trípode, tripié
dispositivo, aparato, artefacto, equipo
perilla, rueda de control, ruedecilla
selector, conmutador
manecilla, aguja
entrada, input
salida, output
termostato, regulador de temperatura
pila > batería
pilas gastadas > batería, agotadas, reemplazar
corriente > electricidad, alimentación, intensidad
toma corriente > alimentación, enchufe
saltan los plomos > fusible, disyuntor, cortocircuito
saltó la térmica > disyuntor, sobrecarga, cortocircuito
se saltó el automático > disyuntor, sobrecarga, cortocircuito
chispazo > cortocircuito, descarga
chispea > chispa, cortocircuito
cablecito > cable, hilo
cables > conexión, conductores
cordón > cable
conexiones > conectores, cables, terminales
ficha > clavija, conector, enchufe
macho > clavija, conector
hembra > toma, conector
borne > terminal, polo
polo > terminal, borne, polaridad, positivo, negativo
invertir los cables > polaridad
condensador > capacidad
aparato de medir > instrumento, medidor, multímetro
medir la luz > sensor, luminosidad, intensidad luminosa
medidor > instrumento, sensor
marcar > indicar, medir, mostrar
rayitas de la regla > escala, divisiones, graduación
cuadritos > divisiones, cuadrícula, píxeles
onditas > onda, señal, forma de onda
ondas > señal, frecuencia
gráfico > curva, diagrama
curvita > curva, gráfica
esquema > circuito
columpio > péndulo, oscilación
bamboleo > oscilación
rebota > choque elástico
resbala > deslizamiento, rozamiento
imancito > imán
brújula > magnetómetro, norte, rumbo
temblor > vibración, aceleración
sacudir > acelerómetro, movimiento
inclinado > ángulo, plano inclinado
lupa > lente, aumento, ampliar
vidrio > lente
ruidito > zumbido, pitido, sonido
pitido > señal acústica, alarma
tono > frecuencia, nota
agudo > alta frecuencia, frecuencia
grave > baja frecuencia, frecuencia
eco > reflexión, ultrasonido
fierritos > pines, terminales
soldar > soldadura, estaño
estaño > soldadura
pinza > alicate
botoncito > botón, pulsador
botón de prender > botón de encendido, encendido, interruptor
perillita > perilla, selector
funda > cubierta, carcasa, estuche
tapita > tapa, cubierta
manguerita > tubo, manguera
colador > filtro
coladera > desagüe, filtro
tamiz > filtro
# devices
imprime rayado > limpieza de cabezales, calidad de impresión
imprime en blanco > cartucho, limpieza de cabezales
tinta seca > limpieza de cabezales, cartucho
se acabó la tinta > sustituir el cartucho, nivel de tinta
jala varias hojas > alimentación de papel, rodillo
pantalla parpadea > frecuencia de actualización
imagen congelada > bloqueo, reiniciar
se traba el programa > no responde, forzar cierre
cerrar a la fuerza > forzar cierre, terminar proceso
va lento el programa > rendimiento, memoria
pide contraseña > autenticación
lectura rara > calibración, error de medición
números locos > ruido, calibración, conexión
apenas se oye > volumen, amplificador
se oye con ruido > interferencia, distorsión
se oye cortado > interferencia, señal débil
zumbido en la bocina > interferencia, puesta a tierra
señal débil > cobertura, antena, intensidad de señal
llegó roto > daños de transporte, garantía
viene sin cable > contenido del embalaje, accesorios
falta una pieza > contenido del embalaje, lista de piezas
sobró una pieza > montaje, lista de piezas
recién sacado de la caja > desembalaje, puesta en marcha
pila chorreada > fuga de la pila, electrolito
pilas sulfatadas > fuga de la pila, contactos
`;
