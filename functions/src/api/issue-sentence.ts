import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/** What callers send, as an owner calls it. */
const fieldNames: Readonly<Record<string, string>> = {
  action: 'la acción',
  among: 'las versiones',
  assistancePhone: 'el teléfono de asistencia',
  chosen: 'la tabla del plan',
  completed: 'el final de la configuración',
  confirmation: 'la confirmación',
  contentType: 'el tipo de archivo',
  country: 'el país',
  date: 'la fecha',
  displayName: 'el nombre',
  email: 'el correo',
  engine: 'el motor',
  entry: 'la anotación',
  fileSize: 'el tamaño del archivo',
  fingerprint: 'la huella del archivo',
  firstRegistration: 'la primera matriculación',
  id: 'el número',
  idToken: 'la prueba de identidad',
  isDefault: 'el vehículo predeterminado',
  isExpired: 'la caducidad de la subida',
  isHidden: 'lo que se oculta',
  isSevere: 'el uso severo',
  followed: 'hasta cuándo está al día',
  item: 'la tarea',
  items: 'las tareas',
  km: 'el kilometraje',
  language: 'el idioma',
  make: 'la marca',
  mayBeUsed: 'el permiso',
  message: 'el mensaje',
  model: 'el modelo',
  months: 'los meses',
  name: 'el nombre',
  nickname: 'el apodo',
  note: 'la nota',
  notes: 'las notas',
  originalFilename: 'el nombre del archivo',
  own: 'el intervalo propio',
  page: 'la página',
  password: 'la contraseña',
  preferredLanguage: 'el idioma preferido',
  price: 'el precio',
  processingMessage: 'el mensaje',
  query: 'la pregunta',
  reasons: 'los motivos',
  service: 'el servicio',
  signal: 'el testigo',
  status: 'el estado',
  step: 'el paso',
  text: 'la descripción',
  trim: 'el acabado',
  tyreSize: 'la medida de los neumáticos',
  unit: 'la unidad',
  username: 'el nombre de usuario',
  value: 'el valor',
  vehicleId: 'el vehículo',
  verdict: 'la opinión',
  version: 'la versión',
  vin: 'el VIN',
  what: 'lo que se hizo',
  workshop: 'el taller',
  year: 'el año',
};

/** The whole of what was sent has no name of its own; what a program sends needs none. */
function nameOf(path: readonly PropertyKey[] = []): string {
  const field = path.findLast((key) => typeof key === 'string');
  if (field === undefined) return 'la petición';
  return (Object.hasOwn(fieldNames, field) && fieldNames[field]) || 'este dato';
}

const kinds: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto con sus datos',
};

const quoted = (values: readonly unknown[]): string =>
  values.map((value) => `«${String(value)}»`).join(', ');

const unitOf = (origin: string): string =>
  origin === 'string' ? ' caracteres' : origin === 'array' ? ' elementos' : '';

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  const unit = unitOf(origin);
  if (unit) return `debe tener al menos ${minimum}${unit}`;
  return inclusive ? `no debe ser menor que ${minimum}` : `debe ser mayor que ${minimum}`;
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): string {
  const unit = unitOf(origin);
  if (unit) return `no debe pasar de ${maximum}${unit}`;
  return inclusive ? `no debe ser mayor que ${maximum}` : `debe ser menor que ${maximum}`;
}

/** What is wrong, for a subject to stand before it. */
function wrongIn(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `debe ser ${kinds[issue.expected] ?? 'otra cosa'}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `debe ser ${quoted(issue.values)}`
        : `debe ser uno de estos valores: ${quoted(issue.values)}`;
    case 'too_small':
      return tooSmall(issue as z.core.$ZodIssueTooSmall);
    case 'too_big':
      return tooBig(issue as z.core.$ZodIssueTooBig);
    case 'invalid_format':
      return 'no tiene la forma que debe';
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return 'no se puede aceptar así';
  }
}

const isMissing = ({ input }: Issue): boolean =>
  input === undefined || input === null || input === '';

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** What an owner reads of a field where its schema has no words of its own: zod's would speak of types. */
export function issueSentence(issue: Issue): string {
  const name = nameOf(issue.path);
  return sentence(isMissing(issue) ? `falta ${name}` : `${name} ${wrongIn(issue)}`);
}
