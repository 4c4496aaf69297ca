/** Quantities, time, sizes, colours, forms, places. The format stands in `lexicon.ts`. */
export const quantities = `
# quantities and limits
aleatorio, azar, random
máximo, límite superior
mínimo, límite inferior
triple, tres veces
tercio, tercera parte
porcentaje, ciento
promedio, media, valor medio
sobra, sobrante, excedente, exceso
exceder, sobrepasar, superar
falta, carencia, ausencia
suficiente, bastante
insuficiente, escaso
gramo, g
kilo, kilogramo, kg
mililitro, ml
centímetro, cm
milímetro, mm
pulgada, plg
grados celsius, centígrado, grados centígrados
hercio, hertz, hz
ohmio, ohm
faradio, farad
henrio, henry
decibelio, decibel, db
vatio, watio
byte, octeto
gigabyte, gb, giga
megabyte, mb, mega
terabyte, tb, tera
kilobyte, kb
píxel, punto de imagen
coma decimal, punto decimal, separador decimal
rango, intervalo
tolerancia, margen de error
exactitud, precisión
incertidumbre, error de medición, error de medida
aproximadamente, alrededor
precio, costo
gratis, gratuito
barato, económico
dinero, plata
moneda, divisa
tope > límite, nivel máximo
montón > numeroso, elevado
mogollón > numeroso, elevado
chorrito > pequeña cantidad, gotas
pizca > pequeña cantidad
poquito > pequeña cantidad, ligeramente
gotita > gota
demasiado > excesivo
me quedé corto > insuficiente, falta
espacio libre > capacidad, disponible, almacenamiento
varios > múltiples, diversos
numerito > número, cifra
plata > pago, precio
guita > dinero, pago
recargo > coste adicional, suplemento
salir caro > precio, coste
# time and frequency
hora, h
minuto, min
segundo, seg
milisegundo, ms
semanal, semana
mensual, mes
anual, año
quincena, quince días, dos semanas
trimestral, trimestre, cada tres meses
semestral, semestre, cada seis meses
anterior, previo
siguiente, próximo
inmediato, enseguida
despacio, lentamente
deprisa, rápidamente, aprisa
simultáneo, simultáneamente
temporizador, timer, minutero
cronómetro, stopwatch
reloj, clock
despertador, alarma del reloj
zona horaria, huso horario
horario de verano, hora de verano
provisional, temporal, provisorio
permanente, definitivo
fin de semana, sábado y domingo
feriado, festivo, día festivo
vida útil, vida de servicio
plazo, tiempo límite
fecha límite, plazo máximo, deadline
menudo > frecuentemente, frecuencia
ratito > minutos, breve
un rato largo > prolongado, horas
ahorita > inmediatamente
antes > previo
después > posteriormente
a última hora > plazo
noche > nocturno, oscuridad
madrugada > noche, nocturno
vacaciones > ausencia, período prolongado, inactivo
apurar > acelerar
vieja versión > anterior, antigua
última versión > actualización, reciente, nueva
reciente > nuevo, último
edad > años
# size, weight, distance, temperature, speed, power
grande, gran
pequeño, chiquito
diminuto, minúsculo
enorme, gigante, inmenso
grueso, gordo, espeso
angosto, estrecho, angostura
hondo, profundo, hondura
liviano, ligero, ligereza
lejano, alejado
cerca, cercano
acercar, aproximar
distancia, lejanía
altitud, altura sobre el nivel del mar
superficie, área
velocidad, rapidez
temperatura ambiente, temperatura del cuarto, temperatura de la habitación
termómetro, sonda de temperatura
balanza, báscula
cinta métrica, metro de cinta, huincha
pie de rey, calibre vernier, vernier, nonio
chico > pequeño
chiquito > reducido
chiquitito > diminuto, pequeño
grandote > grande
gordo > espesor
finito > delgado, fino
lejos > distancia, alcance, alejado
cerca > distancia, proximidad
distancia > separación, alcance, metros
arrimar > acercar, aproximar
alcance > distancia, rango
llega la señal > alcance, cobertura, distancia
frío > temperatura
frío que pela > temperatura baja, bajas temperaturas
helado > congelado, baja temperatura
calor > temperatura
solazo > luz solar directa, exposición al sol
sol > luz solar directa, exposición al sol
grados > temperatura, ángulo
bajito > volumen, bajo
altísimo > alto, elevado
potente > potencia
talla > tamaño
# colours
celeste, azul claro, azul cielo
morado, violeta, púrpura
marrón, castaño
blanco y negro, monocromo, escala de grises
# materials
hierro, fierro
acero inoxidable, inox
soldar, suelda
cautín, pistola de soldar
alambre, hilo metálico
agua destilada, agua desmineralizada, agua desionizada
lejía, lavandina, blanqueador, agua lavandina
cinta adhesiva, cinta scotch, diurex, tirro
piedra, roca
imán, magneto
magnético, imantado, magnetizado
# forms
redondo, circular
círculo, circunferencia
borde, orilla
hueco, cavidad
ranura, rendija, hendidura
asterisco, estrellita
# positions
arriba, encima, superior, parte superior, parte alta
inferior, parte de abajo, parte inferior, debajo, abajo
atrás, trasero, posterior, detrás, parte de atrás
adelante, delante, delantero, frontal, parte frontal
adentro, dentro, interior, interno
afuera, exterior, externo
lado, lateral
centro, central
boca abajo, cara abajo
revés, invertido, inverso
acostado, tumbado, tendido
apaisado, horizontal, landscape
sentido horario, sentido de las agujas del reloj, sentido de las manecillas del reloj
sentido antihorario, sentido contrario a las agujas del reloj, sentido inverso a las agujas del reloj
ubicación, lugar, emplazamiento
posición, ubicación
fila, renglón, hilera
dar vuelta la hoja > reverso, doble cara
por los dos lados > doble cara, ambos lados
por las dos caras > doble cara
revés > contrario
patas arriba > invertido, boca abajo
acostado > horizontal
derechito > recto, vertical
esquinita > esquina
rincón > esquina
culo > parte trasera, posterior, base
panza > parte inferior, base
lomo > parte superior, dorso
patas > soportes, pies
patitas > pines, terminales, contactos
cara > lado, superficie
# colours, materials, forms
color café > marrón
lila > violeta, morado
fucsia > rosa, magenta
clarito > claro
oscurito > oscuro
fosforescente > fluorescente, luminiscente
fierro > metal, acero
lata > metal, chapa
nailon > nylon, fibra
espuma > esponja
jebe > goma, caucho
hule > goma, caucho
palo > barra, varilla, madera
palito > varilla, barra
papelito > etiqueta, papel, nota
calcomanía > etiqueta, adhesivo
pegatina > etiqueta, adhesivo
sticker > etiqueta, adhesivo
estampita > etiqueta
cloro > lejía, blanqueador
jabón > detergente
champú > detergente, jabón
servilleta > papel, paño
toalla > paño, tela
estropajo > esponja, abrasivo
cepillito > cepillo
redondito > redondo, circular
puntiagudo > afilado, agudo, punta
filoso > afilado, cortante
filo > borde, cortante, afilado
hoyo > orificio, agujero
huequito > orificio, agujero, ranura
agujerito > orificio
ranurita > ranura
rayita > línea, guion, marca
palote > línea, barra
muesca > ranura, marca
`;
