/** Symptoms, times and places, more parts: what owners say in Spanish, and what English manuals call it. The format stands in `lexicon.ts`. */
export const englishStories = `
# symptoms
tiembla al frenar, vibra al frenar > brake vibration, warped, pulsation
vibra el volante, tiembla el volante, vibra a alta velocidad > steering vibration, wheel balance, shimmy
jala a la derecha, jala a la izquierda > pulls, wheel alignment, drift
jalonea, tironea, corcovea, motor irregular > rough, misfire, hesitation, jerks
no acelera, no tiene fuerza, no sube, pierde fuerza > lack power, sluggish, acceleration
se queda acelerado, acelerador pegado, acelera solo > stuck accelerator, unintended acceleration, floor mat
huele a quemado, olor a quemado > burning smell, overheating
huele a gasolina, huele a nafta, olor a gasolina > fuel odor, fuel smell, fuel leak
humo blanco, humo azul, humo negro > white smoke, blue smoke, black smoke
se prende la luz, se encendió la luz, luz prendida, luz encendida, testigo encendido > illuminates, stays on
parpadea, titila, destella, parpadeando > blink, blinking, flash, flashing
no se apaga la luz, luz no se apaga > remains on, stays on
clic, clic clic, solo hace clic > clicking, discharged battery
golpeteo, cascabelea, pistonea > knocking, pinging, engine knock
chilla, rechina, chirrido > squeal, squealing, squeak, squeaking, screech
cruje, rechina el tablero > rattle, creak
gotea agua, agua debajo, charco > dripping water, condensation, water drip
entra agua, gotera, filtra agua > water leak, drain
trabado, atorado > stuck, jammed
mojado, humedad > wet, moisture
roto, dañado > damage, broken, cracked
sucio, tapado, obstruido > dirty, blocked, clogged
flojo, suelto > loose
desgastado > worn, wear
oxidada, herrumbre > rust, corrosion
se descarga sola > discharge, drain, draining, run down
no baja el vidrio, no sube el vidrio, vidrio trabado > window operation, window initialization, power window reset
no cierra, no abre, puerta no abre > will not open, will not close, unlatch
no sale la llave, llave trabada, no gira la llave > key removal, ignition key stuck
# when and where
motor frío, mañanas frías, bajo cero > cold weather, cold engine, low temperatures
motor caliente > hot engine, warm engine
parado, detenido, estacionado > stationary, parked
manejando, conduciendo, andando > driving, while driving, moving
autopista, carretera > highway, motorway
ciudad, tráfico, tráfico lento > city, stop go, traffic
subida, pendiente, loma, cuesta > slope, incline, hill
curva > cornering, turning
noche, oscuridad > night, dark
debajo del asiento, bajo el asiento > under seat
debajo del volante, bajo el volante > below steering wheel, steering column
bajo el capó, compartimento del motor, debajo del capó > engine compartment, underhood
piso del maletero, debajo del maletero > luggage floor, load floor
techo, arriba > roof, overhead
suelo, piso > floor
# quantities
cantidad > quantity, amount, capacity
litros, galones > liters, gallons, litres
kilómetros > km, mileage
meses, años, año > month, months, year, years
velocidad, rápido, lento > speed, fast, slow
máximo, tope > maximum, limit
mínimo > minimum
temperatura alta, temperatura sube > high temperature, temperature rises
libras de aire, libras le pongo > inflation pressure, cold pressure
kilos, toneladas > pounds, lbs, kg
tiempo, minutos, segundos, horas > minute, second, seconds, hour, hours
primera revisión, primer servicio, primer cambio de aceite > first service, initial service
vida útil, duración > service life, lifespan
color > colour
# more of parts
tubo, manguera, manguito > hose
tornillo, perno > screw, screws, bolt, bolts
tapón, tapa > plug, cover
junta, empaque, goma de la puerta > seal, seals, gasket, gaskets
cable > wire, wiring, harness
sensor > sensors
parachoques, paragolpes, bómper, defensa > bumper, bumpers
guardabarros, salpicadera, guardafango, aleta > fender, fenders, wing
rejilla delantera, parrilla delantera > grille
estribo, pisadera > running board, running boards, side step
techo de lona, capota, descapotable > folding roof, cabriolet
caja de la camioneta, batea, platón > truck bed, pickup box, bed
compuerta trasera, tapa de la batea > tailgate
tapizado, vestidura > upholstery, trim
inversor, enchufe de casa, toma de 220, toma de 230, toma de 110 > ac outlet, household power
conector de diagnóstico, obd, escáner > obd, diagnostic connector, diagnostic link
centralita, módulo, computadora del motor > control module, ecu, ecm
bomba de agua > water pump
bomba de combustible, bomba de gasolina > fuel pump
inyector > injector, injectors
turbo, turbocompresor > turbocharger, turbo
rodamiento, balero, rulemán, cojinete > bearing, bearings
rótula, terminal de dirección > ball joint
semieje, palier, flecha > axle, axles, driveshaft, half shaft
eje, ejes > axle, axles
bastidor, chasis > frame, chassis
matafuegos, extinguidor > fire extinguisher
martillo de emergencia, rompevidrios > emergency hammer
puntos de apoyo del gato > jacking points, jack position
cuerda de remolque, soga, eslinga > towing strap
plataforma, grúa de plataforma > flatbed
# more of use
permiso, prohibido > prohibited, allowed
recomendado, recomienda > recommended, approved
original, repuesto original, repuestos > genuine parts, original parts, spare parts, replacement parts
no original, genérico, alternativo > non genuine, aftermarket
segunda mano, usado, anterior dueño > previous owner, used vehicle, change ownership
dueño, propietario > owner
inicializar, programar, codificar > initialize, initialization, programming, relearn
calibrar > calibration, calibrate
sincronizar > synchronize, sync
desbloqueo manual, desbloquear a mano > manual release, override
cancelar, anular > cancel, override
aumentar, subir > increase, raise
disminuir, bajar, reducir > decrease, lower
mantener pulsado, mantener apretado > press hold, long press
menú, ajustes, configuración > menu, settings
usuario, perfil > profile, user
contraseña, clave, código pin > password, pin code
visibilidad, no se ve > visibility, view
película, polarizado, láminas > window tint, tinting
niños solos, mascotas solas, bebé encerrado > unattended children, heat stroke, left unattended
alcohol, borracho > alcohol, impaired
monóxido, gases de escape dentro > carbon monoxide, exhaust gas
quemaduras > burns, scald
explosión, explotó > explosion, explode
ácido, electrolito > acid, electrolyte
descarga eléctrica, electrocutar > electric shock, electrocution
interferencias, marcapasos > interference, pacemaker
reventón, estalló > blowout, burst
desierto, calor extremo > hot weather, high temperatures
altura, altitud, montaña > altitude, mountain
viaje, viaje largo > trip, long trip, before trip
extranjero > foreign country, traveling
calienta, calentó, recalienta, recalentón > overheating, overheats, hot
descargó > discharged, dead battery
rompió, quebró > broken, breakage
tirones, jalones > jerking, rough, misfire
mide, medir > dimensions, measure, length
significan > meaning, indicates
copa, tapas de rueda > wheel cover, wheel covers
gasofa > gasoline, petrol, fuel
tanqueo, echar nafta > refueling, filling tank
peaje, autopista de cuota > toll
patinar, derrapar, colear > skid, skiding, slide, loss of control
freno de pie, pedal del freno > brake pedal
acelerador, pedal del acelerador > accelerator, accelerator pedal, gas pedal
embrague duro, pedal del embrague > clutch pedal
servofreno, pedal duro > brake booster, vacuum
luz del abs, testigo abs > abs warning light, abs light
testigo de dirección, volante rojo > power steering warning, eps warning
copo de nieve, aviso de hielo > ice warning, outside temperature, freeze
tortuga, potencia limitada > limited power, turtle
llave inglesa, llavecita en la pantalla > wrench, service required
triángulo amarillo, exclamación > exclamation, master warning
p roja, círculo rojo > brake warning light
foco con exclamación, luz fundida en el tablero > bulb failure, exterior light failure
candadito, candado > security indicator, lock indicator
modo nieve, modo arena, modo barro > terrain mode, snow mode, sand
modo remolque, modo de arrastre > tow haul, towing mode
modo valet, aparcacoches > valet mode, valet
modo perro, modo mascota > pet mode, dog mode
modo centinela, vigilancia > sentry, surveillance
modo transporte, modo almacén > transport mode, storage mode
llave digital, abrir con el móvil, abrir con el celular > digital key, phone key
perfil del conductor, memoria del conductor > driver profile
luz de bienvenida > welcome light, approach lighting
acceso fácil, asiento retrocede > easy entry, easy exit
recordatorio de asiento trasero, niño olvidado > rear seat reminder, rear occupant alert
asientos rebatibles, rebatir > folding seats, fold
cuna, portabebés, capazo > infant carrier, carrycot
ventana trasera, vidrio de la caja > sliding rear window, back window
lona de la caja, cubierta de caja > tonneau, bed cover
defensa delantera, tumbaburros > bullbar
enchufe del remolque, conector del remolque, luces del remolque > trailer connector, trailer wiring, trailer lights
freno del remolque, controlador de frenos > trailer brake, brake controller
balanceo del remolque, culebrea, zigzaguea > trailer sway, sway control, snaking
portabicicletas, bicis, bicicleta > bike carrier, bicycle rack, bicycle
esquís, tabla de surf, kayak > ski, skis, surfboard, roof load
tienda de techo, carpa de techo > roof tent
agua potable, depósito de agua > fresh water, water tank
aguas grises, agua residual > grey water, waste water
inodoro, baño, cassette > toilet, cassette
nevera, heladera, frigorífico, refrigerador > refrigerator, fridge
toldo > awning
bombona, garrafa de gas > propane, gas cylinder, gas bottle
panel solar, placa solar > solar panel, solar panels
batería auxiliar, batería de servicio > leisure battery, house battery, auxiliary battery
calzos, cuñas > chock, chocks, wheel chocks
cable de carga doméstico, cargador portátil > portable charger, mobile charger
tarjeta de carga, electrolinera, estación de carga, punto de carga > charging station, charging stations, public charging
bomba de calor > heat pump
acondicionamiento de la batería, batería fría > battery preconditioning, battery heater
sonido para peatones, zumbido a baja velocidad > pedestrian warning sound, vehicle sound
corte de alto voltaje, bomberos > emergency responders, high voltage cut
`;
