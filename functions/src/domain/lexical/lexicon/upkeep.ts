/** Maintenance, fluids, cleaning, paint, technical data, warranty: names and stories. The format stands in `lexicon.ts`. */
export const upkeep = `
# names
revisión periódica, servicio programado, mantenimiento programado, servicio periódico, inspección periódica
kilometraje de servicio, intervalo de servicio, intervalo de mantenimiento
uso severo, condiciones severas, servicio severo, condiciones de uso exigentes, uso intensivo
aceite multigrado, aceite sintético, aceite semisintético, aceite mineral
norma del aceite, especificación del aceite, homologación del aceite, api, acea, ilsac
tapón de vaciado, tornillo de purga, tapón de drenaje del aceite, perno de drenaje
embudo, infundíbulo
caja del filtro de aire, alojamiento del filtro, portafiltro
correa trapezoidal, correa acanalada, poly v
tensor, tensor de correa, rodillo tensor
polea tensora, polea loca
manguito del radiador, manguera del radiador, manguito de refrigerante
mezcla anticongelante, proporción de anticongelante, concentración del refrigerante
tapón del radiador, tapa del radiador, tapón del vaso de expansión, tapón de presión
depósito del líquido de frenos, vaso del líquido de frenos, depósito del cilindro maestro
cilindro maestro, bomba de freno, cilindro principal de freno
purgar los frenos, sangrar los frenos, sacar el aire a los frenos
bloque de fusibles, centro de fusibles, caja de relés, caja de distribución eléctrica
fusible principal, fusible maxi, fusible general
bombilla de repuesto, juego de lámparas, lámpara de recambio
batería sin mantenimiento, batería libre de mantenimiento, batería sellada, batería agm, batería efb
densidad del electrolito, nivel del electrolito, agua de la batería
sensor de batería, sensor ibs
limpiador de llantas, limpia llantas, limpiarines
limpiacristales, limpiavidrios, líquido para cristales
limpiador de cuero, acondicionador de cuero, crema para cuero
silicona, espray de silicona, lubricante de silicona
grafito, lubricante de grafito
grasa, vaselina
piedra saltada, impacto de grava, golpe de gravilla, piedrazo en la pintura, pique en la pintura
retoque, lápiz de retoque, rotulador de pintura, pintura de retoque
lámina protectora, film protector, vinilo, lámina adhesiva
anticorrosivo, protección anticorrosión, tratamiento anticorrosión, antióxido
alcantarilla de agua, desagües, orificios de drenaje, drenes
caja de agua, vierteaguas, rejilla bajo el parabrisas, torpedo exterior
longitud total, largo total, largo de punta a punta
anchura total, ancho con espejos, ancho sin espejos, anchura con retrovisores
altura total, alto total, altura con barras, altura máxima del vehículo
relación de compresión, compresión del motor
diámetro y carrera, calibre por carrera
orden de encendido, secuencia de encendido
coeficiente aerodinámico, cx
nivel sonoro, ruido en marcha, ruido parado, decibelios
número de homologación, homologación, contraseña de homologación
año modelo, modelo del año, año de fabricación
código de motor, tipo de motor, letras del motor
placa del constructor, placa del fabricante, placa de características, placa vin
declaración de conformidad, certificado de conformidad, coc
hoja de rescate, ficha de rescate, tarjeta de rescate
punto limpio, centro de reciclaje, punto de recogida, centro de acopio
vehículo fuera de uso, fin de vida del vehículo, desguace
garantía de pintura, garantía anticorrosión, garantía contra perforación
garantía de la batería, garantía del sistema híbrido
extensión de garantía, garantía extendida, ampliación de garantía
sello del servicio, libro sellado, registro de mantenimiento, historial de mantenimiento
recambio remanufacturado, pieza reconstruida, pieza de intercambio
# oil and service stories
cuándo le toca aceite, cada cuánto se cambia el aceite, kilómetros cambio el aceite, años sin cambiar el aceite, atrasado con el aceite > cambio de aceite
me pasé con el cambio, me pasé de kilómetros, se me pasó el servicio, se me pasó la revisión > intervalo de mantenimiento, plan de mantenimiento
cuántos litros de aceite, cuánto aceite le cabe, cuánto aceite le entra, cuánto aceite lleva, cuartos de aceite, galón de aceite > capacidad de aceite, cantidad de llenado, cárter
qué número de aceite, aceite delgado, aceite grueso, aceite finito, aceite para calor, aceite para mucho kilometraje > viscosidad, aceite recomendado, especificación del aceite
mezclar aceites, aceite de otra marca, echarle otro aceite, otra marca de aceite > aceite recomendado, especificación del aceite, rellenar aceite
en qué momento mido, medir en frío, medir en caliente, se mide frío o caliente, revisar el aceite en caliente, sin varilla, no trae varilla, no tiene varilla, no veo la varilla, varilla trabada, varilla no marca, varilla no dice > nivel de aceite, varilla del aceite, comprobar el nivel
cada 1000 kilómetros aceite, un litro cada mil, baja el aceite, gasta un litro, le echo un litro, echarle aceite seguido, siempre bajo de aceite > consumo de aceite, nivel de aceite
eché aceite de más, eché demasiado aceite, rebasa la marca, sobrepasa el máximo, sacar aceite > exceso de aceite, nivel de aceite máximo
dónde se echa el aceite, por dónde echo el aceite, boca del aceite, tapa amarilla, dejé la tapa del aceite > tapón de llenado de aceite, rellenar aceite
hacerlo en casa, cambiar aceite en casa, tornillo del aceite > cambio de aceite, tapón de vaciado
aceite usado tirar, botar aceite, dónde tiro el aceite, dónde dejo el aceite viejo, tirar anticongelante > eliminación, residuos, punto de recogida
cuándo se cambian las bujías, cuánto duran las bujías, calibrar bujías, abrir la bujía, luz de bujía > intervalo de sustitución, separación de electrodos
correa o cadena, lleva correa, lleva cadena, cuándo toca la correa, revienta la correa, tiempo del motor > correa de distribución, intervalo de sustitución
soplar el filtro, sopletear el filtro, lavar el filtro, limpiar el filtro, filtro negro, filtro mugriento, filtro detrás de la guantera, bajar la guantera > filtro de aire, filtro de habitáculo, sustitución del filtro
líquido de frenos negro, líquido de frenos viejo, cada cuánto el líquido de frenos, bajó el líquido de frenos, falta líquido de frenos, echar líquido de frenos > nivel de líquido de frenos, sustitución
aceite de la caja de por vida, cambiar aceite de la caja, caja sellada, varilla de la caja > aceite de la caja
uso el coche en minas, lo uso para reparto, lo uso de uber, trabajo con el coche, delivery, autoescuela > condiciones severas, uso intensivo, plan de mantenimiento
qué incluye la revisión, servicio de 10000, servicio de 20000, servicio de 40000, servicio de 60000, revisión de los 10000, revisión de los 60000, revisión de los 100000 > plan de mantenimiento, trabajos de mantenimiento
puedo llevarlo a otro taller, taller de confianza, mecánico de la esquina, taller de barrio, taller no oficial, servicio fuera de la agencia > taller autorizado, garantía, mantenimiento
primer cambio de aceite, cambio de los mil, revisión de los mil, primeros 1000 kilómetros, primeros 1000 km, aflojar motor, asentarlo, motor nuevo, auto cero kilómetros, coche cero kilómetros > rodaje, primera revisión, primeros kilómetros
abrir el capó, palanca del cofre, no encuentro la palanca del capó, cofre no abre, segundo seguro del capó, gancho del capó, cómo se abre el cofre, jalar el cofre > capó, palanca de desbloqueo, gancho de seguridad
capó abierto andando, se abrió el capó, cofre mal cerrado, capó no cierra, sostener el capó, palito del capó > capó, varilla de soporte del capó
# cleaning stories
lavarlo con vapor, lavar a presión, pistola de agua, puede ir al túnel, meterlo al túnel, túnel con rodillos, rodillos, cepillos del lavadero, autolavado con rodillos, se queda en neutro en el lavado > túnel de lavado, lavado automático, limpiador de alta presión
antena en el lavado, sacar la antena, quitar la antena, espejos en el lavado > túnel de lavado, antena, retrovisores plegables
jabón de platos, lavar con detergente, lavar con jabón de ropa, puedo usar alcohol, limpiar con alcohol, limpiar con amoniaco, limpiar con vinagre, toallitas húmedas, toallitas de bebé > productos de limpieza, limpieza, agua con jabón
lavar al sol, lavar caliente, lavarlo recién llegado > no lavar al sol, pintura
cagada de pájaro, caca de murciélago, regalito de pájaro, mosquitos en el frente, bichos en el parabrisas, savia, goma del árbol, mierda de paloma > excrementos de aves, insectos, pintura
asfalto pegado, chapopote pegado, brea pegada, alquitrán pegado > alquitrán, pintura, limpieza
tapar un rayón, me rayaron el coche, rayaron la puerta, llavazo, pintura saltada, se saltó la pintura, picaron la pintura, gravilla en el capó > daños en la pintura, retoque de pintura, código de color
código de la pintura, nombre del color, dónde dice el color, número del color > código de color, placa de identificación
pulir el coche, pasarle la máquina, darle cera, perdió brillo, pintura sin brillo, pintura quemada por el sol, se comió el barniz, pintura mate, color mate > pulido, encerado, pintura mate
le salió óxido, punto de óxido, óxido en la puerta, burbujas en la pintura, picado de óxido, vivo junto al mar, cerca del mar, aire de mar, salitre, sal en la carretera, carretera con sal > corrosión, lavado de los bajos, daños en la pintura
lavar por debajo, lavar los bajos, manguera por debajo > lavado de los bajos, bajos del vehículo
llantas negras de polvo, polvo negro en las llantas, polvo negro en los rines, limpiar los rines, limpiar las llantas, ácido para rines > limpieza de las llantas, llantas de aleación
limpiar el cuero, cuero reseco, cuero cuarteado, cuero manchado, piel manchada, jeans mancharon, mancha de pantalón, manchó el asiento, tinta en el asiento > cuidado del cuero, limpieza de la tapicería
se derramó la leche, derramé café, derramó el jugo, café en el asiento, refresco en el asiento, vomitó, pipí en el asiento, chocolate en el asiento, helado en el asiento > limpieza de la tapicería, manchas
alcantara, gamuza de los asientos > alcántara, limpieza de la tapicería
techo interior sucio, cielo sucio, tela del cielo, techo de tela, mancha en el techo > revestimiento del techo, limpieza interior
cinturón sucio, lavar el cinturón, limpiar cinturones > limpieza de los cinturones
tablero pegajoso, tablero blanquecino, plástico blanco, plásticos secos, plásticos quemados, abrillantar el tablero, silicona en el tablero > piezas de plástico, limpieza, cuidado
vidrios grasosos, película en el vidrio, velo en el parabrisas, limpiar por dentro el parabrisas > limpieza de los cristales, parabrisas
gomas de las puertas, gomas resecas, puerta pegada por el hielo, gomas congeladas, goma de la puerta salida > juntas de goma, cuidado, silicona
cerradura con hielo, cerradura dura, echar aceite a la cerradura, grasa a la cerradura > descongelar la cerradura, lubricar la cerradura
lavar el motor con agua, vapor al motor, desengrasar el motor > limpieza del compartimento del motor
cámara limpiar, limpiar los sensores, limpiar el radar > limpieza de los sensores, limpieza de la cámara
capota sucia, lavar la capota, capota verde, moho en la capota, impermeabilizar la capota > limpieza de la capota
# data stories
cuánto mide de largo, cuánto mide de ancho, cuánto mide de alto, entra en mi garaje, pasa por la puerta, pasa por el portón, cabe en el elevador, altura del parking, barra de altura, parking de 1.90 > dimensiones, altura total, anchura total, longitud total
cuánto pesa vacío, cuánto pesa lleno, cuánto pesa cargado > masa en vacío, masa máxima autorizada
cuántos kilos le puedo echar, cuánto peso puedo llevar, cuánto peso aguanta el techo, kilos en el techo, kilos en el maletero, subirme al techo > carga útil, carga máxima, carga máxima sobre techo
cuánto cabe atrás, litros del maletero, cabe una lavadora, cabe un carrito, cabe un cochecito, cabe una bicicleta, cabe una tabla > volumen del maletero, dimensiones, abatir los asientos
qué tan rápido corre, de 0 a 100, cero a cien > velocidad máxima, aceleración, prestaciones
cuántos centímetros cúbicos, qué motor lleva > cilindrada, datos del motor, código de motor
dónde está el número de chasis, dónde viene el bastidor, número grabado, número en el vidrio, número del parabrisas, calca del bastidor > número de bastidor, vin, placa de identificación
giro muy abierto, no da la vuelta, da la vuelta en una calle > diámetro de giro
se toca al entrar a la rampa, roza en la rampa, pega en la rampa, raspa la rampa, rampa del garaje, pega de trompa > ángulo de ataque, altura libre al suelo
# warranty and papers stories
me lo cubre la garantía, entra en garantía, sigue en garantía, años de garantía, se acabó la garantía, perder la garantía, me anulan la garantía, no me lo cubren, no quieren cubrir > garantía, condiciones de garantía, exclusiones de garantía
perdí el manual, perdí el libro, libro de revisiones, me sellan el libro, no está sellado > libro de mantenimiento, documentación de a bordo
le puse accesorios, poner accesorios, ponerle bola, poner enganche, instalar alarma, instalar una cámara, instalar una radio, conectar un aparato, colgarme de un cable, meter un cable > accesorios, modificaciones, instalación eléctrica
reprogramar, repro, chip de potencia, chiptuning, quitar el catalizador, quitar el dpf, anular egr, suspensión más baja, levantarlo con suplementos, subirle la suspensión, kit de levante > modificaciones, garantía
emisora de radio aficionado, radio taxi, equipo de radio, walkie > equipos de radio, antena
tirar el coche, llevar al desguace, chatarrear, dar de baja el coche > reciclaje, vehículo fuera de uso
vendo el coche, voy a devolver el coche, devolver el renting, fin del renting, coche de alquiler, coche de renta > borrar datos personales, restablecimiento de fábrica
salió llamado a revisión, carta de la marca, me mandaron una carta, me llaman por una campaña > llamada a revisión, campaña de servicio
pasar la itv, pasar la vtv, pasar la tecnomecánica, pasar la revisión técnica, revisión técnica reprobada > inspección técnica, emisiones
viajar al extranjero, ir a otro país, cruzar a brasil, cruzar la cordillera, llevarlo a europa, matricularlo en otro país > viajes al extranjero, octanaje, homologación
# What tables shorten
líquido > liq
separación > sep
intermitente > intermit
temperatura > temp
presión > pres
cantidad > cant
máximo > máx
mínimo > mín
refrigerante > refrig
válvula > valv
combustible > comb
suspensión > susp
diámetro > diam
izquierdo > izq, izdo, izda
derecho > dcho, dcha
`;
