/** What does not work, or badly. The format stands in `lexicon.ts`. */
export const faults = `
# starting and engine
no arranca > batería descargada, motor de arranque, inmovilizador
no prende > puesta en marcha, alimentación, batería descargada
no enciende > encendido, alimentación, batería descargada
no prende el motor > arranque del motor, batería descargada, inmovilizador
no enciende el motor > arranque del motor, batería descargada, inmovilizador
no prende el carro > arranque del motor, batería descargada, inmovilizador
no prende el coche > arranque del motor, batería descargada, inmovilizador
no prende el auto > arranque del motor, batería descargada, inmovilizador
no prende la moto > arranque del motor, batería descargada, interruptor de parada
no da marcha > motor de arranque, batería descargada
no da arranque > motor de arranque, batería descargada
no se apaga > desactivar, parada
no se apaga el motor > parada del motor, desconectar el encendido
no se apaga la luz > testigo
luz no se apaga > testigo
no se quita la luz > testigo, restablecer
no se borra la luz > testigo, restablecer
no se quita el aviso > restablecer, mensaje de advertencia
no se quita el mensaje > restablecer, mensaje de advertencia
no acelera > potencia reducida, modo de emergencia
no avanza > potencia reducida, posición de marcha, embrague
no se mueve el carro > freno de estacionamiento, bloqueo de la palanca selectora
no jala > pérdida de potencia, avería, fallo
no tira > pérdida de potencia, potencia reducida
no tiene fuerza > pérdida de potencia, potencia reducida
no sube la loma > pérdida de potencia, pendiente
no mantiene el ralentí > régimen de ralentí, motor irregular
# keys, doors, windows
no abre > apertura, bloqueado, desbloquear
no cierra > cerradura, bloquear
no abre la puerta > apertura de emergencia, desbloquear, bloqueo infantil
no abre con el control > pila del mando, apertura de emergencia
no abre la puerta de atrás > bloqueo infantil, seguro para niños
no abre por dentro > bloqueo infantil, desbloqueo desde el interior
no cierra la puerta > cerradura, cierre de emergencia, puerta mal cerrada
no abre el baúl > apertura de emergencia, maletero
no abre el maletero > apertura de emergencia, portón
no cierra el baúl > maletero, portón mal cerrado
no cierra el maletero > portón mal cerrado, portón eléctrico
no abre el capó > palanca del capó, desbloqueo del capó
no abre el cofre > palanca del capó, desbloqueo del capó
no abre la tapa de la gasolina > tapa de combustible, apertura de emergencia
no abre el tanque > tapa de combustible, apertura de emergencia
no funciona el control > pila del mando, sincronizar el mando
no funciona el mando > pila del mando, sincronizar el mando, apertura de emergencia, llave mecánica
no funciona la llave > pila de la llave, llave de emergencia, inmovilizador
no sale la llave > cerradura de contacto, bloqueo de la llave, posición p
no encuentro la llave > llave de repuesto, pérdida de llaves
no sube el vidrio > elevalunas, inicializar, antipinzamiento
no sube la ventana > elevalunas, inicializar, antipinzamiento
no baja el vidrio > elevalunas, bloqueo de elevalunas
no baja la ventana > elevalunas, bloqueo de elevalunas
vidrio no baja > elevalunas, bloqueo de elevalunas
vidrio no cierra > elevalunas, inicializar, antipinzamiento
no cierra el techo > techo solar, inicializar, cierre de emergencia
no se pliegan los espejos > retrovisores plegables, inicializar
# seats, belts, airbags
no abrocha > hebilla, cinturón de seguridad
no abrocha el cinturón > hebilla, cierre del cinturón
no jala el cinturón > cinturón bloqueado, retractor
no enrolla el cinturón > retractor
no sale el cinturón > cinturón bloqueado, retractor
no calienta el asiento > calefacción de asiento
no se abrió el airbag > despliegue del airbag, condiciones de activación
no se activó el airbag > despliegue del airbag, condiciones de activación
# lights, wipers
no prenden las luces > fusible, bombilla fundida, interruptor de luces
no encienden las luces > fusible, bombilla fundida, interruptor de luces
no prende la luz > bombilla fundida, fusible
no prende el faro > bombilla fundida, cambio de bombillas
no funciona la direccional > bombilla de intermitente, fusible
no prende el stop > bombilla de luz de freno, luz de freno
no alumbra > bombilla fundida, faros, regulación de los faros
no se ve de noche > luces, faros, regulación de los faros
no se apagan las luces > encendido automático de luces, luz diurna, luz de acompañamiento
luces no se apagan > encendido automático de luces, luz diurna, luz de acompañamiento
no limpia bien > escobillas del limpiaparabrisas, limpieza
no limpian los limpiaparabrisas > escobillas, fusible
no limpia el parabrisas > escobillas del limpiaparabrisas, sustituir escobillas
no paran los limpiaparabrisas > sensor de lluvia, palanca del limpiaparabrisas
no sale agua > surtidor del lavaparabrisas, obstruido, líquido lavaparabrisas
no echa agua > surtidor del lavaparabrisas, líquido lavaparabrisas
no funciona la bocina > claxon, fusible
no pita > claxon, avisador acústico, silenciar
# climate
no enfría el aire > aire acondicionado, refrigeración insuficiente, gas refrigerante
no funciona el aire > aire acondicionado, fusible
no prende el aire > aire acondicionado, compresor
no calienta > calefacción, temperatura, resistencia
no sale aire > ventilador, difusor, fusible
no tira aire > ventilador, difusor, fusible
no se desempaña > deshumidificar, luneta térmica
no se quita el vaho > desempañar, deshumidificar
no se ve por el parabrisas > desempañar, limpiaparabrisas
no se va el olor > filtro de habitáculo
# radio, telephone, display
no prende la radio > fusible, equipo de audio, código de seguridad
no agarra la radio > recepción, antena, sintonizar
no agarra señal > recepción, antena, cobertura
no tiene señal > recepción, antena, cobertura
no suena la radio > volumen, silencio, altavoces
no se oye > volumen, sonido, altavoz
no se oye la radio > volumen, silencio, altavoces
no tiene sonido > volumen, silencio, altavoz
no me oyen > micrófono, llamada
no lee el usb > memoria usb, formato, dispositivo usb
no reconoce el usb > memoria usb, formato, dispositivo usb
no lee la memoria > memoria usb, formato, tarjeta de memoria
no lee la tarjeta > tarjeta de memoria, tarjeta sd, formato
no lee el disco > expulsar, formato
no reconoce el celular > emparejar, android auto, cable usb
no reconoce mi voz > comandos de voz
no me entiende > reconocimiento de voz, comandos de voz
no conecta el bluetooth > emparejar, vincular
no empareja > vincular, visible, bluetooth
no se vincula > emparejar, visible, bluetooth
no carga el celular > puerto usb, carga inalámbrica
no carga el teléfono > puerto usb, carga inalámbrica
no funciona el encendedor > toma de 12 v, fusible
no funciona el enchufe > toma de corriente, toma de 12 v, fusible
no responde la pantalla > reiniciar el sistema, pantalla táctil
no prende la pantalla > reiniciar el sistema, pantalla apagada
no se ve la pantalla > brillo, pantalla apagada
no se ve la cámara > cámara de visión trasera, limpieza de la cámara
no funciona la cámara > cámara de visión trasera, limpieza de la cámara
no guarda las emisoras > memorizar emisoras, presintonía
no guarda la hora > ajuste de hora, batería descargada
no marca la hora > ajuste de hora, reloj
no marca la gasolina > indicador de combustible
no marca > indicador, lectura, visualización
# gearbox, brakes, steering, assistance
no entra > engranar, introducir, insertar
no entra el cambio > engranar marcha, embrague
no entra retroceso > marcha atrás, engranar
no entra el neutro > punto muerto, neutral
no sale de parking > bloqueo de la palanca selectora, desbloqueo de la palanca
no sale de p > bloqueo de la palanca selectora, desbloqueo de la palanca
no se mueve la palanca > bloqueo de la palanca selectora, desbloqueo de la palanca
no pasa los cambios > caja de cambios, engranar marcha
no frena > fallo de los frenos, líquido de frenos, sistema de frenos
no frena bien > distancia de frenado, líquido de frenos, desgaste de pastillas
no agarran los frenos > líquido de frenos, desgaste de pastillas
no funcionan los frenos > fallo de los frenos, frenada de emergencia
no agarra el freno de mano > freno de estacionamiento, ajuste del freno
no se quita el freno de mano > soltar el freno de estacionamiento
no gira el volante > bloqueo de la dirección, dirección asistida
no gira > bloqueado, atascado
no endereza > alineación, dirección
no funcionan los sensores > sensores de aparcamiento, limpieza de los sensores
no detecta > detección, sensor, límites del sistema
no se activa > condiciones de activación
no se desactiva > desactivar, desconectar
no funciona el start stop > parada automática del motor, condiciones de activación
# battery, charging, wheels, fuel
no carga > cargador, cable de carga
no carga la batería > alternador, cargador
no carga el coche > recarga, toma de carga, interrupción de la carga
no carga el carro > recarga, toma de carga, interrupción de la carga
no carga el auto > recarga, toma de carga, interrupción de la carga
no carga completo > límite de carga, nivel de carga
no empieza a cargar > carga programada, conector de carga
no entra el enchufe > conector de carga, toma de carga
no sale el enchufe > desbloqueo del conector de carga
no retiene la carga > batería descargada, sustituir la batería
no dura la batería > autonomía, sustituir la batería
no dura la carga > autonomía, sustituir la batería
no hay corriente > alimentación, fusible, corte de corriente
no llega corriente > fusible, alimentación, conexión
no tengo rueda de repuesto > kit de reparación de neumáticos
no trae llanta de refacción > kit de reparación de neumáticos
no aflojan las tuercas > llave de ruedas, tuerca de seguridad
no sale la tuerca > llave de ruedas, tuerca de seguridad
no sale la rueda > desmontar la rueda, cubo de rueda
no entra gasolina > repostar, boca de llenado
no tiene aceite > nivel de aceite, presión de aceite
no tiene agua > nivel de refrigerante, rellenar
# devices and programs
no funciona > fallo, avería, solución de problemas
no funciona bien > fallo, avería, solución de problemas
no sirve > fallo, avería, solución de problemas
no anda > fallo, avería
no furula > fallo, avería
no da imagen > señal de vídeo, pantalla, conexión
no se ve > visibilidad, visualización, pantalla
no aparece > mostrar, visible, detectado
no lo reconoce > detección, controlador, dispositivo
no lee > lectura, formato, detectar
no mide > medición, lectura, calibración
no mide bien > calibración, exactitud, error de medición
no graba > grabación, almacenamiento, tarjeta de memoria
no guarda > almacenar, memorizar, guardar cambios
no guarda los cambios > persistencia, permisos
no me deja > permiso, bloqueado, restricción
no deja entrar > contraseña, acceso denegado, permisos
no puedo entrar > contraseña, acceso denegado, iniciar sesión
no recuerdo la clave > restablecer la contraseña, recuperar la contraseña
no hay internet > conexión de red, red inalámbrica, router
no agarra internet > conexión de red, red inalámbrica
no conecta el wifi > red inalámbrica, contraseña de red
no aparece el wifi > red inalámbrica, controlador
no abre el archivo > formato, asociación de archivos, permisos
no inicia > arranque, encendido
no instala > dependencias, error de instalación
no se actualiza > error de actualización
no se borra > eliminar, permisos
no deja borrar > eliminar, permisos, protección contra escritura
no deja copiar > permisos, protección contra escritura
no compila > error de compilación, sintaxis
no corre el programa > ejecutar, permiso de ejecución
no sube el programa > cargar el programa, puerto serie
no aparece el puerto > puerto serie, controlador
no detecta la placa > puerto serie, controlador
no encuentra el archivo > ruta, directorio
no existe el comando > instalar, paquete
no imprime color > cartucho, tinta
no imprime negro > cartucho, limpieza de cabezales
no agarra el papel > bandeja de papel, rodillo, alimentación de papel
no detecta la impresora > instalar la impresora, controlador
no enfoca > enfoque, distancia mínima
no gira el motor > alimentación, motor de arranque
no deja de pitar > avisador acústico, silenciar, señal acústica
no deja de sonar > alarma, silenciar, señal acústica
no es compatible > compatibilidad, requisitos
no es original > repuesto original, recambio no original
no está incluido > accesorio opcional, equipamiento opcional
no trae > equipamiento, accesorio opcional
no me respeta la garantía > condiciones de garantía, reclamación
# badly
funciona mal > fallo, avería
anda mal > fallo, funcionamiento irregular
arranca mal > arranque difícil, batería descargada
cerró mal > cerradura
frena mal > distancia de frenado, líquido de frenos, desgaste de pastillas
huele mal > olores, filtro de habitáculo
mal olor > filtro de habitáculo
suena mal > distorsión, ecualizador, ruido anormal
se escucha mal > recepción, volumen, distorsión
se oye mal > recepción, volumen, distorsión
agarra mal > recepción, adherencia
se ve mal > imagen, nitidez, brillo
alumbran mal > regulación de los faros, faros
marca mal > calibración, lectura, exactitud
hora mal > ajuste de hora, reloj
marca mal la gasolina > indicador de combustible
imprime mal > calidad de impresión, limpieza de cabezales, alineación de cabezales
carga mal > conexión, conector de carga
mal estado > daños, desgaste, defectuoso
cambia mal > caja de cambios, funcionamiento irregular
gasolina mala > calidad del combustible, octanaje
`;
