/** Verbs as they are spoken, and states. The format stands in `lexicon.ts`. */
export const colloquialActions = `
# get rid of, lose
botar > desechar, eliminar, tirar
botar a la basura > desechar, eliminar, residuos
tirar a la basura > desechar, eliminar, residuos, reciclaje
deshacerme > eliminar, desechar
desactivar el control de tracción, apagar el control de tracción > quitar el control de tracción
quitarme > eliminar, desinstalar, desactivar
sacar > eliminar, desinstalar, expulsar
perdí > recuperar, olvidado
recuperar lo borrado > restaurar, papelera, copia de seguridad
volver atrás > deshacer, revertir, restaurar
echar atrás > deshacer, revertir
dar marcha atrás > deshacer, revertir
dejar como nuevo > restablecer, restaurar, limpiar
fábrica > restablecer, valores de fábrica
formatear > restablecer, borrar
# mend, break, fail
corte de luz > corte de corriente, corte de energía, fallo de alimentación
arreglo > array, matriz
descompostura > avería, fallo
componer > reparar, arreglar
apañar > reparar, arreglar
remendar > reparar, parche
enmendar > corregir, modificar
chapuza > reparación, provisional
solucionar > corregir, reparar
rompió > avería, daño, fallo, reparación
estropeó > avería, fallo, reparación
malogró > avería, fallo, reparación
dañó > avería, fallo, reparación
jodió > avería, fallo
se echó a perder > avería, daño, deteriorado
fregó > avería, fallo
trucar > modificar, alterar
roto > dañado, defectuoso, averiado
rajado > dañado
no suena > sonido, audio, volumen, silencio, altavoz
no se escucha > sonido, audio, volumen, silencio, altavoz, reproducir
no imprime > impresora
no conecta > conexión, red
# move, take, put
jalar > arrastrar
halar > arrastrar
agarrar > sujetar, tomar
coger > tomar, sujetar, sostener, agarrar
pillar > atrapar, detectar
atrapar > capturar, captar
soltar > liberar, desenganchar
meter > añadir, colocar
echar > verter
echarle > verter, añadir, agregar
ponerle > añadir
colgar > suspender, fijar, montar
colgar en la pared > montaje, fijar, soporte
correr > ejecutar, desplazar
lanzar > ejecutar, iniciar
tumbar > detener, horizontal
aventar > lanzar, arrojar
traspasar > transferir, migrar
llevarme > transportar, copiar
guardarlo > conservar
abrochar > cerrar, sujetar
virar > girar
remover > agitar, mezclar, eliminar
revolver > agitar, mezclar
destapar > abrir, desatascar
trancar > bloquear, atascar
atorar > bloquear
desatorar > liberar
zafarse > soltar, desprender
apretujar > comprimir, presionar
apilar > superponer, amontonar
amontonar > apilar, acumular
# divide, join
pedazos > partes
pedacitos > fragmentos, trozos
cachos > partes
partir en dos > dividir, separar
trocear > fragmentar
moler > picar
machacar > triturar
juntar > unir, combinar, agrupar
pegar > unir, fijar
mezclar > combinar, fusionar
armar > montar, construir
desbaratar > desmontar
encastrar > empotrar
# see, understand, do
checar > comprobar, verificar, revisar
fijarme > comprobar, verificar
averiguar > consultar, comprobar, determinar
enterarme > notificación, aviso, consultar
hallar > calcular, determinar
sacar la cuenta > calcular
echar cuentas > calcular
contar > número, cantidad, contador
apuntar > anotar, orientar, dirigir
anotar > registrar, escribir
teclear > escribir, introducir
digitar > escribir, introducir, marcar
cliquear > clic, pulsar
clickear > pulsar
apretar > pulsar, presionar
apretar el botón > pulsar, presionar
apachurrar > presionar, pulsar
hundir > pulsar, presionar
mandar > enviar
bajar > descargar, reducir, disminuir
bajar el volumen > reducir, disminuir
subir > cargar, aumentar, incrementar
subir el volumen > aumentar
achicar > reducir, disminuir
agrandar > aumentar
letra más grande > tamaño, fuente, ampliar, zoom
acercar la imagen > zoom, ampliar
tocar música > reproducir
sacar fotos > fotografiar, fotografía, cámara, captura
tomar una foto > fotografía, cámara, captura
filmar > grabar, vídeo
armar un video > crear
oír > sonido, audio
chillar > pitido, chirrido, ruido
aprender > guía, tutorial
enseñar > mostrar
enséñame > mostrar
arrancar > iniciar
repente > repentinamente, inesperado
dejó de funcionar > fallo, avería, error
dejar enchufado > conectado, desconectar
enchufar > conexión, toma de corriente, corriente
prender > activar, iniciar
tardar > tiempo, duración, minutos
demora > tiempo, duración, lento, minutos
ratito, rato largo > tiempo, duración, minutos
vencer > plazo
caduca > validez
echar a andar > arrancar, iniciar, puesta en marcha
puesta en marcha > inicio, arranque
estrenar > primer uso, puesta en marcha, inicial
recién comprado > primer uso, puesta en marcha, nuevo
terminar > cerrar, salir
matar > detener, terminar, kill
parar > interrumpir, pausar
frenar > detener, parar
aguantar > mantener, máximo, límite, resistencia, duración
soporta > máximo, límite, carga
cabe > máximo
cuesta > precio, coste
chupa > consumo, potencia, absorbe, aspira
come memoria > consumo, ocupa
tragar > consumir, médico
ocupar > espacio, utilizar, tamaño
sobrar > restante, libre
alcanzar > suficiente, llegar
rendir > rendimiento, duración
rinde > rendimiento, duración
ahorrar > reducir
ahorrar batería > ahorro de energía, consumo, autonomía
ahorrar luz > ahorro de energía, consumo
enredar > manipular
toquetear > manipular, tocar
impedir > bloquear
bloquear > impedir, restringir, denegar
vetar > bloquear, prohibir
dejar entrar > permitir, acceso, autorizar
prestar > compartir
regalar > ceder, transferir
# states and symptoms
congelado > bloqueado, no responde, reiniciar, bloqueo
cuelga > bloqueado, bloqueo, no responde, reiniciar
tilda > bloqueado, bloqueo, reiniciar
se cae la conexión > desconexión, pérdida de conexión
desconecta > pérdida de conexión
calienta > temperatura, sobrecalentamiento
hierve > temperatura, sobrecalentamiento
ardiendo > temperatura, sobrecalentamiento, quemadura
arde > temperatura, quemar, incendio
suda > condensación, humedad
mete bulla > ruido
bulla > ruido
tiembla > vibración, oscilación
cojea > inestable, nivelar
baila > inestable, holgura
cabecea > oscilar
flojo > aflojado, holgura
tieso > rígido, duro
duro de mover > atascado, lubricar
mojado > humedad, agua, líquido, impermeable, resistente al agua
le cayó agua > humedad, líquido, derrame
chorrea > goteo, fuga, derrame
bota agua > fuga, goteo, pérdida de agua
pringoso > pegajoso, suciedad, grasa
mugriento > sucio, suciedad
roña > suciedad
asqueroso > sucio, suciedad
hediondo > olor
apesta > olor
huele a quemado > olor, humo, sobrecalentamiento
rancio > caducado
podrido > deteriorado, podredumbre
pachucho > descargado, débil
flojito > débil, bajo
muerto > inactivo
lentísimo > lento, rendimiento
anda lento > rendimiento, velocidad
tirones > irregular, interrumpido
borroso > enfoque, nitidez, resolución
se ve borroso > enfoque, nitidez, resolución
pixelado > resolución
se ve oscuro > brillo, contraste, iluminación
se ve negro > pantalla, brillo, apagada
pantalla negra > vídeo, gráfica, arranque
pantalla azul > error, fallo
rayones > arañazos, rayas
chueco > inclinado, alineación
desnivelado > inclinado, nivelar
desafinado > afinación, tono
descalibrado > calibrar
desconfigurado > configuración, restablecer
desactualizado > actualizar, versión
atrasado > retraso, hora, sincronizar
adelantado > hora, sincronizar
se volvió loco > error, fallo, restablecer
raro > anómalo, anormal, inusual
extraño > anómalo, anormal, inusual
fiable > precisión, exactitud, fiabilidad
confiable > fiabilidad, precisión, seguro
trucho > falsificado, falso, no original
pirata > ilegal, no autorizado, copia ilegal
falso > falsificado, incorrecto
`;
