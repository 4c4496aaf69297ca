import { facts, pressures } from './facts';

const medium = pressures['205/55 R16'];

/** The plain-text document of the demonstration: headings are lines in capitals. */
export const maintenanceNotes = `NOTAS DE MANTENIMIENTO
Faro Brisa 1.6, modelo 2022
Vehículo y documento ficticios, escritos para la demostración de Guantera.

1. ANTES DE EMPEZAR

Trabaje con el vehículo en llano, el motor parado y el freno de estacionamiento puesto.
Estas notas resumen el manual del propietario y añaden consejos de taller. Si un dato
no coincide con el manual, vale el del manual.

2. ACEITE DEL MOTOR

Aceite: ${facts.oilGrade}, norma ${facts.oilNorm}.
Cambio con filtro: ${facts.oilWithFilter}.
Cambio sin filtro: ${facts.oilWithoutFilter}.
Intervalo: cada 15 000 km o 12 meses; en uso severo, cada 7500 km o 6 meses.
Par del tapón de vaciado: ${facts.drainPlugTorque}, siempre con una arandela nueva.

Consejo: deje el motor al ralentí un minuto después de llenar, párelo, espere diez
minutos y mida el nivel. El filtro nuevo retiene unos 0,3 litros.

3. LÍQUIDO DE FRENOS

Tipo: ${facts.brakeFluid}. Cantidad: 0,8 litros. Cambio cada 2 años.
Orden de purga: trasera derecha, delantera izquierda, trasera izquierda, delantera derecha.
Par del purgador: 8 N·m.

4. REFRIGERANTE

Tipo: orgánico (OAT) de color rosa, mezclado al 50 % con agua desmineralizada.
Cantidad: ${facts.coolantManual} con cambio manual; ${facts.coolantAutomatic} con cambio automático.
Para purgar el circuito, abra el tornillo de purga de la tapa del termostato hasta que
salga líquido sin burbujas.

5. BUJÍAS

Iridio, rosca M12, separación ${facts.plugGap}. Par de apriete: 18 N·m con el motor frío.
Cambio cada 90 000 km o 6 años.

6. CORREA DE DISTRIBUCIÓN

Cambio cada 120 000 km o 6 años, con tensor, rodillo y bomba de agua.
No gire nunca el motor en sentido contrario al de marcha.

7. NEUMÁTICOS 205/55 R16

Hasta 3 personas: ${medium.normal[0]} delante y ${medium.normal[1]} detrás.
Plena carga: ${medium.full[0]} delante y ${medium.full[1]} detrás.
Par de los tornillos de rueda: ${facts.wheelTorque}. Vuelva a comprobarlo a los 50 km.

8. REGISTRO DE REVISIONES

Anote en cada revisión la fecha, los kilómetros, el aceite utilizado, el espesor de las
pastillas y la profundidad del dibujo de los neumáticos.
`;
