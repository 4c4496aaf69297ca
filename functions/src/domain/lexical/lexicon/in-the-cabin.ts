/** Stories of the cabin: seats, belts, children, climate, windows, smells, noises. The format stands in `lexicon.ts`. */
export const inTheCabin = `
# seats
el asiento no corre, asiento no se mueve, asiento trabado, asiento pegado, asiento atorado, asiento no avanza, asiento no retrocede > ajuste del asiento, ajuste longitudinal, asiento delantero
el asiento se mueve solo, asiento se corre solo, asiento se echa para atrás, asiento retrocede al apagar > acceso fácil, memoria de asiento, asiento eléctrico
asiento no recuerda, asiento no guarda, asiento de mi mujer, asiento de mi marido, mi esposo mueve el asiento, volver a mi posición > memoria de asiento, función de memoria
no alcanzo los pedales, no llego a los pedales, pego con el techo, me pega la cabeza > posición del asiento, altura del asiento, ajuste del volante
respaldo no queda fijo, respaldo suelto, respaldo no se traba, respaldo no engancha, respaldo se cae, respaldo no se levanta > enclavamiento del respaldo, asientos traseros
cama adentro, dormir en el coche, dormir dentro, dormir en el carro, acostarme atrás > abatir los asientos, reclinar el respaldo, piso de carga
sacar los asientos, quitar los asientos, bajar asientos para carga, asientos planos, meter algo largo, cargar algo largo, llevar tablas, pasar esquís > abatir los asientos traseros, desmontar los asientos, carga
voltear el asiento, girar el asiento, asiento giratorio > asiento giratorio, base giratoria
tercera hilera, últimos asientos, asientos del fondo, asientos de más atrás, pasar a la tercera fila > tercera fila de asientos, acceso a la tercera fila
apoyo del brazo, descansa brazos, codo derecho, donde apoyo el codo > reposabrazos, apoyabrazos central
se me duerme la pierna, me canso de la espalda, dolor lumbar, dolor de cintura, dolor de cuello > apoyo lumbar, posición del asiento, reposacabezas
reposacabezas molesta, cabezal me molesta, apoyacabezas inclinado, sacar el reposacabezas, quitar el apoyacabezas, no sale el reposacabezas > desmontar el reposacabezas, ajuste del reposacabezas
asiento frío, asientos que enfrían, asiento que sopla, sopla el asiento > ventilación de los asientos, asiento ventilado
se quema el asiento, quema la espalda, asiento muy caliente, se apaga la calefacción del asiento > calefacción de asiento, quemaduras
pita el asiento vacío, bolsa en el asiento, mochila en el asiento, compra en el asiento, suena por el bolso, bulto en el asiento > avisador del cinturón, detección de ocupante, sensor de ocupación
# belts and airbags
cinturón no corre, cinturón no cede, cinturón se frena, cinturón se trabó, cinturón duro, cinturón se tranca, cinturón atorado > cinturón bloqueado, retractor, bloqueo del cinturón
cinturón no regresa, cinturón no recoge, cinturón flojo, cinturón se queda suelto, cinturón no se enrolla > retractor, enrollador del cinturón, limpieza de los cinturones
cinturón no engancha, cinturón no encaja, cinturón no hace clic, hebilla trabada, hebilla dura, se cayó una moneda en la hebilla, no suelta el cinturón, cinturón no suelta > hebilla, cierre del cinturón, lengüeta
cinturón deshilachado, cinturón cortado, cinturón mordido, cinturón roto, cinturón manchado > sustituir el cinturón, daños en el cinturón
cinturón después de un choque, cinturones tras un choque, cinturón usado en choque > sustituir los cinturones, pretensor, accidente
cinturón se aprieta solo, cinturón jala solo, cinturón tira de mí > pretensor, tensado previo
dos niños un cinturón, niño en brazos, niño en el regazo, bebé en brazos, llevar al bebé cargado > sistema de retención infantil, cinturón de seguridad
mi mujer embarazada, mi esposa embarazada, con ocho meses > mujeres embarazadas, cinturón de seguridad
luz del muñeco, muñeco sentado, muñequito sentado, señor con bola, señor con círculo, persona con círculo, persona con globo, muñequito con globo > testigo del airbag, airbag
dice passenger, dice pass, passenger off, pass off, air bag off, airbag apagado, off amarillo, luz de airbag apagado, se apagó el airbag > airbag del acompañante desactivado, testigo del airbag del acompañante
cuándo salta el airbag, por qué no saltó, no saltó el airbag, no saltaron los airbags, no explotó, no salieron las bolsas, no abrió la bolsa > despliegue del airbag, condiciones de activación
salieron las bolsas, saltaron los airbags, explotaron las bolsas, después del airbag, airbag explotado > despliegue del airbag, sustituir los airbags, taller autorizado
polvo blanco del airbag, humo del airbag > despliegue del airbag, polvo
pegar algo en el volante, adorno en el tablero, poner algo en el tablero, soporte en el tablero, muñeco en el tablero > zona de despliegue del airbag, airbag, no colocar objetos
# children
silla de mi hijo, silla de la niña, silla del bebé, asiento del niño, asiento de mi hija, sillita de mi nieto, cuco, portabebé, capacho, cuna de viaje > sistema de retención infantil, silla infantil, grupos de peso
en qué asiento va la silla, poner la silla adelante, sillita en el medio, silla en el centro > plazas adecuadas, sistema de retención infantil, asiento del acompañante
cuándo deja la silla, cuándo quitar el elevador, ya no necesita silla > sistema de retención infantil, estatura, cojín elevador
mirando para atrás, mirando hacia adelante, viendo para adelante, de cara al respaldo, de cara a la marcha > orientado hacia atrás, orientado hacia delante, sistema de retención infantil
anclas de la silla, ganchos para la silla, fierros de la silla, argollas de la silla, enganches de la silla, fierritos del asiento > isofix, anclajes, top tether
correa de arriba de la silla, cinta de arriba de la silla, gancho detrás del respaldo, tercer anclaje, tercer punto > top tether, anclaje superior
niños atrás abren, niño abrió la puerta, hijo abre la puerta, que los niños no abran, para que no abran atrás, no abre desde adentro atrás > seguro para niños, bloqueo infantil
niño baja la ventana, hijos bajan los vidrios, juegan con los vidrios, bloquear las ventanas, trancar los vidrios > bloqueo de elevalunas, seguro para niños
me olvidé del niño, se quedó el niño, bebé olvidado, aviso de niño, dejé al niño > aviso de ocupante trasero, niños sin vigilancia
perro en el coche, perro atrás, gato en el coche, llevar el gato, transportín, jaula del perro, mi perro viaja > transporte de animales, red de separación, mascota
pelo de perro, pelo de gato, babas del perro > aspirar, limpieza de la tapicería
# climate
sale aire caliente del frío, el frío sale tibio, tira tibio, echa tibio, sopla tibio, no enfría parado, no enfría en el semáforo, casi no enfría, ya no enfría, dejó de enfriar, no sopla frío, no hiela > aire acondicionado, gas refrigerante, refrigeración insuficiente
no calienta adentro, no calienta la calefacción, calefacción fría, sale frío con calefacción, tarda en calentar, demora en calentar, no tira calor, sopla frío > calefacción, motor frío, temperatura del refrigerante
calienta solo en marcha, caliente solo andando, enfría solo andando > calefacción, aire acondicionado, ventilador
tira poco aire, sale poquito aire, casi no sopla, no sopla, ventilador sin fuerza, aire sin fuerza > ventilador, filtro de habitáculo obstruido, difusores de aire
ventilador hace ruido, ruido al prender el aire, suena el ventilador, ventilador suena, hojas en el ventilador > ventilador, filtro de habitáculo
solo sale en la máxima, solo en la velocidad 4, solo prende en cuatro > ventilador, velocidad del ventilador, resistencia del ventilador
sale por los pies, sale por el vidrio, sale por arriba, cambiar la salida del aire, aire de frente, aire a la cara, cerrar la rejilla > distribución de aire, difusores de aire
tira agua adentro, gotea adentro, agua en los pies, agua en el piso, alfombra mojada, tapete mojado, piso mojado adentro, moqueta mojada, agua bajo la alfombra, se moja el copiloto > agua de condensación, drenaje, estanqueidad
gotea por debajo, gotea agua estacionado, agua debajo del motor, charco debajo, charco abajo, pierde agua parado, bota agua debajo > agua de condensación, fuga de refrigerante, aire acondicionado
vapor por las rejillas, sale humo blanco por las rejillas, neblina por las rejillas, humito del aire > condensación, aire acondicionado
huele a trapo mojado, huele a pies, huele a calcetín, huele a rancio, huele a encierro, huele a vinagre, huele a pescado, huele al prender el aire > olores, filtro de habitáculo, evaporador
se empaña adentro, se empaña con lluvia, vidrios llorando, llora el vidrio, vidrio sudado, sudan los vidrios, vaho en los cristales, no se desempañan > desempañar, deshumidificar, aire acondicionado
hielo en el vidrio, vidrio congelado, parabrisas con hielo, escarcha en el vidrio, luna helada, raspar el hielo, quitar el hielo > deshelar, escarcha, desempañar
desempañador de atrás, vidrio de atrás empañado, resistencias del vidrio, rayitas del vidrio trasero, líneas del vidrio trasero, hilos del vidrio > luneta térmica, desempañador trasero
flecha en círculo, flecha dando la vuelta, carrito con flecha adentro, cochecito con flecha, botón de la vuelta > recirculación de aire
entra polvo, entra tierra, entra olor de afuera, entra humo de afuera, huele al camión de adelante > recirculación, filtro de habitáculo
aire para los niños, atrás no llega el aire, aire trasero > climatización trasera, difusores traseros
dos temperaturas, frío de mi lado, calor de mi lado, distinta temperatura, un lado frío, mismo grado los dos, sync, dual > climatizador bizona, sincronizar, temperatura
poner el coche caliente antes, calentarlo antes de salir, enfriarlo antes de subir, prender el aire desde el celular, aire antes de entrar > preclimatización, climatización a distancia, aplicación móvil
aire con el motor apagado, clima con motor apagado, aire sin motor, calefacción sin motor, calefacción parado > calefacción estacionaria, ventilación, calor residual
botón max, max ac, frío máximo, defrost max > aire acondicionado, potencia máxima, desempañar
el ac gasta, aire gasta gasolina, aire gasta más, aire quita fuerza > consumo de combustible, aire acondicionado, conducción económica
# windows, roof, mirrors
vidrio se fue para abajo, se cayó el vidrio, vidrio caído, vidrio se fue adentro, ventana se cayó > elevalunas, cristal
vidrio sube y baja solo, vidrio sube y se baja, se regresa el vidrio, vidrio se devuelve, ventana se regresa, sube y vuelve a bajar, rebota el vidrio > antipinzamiento, inicializar los elevalunas
vidrio no sube de un toque, no sube solo el vidrio, perdió el automático el vidrio, ventana no sube sola, un solo toque, one touch, de un solo golpe > subida automática, inicializar los elevalunas, elevalunas
vidrio rechina, vidrio chilla, vidrio lento, ventana lenta, vidrio duro > elevalunas, guías de la ventanilla, lubricar
abrir vidrios con la llave, bajar los vidrios con el control, vidrios con el mando, cerrar ventanas desde fuera, subir vidrios al cerrar, vidrios se quedaron abajo > apertura confort, cierre confort, mando a distancia
techo no cierra, techo trabado, techo atorado, techo se quedó abierto, quemacocos no cierra, sunroof no cierra, techo cierra y se abre > techo solar, inicializar, cierre de emergencia
entra agua por el techo, gotea el techo, filtra el techo, gotera del techo, agua por la luz del techo > drenaje del techo solar, techo solar, estanqueidad
cortina del techo, tela del techo, parasol del techo, entra sol por el techo > cortinilla, techo panorámico
ruido del viento, silba el viento, silba la puerta, silba el espejo, chifla el vidrio, chifla la puerta, retumba al abrir la ventana, zumba con la ventana abierta > ruido del viento, junta de la puerta, deflector
espejo se baja en reversa, espejo baja solo, espejo se agacha, espejo mira al suelo, espejo apunta al bordillo, ver el cordón > descenso del retrovisor, marcha atrás, retrovisor exterior
espejo se cierra solo, espejos se cierran al cerrar, espejos no abren, espejo quedó cerrado, espejo doblado > retrovisores plegables, plegado automático
espejo flojo, espejo suelto, espejo baila, se cayó el espejo, se rompió el espejo, cambiar el espejo, vidrio del espejo > cristal del retrovisor, retrovisor exterior
me encandilan de atrás, me deslumbran por detrás, luces del de atrás, me ciegan las luces, palanquita del espejo > retrovisor interior antideslumbrante, posición antideslumbrante
# storage, sockets, noises
guantera trabada, guantera no cierra, no abre la guantera, guantera se cae, cerrar la guantera con llave > cerradura de la guantera
luz de la guantera, luz del espejito, luz del tapasol > luz de cortesía, espejo de cortesía, guantera
enfriar bebidas, mantener fríos, refresco frío, guantera fría, caja fría > guantera refrigerada, compartimento refrigerado, nevera
enchufar el mate, termo eléctrico, enchufar nevera, conectar nevera, conectar la bomba, enchufar el compresor, enchufar la aspiradora > toma de 12 v, potencia máxima, toma de corriente
cargar el portátil, enchufe normal, enchufe de casa, 220 en el coche, 110 en el carro > toma de corriente, inversor, toma de 230 v
no carga sobre la base, la base no carga, bandeja no carga, cargador de apoyo, cargar sin cable, se calienta al cargar sin cable > carga inalámbrica, cargador inalámbrico
cruje el tablero, rechina el tablero, grillo en el tablero, grillos, grillitos, ruidito de plástico, tablero vibra, vibra la puerta, vibra la tapa, suena la bandeja, suena la parte de atrás > ruidos, revestimiento, objetos sueltos
bolsa del mandado, ganchos de las bolsas, colgar bolsas, colgar el saco, colgar la chaqueta, gancho para el abrigo > gancho portabolsas, gancho para ropa
rueda la compra, se mueve todo atrás, cosas se mueven atrás, sujetar la compra > red de carga, argollas de amarre
esconder las cosas, tapar el maletero, tapa del maletero por dentro, bandeja de atrás, cortina del baúl, cortina de la cajuela > cubremaletero, cubreequipajes
alfombra se corre, tapete se mueve, tapete se arruga, alfombra debajo del pedal, tapete en el pedal > fijación de la alfombrilla, alfombrilla, pedales
cenicero, colillas > cenicero, encendedor
huele a nuevo, olor a nuevo > olores, ventilación
huele a cigarro, huele a tabaco, olor a cigarrillo > olores, filtro de habitáculo, limpieza interior
`;
