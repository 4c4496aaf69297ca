/** Engine, fuel, charging, wheels, emergencies, care, data, verbs: what owners say in Spanish, and what English manuals call it. The format stands in `lexicon.ts`. */
export const englishCare = `
# engine and fluids
motor > engine
aceite, aceite de motor > oil, engine oil
nivel de aceite, medir el aceite, revisar el aceite, checar el aceite > oil level, checking oil
varilla, bayoneta, varilla del aceite > dipstick
cambio de aceite > oil change, changing oil
filtro de aceite > oil filter
aceite lleva, tipo de aceite, aceite recomendado, viscosidad > oil viscosity, recommended oil, oil specification
cantidad de aceite, litros de aceite, capacidad de aceite > oil capacity, capacity, quarts, liters, litres
consumo de aceite, gasta aceite, come aceite, quema aceite > oil consumption, burning oil
tapón de llenado, tapa del aceite > filler, oil filler
refrigerante, anticongelante, agua del radiador, líquido refrigerante > coolant, antifreeze, engine coolant
depósito de refrigerante, vaso de expansión > expansion tank
radiador, tapa del radiador > radiator
sobrecalentamiento, hierve, recalentó > overheat, overheating, overheats, engine overheats, steam
líquido de dirección, aceite de dirección > power steering fluid
aceite de transmisión, aceite de la caja > transmission fluid, atf, gear oil
filtro de aire > air filter, air cleaner
filtro de combustible, filtro de gasolina > fuel filter
bujía > spark plug, spark plugs
correa, banda, faja > belt, belts, drive belt, accessory belt
correa de distribución, banda de distribución, cadena de distribución > timing belt, timing chain
batería, acumulador > battery, batteries
batería descargada, batería muerta, sin batería, se me murió la batería > dead battery, discharged battery, flat battery, jump starting
pasar corriente, arranque con cables, cables de arranque, cables pasacorriente > jump start, jump starting, jumper cables, booster cables, booster vehicle, booster battery, battery discharged
borne, polo positivo, polo negativo > terminal, terminals, positive terminal, negative terminal
cargar la batería, cargador de batería > battery charger, charging battery
cambiar la batería, batería nueva > battery replacement, replacing battery
alternador > alternator, generator
fusible, caja de fusibles > fuse, fuse box, fuse panel
fusible quemado, fusible fundido, saltó un fusible > blown fuse, replacing fuses
relé, relevador > relay, relays
mantenimiento, revisión, servicio, service, afinación > maintenance, service, scheduled maintenance, inspection
plan de mantenimiento, intervalo de mantenimiento > maintenance schedule, service interval, service intervals, maintenance interval
uso severo, condiciones severas, taxi > severe conditions, severe driving
fuga, goteo, pierde aceite, pierde agua, mancha en el piso > leak, leaks, leaking, fluid leak
ruido, suena raro > noise, unusual noise, sound
vibra, vibración, tiembla > vibration, vibrate, shaking
humo, echa humo, sale humo > smoke, exhaust smoke
escape, tubo de escape, gases de escape > exhaust, exhaust gas, carbon monoxide
catalizador, convertidor catalítico > catalytic
emisiones, contamina > emissions, emission control
pérdida de potencia, no tiene fuerza, perdió fuerza, potencia reducida, modo de emergencia > power loss, fail safe, limp home
taller, concesionario, agencia > dealer, workshop, repair shop, service center
# fuel
gasolina, nafta, bencina, combustible, carburante > fuel, gasoline, petrol, gas
diésel, gasóleo, gasoil, petróleo > diesel, diesel fuel
octanaje, octanos, gasolina le pongo, tipo de gasolina > octane, octane rating, fuel requirements, unleaded
repostar, cargar gasolina, echar gasolina, llenar el tanque, tanquear > refueling, refuelling, filling tank
tapa de combustible, tapa de la gasolina, tapón de gasolina, tapa del tanque > fuel door, fuel filler door
depósito, tanque, litros le caben, capacidad del tanque > fuel tank, tank capacity
combustible equivocado, me equivoqué de combustible, le eché diésel > wrong fuel, misfuel
reserva, me quedé sin gasolina > low fuel, out of fuel, running out
etanol, e10, e85 > ethanol, e10, e85
aditivo > additive
adblue, urea > def, diesel exhaust fluid, adblue, urea
filtro de partículas, dpf, regeneración > particulate filter, dpf, regeneration
ahorrar gasolina, conducción económica, gastar menos > fuel saving, economical driving, fuel efficiency
gas, glp, gnc > lpg, cng, autogas
# electric and hybrid
vehículo eléctrico, coche eléctrico, auto eléctrico, carro eléctrico > electric vehicle, ev
híbrido, híbrido enchufable > hybrid, plug in hybrid, phev
alto voltaje, alta tensión, cables naranjas, batería de alto voltaje > high voltage, orange cables, high voltage battery, traction battery
cargar el coche, recargar, enchufar, carga eléctrica > charging, charge, plug in, ev charging
cable de carga, enchufe de carga, toma de carga, puerto de carga > charging cable, charge port, charging connector, charging inlet, charge cable
no carga, no carga el coche, se corta la carga > charging fault, charging interrupted, charging failure
carga rápida, cargador rápido > fast charging, dc charging, quick charge
cargar en casa, cargador de pared, wallbox, toma doméstica > home charging, wallbox, household outlet, domestic socket
tiempo de carga, cuánto tarda en cargar > charging time, charge time
carga programada, cargar de noche, programar la carga > scheduled charging, charge timer, departure time
no suelta el cable, cable trabado, cable atascado > charging connector release, emergency release
frenada regenerativa, regeneración de energía, frena al soltar > regenerative braking, one pedal
autonomía eléctrica, cuánto dura la carga > driving range, electric range
modo eléctrico, modo ev > ev mode, electric mode
nivel de carga, porcentaje > charge level, soc
# wheels
rueda, llanta, neumático, cubierta, goma, caucho > wheel, wheels, tyre, tyres
rueda, llanta, neumático, cubierta, goma, caucho > tire pressure, tire inflation, inflate tires, cold tires, spare tire, flat tire, tire size, tire rotation, rotate tires, tire tread, tire wear, winter tires, snow tires, replace tires, tire chains, tire valve, wheels tires
presión, presión de inflado, inflar, libras, aire a las llantas > pressure, inflation pressure, inflate, psi, kpa
testigo de presión, control de presión, tpms, luz de llanta > tpms, pressure monitoring, low pressure
pinchazo, pinchada, ponchada, reventó, desinflada > flat, puncture, blowout
rueda de repuesto, rueda de auxilio, llanta de refacción, repuesto > spare wheel, spare, compact spare, temporary spare
kit de reparación, kit antipinchazos, espuma, sellador > sealant, puncture repair kit, mobility kit, sealing
gato, cric > jack, jacking point, jacking points, lifting
levantar el coche, levantar el carro, elevar > jack up, raise vehicle, lift, jacking
tuerca, birlos, pernos de rueda > wheel nut, wheel nuts, lugnut, lugnuts, wheel bolt, wheel bolts
tuerca de seguridad, tuerca antirrobo > locking wheel nut, wheel lock, lock nut key
llave de ruedas, cruceta, llave de cruz > wheel wrench, wheel brace
par de apriete, torque, apretar > tightening torque, torque
cambiar una rueda, cambiar la llanta > changing wheel, wheel change, replacing wheel
desgaste, gastadas, lisas, profundidad del dibujo > wear, tread, tread depth, worn
rotación, rotar las llantas, rotar, cruzar las llantas > rotation, rotating, rotate
alineación, jala a un lado > alignment, pulls
equilibrado, balanceo > balancing, balance
cadenas, cadenas para nieve > snow chains, chains
medida de las llantas, tamaño de llanta, rodado > size, wheel size
rin, llanta de aleación, aro > rim, rims, alloy wheel, alloy wheels
tapacubos, copa de rueda > wheel cover, wheel covers, hubcap, hubcaps
herramientas, juego de herramientas > tools, tool kit
# emergencies
emergencia, avería, averiado, me quedé tirado > emergency, breakdown, roadside assistance
remolcado, grúa, remolcar el coche, argolla de remolque, gancho de remolque delantero > towing, tow hook, towing eye, flatbed
choque, accidente, después de un choque > accident, collision, crash
incendio, fuego, extintor > fire, fire extinguisher
triángulo, chaleco, botiquín > warning triangle, reflective vest, first aid kit
encerrado, quedé encerrado, llaves adentro, llaves dentro > locked in, keys inside, lockout
corte de combustible, interruptor inercial > fuel shutoff, fuel cut off
apertura de emergencia, abrir sin batería, llave sin batería > emergency opening, emergency unlock
# care
lavar, limpiar, limpieza > wash, washing, cleaning
túnel de lavado, lavado automático, autolavado > carwash, wash
alta presión, hidrolavadora, karcher > high pressure washer, pressure washer
pintura, rayón, arañazo, rasguño > paint, scratch, touch up
encerar, cera, pulir > wax, waxing, polish, polishing
corrosión > rust
tapicería, tela, manchas > upholstery, seat cover, stain, stains
cuero, piel, cuerina > leather
plástico > plastic parts, trim
guardar el coche, mucho tiempo parado, vacaciones, inmovilización > storage, storing
# data and papers
datos técnicos, ficha técnica, especificaciones > specifications, technical data
medidas, dimensiones, largo, ancho, altura > dimensions, length, width, height
peso, masa > weight, curb weight, gross vehicle weight, gvwr
número de bastidor, número de chasis, vin, número de serie > vin, vehicle identification number
número de motor > engine number
código de color, código de pintura > paint code, color code
potencia, caballos > horsepower, power output, engine power, power kw, power hp, power ps
cilindrada > displacement
velocidad máxima > maximum speed
etiqueta, placa > label, labels, sticker
manual > handbook, owner
reciclar, desechar, tirar > recycling, disposal, dispose
accesorios, modificar, modificaciones > accessories, modifications, aftermarket
matrícula, patente > number plate, license
peligro, riesgo > danger, hazard, risk
# motorcycles and trailers
moto, motocicleta > motorcycle
casco > helmet, helmets
manillar, manubrio, manillares > handlebar, handlebars
puño, acelerador, gas > throttle, throttle grip, accelerator
maneta, manigueta, palanca del freno > brake lever, clutch lever
cadena, tensión de la cadena, cadena floja > drive chain, chain, chain slack, chain tension
engrasar la cadena, lubricar la cadena > chain lubrication, lubricate chain
caballete, pata de cabra, caballete lateral > side stand, sidestand, center stand, kickstand
horquilla, barras, suspensión delantera > front fork, fork, forks
amortiguador, suspensión > shock, shocks, suspension
precarga > preload
sillín, asiento de la moto > saddle, seat height
reposapiés, estribera > footrest, footrests, footpeg, footpegs
arranque a patada, patada > kick start, kickstarter
holgura, juego libre > freeplay, slack, clearance
carburador > carburetor, carburettor
llave de gasolina, llave de paso > fuel valve, fuel cock
# general verbs and places
abrir, abre, abro, abrirlo > open, opening
cerrar, cierro > closing, close, shut
encender, prender, activar, conectar, enciendo > turn on, switch on, activate, enable
apagar, desactivar, desconectar, quitar > turn off, switch off, deactivate, disable
ajustar, regular > adjust, adjusting, adjustment, setting
cambiar, sustituir, reemplazar > replace, replacing, change, changing
revisar, comprobar, verificar, checar > inspect, inspection, checking
rellenar, añadir, llenar, agregar > add, adding, refill, fill
sacar, retirar, desmontar > remove, removing, removal
poner, instalar, montar, colocar > install, installing, installation, fit
apretar el botón, pulsar, presionar, oprimir > press, pressing, push
girar > turn, rotate
jalar, halar > pull
empujar > push, pushing
guardar, memorizar > store, save, memory
conectar, conexión > connect, connecting, connection
funciona, no funciona, no anda > operate, operation, malfunction, inoperative
problema, fallo, solución > problem, problems, malfunction, troubleshooting
símbolo > symbol, symbols, meaning
ubicación > location, located
delante, delantero, adelante > front
detrás, trasero, atrás > rear, back
izquierda > left
derecha > right
advertencia, precaución > warning, warnings, caution
`;
