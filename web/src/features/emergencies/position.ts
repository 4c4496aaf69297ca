/** Where this device is. Degrees (WGS 84) and metres. */
export type Position = { latitude: number; longitude: number; accuracy: number };

/** As the Geolocation API counts them: https://www.w3.org/TR/geolocation/#geolocationpositionerror-interface */
const REFUSED = 1;
const LATE = 3;

export const isLocatable = (): boolean => 'geolocation' in navigator;

/** Asks for it once; the owner is asked by the browser. A position of the last minute is good enough. */
export const askPosition = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      ...{ enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    });
  });

export function positionFailure(error: unknown): string {
  const { code } = error as { code?: number };
  if (code === REFUSED) {
    return 'No tenemos permiso para saber dónde estás. Dale permiso en tu navegador, o di por teléfono la carretera y el kilómetro.';
  }
  return code === LATE
    ? 'Tu dispositivo tarda demasiado en saber dónde está. Sal al aire libre y prueba otra vez.'
    : 'Tu dispositivo no sabe dónde está. Di por teléfono la carretera, el kilómetro y el sentido.';
}

/** Five decimals are a metre. */
const degrees = (value: number): string => value.toFixed(5);

/** "40.41680, -3.70380": as a map, and whoever answers at 112, take it. */
export const coordinatesOf = ({ latitude, longitude }: Position): string =>
  `${degrees(latitude)}, ${degrees(longitude)}`;

/** What is sent: words, coordinates to be typed and a map to be opened. */
export function positionText(position: Position, vehicle: string | null): string {
  const place = coordinatesOf(position);
  return [
    `Estoy parado en la carretera${vehicle === null ? '' : ` con mi ${vehicle}`}.`,
    `Estoy aquí (a unos ${Math.ceil(position.accuracy)} m): ${place}`,
    `https://maps.google.com/?q=${place.replace(' ', '')}`,
  ].join('\n');
}
