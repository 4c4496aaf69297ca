/** People, house, papers, health, states. The format stands in `lexicon.ts`. */
export const things = `
# states and symptoms
lento, lentitud
veloz, rápido, rapidez
caliente, calor, cálido
frío, frialdad
enfriar, enfriamiento, refrigerar
tibio, templado
calentar, calienta
derretir, derrite, fundir, fusión
hervir, hierve, ebullición
impermeable, resistente al agua, estanco, waterproof
flojo, suelto
blando, mullido
liso, terso
áspero, rugoso, aspereza, rugosidad
resbaladizo, resbaloso
pegajoso, adherente
sucio, suciedad, mugre
torcido, chueco
abollar, abolladura
viejo, antiguo
usado, de segunda mano, seminuevo
ruidoso, ruido
borroso, desenfocado
nítido, nitidez
enfocar, enfoque, foco
brillante, brillo
brillo, luminosidad
estable, estabilidad
incompleto, faltante
compatible, compatibilidad
incompatible, incompatibilidad
disponible, disponibilidad
correcto, adecuado, apropiado
incorrecto, erróneo, equivocado
fuga, pérdida de líquido, pérdida de agua
síntoma, indicio
causa, motivo
consecuencia, efecto
# people and animals
niño, chiquillo, crío
usuario, user
personal cualificado, personal calificado, técnico cualificado, técnico calificado
embarazada, encinta, gestante
anciano, adulto mayor, persona mayor, tercera edad
discapacidad, minusvalía, discapacitado
ciego, invidente, persona con discapacidad visual
sordo, persona con discapacidad auditiva, hipoacúsico
médico, doctor
invitado, huésped, guest
administrador, admin, superusuario, root
dueño, propietario
piel, cutis
pelo, cabello
zurdo, mano izquierda
# house and places
piscina, alberca
maleta, valija
manta, cobija, frazada
cerilla, fósforo
bolígrafo, lapicera, birome, esfero
grapadora, engrapadora, abrochadora
pegatina, calcomanía, sticker, autoadhesivo
casa, hogar, vivienda
habitación, dormitorio, recámara, alcoba
hornilla, hornalla, fogón
nevera, refrigerador, frigorífico, frigo, heladera
congelador, freezer
lavadora, lavarropas, máquina de lavar
lavavajillas, máquina lavaplatos
secadora, secarropas
cafetera, máquina de café
hervidor, pava eléctrica, jarra eléctrica
olla, cacerola, cazuela
sartén, paila
grifo, canilla, llave de agua, caño de agua
fregadero, bacha, tarja, pileta de cocina
inodoro, váter, wáter, excusado
ducha, regadera
desagüe, sumidero, drenaje
calentador de agua, calefón, termo eléctrico, boiler, termotanque
estufa eléctrica, calefactor, radiador eléctrico
interruptor, apagador, suiche, llave de luz
tomacorriente, enchufe de pared, toma de corriente, contacto eléctrico
regleta, multicontacto, zapatilla eléctrica, alargue múltiple
alargador, extensión eléctrica, prolongador, cable de extensión
escalón, peldaño
suelo, piso
techo, cielorraso
manija, manilla, picaporte, tirador
asa, agarradera, empuñadura, mango
embalaje, empaque, envoltorio
basura, residuos, desechos, desperdicios
tacho, cubo de basura, bote de basura, caneca, papelera
reciclaje, reciclar
jardín, patio
césped, pasto, hierba
cortadora de césped, cortacésped, podadora
doméstico, hogareño
oficina, despacho
tienda, comercio, negocio
aire libre, intemperie, exteriores
lluvia, llover, llueve
tormenta, tempestad, tormenta eléctrica
# music and sound
eco, reverberación
# purchase, warranty, rules
queja, reclamación
factura, boleta, ticket de compra, comprobante de compra
garantía, warranty
devolver, devuelvo, devolución, retornar
reembolso, reintegro, devolución del dinero
indemnización, compensación
norma, reglamento
normativa, reglamentación
ley, legislación
licencia, permiso de uso
derechos de autor, copyright
contrato, acuerdo, convenio
multa, sanción, penalización
impuesto, tributo
certificado, constancia
número de serie, número de fábrica, serial
manual de instrucciones, manual de usuario, guía del usuario, instructivo
paso, etapa
consejo, recomendación, sugerencia
nota, observación
capítulo, sección, apartado
servicio técnico, soporte técnico, servicio posventa, atención técnica
atención al cliente, servicio al cliente
cita previa, turno
# health and safety
picazón, comezón, picor
sudor, transpiración, sudar
quemadura, quemarse
chispa, chispazo
descarga eléctrica, electrocución, toque eléctrico, choque eléctrico, calambrazo, shock eléctrico
veneno, tóxico
intoxicación, envenenamiento
explotar, explosión, estallar
asfixia, ahogo, sofocación
alergia, alérgico
herida, lesión, lastimarse
sangre, hemorragia
dolor, doler, duele
desmayo, desvanecimiento
mareo, mareado, náusea
tragar, ingerir, ingiere, ingestión
medicina, medicamento, remedio, fármaco
botiquín, primeros auxilios
epilepsia, ataque epiléptico, convulsión
prótesis auditiva, audioprótesis, aparato auditivo
gafas protectoras, gafas de seguridad, lentes de protección, lentes de seguridad
mascarilla, barbijo, cubrebocas, tapabocas
extintor, extinguidor, matafuego
peligro, riesgo
precaución, cuidado
advertencia, aviso
ventilar, airear
# people and animals
chavo > niño, menor
pibe > niño, menor
nene > niño, menor
guagua > bebé, niño
crío > menor
chamaco > niño, menor
chiquillo > menor
niños > menores
hijo > menores, control parental
señora > usuario, otra persona
abuela > persona mayor, usuario, adulto mayor
viejito > persona mayor, adulto mayor
gente > personas, usuarios
alguien > persona, usuario, terceros
compañero > usuario, colaborador
vecino > terceros
jefe > administrador, responsable
encargado > responsable, administrador
técnico > servicio técnico, personal cualificado, personal calificado
especialista > personal cualificado, técnico
profesional > personal cualificado, especialista
vendedor > distribuidor, tienda, proveedor
empresa > fabricante, compañía
inventó > autor, creador
creador > autor, desarrollador
bicho > insecto, animal
minino > gato, mascota, animal
roedor > ratón, rata, animal
pájaro > ave
oreja > oído
rostro > cara
olvidó > recuperar, restablecer
olvidé la clave > contraseña, recuperar, restablecer
# house and places
estufa > cocina, calefactor
lavaplatos > lavavajillas, fregadero
licuadora > batidora
refri > frigorífico, nevera, refrigerador
cuarto > habitación
pieza > componente, parte
patio > exterior, aire libre
afuera > intemperie, aire libre
bajo la lluvia > agua, humedad, intemperie, impermeable
lluvia > agua, humedad, intemperie
playa > arena, agua salada
piscina > agua, sumergir
alberca > agua
pileta > piscina, agua
bajo el agua > sumergir, inmersión, impermeable, resistente al agua
avión > vuelo, modo avión
viaje > transporte
extranjero > país, internacional
país > región, internacional, tensión
mudanza > transporte, traslado
apagón > corte de corriente, corte de energía, fallo de alimentación
bajón de luz > tensión, corte de corriente
foquito > led, indicador, luz
lucecita > led, indicador, piloto, luces
luces > led, indicador
taco > fusible, espiga
alargue > extensión, regleta
zapatilla > regleta, base múltiple
ladrón > adaptador múltiple, robo
robo > seguridad, antirrobo, pérdida, bloqueo, localizar
contenido > incluye, piezas
trastos > objetos, utensilios, aparato
cachivache > objeto
cacharro > aparato, dispositivo, utensilio
chisme > aparato, dispositivo
chunche > objeto, aparato
perol > objeto, recipiente
vaina > objeto, aparato
aparatito > dispositivo, aparato
maquinita > máquina, dispositivo
máquina > equipo, ordenador, aparato, dispositivo
cajita > caja, carcasa, módulo
plaquita > placa, tarjeta
bolsita > bolsa
botecito > recipiente, envase
pote > recipiente, envase
tarro > recipiente, envase
balde > cubo, recipiente
# purchase, warranty, rules
leyes > normativa, legal
reclamar > garantía
cubre la garantía > cobertura, exclusiones
pierdo la garantía > anula la garantía, invalidar
papel de compra > factura, comprobante
boleta > comprobante
ticket > factura, comprobante, recibo
devolver > reembolso
devolver la plata > reembolso, devolución
me devuelven el dinero > reembolso, devolución
vino fallado > garantía, defectuoso, defecto de fabricación
defecto de fábrica > garantía
fecha tope > plazo, fecha límite
papeleo > documentación, trámite
trámite > procedimiento, solicitud, documentación
permiso > licencia
legal > ley, normativa, licencia
ilegal > ley, normativa, prohibido
reglas > normas, normativa
derechos > propiedad intelectual, licencia
repartir copias > distribuir, licencia
acudo > servicio técnico, soporte, asistencia
compra > distribuidor, tienda, proveedor
conseguir > adquirir
# health and safety
quemarme > temperatura, superficie caliente, primeros auxilios
incendia > inflamable
agarró fuego > incendio
echa humo > incendio, sobrecalentamiento
reventar > explosión, estallar, rotura
calambre > descarga eléctrica
me dio corriente > descarga eléctrica
patada de corriente > descarga eléctrica
electrocutarme > descarga eléctrica
me entró en los ojos > enjuagar, médico
lastimarme > daño
hacerme daño > lesión, herida, peligro
peligroso > advertencia
alergia > irritación
ronchas > irritación, alergia, erupción
duele > molestia
cansa la vista > fatiga visual, ojos
me arden los ojos > irritación, fatiga visual
enfermo > enfermedad, médico
marcapasos > implante, dispositivo médico
susto > peligro, alarma
cuidarlo > mantenimiento, conservación
`;
