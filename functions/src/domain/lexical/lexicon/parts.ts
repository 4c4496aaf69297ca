/** Parts and what is done with them: the names that occur most. The format stands in `lexicon.ts`. */
export const parts = `
# parts and actions
neumático, rueda, llanta, cubierta, goma, caucho, rin
llanta, rin, aro
rueda de repuesto, rueda de recambio, llanta de refacción, rueda de auxilio, rueda de emergencia
tapacubos, embellecedor, copa
inflado, presión, inflar, hinchar
kit antipinchazos, kit de reparación, pinchazo, ponchadura, pinchadura, reventón
pinchar, pinchada, ponchada, desinflada, pinchazo, ponchar, espichar, espichada
gasolina, nafta, combustible, carburante, bencina
gasóleo, diésel, gasoil, petróleo
repostar, tanquear, cargar combustible, llenar depósito
depósito, tanque, estanque
maletero, baúl, cajuela, portaequipajes, valijera, maletera, portamaletas, baulera
portón, quinta puerta, compuerta
intermitente, direccional, giro, guiñador, señalero, guiño, luz de giro
luz de emergencia, balizas, intermitentes, warning
capó, cofre, bonete, tapa del motor, capot
freno de mano, freno de estacionamiento, freno de aparcamiento, freno de emergencia
batería, acumulador
descargada, agotada, muerta
puente, cables de arranque, pinzas, pasar corriente
aceite, lubricante
parabrisas, luneta, cristal delantero
limpiaparabrisas, limpiacristales, escobilla, pluma, plumilla, cepillo, raqueta, limpiador
lavaparabrisas, lavacristales, limpiacristales, limpiaparabrisas
elevalunas, alzavidrios, levantavidrios, ventanilla
ventanilla, luna, vidrio, cristal, ventana
retrovisor, espejo
volante, timón, dirección, manubrio
embrague, clutch, cloche, croche
transmisión, caja de cambios, caja de velocidades
cambio manual, caja manual, transmisión manual
marcha, velocidad
marcha atrás, reversa, retroceso
acelerador, gas
faro, luz, foco, farola, luces
faro antiniebla, luz de niebla, exploradora
luz de cruce, luces cortas, luces bajas
luz de carretera, luces largas, luces altas
bombilla, lámpara, foco, ampolleta, bombillo
luz de freno, luz de stop, pare
testigo, luz de advertencia, indicador, piloto, chivato, luz de aviso
cuadro de instrumentos, tablero, salpicadero, panel de instrumentos, torpedo
guantera, cajuelín, gaveta, cajonera
fusible, caja de fusibles
alternador, dinamo
correa, banda, faja
correa de distribución, banda de distribución, cadena de distribución
bujía, chispa, candela
refrigerante, anticongelante, líquido de enfriamiento, coolant, agua del radiador
sobrecalentamiento, recalentar, calentar, hervir, temperatura alta
líquido de frenos, liga de frenos, fluido de frenos
pastillas de freno, balatas, zapatas
amortiguador, suspensión
gato, gata, cric, crique, criquet
tuerca, birlo, perno, tornillo
par de apriete, torque, apretar
cinturón, cinturón de seguridad
airbag, bolsa de aire
isofix, iso fix
silla infantil, sillita, silla, sistema de retención, asiento infantil, silla de niños, silla de bebé, sistema de retención infantil, autoasiento, huevito, butaca infantil
reposacabezas, apoyacabezas, cabecera
asiento, butaca
bocina, claxon, pito, corneta
mando a distancia, mando, control remoto, telemando, llave
pila, batería de la llave
cerradura, chapa, seguro
bloqueo infantil, seguro para niños
aire acondicionado, climatizador, clima
calefacción, calefactor
filtro de habitáculo, filtro de polen, filtro de cabina, antipolen
desempañar, desescarchar, deshelar
control de crucero, velocidad de crucero, autocrucero
remolque, tráiler, acoplado, arrastre
remolcar, grúa, arrastrar
baca, portaequipajes de techo, barras de techo, parrilla
revisión, mantenimiento, servicio, service, afinación, puesta a punto, afinamiento
taller, concesionario, agencia, servicio oficial
recambio, repuesto, refacción
arrancar, encender, prender, poner en marcha
motor de arranque, marcha, burro de arranque
apagar, parar, detener
avería, falla, fallo, desperfecto, problema
aparcar, estacionar, parquear
conducir, manejar, conducción, manejo
peso, masa
largo, longitud
ancho, anchura
alto, altura
caballo, cv, potencia, hp
litro, l
kilómetro, km
voltio, v
escape, silenciador, mofle, exosto
catalizador, convertidor catalítico
tapa, tapón
varilla, bayoneta
intervalo, periodicidad, frecuencia
pantalla, display, visor
copiloto, acompañante, pasajero delantero
conductor, chofer, piloto
vincular, emparejar, conectar, sincronizar, añadir dispositivo
resetear, reiniciar, restablecer, reset
activar, conectar, encender, habilitar
desactivar, desconectar, apagar, anular, deshabilitar
cambiar, sustituir, reemplazar, renovar, cambio, sustitución
revisar, comprobar, inspeccionar, verificar, chequear, controlar
rellenar, añadir, completar, echar, agregar, reponer
quitar, retirar, desmontar, sacar, extraer
quitar > desactivar, desconectar
poner, montar, instalar, colocar
abrir, desbloquear
cerrar, bloquear
pulsar, presionar, oprimir
subir, elevar, levantar, alzar
bajar, descender
ajustar, regular, graduar
sonar, pitar, avisador, zumbador
vibrar, temblar, vibración
derrapar, patinar, deslizar
calar, ahogar
engrasar, lubricar
lleno, plena carga, cargado, carga máxima
libras, psi
agujero, orificio, perforación
grosor, espesor
color, tonalidad
durar, duración, vigencia, vida útil
tamaño, medida, dimensión
gastar, consumir, consumo, ahorrar
manual, mecánico
automático, automática
regulador de velocidad, control de crucero
cubeta, cárter
anclaje, fijación, enganche, sujeción
aguantar, soportar, admitir, resistir, tolerar
sujetar, fijar, amarrar, asegurar
enganchar, fijar, anclar
girar, rotar
rotar, intercambiar, permutar
meter, introducir, engranar, insertar
limpiar, lavar, limpieza, lavado
funcionar, andar, servir
permitir, admitir, autorizar
mostrar, indicar, aparecer
recargar, cargar, carga
rayar, arañar, desconchón, raya
oxidar, óxido, corrosión
quemar, fundir, fundida, fundido, quemada, quemado
atascar, trabar, bloquear, bloqueada, trabada
gotear, perder, fuga, derramar
volcar, golpe, choque, accidente, impacto
ruido, sonido, chirrido
guardar, memorizar, grabar
elegir, seleccionar, escoger
ver, mirar, comprobar
encendedor, mechero, toma de corriente, toma de 12 v
bebé, niño, hijo, chico
perro, mascota, animal
portavasos, posavasos
radio, equipo de audio, estéreo, autoestéreo
matrícula, placa, patente, chapa de matrícula
bastidor, chasis, vin
caja automática, cambio automático, transmisión automática
polvo, tierra
taxi, uso intensivo, condiciones severas, uso severo
nieve, hielo
cadena, cadenas para nieve
tapón del cárter, tapón de vaciado, tapón de drenaje, cárter
amarillo, ámbar, naranja
parpadear, intermitente, destellar, parpadeo
reseteo, reinicio, reiniciar, restablecer
aviso, alerta, control, testigo
abrir, abro, abre, abra, apertura
cerrar, cierro, cierra, cierre
poner, pongo, ponga, puesto
encender, enciendo, enciende, encienda, encendido
apagar, apago, apague
arrancar, arranco, arranque
medir, mide, miden, medida, dimensión
pesar, pesa, peso
caber, cabe, caben, capacidad, volumen
mover, muevo, mueve
oler, huele, olor
dormir, sueño, cansancio
calentar, calento, sobrecalentamiento, recalentamiento
cabina, habitáculo, polen
punta, máxima, tope
vacío, orden de marcha
altura, estatura
vatio, w, watt, watts
amperio, amperaje
apertura, abrir, levantar
acabado, versión
luz, testigo
máxima, límite, superar
celular, móvil, teléfono
asistencia, auxilio, grúa
cuero, piel
tela, tapicería
enchufe, toma, conector
coche, carro, auto, automóvil, vehículo
llave de ruedas, cruceta, llave de cruz, llave en cruz
palanca de cambios, palanca de velocidades, palanca selectora, barra de cambios
cable, chicote, guaya
parachoques, paragolpes, defensa, bómper
guardabarros, salpicadera, aleta, guardafango, tapabarros
techo solar, quemacocos, techo corredizo
alfombrilla, tapete, alfombra, esterilla
parasol, visera, tapasol, quitasol
luz trasera, calavera, piloto trasero
luz de posición, cuarto, luz de situación
cuentakilómetros, odómetro, kilometraje
cuentarrevoluciones, tacómetro, cuentavueltas
rodamiento, cojinete, balero, rulemán
manguera, manguito, tubo
junta, empaque, empaquetadura, sello
dirección asistida, dirección hidráulica, servodirección
tracción integral, doble tracción, tracción total, cuatro por cuatro
aparcamiento, estacionamiento, parqueo
cámara trasera, cámara de reversa, cámara de marcha atrás, cámara de visión trasera
adelantar, rebasar, sobrepasar
tirar, jalar, halar
botón, tecla, pulsador, interruptor, perilla
contacto, encendido, switch, suiche
testigo, foquito, lucecita
empañar, vaho, condensación
ventilador, soplador, ventilación
semieje, palier, flecha
aguja, indicador, marcador, medidor
estribo, pisadera
amarrar, atar, sujetar
cajón, compartimento, portaobjetos
`;
