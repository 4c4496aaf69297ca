/** What is done with anything: verbs, their nouns and their irregular forms. The format stands in `lexicon.ts`. */
export const actions = `
# delete, repair, break
borrar, eliminar, suprimir, supresión
reparar, arreglar, compostura
estropear, dañar, averiar, malograr, descomponer, descompuesto
romper, roto, rotura, quebrar, quiebra
agrietar, grieta, rajar, rajadura, resquebrajar, fisura
deshacer, deshago, deshecho, revertir, undo
rehacer, rehago, rehecho
corregir, corrige, corrijo, corrección, subsanar, rectificar
empeorar, agravar
mejorar, perfeccionar
probar, pruebo, ensayar
reintentar, volver a intentar, intentar de nuevo
# divide, join, mix
dividir, división, trocear, fraccionar
trozo, pedazo, fragmento, cacho
separar, desunir
despegar, desprender
pegar, adherir, adhiere, adhesión
pegamento, adhesivo, cola de pegar, goma de pegar
mezclar, entremezclar
repartir, distribuir
encajar, encastrar, embonar
desarmar, desensamblar, desmontar, despiezar
armar, ensamblar, ensamblaje, montaje
superponer, superpuesto, superposición, traslapar
# copy, send, keep, find
copiar, duplicar, replicar
enviar, remitir
reenviar, volver a enviar
recibir, recepción
buscar, búsqueda
encontrar, encuentro, hallar, localizar
almacenar, guardar, almacenaje
recuperar, restaurar
recordar, recuerda
incluir, inclusión
excluir, exclusión
conservar, preservar
mantener, mantengo, mantiene
sobrescribir, sobreescribir, sobrescrito
renombrar, cambiar el nombre
trasladar, traslado, mudar
transferir, transfiere, transferencia
convertir, convierte, conversión, transformar
comprimir, compresión, compactar
descomprimir, descompresión, desempaquetar, extraer
vincular, enlazar, enlace
# fill, empty, cover
aspirar, succionar
triturar, moler
vaciar, vacía, desocupar
destapar, quitar la tapa
obstruido, obstrucción, atascado, atorado
destrancar, desatascar, desobstruir, desatorar
verter, vierte
vertedor, pico vertedor, boquilla
salpicar, salpicadura
sumergir, inmersión, inmerso
mojar, humedecer
empapar, remojar, poner a remojo
escurrir, drenar, drenaje, desaguar
enjuagar, aclarar con agua
fregar, friego, frotar, restregar, refregar
desinfectar, desinfección, higienizar, sanitizar
pulir, lustrar, abrillantar
trapo, paño, bayeta, franela
regar, riego, irrigar
rociar, pulverizar, atomizar
# tighten, loosen, grip
aflojar, soltar, suelto
atornillar, enroscar, roscar
desatornillar, destornillar, desenroscar
agarrar, asir, sostener, sostiene
empujar, empujón
estirar, extender, extiende
encoger, contraer, contracción
doblar, doblez, plegar, pliegue
desplegar, despliega, desdoblar
plegable, plegadizo, abatible
torcer, tuerce, retorcer
enrollar, arrollar
desenrollar, desbobinar
arrastrar y soltar, arrastrar y colocar, drag and drop
colgar, cuelgo
voltear, invertir, invierte
agitar, sacudir
lanzar, lanzamiento, arrojar
caer, caigo, cae, caída
tropezar, tropiezo
chocar, choque, colisión
aplastar, machacar
raspar, rasguñar, arañazo
perforar, taladrar, agujerear, barrenar
taladro, perforadora
# plug in, switch on, connect
enchufar, conectar
desenchufar, desconectar, desconexión
apagado automático, desconexión automática, autoapagado
reconectar, reconexión, volver a conectar
reactivar, volver a activar
modo de espera, standby, reposo
reanudar, continuar, proseguir
# begin, end, take time
empezar, empieza, comenzar, comienza, iniciar
terminar, acabar, finalizar, concluir, conclusión
tardar, demorar
retraso, retardo, demora
retrasar, aplazar, posponer, pospuesto, postergar
caducar, vencer, vencimiento, expirar
caducado, vencido, expirado
fecha de caducidad, fecha de vencimiento, fecha de expiración
repetir, repite, repetición, reiterar
frenar, ralentizar, enlentecer
esperar, aguardar
cancelar, anular
impedir, impide, evitar
prevenir, previene, prevención, evitar
prohibir, prohibición
obligar, obligatorio, forzoso
exigir, exigencia, requerir, requiere
requisito, requerimiento
forzar, fuerzo, fuerce
conseguir, consigue, lograr, obtener, obtiene
obtener, obtengo, obtención, adquirir
elegir, elige, elijo, elección
preferir, prefiere, preferencia
predeterminado, predefinido, default, omisión
configurar, ajustes, setup
personalizar, customizar
aceptar, admitir
rechazar, rehusar, denegar, deniega
confirmar, ratificar
comparar, cotejar
distinguir, distingue, diferenciar, diferencia
detectar, detección, descubrir
reconocer, reconozco
identificar, identificación
vigilar, monitorizar, supervisar, supervisión
avisar, notificar, notificación
advertir, advierte, advertencia
describir, descripción
preguntar, consultar
responder, respuesta, contestar
ayudar, asistir, asistencia
enseñar, instruir
aprender, aprendizaje
pedir, pide, solicitar, solicitud
comprar, adquirir, adquisición
vender, venta
alquilar, arrendar, arriendo, renta
prestar, préstamo
contar, conteo, recuento
sumar, adición
restar, sustracción, substracción
multiplicar, multiplicación
medir, mide, medición, mensura
leer, lee, lectura, leído
escribir, escrito, escritura, redactar
teclear, escribir con el teclado
dibujar, trazar
pintar, pintura
resaltar, destacar, realzar
etiqueta, rótulo
clasificar, clasificación
ampliar, ampliación, agrandar, aumentar de tamaño
reducir, reducción, disminuir
achicar, empequeñecer, reducir el tamaño
aumentar, incrementar
ocultar, esconder
visualizar, mostrar, muestra
transmitir, emitir, transmisión
reproducir, reproducción
grabar, grabación
filmar, grabar vídeo
oír, oigo, oye, escuchar, audición
silenciar, mute, enmudecer
crecer, crezco, crecimiento
ejecutar, ejecución, correr un programa
depurar, debug
crear, creación, generar
construir, construcción
fabricar, manufacturar
modificar, modificación, alterar
editar, edición
sustituir, substituir
traducir, traducción
proteger, protección, resguardar
transportar, acarrear
instalador, asistente de instalación
reinstalar, volver a instalar
actualizar, update, upgrade
ajustar, reajustar
equilibrar, equilibrio, balancear
solución de problemas, resolución de problemas, troubleshooting, localización de averías
cumplir, cumplimiento
usar, uso, utilizar, emplear
accionador, actuador
`;
