/** Computers, programs, files, networks. The format stands in `lexicon.ts`. */
export const computing = `
# hardware
computadora, ordenador, pc
computadora portátil, ordenador portátil, laptop, notebook
teléfono inteligente, smartphone
pantalla, monitor
pantalla táctil, touchscreen, pantalla sensible al tacto
ratón, mouse
panel táctil, touchpad, trackpad
atajo de teclado, combinación de teclas, acceso rápido de teclado, método abreviado
barra espaciadora, tecla espacio
enter, intro, tecla retorno
retroceso, backspace
tecla escape, esc
tabulador, tab
guion bajo, underscore
almohadilla, numeral, hashtag
barra invertida, barra inversa, contrabarra, backslash
virgulilla, tilde de la eñe
imprimir, impresión, impreso
escáner, scanner
altavoz, parlante, bocina, altoparlante, bafle
auricular, audífono
cámara web, webcam
proyector, cañón proyector, videobeam
televisor, televisión, tv
consola de juegos, videoconsola
procesador, cpu, microprocesador
tarjeta gráfica, placa de video, tarjeta de vídeo, gpu
placa base, placa madre, tarjeta madre, motherboard
memoria ram, memoria de acceso aleatorio, ram
memoria de solo lectura, rom
memoria usb, pendrive, lápiz usb, llave usb, usb stick, flash usb
tarjeta de memoria, tarjeta sd, memory card
disco duro, disco rígido, hard disk
unidad de estado sólido, disco sólido, ssd
disquete, diskette, floppy
unidad óptica, lectora, lector de cd, lector de dvd
fuente de alimentación, fuente de energía, fuente de corriente
adaptador de corriente, adaptador de red, cargador
ups, sai, sistema de alimentación ininterrumpida
enrutador, router, ruteador
conmutador de red, switch de red
# programs and files
hipervínculo, enlace, link
deslizador, control deslizante, slider
desplazar, scroll
cuadrícula, grilla
archivo, fichero
carpeta, directorio
subcarpeta, subdirectorio
carpeta personal, directorio personal, directorio home
ruta, path
programa, aplicación, software, app
firmware, microprograma
paquete, package
biblioteca, librería, library
complemento, extensión, plugin, add on
comando, comandos, instrucción
línea de comandos, línea de órdenes, consola, terminal
intérprete de órdenes, intérprete de comandos, shell
guion de órdenes, script, secuencia de comandos
ventana emergente, pop up
barra de herramientas, toolbar
escritorio, desktop
cursor, puntero
clic, click
clic derecho, botón secundario, botón derecho
doble clic, doble pulsación
lista desplegable, menú desplegable, desplegable
casilla, casilla de verificación, checkbox
pestaña, solapa, tab
idioma, lengua
tipografía, tipo de letra, fuente tipográfica
negrita, bold
cursiva, itálica
hoja de cálculo, planilla de cálculo, planilla, excel
pie de página, nota al pie
índice, tabla de contenido, contenidos
foto, fotografía
imagen, figura, ilustración
captura de pantalla, pantallazo, screenshot, foto de pantalla
música, canción
audio, sonido
descargar, download
subir archivos, cargar archivos, upload
contraseña, clave, password, clave de acceso
frase de contraseña, frase de paso, passphrase
usuario y contraseña, credenciales, datos de acceso
iniciar sesión, entrar en la cuenta, ingresar en la cuenta, login
cerrar sesión, salir de la cuenta, logout
correo electrónico, email
mensaje, sms
correo basura, spam, correo no deseado
copia de seguridad, respaldo, backup, copia de respaldo
restaurar copia, recuperar respaldo, restaurar copia de seguridad
valores de fábrica, ajustes de fábrica, configuración de fábrica, estado de fábrica, valores originales
formatear, formateo
sistema de archivos, sistema de ficheros, filesystem
montar unidad, montar disco
arranque dual, doble arranque, dual boot
gestor de arranque, cargador de arranque, bootloader
núcleo, kernel
controlador, driver
demonio, daemon
segundo plano, background
servidor, server
nube, cloud
red, network
red inalámbrica, wifi, wi fi, wlan
inalámbrico, wireless
dirección web, url, enlace web
sitio web, página web, web
navegador, explorador web, browser
buscador, motor de búsqueda
online, conectado a internet
offline, desconectado de internet
cortafuegos, firewall
cifrar, encriptar
descifrar, desencriptar
virus, malware, programa malicioso, software malicioso
pirata informático, hacker, atacante
permiso, autorización, derecho de acceso
registro, log, bitácora
historial, histórico
error, fallo
código de error, número de error, mensaje de error
fallo del programa, bug, error de software
base de datos, bbdd, database
cadena de caracteres, cadena de texto, string
bucle, lazo, loop
matriz, array
programador, desarrollador
software libre, código abierto, open source
repositorio, repo
máquina virtual, virtualización
recipiente, envase
accesibilidad, accesible
lupa, magnificador
tema oscuro, modo oscuro, modo nocturno
salvapantallas, protector de pantalla
fondo de pantalla, papel tapiz, fondo de escritorio, wallpaper
portapapeles, clipboard
impresora por defecto, impresora predeterminada
privacidad, intimidad, confidencialidad
# computing
compu > ordenador, computadora, equipo, pc
ordenata > ordenador, equipo
portátil > laptop, ordenador
cel > teléfono, móvil, celular
telefonito > teléfono, móvil
clave del wifi > contraseña, red inalámbrica
letra > fuente, tipografía, carácter, texto, caracteres
letrero > mensaje, aviso, cartel
cartel > mensaje, aviso, ventana
cartelito > mensaje, aviso, ventana
mensajito > mensaje, notificación
me tira error > mensaje de error
dibujito > icono, símbolo, imagen
dibujos > imágenes, figuras, símbolos, diagrama, esquema, gráfico
símbolo > icono, signo
muñequito > icono, sprite
simbolito > icono, símbolo
ruedita > rueda, control, perilla
bolita > rueda, esfera
flechita > flecha, cursor
manito > puntero, cursor
sombrerito > acento circunflejo
acentos > tildes, teclado, acentuados
eñe > teclado, distribución
carpetita > carpeta, directorio
tacho de basura > papelera
papelera > eliminados, borrados
papeles > documentos
hoja > página, papel
planilla > formulario
tablita > tabla
cuadernillo > folleto, manual
librito > manual, guía, folleto
instructivo > manual, instrucciones, guía
mail > correo
correo > correo electrónico
correo basura > no deseado
buzón > correo, bandeja de entrada
chatear > mensajes, conversación
videollamada > cámara, micrófono, llamada
internet > red, conexión, web
meterme a internet > navegador, conexión, red
navegar > web
entrar > acceder, acceso
entrar al sistema > iniciar sesión, acceder, acceso
ingresar > acceder, introducir, iniciar sesión
loguearme > iniciar sesión, acceso
registrarme > crear cuenta
darme de alta > registro, crear cuenta
darse de alta > registro, crear cuenta
darme de baja > eliminar cuenta, cancelar
perfil > cuenta, usuario
juego > programa, aplicación
jueguito > juego
programita > programa, aplicación, script
tienda de aplicaciones > repositorio, centro de software
bajar programas > instalar, descargar, paquetes
quitar un programa > desinstalar, eliminar, paquete
sacar un programa > desinstalar, eliminar, paquete
parche > actualización, corrección
última actualización > versión
subir de versión > actualizar
volver a la versión anterior > revertir, restaurar
nube > almacenamiento, servidor, en línea
respaldar > guardar
pendrive > dispositivo usb
lápiz de memoria > memoria usb, dispositivo usb
usb > dispositivo usb, memoria usb, puerto usb
sacar el pendrive > expulsar, desmontar, extraer
sacar el usb > expulsar, desmontar, extraer
tarjetita > tarjeta de memoria, tarjeta sd
disco > almacenamiento, unidad, disco duro
disco lleno > espacio, almacenamiento, liberar
me quedé sin espacio > almacenamiento, disco, liberar
memoria llena > almacenamiento, liberar
pedazo de disco > partición
partir el disco > partición, dividir
dos pantallas > monitores, pantalla externa, múltiples pantallas
pantalla partida > pantalla dividida, dividir
candado > bloqueo, cifrado, seguro
protegido > cifrado, contraseña, bloqueado
nadie lo vea > privacidad, cifrar, ocultar
que no me espíen > privacidad, cifrado, seguridad, vigilancia
hackear > seguridad, ataque, intruso, vulnerabilidad
virus > seguridad, antivirus
impresora > imprimir, impresión
imprimir por los dos lados > doble cara, dúplex
papel trabado > atasco de papel, papel atascado
fotocopiar > copiar, escanear
escanear > digitalizar
ventanita > ventana, cuadro de diálogo
crucecita > cerrar, botón
tres puntitos > menú, opciones
tres rayitas > menú, opciones
opciones > configuración, preferencias, ajustes
preferencias > configuración, ajustes
atajo > acceso directo, combinación de teclas, método abreviado
acceso directo > lanzador, enlace simbólico
arroba > correo, símbolo
español > idioma, castellano, lengua
castellano > español, idioma
traducido > idioma
cambiar el idioma > configuración regional
hablarle > voz, reconocimiento de voz, micrófono
lee en voz alta > lector de pantalla, síntesis de voz
pantalla negra con letras > terminal, consola, línea de comandos
comandos > terminal, órdenes, línea de comandos
sorteo > aleatorio
tirar dados > aleatorio
cajita de datos > variable
juntar textos > concatenar, unir cadenas
texto > cadena, caracteres
averiguar la ip > dirección ip, red
`;
