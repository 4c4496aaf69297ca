/** What owners say about keys, doors, seats, restraints, climate and the care of the cabin. The format stands in `lexicon.ts`. */
export const saidAboutCabin = `
# keys and remote
mando gastado, mando muerto, mando sin pila, control sin pila, se murió el control, se murió el mando, se murió la llave, control muerto, llave muerta > sustituir la pila de la llave, batería de botón, llave mecánica, apertura de emergencia
pila del control, pilas del control, batería del llavero, batería de la llave, pila del llavero, qué pila lleva > sustituir la pila de la llave, cr2032, batería de botón, polaridad
abrir la llave para cambiar, abrir el mando, tapita del control, carcasa rota > carcasa de la llave, sustituir la pila de la llave
control mojado, mando mojado, llave al agua, control al agua, cayó la llave, cayó el mando, cayó el control, lavé la llave, se cayó a la piscina, se cayó a la alberca, se cayó a la pileta > transmisor, componentes electrónicos, humedad, golpes
arrimarme al coche, desde lejos no abre, no abre de lejos, alcance del control, a qué distancia abre > alcance, radio de acción, metros, interferencias
robaron la llave, perdí la llave, me robaron las llaves, llave perdida, llaves perdidas, perdí una de las llaves, se perdió el mando > extravío, pérdida de una llave, anular el código, llave de repuesto
copia de llave, sacar copia de la llave, sacar un duplicado, pedir otra copia, mandar hacer una llave > duplicado, llave adicional, número de la llave, placa metálica, codificar
llave escondida, llave de metal, llave dentro del mando, llavecita de adentro, sacar la llave del mando, llave a la antigua > llave mecánica, llave de emergencia, bombín
copian la señal, clonar la llave, clonan la llave, inhibidor, inhibidores, amplificar la señal, copiar la señal, robo por relé, apagar la llave, jaula de faraday > ondas de radio, modo de reposo, uso no autorizado, desactivar la llave
llave en el bolsillo, llave en la bolsa, llave en el bolso, llave en la cartera, llave en la mochila > acceso sin llave, llave autorizada, antena, detectar la llave
# locks
pestillo, pestillos, seguritos, botoncito de la puerta, seguros bajan, seguro baja, bajan los seguros, pestillos bajan > bloqueo de puertas, cierre centralizado, bloquear automáticamente
seguros bajan solos, pestillos bajan solos, se traban al andar, se cierran al andar, puertas se traban solas, se cierra andando, se bajan los seguros > bloqueo automático, en función de la velocidad, cierre centralizado
se tranca solo, trancar solo, se vuelve a cerrar, se vuelve a trabar > cierre automático, vuelve a bloquear, bloqueo automático, desbloqueo
olvidé las llaves dentro, me dejé la llave dentro, cerré con las llaves, llave quedó adentro, dejé la llave adentro, llaves en el maletero, llaves en la cajuela > llave en el interior, apertura de emergencia, bloqueo automático
solo la puerta del conductor, solo mi puerta, abrir solo la puerta, solo abre una puerta, abra solo la mía, que no abra todas > desbloqueo selectivo, desbloqueo individual, puerta del conductor
no abre desde dentro, no se abre desde dentro, no abre por dentro, no se abre por dentro, no abre de adentro, no abre desde adentro, no se abre desde adentro, no se abre por adentro, solo abre de afuera > seguro para niños, desde el exterior, bloqueo
quedó encerrado, quedó alguien dentro, alguien adentro, encerrado adentro, encerrado en el coche, encerrado dentro, alguien encerrado > doble bloqueo, ocupantes, desde el interior, desbloqueo de emergencia
encerrado en la cajuela, encerrado en el maletero, niño encerrado, encerrado en el baúl, atrapado en el maletero, se metió en el maletero, secuestro > desbloqueo interior, abrir desde el interior, persona atrapada, fosforescente
puerta pegada, puerta congelada, puerta helada, goma pegada, gomas pegadas, no abre por el hielo, no abre con la helada, cerradura helada, se congeló la puerta, se congeló la cerradura > cerradura congelada, descongelante, juntas, silicona, glicerina
abrir con el sensor, tocar la manija, agarro la manija, toco la manija, meter la mano en la manija > empuñadura, tirador, sensor, acceso sin llave
manija rota, se rompió la manija, quedó en la mano, manilla rota > tirador de la puerta, empuñadura, apertura de emergencia
puerta mal cerrada, dice puerta abierta, puerta entreabierta, no cierra bien la puerta > puerta mal cerrada, aviso de puerta abierta, cerradura
# alarm, immobiliser
alarma suena sola, salta la alarma, se dispara la alarma, se activa la alarma, alarma se dispara, sonó la alarma, alarma salta, alarma sola, alarma se activa sola > vigilancia del habitáculo, protección volumétrica, sensor de movimiento, falsa alarma
callar la alarma, callo la alarma, apagar la alarma, apago la alarma, quitar la alarma, silenciar la alarma, parar la alarma, no para la alarma, no deja de sonar la alarma > detener la sirena, interrumpir la señal acústica, desactivar la alarma, desbloqueo
transbordador, remolcarlo con la alarma, ferry, subir al barco, viajar en barco > sensor de inclinación, protección antirremolcado, remolque, transporte, desactivar la vigilancia
perro adentro con alarma, alarma con el perro, alarma con ventana abierta, dejar a alguien con la alarma, gente adentro con alarma > vigilancia del habitáculo, desactivar, sensor de movimiento
parpadea estacionado, parpadea apagado, parpadea al cerrar, luz roja en la puerta, led rojo, parpadeando estacionado, parpadeando cerrado > sistema antirrobo activado, alarma, diodo luminoso, inmovilizador
candado en el tablero, coche con candado, candadito en el tablero, candadito en el cuadro, carrito con candado, autito con candado, cochecito con candado > inmovilizador, antiarranque, antirrobo, llave no identificada
dos llaves juntas, llaves juntas, llave junto a otra, varias llaves en el llavero > inmovilizador, transpondedor, interferencia
# windows
subir los cristales, subir las ventanas, bajar los cristales, bajar las ventanas, cristal no sube, luna no sube, vidrio no baja, ventanilla no sube, ventanilla no baja, no sube el vidrio, no baja el vidrio, no sube la ventana, no sube el cristal > elevalunas, reinicializar, restablecer la función automática
subir vidrios con el auto apagado, vidrios con el coche apagado, subir los vidrios apagado, vidrios con auto apagado, ventanas con el motor apagado, vidrios sin contacto, quité la llave y los vidrios, apagué y quedó la ventana > elevalunas, funcionamiento temporizado, tras desconectar el encendido
aplasta los dedos, aplastar los dedos, pillarse los dedos, machucó el dedo, machuca los dedos, dedos en la ventana, mano en la ventana, metió los dedos, agarró los dedos, atrapa los dedos, brazo en la ventana > antipinzamiento, obstáculo, atrapamiento, cierre de la ventanilla
bajar los cristales los niños, que no bajen los vidrios, que no puedan bajar, no puedan bajar los vidrios, niños con la ventana, juega con la ventana, juega con el vidrio, asoma por la ventanilla, saca la cabeza por la ventana > bloqueo de los elevalunas, mandos traseros, seguro para niños
abrir todas las ventanas, bajar todas las ventanas, bajar todos los vidrios, todas las ventanas a la vez, abrir las ventanas de lejos, ventilar antes de subir, ventilar antes de entrar > apertura confort, ventanillas, simultáneamente, telemando
retumba los oídos, retumban los oídos, golpea los oídos, presión en los oídos, tapan los oídos, zumban los oídos > pulsaciones, viento, ventanilla trasera, presión del aire
vidrio suelto, vidrio baila, vidrio salido, se salió del riel, vidrio fuera de la guía > elevalunas, guías de la ventanilla, cristal
polarizar los vidrios, ponerle polarizado, poner polarizado, entintar, lámina de seguridad, vidrios negros, ponerle papel a los vidrios > láminas, películas, tintado, recepción de radio, filamentos
# roof
gotea techo, gotea el quemacocos, agua por el quemacocos, gotera por el quemacocos, chorrea el techo, agua por el techo, agua por el parante, cae agua al frenar > conductos de drenaje, desagües, techo corredizo, obstruidos
techo a medias, quemacocos trabado, quemacocos a medias, quemacocos no cierra, techo no se cierra, techo no se mueve, quemacocos se quedó a medias, techo se quedó a medias > cierre de emergencia, cerrar manualmente, llave hexagonal, techo practicable
sacar la cabeza, asomarse por el techo, sacar los brazos, sacar el brazo, asomar la cabeza, parado en el techo solar, niños por el techo > asomar, abertura, parte del cuerpo, durante la marcha
subir arriba, cargar arriba, peso arriba, llevar arriba del auto, peso encima, kilos arriba, kilos encima, cuántos kilos arriba, cosas en el techo > carga máxima sobre el techo, portaequipajes
plegar la capota, bajar la capota, quitar la capota, abrir la capota, subir la capota, capota no baja, capota no sube, capota andando > cubierta, techo descapotable, lona, accionar
capota sucia, capota verde, lavar la capota, moho en la capota > limpieza de la capota, cubierta de lona, impermeabilizar
cortinilla no corre, cortinilla se traba, cortina trabada, cortina no cierra, tapita del techo solar > parasol corredizo, persiana, reinicializar
# boot and tailgate
cajuela no abre, no abre la cajuela, maletero no abre, no abre el maletero, baúl no abre, no abre el baúl, maletera no abre, no abre la maletera, portón no abre, no abre el portón, cajuela trabada, baúl trabado, maletero bloqueado > desbloqueo manual del portón, apertura de emergencia del portón, palanca del cierre
cajuela, baúl, maletera, portamaletas, valijera > portón, maletero, compartimento de equipajes
manos llenas, manos ocupadas, cargado de bolsas, abrir con la pierna, pasar el pie, pasé el pie > apertura manos libres, portón, parachoques trasero, sensor, movimiento de patada
maletero pega, portón pega, portón choca, choca con el techo, pega en el techo, pega con el techo, pega en el garaje, cochera baja, maletero abre mucho > altura de apertura, posición de apertura, memorizar, portón
maletera abierta, maletero abierto, cajuela abierta, baúl abierto, portón abierto, portón entreabierto, baúl mal cerrado, puerta de atrás abierta, andar con el baúl, atada con soga, amarrada con soga, atado con cuerda > circular con el portón abierto, gases de escape, intoxicación, monóxido de carbono
compuerta trasera, puerta de la cajuela, tapa de la cajuela, tapa del baúl, puerta del maletero, quinta puerta se cae, se cae la quinta puerta > portón trasero, portón
no se sostiene abierta, portón se cae, portón se baja, se baja solo el portón, se cae la cajuela, no aguanta abierto, se me cae en la cabeza > amortiguadores de gas, resortes neumáticos, resortes de gas, portón
bandeja del baúl, bandeja del maletero, bandeja de la cajuela, estante del maletero, repisa trasera > cubierta del compartimento de equipajes, cubreequipajes, desenganchar, cordones
amarro las maletas, amarrar las maletas, amarrar maletas, atar las maletas, sujetar maletas, equipaje suelto, baila el equipaje, ruedan las cosas > argollas de amarre, anillas de sujeción, correas, red de carga
tumbar asientos, tumbar los de atrás, meter la bici, meter una bici, cargar la bici, meter un colchón, meter una lavadora, tumbar la banca, plegar atrás > abatir el respaldo, plegar el respaldo, ampliar el espacio de carga
luz del baúl no prende, luz de la cajuela, luz del maletero > iluminación del compartimento de equipajes, lámpara
# bonnet
abre el cofre, abrir el cofre, abro el cofre, abrir la trompa, abrir el capó, abrir el capot, levantar el capó, levantar el cofre, no abre el cofre, no abre el capó, gancho del capó, pestillo del capó > palanca del capó, desbloqueo del capó, gancho de seguridad, capó delantero
capó temblando, capó tiembla, capó vibra, cofre tiembla, cofre vibra, capot tiembla, se levantó el capó, se levanta el capó, capó suelto, capó mal cerrado, cofre suelto > cierre del capó, enclavado, capó mal cerrado
palito que sujeta, palo que sujeta, palito del cofre, fierro del capó, fierrito del capó, barra del capó > varilla de soporte, soporte del capó
# mirrors
plegar espejos, plegar el espejo, cerrar los espejos, doblar los espejos, espejos al cerrar, orejas del coche > retrovisores abatibles, plegado automático, replegar
deslumbran por detrás, encandilan por detrás, luces de atrás molestan, me ciega el de atrás > antideslumbrante, retrovisor interior, oscurecer
golpe en el espejo, pegó en el espejo, pegaron en el espejo, golpearon el espejo, espejo fuera de sitio, espejo doblado, espejo colgando > retrovisor desplazado, desencajado, desplegar, carcasa
se empañan los espejos, espejo empañado, espejos empañados, espejo mojado, gotas en el espejo, espejo congelado > calefacción de los retrovisores, retrovisores calefactables
espejo derecho se baja, espejo se baja, espejo se mueve al dar reversa > inclinación del retrovisor, marcha atrás
se ve más chico, parecen más lejos, parece más lejos, engaña la distancia, engaña el espejo, retrovisor más lejos, espejo más lejos, espejo más chico > espejo convexo, distancia, superficie curvada
acomodar los espejos, ajustar los espejos, mover los espejos, espejo no se mueve > ajuste de los retrovisores, mando de los retrovisores
# seats
correr la butaca, echar para atrás el asiento, mover la butaca, correr la silla, echar la silla > ajuste longitudinal, asiento, enclavar
no ve por encima, no veo por encima, mide dos metros, chaparrita, estatura baja, chiquita al volante > altura del asiento, regulación de la altura, cojín
riñones, lumbago, ciática, dolor de riñones > apoyo lumbar, respaldo, región lumbar
ir recostado, recostado, ir acostado, ir tumbado, asiento tumbado, viajar acostado, durmiendo de copiloto, dormir de copiloto > reclinar el respaldo, posición del respaldo, banda abdominal, deslizarse
me cambia el asiento, me mueve el asiento, me mueven el asiento, volver a acomodar, guardar mi asiento > memoria de posición, memoria de asiento, guardar la posición
calienta nalgas, calienta traseros, calientaculos, calientanalgas, culo calentito, asiento calentito, asiento no calienta, calentador de nalgas > calefacción de asiento, asiento calefactable
pierna roja, me quemó el asiento, no siente el calor, diabética, diabético, poca sensibilidad > calefacción de asiento, quemaduras, sensibilidad reducida
suda la espalda, sudo la espalda, sudor en la espalda, asiento caluroso, espalda mojada > asientos ventilados, ventilación de los asientos
forros de asiento, forros para asientos, cubreasiento, ponerle fundas, forrar los asientos, tapizar los asientos, fundas para asientos, fundas de asiento > fundas para asientos, cubiertas, airbag lateral
entro a la tercera fila, entrar atrás del todo, pasar atrás del todo, subir a la tercera, subirse a la última fila > acceso a la tercera fila, entrada fácil, abatir la segunda fila
distancia me siento, qué tan cerca del volante, cerca del volante, lejos del volante, pegado al volante, sentarse para manejar > posición del conductor, distancia al volante, postura, esternón
asiento baila, asiento suelto, asiento tiene juego > asiento enclavado, guías del asiento
# head restraints
cabecero, cabeceros, almohadilla de la cabeza, almohadita del asiento > reposacabezas, apoyacabezas
quitar los cabeceros, quitar las cabeceras, sacar los cabezales, sacar la cabecera, sacar los reposacabezas, quitar los reposacabezas, quitar el reposacabezas > desmontar los reposacabezas, extraer, botón de retención
me dieron por detrás, me chocaron por detrás, me chocaron de atrás, me pegaron por detrás, choque por detrás, golpe por detrás, cuello fatal, duele el cuello, cuello lastimado, esguince cervical > reposacabezas activo, lesiones cervicales, colisión trasera, alcance
# seat belts
pita aunque no va nadie, pita sin nadie, suena sin pasajero, pita el de al lado, pita por la mochila, cinturón pita, pita el cinturón, cinturón suena, cinturón sigue sonando, chicharra del cinturón > aviso de cinturón, cinturón desabrochado, avisador acústico, objeto sobre el asiento
se atora el cinturón, jalo el cinturón, jalar el cinturón, tiro del cinturón, cinturón no sale, cinturón se atora, no puedo sacar el cinturón, cinturón se clava > enrollador, carrete bloqueado, correa, extraer lentamente
roza el cuello, me roza el cuello, corta el cuello, cinturón me molesta, cinturón me corta, cinturón en la cara, cinturón me ahorca, cinturón alto > altura del cinturón, anclaje superior, hombro, banda torácica
lavar los cinturones, limpiar los cinturones, limpiar el cinturón, lavar el cinturón, cinturón sucio, cinturón manchado > limpieza de los cinturones, correas, agua jabonosa, tejido
cambiar cinturones, cambiar los cinturones, cambiar el cinturón, cinturón después del choque > sustituir los cinturones, accidente, pretensor
dos con el mismo cinturón, un cinturón para dos, compartir el cinturón, dos en un cinturón, dos en un asiento > un solo ocupante, cinturón, nunca varias personas
chamarra gorda, chamarra gruesa, campera gruesa, abrigo grueso, plumífero, abrigo gordo, cinturón con abrigo, cinturón con chamarra, casaca gruesa > ropa voluminosa, prendas, cinturón ajustado al cuerpo
hebilla no entra, no entra la hebilla, no entra el cinturón, no cierra el cinturón, migas, moneda en el broche, se metió algo en la hebilla, no abrocha > cierre del cinturón, lengüeta, cuerpos extraños
cinturón apretado, cinturón quedó apretado, no afloja el cinturón, cinturón me aprieta, cinturón se tensó, se apretó el cinturón, se tensa al frenar > pretensor reversible, tensión, liberar la correa, pretensado
anular el pitido, quitar el pitido del cinturón > aviso de cinturón, cinturón desabrochado
# pregnant women
meses de embarazo, esperando un bebé, a punto de parir, bebé en camino, meses para dar a luz, embarazada de seis meses > mujeres embarazadas, gestante, futuras madres, abdomen, pelvis, distancia al airbag
# children
crío, críos, peque, peques, nene, nena, chamaco, pibe, chavo, wawa, escuincle, mocoso > niños, menores
edad va adelante, edad puede ir adelante, edad delante, edad para ir adelante, ir adelante un niño, niños delante, niño de copiloto, hijo adelante, hija adelante, va adelante un niño > niños en el asiento del acompañante, estatura, menores, plazas traseras
bebé en brazos, llevar en brazos, llevarla en brazos, llevarlo en brazos, bebé a upa, sentado encima, sentar encima, amamantar > lactante, recién nacido, rodillas, regazo, sistema de retención infantil
nació mi bebé, nació mi hijo, nació mi hija, recién nacida, bebé de meses > recién nacido, lactante, sistema de retención infantil, portabebés
silla de bebé, silla bebé, sillita, sillitas, silla de niño > sistema de retención infantil, silla infantil, isofix
silla enganches, enganchar la silla, enganchar la sillita, enganches para la silla, instalar la silla, poner la sillita, amarrar la sillita > isofix, puntos de fijación, anclajes inferiores, pictograma
cinta de arriba, correa larga de la silla, correa de arriba de la sillita, cinta de arriba de la sillita > top tether, cinta superior, punto de anclaje
mirando al respaldo, silla de espaldas, de espaldas adelante, huevito adelante, huevito delante, bebé adelante > portabebés, de espaldas, sentido contrario a la marcha, airbag frontal activo
cojín para el niño, elevador para niño, elevador para niños, silla con elevador, cojín elevador, elevador de niño, qué altura elevador > asiento elevador, cojín elevador, grupo iii, estatura
niño solo en el coche, dejar al niño solo, dejar solo al bebé, dejé al bebé, dejé dormido, bebé dormido, niño dormido > niños sin vigilancia, no deje solos, temperatura, mandos
olvidé al bebé, olvidar al bebé, olvidé al niño, olvidarse al niño, aviso de bebé, me acuerde del niño, aviso mirar atrás > recordatorio de ocupantes traseros, presencia de pasajeros, asiento trasero
caben tres sillas, caben tres sillitas, tres sillas atrás, dos sillas atrás, tres niños atrás, tres asientos de bebé > idoneidad de las plazas, sistema de retención infantil, universal, tabla
# airbags
monito, monigote, monito con pelota, muñeco con pelota, hombrecito con bola, señor con pelota, hombre con pelota, persona sentada, monito sentado, globo en el pecho, luz del airbag, prende el airbag, airbag prendido > testigo del airbag, sistema de airbags, pretensores
apago la bolsa, apagar la bolsa, desactivar la bolsa, anular el airbag, apago el airbag, sacar el airbag, desconectar la bolsa de aire, anular la bolsa, quitar la bolsa de aire > desactivación del airbag del acompañante, conmutador, passenger airbag off
no se abrieron las bolsas, no se activaron las bolsas, choqué y no saltaron, choqué y no se abrieron > airbag no se activa, casos de no despliegue, colisiones leves
reventó la bolsa, explotó la bolsa, se infló la bolsa, se abrió la bolsa, saltó la bolsa, volaron los airbags, volaron las bolsas, reventaron las bolsas, reventaron los airbags, polvo blanco con humo > airbag activado, despliegue, inflado, gas, irritación
pies arriba del tablero, pies en el salpicadero, pies encima del tablero, pies sobre el tablero, patas en el tablero, pies en la guantera, pies arriba, pies en el torpedo > apoyar los pies, salpicadero, airbag, lesiones graves
pegar un soporte, pegar el soporte, soporte de celular, soporte para el móvil, soporte del teléfono, pegar el celular, pegatina en el volante, funda de volante, cubrevolante, muñequito en el tablero > accesorios, cubiertas de airbag, zona de despliegue, adhesivos
compré chocado, airbags reventados, airbags usados, airbag de segunda mano, airbag de desguace > airbags activados, sustituir, personal cualificado, pirotécnico
duran los airbags, dura el airbag, vencen los airbags, caducan los airbags, caduca el airbag, airbag vencido, airbag viejo, airbag caducado > vida útil del airbag, generador de gas, fecha de fabricación
# pets
perros, gatito, cachorro, loro, golden, chihuahua, perro suelto, llevo al perro, llevo el perro, perro viaja > animales, transporte de animales, animales domésticos, arnés
no salte adelante, no se pase adelante, rejilla para el perro, reja del perro, malla para el perro, suelto atrás, suelta pelos > red de separación, red divisoria, mampara
pelos de perro, pelos del perro, pelos en el asiento, pelos por todos lados, lleno de pelos > aspirar, limpieza de la tapicería, cepillo
vomitó encima, vómito, meó el asiento, meó el perro, gato meó, perro meó, meó en el asiento, orinó el asiento, orinó el perro, orinó en el asiento, pis en el asiento, pis del perro, pis del gato, orines de gato, manchas de sangre, mancha de sangre > manchas orgánicas, orina, limpieza de la tapicería, solución
# steering wheel
subir el timón, volante muy alto, volante alto, volante muy bajo, timón alto, timón muy alto, acercar el timón, inclinar el volante > columna de dirección, ajuste del volante, altura y profundidad
volante se trabó, se trabó el volante, se trancó el volante, volante trancado, volante no gira, no gira el volante, volante bloqueado, se bloqueó el volante, timón trabado, llave no gira, no puedo girar la llave > bloqueo de la columna de dirección, mover ligeramente el volante, interruptor de arranque
volante frío, manos heladas, manos frías, volante calentito, volante calienta, manubrio caliente, volante helado > volante calefactable, calefacción del volante, calentar la corona
no suena la bocina, bocina no suena, bocina no funciona, no pita el claxon, claxon no suena, claxon no funciona, no toca el pito, pito no suena, corneta no suena, fotuto > claxon, avisador acústico, fusible
botones del volante no, botones del timón, botoneras, botones no responden, teclas del volante no > mandos del volante, teclas multifunción
# air conditioning, heating
aire no enfría, aire no congela, no enfría el aire, no enfría el clima, clima no enfría, aire tira caliente, aire sale caliente, sale tibio, cargar el aire acondicionado, recargar el aire acondicionado, gas del aire acondicionado > climatización, refrigerante, carga de refrigerante, condensador, compresor
sale agua por debajo, agua por debajo, agua debajo del coche, gotea por abajo, chorrea agua abajo, mancha de agua abajo, charco de agua abajo, pierde agua por debajo > agua de condensación, evaporador, charco
calcetín sudado, huele a moho, huele a hongo, huele mal el aire, apesta el aire, huele feo al prender, olor al prender, mal olor del aire, huele a perro mojado, huele a medias, calcetines sucios > olores, evaporador, microorganismos, desinfectar, filtro de polen
se cocinan atrás, no llega el aire atrás, atrás se mueren de calor, rejillas de atrás > difusores traseros, salidas de aire, plazas posteriores, consola central
temperatura para cada lado, dos climas > bizona, sync, lado del conductor y del acompañante, ajustar por separado
calorcito, tarda en salir calor, no sale calor, tarda el calor, tarda la calefacción, demora en salir caliente > calefacción, temperatura del refrigerante, temperatura de servicio
flechita girando, flechita dando vuelta, flecha girando, flechita curva, botón de la flechita, cochecito con flechita > recirculación de aire, aire recirculado
entra el humo, entra humo, humo del camión, humo de afuera, olor de afuera, peste de afuera, entra polvo > recirculación de aire, aire exterior, filtro de polen
gasta con el aire, gasta más con aire, gasta aire, consume con el aire, consumo con el aire, gasolina con el aire, aire puesto, aire gasta > compresor, aire acondicionado, consumo de combustible
filtro del aire de dentro, filtro de adentro, filtro del polvo, filtro de la cabina, filtro de interior, alérgica, alérgico, asma, estornudo > filtro de habitáculo, filtro de polen, filtro de partículas
hojas secas, hojas en el aire, tac tac del aire, ruido del clima, clima hace ruido > ventilador, soplador, cuerpo extraño, turbina
ac en invierno, aire en invierno, clima en invierno, prender el aire en invierno, usar el aire en invierno, aire todo el año, aire de vez en cuando > aire acondicionado una vez al mes, compresor, lubricar las juntas, sistema de refrigeración
caliente al subir, calentar antes de subir, precalentar el coche > calefacción programable, calefacción independiente, temporizador, hora de salida
no sale aire, rejillas del medio, rejillas centrales, rejilla del centro, aletas del aire > aireadores, distribución de aire, difusores, ruedecilla
# defogging
vidrio empañado, no veo de lo empañado, se nubla el vidrio, vidrio nublado, transpira el vidrio, vidrios transpirados, chorrean los vidrios, vidrios nublados, vidrio empaña, empaña el vidrio, empaña el parabrisas, empañan los vidrios, empañan los cristales, empaña el cristal, parabrisas empañado, no veo nada empañado > desempañar, deshumidificar, humedad, condensación, vaho
vidrio de adelante, luna delantera, luna de adelante, cristal delantero, cristal de adelante, vidrio delantero, vidrio frontal > parabrisas
hilos del vidrio trasero, líneas del vidrio, resistencia del vidrio, rayitas del medallón, rayitas no calientan, rayitas de atrás, medallón no calienta, medallón empañado > luneta térmica, filamentos, desempañado
raspé el hielo, raspar el hielo, rasqueta, derretir el hielo, agua caliente al parabrisas, parabrisas escarchado, amanece helado, vidrio helado > descongelar, desescarchar, hielo, rascador
amanece mojado, amanece empañado, parabrisas mojado por dentro, vidrio mojado por dentro, vidrios mojados por dentro, parabrisas amanece mojado > humedad en el habitáculo, vaho, condensación, ventilar, alfombras mojadas
# smells and noises
olor a plástico, olor a pegamento, huele a pegamento, huele a plástico nuevo, huele a nuevo, olor a nuevo, olor me marea, huele a coche nuevo, olor a coche nuevo > emanaciones, ventilar el habitáculo, materiales interiores, compuestos volátiles
huele a gases, huele a humo, huele a escape, me dolió la cabeza, dolor de cabeza, se mete el humo > monóxido de carbono, gases de escape, ventanillas, intoxicación
grillo, grillos, grillos en el tablero, traqueteo del tablero, ruidito en el tablero, suena el plástico > ruidos, crujidos, molduras, revestimientos, guarnecidos
silbido de viento, ruido de aire por la puerta, aire por la puerta, entra aire por la puerta, silbido en la puerta, silbido de la puerta, silbido de la ventana, chiflido de la puerta, chiflido del viento > juntas, burletes, ruidos aerodinámicos, viento
se me cayó la leche, leche en la alfombra, cerveza derramada, se volcó la leche, se volcó el café, volcó un vaso, volcó el jugo, regó el café, regué café, derramé refresco, derramé leche, derramó café, derramó la leche, cayó el café, cayó la leche, leche derramada > limpieza de la tapicería, limpieza de alfombras, manchas, olores
ambientador, pinito, arbolito, aromatizante, desodorante de coche, perfume para el auto, aroma > perfumes, aromatizantes, salpicadero
# storage
lentes de sol, lentes oscuros, gafas oscuras, anteojos de sol, donde meto los lentes, guardar los lentes, guardar las gafas > portagafas, gafas, consola superior
guantera con llave, cerrar la guantera, guantera trabada > cerradura, bloquear el cajón, compartimento del acompañante
cajuelita, cajón del copiloto > guantera
café hirviendo, café caliente, gaseosa, chela, birra, apoyar el vaso, poner el vaso, vaso de café, lata de refresco > portavasos, bebidas, recipientes, líquidos
chela, birra, enfriar la cerveza, se enfría en la guantera, bebidas frías > compartimento refrigerado, mantener frescas, guantera
mechero, enchufe del mechero, toma del mechero, nevera de camping, neverita, mechero no da, mechero no funciona, enchufe del encendedor > toma de corriente, 12 v, fusible
dejar el desodorante, desodorante, encendedor en el carro, gas pimienta, lata al sol, powerbank al sol, dejar el celular al sol > aerosoles, objetos peligrosos, explotar, temperaturas
tirar la colilla, colilla, puchos > cenicero, cigarrillo
bolsas del mercado, bolsas del mandado, bolsas de la compra, colgar las bolsas, engancho las bolsas > gancho portabolsas, colgar, objetos ligeros
colgar ropa, cuelgo el saco, cuelgo la chaqueta, colgar la camisa, cuelgo la ropa, saco del traje, colgar el traje > perchero, colgar prendas, percha, asidero
botella rueda, rueda una botella, cosas bajo los pedales, botella bajo el freno, se metió bajo el pedal > objetos, pedales, accionamiento, zona reposapiés
espejito con luz, espejo para pintarse, visera con espejito, visera con espejo, espejito de la visera, visera del copiloto > parasol, espejo de cortesía
# care of the cabin
cuero cuarteado, asientos cuarteados, asientos rajados, cuero agrietado, cuero duro, hidratar el cuero, crema para los asientos > cuidado de la piel, piel natural, crema
rotulador, plumón, plumones, lapicero, bolígrafo, lapicera, birome, crayola, pintaron el asiento, pintó el asiento > manchas de tinta, tapicería, alcohol
silicona al tablero, brillo al tablero, pasar silicona, pasarle silicona, limpiar el tablero, lavar el tablero, desengrasante en el tablero > superficies plásticas, salpicadero, disolventes, limpieza
llena de dedos, marcas de dedos, huellas de dedos, pantalla manchada, pantalla con grasa, pantalla engrasada, dedos en la pantalla > limpieza de la pantalla, microfibra, gamuza
tapetes que se corren, alfombra bajo el freno, tapetes de goma, alfombra se mete, se mete bajo el freno > alfombrillas, esterillas, puntos de sujeción, pedales
chicle, chicle pegado, plastilina, caramelo pegado, slime > goma de mascar, endurecer con hielo, tapicería
tela del techo, techo descolgado, techo se cae, techo se está cayendo, tapizado del techo, se despega la tela, cielo caído > revestimiento del techo, guarnecido, despegado
arena de la playa, arena por todos lados, lleno de arena, pasto adentro, migas en el asiento > aspirar, aspirador, cepillo, limpieza interior
aspiradora > aspirador, aspirar
`;
