/** Forms of one word that the stemmer takes for several words. The format stands in `lexicon.ts`. */
export const wordForms = `
# short verbs, of which the stemmer leaves every form as it is
abrir, abre, abren, abro, abra, abran, abriendo, abierto, abría, abrieron, abrirlo
alzar, alza, alzan, alce, alzando, alzado, alzaron
echar, echa, echan, echo, eche, echando, echado, echaba, echaron, echamos, echarlo
entrar, entra, entran, entrando, entrado, entraba, entró, entraron
inflar, infla, inflan, inflo, infle, inflen, inflando, inflado, inflaba, inflaron, inflarlas
oír, oye, oyen, oiga, oyendo, oía, oyó
oler, huele, oliendo, olía
caer, cae, caen, cayendo, caído, cayó, cayeron
leer, lee, leen, lea, leído
arder, arde, arden, ardiendo, ardía
atar, ata, atan, atado, atando
unir, une, unen, uniendo
andar, anda, andan, andaba, anduvo, andado
huir, huye, huyendo
# vowels that change
volver, vuelve, vuelto
devolver, devuelve, devuelto
hervir, hierve, hirviendo
sonar, suena
tronar, truena
volcar, vuelca, vuelque
seguir, sigue, siguiendo
conseguir, consigue, consiguiendo
dormir, duerme, durmiendo
morir, muere
acostar, acuesta
resolver, resuelve, resuelto
envolver, envuelve, envuelto
desenvolver, desenvuelto
disolver, disuelve, disuelto
morder, muerde, mordedura
atender, atiende
entender, entiende
descender, desciende, descenso
defender, defiende
plegar, pliega, plegable
cegar, ciega
comenzar, comienza, comience
reforzar, refuerza
despertar, despierta
atravesar, atraviesa
negar, niega
recomendar, recomienda
acertar, acierta
enterrar, entierra
desenterrar, desentierra
encerrar, encierra
renovar, renueva
tostar, tuesta
esforzar, esfuerzo
# consonants that change
atascar, atasque
aparcar, aparque
conducir, conduzca, condujo
indicar, indique
marcar, marque
verificar, verifique
lubricar, lubrique
enroscar, enrosque
desenroscar, desenrosque
desatascar, desatasque
buscar, busque
explicar, explique
comunicar, comunique
provocar, provoque
aplicar, aplique
utilizar, utilice
realizar, realice
desplazar, desplace
lanzar, lance
enderezar, enderece
organizar, organice
sincronizar, sincronice
inicializar, inicialice
memorizar, memorice
garantizar, garantice
finalizar, finalice
centralizar, centralice
caducar, caduque
identificar, identifique
modificar, modifique
clasificar, clasifique
pulverizar, pulverice
esparcir, esparza
ejercer, ejerza
aparecer, aparezca
desaparecer, desaparezca
permanecer, permanezca
humedecer, humedezca
endurecer, endurezca
recoger, recoja
encoger, encoja
escoger, escoja
coger, coja
sumergir, sumerja
exigir, exija
reducir, reduzca, redujo
producir, produzca, produjo
introducir, introduzca, introdujo
reproducir, reproduzca
deshacer, deshizo
satisfacer, satisfecho
# verbs that go their own way
salir, salga
poner, ponga, puso, puesta
venir, viene
traer, traiga, trajo, trayendo
extraer, extraiga, extrajo
caber, quepa, cupo
detener, detiene, detenga, detuvo
mantener, mantiene, mantenga, mantuvo
sostener, sostiene, sostenga
contener, contiene, contenga
obtener, obtiene, obtenga
retener, retiene, retenga, retención
disponer, disponga, dispuso
reponer, reponga
exponer, exponga, expuesto
interponer, interponga
intervenir, interviene, intervenga
descomponer, descompuso, descompuesto
freír, frito
variar, varía
desviar, desvía
averiar, avería
golpear, golpea
chorrear, chorrea
bloquear, bloquea
alinear, alinea
balancear, balancea
bombear, bombea
chequear, chequea
limpiar, limpió
ensuciar, ensució
cambiar, cambió
reventar, revienta
# nouns of which the plural goes its own way
airbag, airbags
kit, kits
clip, clips
chip, chips
led, leds
app, apps
rack, racks
ticket, tickets
display, displays
relé, relés
bebé, bebés
café, cafés
menú, menús
taxi, taxis
bici, bicis
pie, pies
vía, vías
río, ríos
eje, ejes
aro, aros
año, años
ojo, ojos
aspa, aspas
asa, asas
ala, alas
onda, ondas
alto, alta, altos, altas
ancho, ancha, anchos, anchas
línea, líneas
unidad, unidades
cantidad, cantidades
ciudad, ciudades
propiedad, propiedades
imagen, imágenes
volumen, volúmenes
margen, márgenes
régimen, regímenes
joven, jóvenes
máximo, máximos
próximo, próximos
cuaderno, cuadernos
invierno, inviernos
voz, voces
altavoz, altavoces
lápiz, lápices
raíz, raíces
tamiz, tamices
césped, céspedes
clic, clics
usb, usbs
carnet, carnets, carné, carnés
relay, relays
spray, sprays, espray
air bag, airbag
parking, parkings
# what the forms of short verbs mean in manuals
abren, abriendo, abierto, abría, abrieron > apertura, desbloquear
echa, echan, echo, eche, echando, echado, echaba, echaron > añadir, rellenar, verter
inflan, inflo, infle, inflando, inflaron, inflarlas > presión de inflado
entra, entran, entrando, entraba, entraron > penetrar, acceso
oyen, oyendo, oía, oyó > sonido, volumen
caen, cayendo, caído, cayó, cayeron > caída, golpe
ardiendo, ardía > incendio, temperatura
alzan, alce, alzando, alzado > elevar, levantar
atado, atando, ata > sujetar, amarrar
volcó, volqué, vuelca > vuelco, accidente
hirviendo, hervía > sobrecalentamiento, refrigerante
`;
