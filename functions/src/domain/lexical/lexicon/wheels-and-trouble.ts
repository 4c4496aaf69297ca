/** Stories of tyres, flat batteries, fluids that leak, accidents, the tow truck. The format stands in `lexicon.ts`. */
export const wheelsAndTrouble = `
# tyres
amaneció en el suelo, amaneció desinflada, amaneció baja, llanta en el suelo, goma en el piso, rueda en el suelo, quedó en la llanta, llanta sin aire, goma sin aire, rueda sin aire, caucho sin aire, vacía la goma > pinchazo, rueda de repuesto, kit de reparación de neumáticos
agarré un clavo, pisé un clavo, pisé un tornillo, tornillo en la rueda, tornillo en la llanta, vidrio en la llanta, fierro en la llanta > pinchazo, cuerpo extraño, kit de reparación de neumáticos
se baja cada semana, hay que inflarla seguido, se desinfla sola, pierde presión > pinchazo, presión de inflado, válvula
rajada la llanta, llanta rajada, goma rajada, reventón en autopista, explotó la llanta, estalló la llanta, explotó la goma, se deshizo la llanta > reventón, rueda de repuesto, neumático dañado
no puedo sacar la rueda, rueda no sale, pegada la rueda, tuerca redonda, tuerca no afloja, tuerca no cede, no consigo aflojar, no afloja la tuerca, muy apretadas las tuercas > desmontar la rueda, llave de ruedas, tuerca de seguridad
pieza para los tornillos, llave especial de las tuercas, tuerca distinta, tuerca rara, tornillo distinto, falta la llave de seguridad > tornillo antirrobo, adaptador, tuerca de seguridad
dónde viene la llanta, debajo de la camioneta, debajo del piso, colgada abajo, bajar la de repuesto, descolgar la llanta, no baja la de repuesto > rueda de repuesto, portarrueda, cabrestante
no trae repuesto, no trae llanta, sin repuesto, vengo sin rueda, botecito de espuma, spray para pinchazos, líquido para llantas, bote de líquido, botella blanca, compresorcito > kit de reparación de neumáticos, sellante, compresor
caducó el líquido, caducó la espuma, fecha del sellador, sellador vencido > fecha de caducidad, kit de reparación de neumáticos, sellante
dónde pongo el gato, dónde apoyo el gato, dónde se pone la gata, meter el gato, se dobla el faldón, lado del estribo, punto para levantar > puntos de apoyo del gato, elevar el vehículo
gato se resbala, gato se hunde, gato en tierra, se cayó del gato > superficie firme, elevar el vehículo
cuánto puedo andar con la chica, rueda chica, rueda flaca, rueda finita, llanta delgada, llanta chiquita, rueda pequeña, rueda amarilla, repuesto chico > rueda de repuesto temporal, velocidad máxima
luz de llanta después de inflar, sigue la luz de la llanta, no se va la luz de la llanta, inflé y sigue, eché aire y sigue, aviso de presión sigue, no se borra la presión > restablecer, control de presión de neumáticos, inicializar
cuántos kilos de aire, presión delante y detrás > presión de inflado, presión de los neumáticos
dónde dice la presión, etiqueta de la puerta, calcomanía de la puerta, pegatina de la puerta, sticker de la puerta > etiqueta de presión de neumáticos, presión de inflado, marco de la puerta
inflar para cargado, presión con carga, presión con familia, presión para viaje, presión para autopista, presión a plena carga > presión de inflado, plena carga
gastada por dentro, gastada por el centro, gastada de los bordes, se come por dentro, se come por un lado, gasta disparejo, desgaste disparejo, desgaste en escalones > desgaste irregular, alineación, presión de inflado
cuándo cambiar llantas, cuándo cambiar gomas, cuánto duran las llantas, años de las llantas, llantas vencidas, gomas vencidas, goma cuarteada, llanta cuarteada, llanta reseca > desgaste de los neumáticos, profundidad del dibujo, edad del neumático
moneda en el dibujo, testigo de la goma, marca de desgaste, indicador de la goma > profundidad del dibujo, indicador de desgaste
cambiar de medida, poner otra medida, rines más grandes, poner 17, poner llantas anchas, gomas más anchas, llantas más altas, equivalentes > dimensión de neumáticos, tamaño de llanta, neumáticos autorizados
números de la llanta, letras de la llanta, qué dice la llanta, código de la llanta, letra de velocidad, símbolo de velocidad > designación de neumáticos, índice de carga, índice de velocidad
pasar las de adelante atrás, cruzar las llantas, cruzar las gomas, mover las llantas, rotar las gomas > rotación de neumáticos
flecha al revés, montada al revés, lado contrario, llanta al revés > sentido de giro, neumáticos direccionales
poner cadenas, cadenas para el hielo, en qué ruedas las cadenas, telas para nieve, fundas para nieve, calcetines para nieve, cadenas de tela > cadenas para nieve, ruedas motrices
velocidad con cadenas, cadenas en asfalto > cadenas para nieve, velocidad máxima
ruedas de clavos, llantas con clavos, m s, copo y montaña, cuatro estaciones, all season > neumáticos de invierno, neumáticos todo tiempo
golpe contra el cordón, pegué el cordón, pegué la banqueta, me subí al andén, raspé el rin, rin doblado, llanta doblada, rin quebrado, aro doblado, descascarado el rin > daños en la llanta, llanta, bordillo
se salió la copa, perdí la copa, perdí el tapacubos, se cayó el tapacubos, sacar la copa > tapacubos, embellecedor de rueda
# flat battery and jump start
completamente muerto, amaneció muerto, quedó muerto, no da señales, no prende ni el tablero > batería descargada, arranque con cables, batería
solo hace clic, solo suena clic, suena un clic, tac tac tac, trac trac trac, chasquido al arrancar, chasquidos > batería descargada, motor de arranque, bornes
da vueltas y no prende, gira pero no arranca, gira y no prende, da marcha pero no prende, da máquina y no arranca, motor gira lento, gira lento, arranca con pereza, arranca pesado, le cuesta en frío, cuesta en las mañanas, tarda en prender, tarda en arrancar > motor no arranca, arranque difícil, bujías, combustible
se descargó de un día a otro, dos días parado, tres días parado, semanas parado, meses parado, mucho tiempo guardado, dejarlo guardado, lo guardo en invierno, lo dejo en el aeropuerto, casi no lo uso > inmovilización prolongada, batería descargada, desconectar la batería
dejé la radio, dejé la luz, dejé la puerta abierta, dejé el contacto, dejé puesta la llave, me quedé oyendo música, escuchando radio apagado > batería descargada, consumidores eléctricos
rojo con rojo, rojo y negro, el rojo primero, pinza roja, pinza negra, cocodrilos, pinzas de la batería, conectar dos baterías, batería con batería > cables de arranque, arranque con cables, polo positivo, polo negativo
ayudar a otro coche, prestar corriente, pasar corriente a otro, darle puente a otro > arranque con cables, batería auxiliar
arrancador portátil, booster, power bank para arrancar, cargadorcito de batería > arranque con cables, arrancador
no encuentro la batería, batería escondida, batería en el maletero, batería bajo el asiento, no veo la batería > bornes, punto de conexión
cargar la batería sin quitarla, cargador en la batería, mantenedor, mantenedor de batería > cargador de batería, cargar la batería
tras cambiar la batería, después de cambiar la batería, quité la batería y, desconecté la batería, puse batería nueva, al conectar la batería > inicializar, ajuste de hora, elevalunas
cuánto dura una batería, años dura la batería, batería vieja, batería cansada, batería no retiene > vida útil de la batería, sustituir la batería
batería suda, batería chorrea, ácido en las manos, me cayó ácido, batería huele > ácido de la batería, electrolito, quemaduras
empujarlo para prender, prenderlo empujado, arrancarlo en segunda, arrancar en bajada, empujar un automático, prender rodando > arrancar empujando, remolcar, caja automática
# leaks and heat
manchita en el suelo, mancha en el garaje, mancha en la cochera, mancha negra abajo, gotas en el suelo, goteras del motor, charco verde, charco rosa, charco rojo, mancha roja, mancha verde, líquido en el piso, líquido rosado, líquido anaranjado, tira un líquido > fuga, nivel de refrigerante, nivel de aceite
bota refrigerante, tira refrigerante, tira agua el radiador, se le acaba el agua, consume agua, come agua, gasta agua, toma agua, baja el agua, baja el nivel de agua, se queda sin agua > fuga de refrigerante, nivel de refrigerante
le eché agua sola, agua sola al radiador, agua en vez de anticongelante, puedo echar agua, mezclar anticongelantes, mezclar rojo y verde, rosa con verde > refrigerante, anticongelante, proporción de mezcla
hierve en subida, hierve en el tráfico, se calienta en el tráfico, se calienta en el taco, se calienta parado, se calienta en la cuesta, se calienta con aire, humo del capó, vapor del capó, sale humo del motor, humea el motor, echa humito, vapor blanco adelante > sobrecalentamiento, temperatura del refrigerante, detener el vehículo
abrir la tapa caliente, destapar el radiador, abrir en caliente, quitar la tapa caliente > tapón del radiador, depósito de expansión, quemaduras
espuma en el aceite, mayonesa en la tapa, café con leche, aceite color leche, aceite con agua, tapa con crema > refrigerante en el aceite, junta de culata
humo al arrancar, humo por las mañanas, humo al prender, humo por el escape, bota humo por atrás, humea por atrás, agua por el escape, gotea el escape, escupe agua > gases de escape, condensación, consumo de aceite
escape suelto, se cayó el escape, escape roto, arrastra el escape, ronca el escape, suena el escape, escape ruidoso > sistema de escape, ruido del escape
pasto seco, hierba seca, estacionar sobre pasto, hojas secas debajo > catalizador, riesgo de incendio, escape caliente
# accident, fire, water, tow truck
tuve un choque, me chocaron atrás, me dieron por detrás, choqué de frente, después del choque, después de chocar > accidente, corte de combustible, desconexión de alto voltaje
no prende después del choque, no arranca tras el golpe, se cortó todo al chocar > corte de combustible, interruptor inercial
salir del coche volcado, quedé volcado, volcó, boca abajo con cinturón, cortar el cinturón, romper la ventana, salir de emergencia > martillo de emergencia, salida de emergencia, accidente
cayó al agua, se hundió en el río, coche en el agua, carro en el río > inundación, salida de emergencia, alto voltaje
se incendia el motor, fuego en el motor, llamas en el motor, salen llamas, agarró candela > incendio, extintor, detener el vehículo
botón de auxilio, botón de emergencia, botón rojo del techo, apreté el sos, toqué el sos sin querer, pulsé sos, llamó sola a emergencias, llama solo al 112, cancelar la llamada sos > llamada de emergencia, ecall, sos
luz del sos, luz roja del sos, sos apagado, sos rojo > llamada de emergencia, avería del sistema de llamada de emergencia
cómo lo sube la grúa, subir a la plataforma, grúa de plataforma, llevarlo en grúa, jalarlo con otro carro, jalarlo con cuerda, tirarlo con otro coche, remolcar con cuerda, remolcar con soga > remolcar, argolla de remolque, plataforma
donde engancho la cuerda, donde amarro la soga, donde se atornilla el gancho, tapita del parachoques, tapa del paragolpes, huequito del parachoques, gancho adelante > argolla de remolque, cubierta del parachoques
remolcar sin batería, moverlo sin batería, poner neutro sin batería, neutro con motor apagado, mover el coche apagado, mover el carro apagado, empujarlo apagado, no puedo empujarlo > desbloqueo de la palanca, punto muerto, remolcar
dónde viene el botiquín > triángulo de emergencia, chaleco reflectante
obligatorio llevar > equipo de emergencia, triángulo de emergencia, chaleco reflectante
v16, luz v16, baliza v16, luz del techo de emergencia > baliza de emergencia, triángulo de emergencia
fusible del encendedor, fusible de la bocina, fusible de las luces, fusible de los vidrios, no encuentro los fusibles, sacar un fusible, pinza de fusibles > asignación de fusibles, caja de fusibles, cambiar fusible
se quema siempre el fusible, vuelve a quemarse, fusible se quema otra vez, se funde otra vez > fusible, cortocircuito, taller
no funciona nada eléctrico, se fue la luz del coche, sin corriente en el coche > batería descargada, fusible, avería eléctrica
ratones en el motor, ratas en el motor, mordieron los cables, nido en el motor, gato en el motor > roedores, compartimento del motor, daños
cayó un rayo, cables caídos, cable de luz encima > descarga eléctrica
bomba no inyecta, pasó sin diésel, entró aire al diésel, me quedé sin diésel, se acabó el gasoil, quedó seco el tanque > purgar, sistema de combustible, depósito vacío
`;
