import type { Classification } from '@contract';
import { plainWords } from './plain-words';
import type { VehicleNames } from './vehicle-words';
import { mentionsVehicle } from './vehicle-words';

/** A figure or a property is asked for: how much, which size, which oil. */
const SPECIFICATION =
  /(?<!\bcada )\bcuant[oa]s?\b(?! tiempo)|\b(?:presion|capacidad|medidas?|tamano|dimensiones|potencia|par de apriete|torque|peso|masa|carga maxima|viscosidad|octanaje|consumo|voltaje|tension|amperaje|autonomia|cilindrada|longitud|anchura|altura|profundidad|homologad[oa]s?|especificacion(?:es)?|caracteristicas|datos tecnicos|litros|bar|kpa|psi|nm)\b|\b(?:que|cual|tipo de) (?:\w+ ){0,3}(?:aceite|combustible|gasolina|nafta|bateria|bombilla|foco|fusible|refrigerante|neumatico|llanta|liquido|bujia)s?\b|\dw-?\d/;

/** Work that is done from time to time, or on purpose, while nothing is broken. */
const MAINTENANCE =
  /\b(?:mantenimiento|revision(?:es)?|servicio|afinacion|cada cuanto|cada cuantos|intervalo|periodicidad)\b|\b(?:cambi|sustitu|reemplaz|limpi|lav|rellen|llen|engras|comprob|compruebo|revis|rot|recarg|ajust|purg|inspeccion)(?:ar|o|a|e|an|en|ir|yo|ye|io|aci?on)\b|\bcambio de (?:aceite|filtro|bujias|neumaticos|correa|pastillas|liquido)/;

/** Something is wrong, lights up or does not do what it should. */
const TROUBLESHOOTING =
  /\b(?:testigo|averia|fallo|falla|problema|sintoma|error|pinchazo|ponchadura|reventon|sobrecalent\w*|humo|ruido|vibra\w*|fuga|gotea|pierde|parpade\w*|emergencia|atascad[oa]|bloquead[oa]|descargad[oa]|agotad[oa])\b|\bno (?:\w+ ){0,2}(?:arranca|enciende|funciona|abre|cierra|carga|enfria|calienta|responde|va|entra|gira|prende|puedo)\b|\b(?:se (?:ha )?(?:enciende|encendio|encendido|ilumina|calienta|apaga|cala|para)|luz (?:roja|amarilla|naranja|ambar)|que (?:hago|significa|quiere decir)|me he quedado|[pbcu][0-3][0-9a-f]{3})\b/;

/** What kind of question it is; none of the kinds is a kind too. */
export function classify(question: string, vehicle: VehicleNames): Classification {
  const plain = plainWords(question);
  return {
    isSpecification: SPECIFICATION.test(plain),
    isMaintenance: MAINTENANCE.test(plain),
    isTroubleshooting: TROUBLESHOOTING.test(plain),
    isModelSpecific: mentionsVehicle(question, vehicle),
  };
}
