import type {
  CloudFault,
  CloudRemark,
  CloudStep,
} from '../../functions/src/domain/faults/cloud-fault';

/** What a sentence may name: the parameters that the deployed functions have. */
export type CloudSettings = {
  project: string;
  bucket: string;
  answerModel: string;
  vertexLocation: string;
  thinkingLevel: string;
  embeddingModel: string;
  embeddingLocation: string;
  processor: string;
  origin: string;
};

export const NO_ACCOUNT =
  'No hay credenciales que valgan: gcloud auth application-default login --impersonate-service-account=CUENTA_DE_LAS_FUNCIONES (necesitas el rol «Service Account Token Creator» sobre ella).';

export const stepNames: Record<CloudStep, string> = {
  answer: 'una respuesta de Gemini',
  embedding: 'un vector',
  vectorQuery: 'una consulta por vectores',
  ocr: 'una página por OCR',
  upload: 'una subida desde un navegador',
  event: 'el aviso de que ha llegado un archivo',
  task: 'una tarea para la cola de lectura',
  link: 'un enlace firmado',
  session: 'una sesión, y su final',
  webKey: 'la clave WEB_API_KEY',
};

const services: Record<CloudStep, { api: string; name: string; role: string }> = {
  answer: { api: 'aiplatform', name: 'Vertex AI', role: 'Vertex AI User' },
  embedding: { api: 'aiplatform', name: 'Vertex AI', role: 'Vertex AI User' },
  vectorQuery: { api: 'firestore', name: 'Firestore', role: 'Cloud Datastore User' },
  ocr: { api: 'documentai', name: 'Document AI', role: 'Document AI API User' },
  upload: { api: 'storage', name: 'Cloud Storage', role: 'Storage Object Admin del bucket' },
  event: { api: 'eventarc', name: 'Eventarc', role: 'Storage Object Admin del bucket' },
  task: {
    api: 'cloudtasks',
    name: 'Cloud Tasks',
    role: 'Cloud Tasks Enqueuer, y Service Account User sobre sí misma',
  },
  link: {
    api: 'iamcredentials',
    name: 'IAM Service Account Credentials',
    role: 'Service Account Token Creator sobre sí misma',
  },
  session: {
    api: 'identitytoolkit',
    name: 'Identity Toolkit',
    role: 'Firebase Authentication Admin, y Service Account Token Creator sobre sí misma',
  },
  webKey: { api: 'identitytoolkit', name: 'Identity Toolkit', role: 'ninguno: es la clave' },
};

const noBucket = (bucket: string): string =>
  `El bucket ${bucket} no existe: créalo en la consola de Firebase (Storage), en europe-west1. Si se llama de otro modo, dilo con STORAGE_BUCKET.`;
const noProviders = (project: string): string =>
  `El proyecto no tiene Authentication, o no tiene habilitado el correo con contraseña: https://console.firebase.google.com/project/${project}/authentication/providers`;

const notFound: Record<CloudStep, (settings: CloudSettings) => string> = {
  answer: ({ answerModel, vertexLocation, project }) =>
    `El modelo ${answerModel} no se sirve en ${vertexLocation}: Google lo ha retirado o nunca lo ` +
    `ofreció ahí. Elige otro en ANSWER_MODEL (o VERTEX_LOCATION) de functions/.env.${project} y ` +
    `despliega las funciones.`,
  embedding: ({ embeddingModel, embeddingLocation, project }) =>
    `El modelo ${embeddingModel} no se sirve en ${embeddingLocation}: Google lo ha retirado o ` +
    `nunca lo ofreció ahí. Elige otro en EMBEDDING_MODEL (o EMBEDDING_LOCATION) de ` +
    `functions/.env.${project}, despliega y ejecuta npm run reembed -- --project ${project}.`,
  vectorQuery: ({ project }) =>
    `El proyecto no tiene base de datos: gcloud firestore databases create --location=europe-west1 --delete-protection --enable-pitr --project=${project}`,
  ocr: ({ processor, project }) =>
    `El procesador ${processor} no existe o se ha borrado. Crea uno de tipo «Document OCR» en esa región y ponlo en DOCUMENT_AI_PROCESSOR de functions/.env.${project}.`,
  upload: ({ bucket }) => noBucket(bucket),
  event: ({ bucket }) => noBucket(bucket),
  task: ({ project }) =>
    `Falta una cola de lectura (readManual, readSmallManual, readManualAgain) en europe-west1: las crea el despliegue de las funciones: npx firebase deploy --only functions --project ${project}`,
  link: ({ bucket }) => noBucket(bucket),
  session: ({ project }) => noProviders(project),
  webKey: ({ project }) => noProviders(project),
};

const locations: Record<CloudStep, string> = {
  answer: 'VERTEX_LOCATION',
  embedding: 'EMBEDDING_LOCATION',
  vectorQuery: 'firestore.location de firebase.json',
  ocr: 'DOCUMENT_AI_PROCESSOR',
  upload: 'la región del bucket',
  event: 'la región del bucket',
  task: 'la región de las funciones (europe-west1)',
  link: 'la región del bucket',
  session: 'el proyecto',
  webKey: 'el proyecto',
};

const unusable: Record<CloudStep, string> = {
  answer:
    'El modelo contesta, pero no con lo que se le pide: prueba otro en ANSWER_MODEL y mídelo con npm run bench -- model.',
  embedding:
    'El modelo da vectores que el índice no admite (768 números): pon en EMBEDDING_MODEL uno que los dé.',
  vectorQuery: 'Firestore contesta lo que nadie esperaba: abre una incidencia con esta salida.',
  ocr: 'El procesador contesta, pero no lee la página: revisa que es de tipo «Document OCR» y que su versión está desplegada.',
  upload: 'Cloud Storage contesta lo que nadie esperaba: abre una incidencia con esta salida.',
  event: 'Cloud Storage contesta lo que nadie esperaba: abre una incidencia con esta salida.',
  task: 'Cloud Tasks contesta lo que nadie esperaba: abre una incidencia con esta salida.',
  link: 'El enlace da otra cosa que el archivo: abre una incidencia con esta salida.',
  session:
    'Una sesión nueva no vale: revisa que el proyecto de WEB_API_KEY es este, y el reloj de esta máquina.',
  webKey: 'Identity Toolkit deja entrar a quien no existe: abre una incidencia con esta salida.',
};

const remedies: Record<CloudFault, (step: CloudStep, settings: CloudSettings) => string> = {
  NOT_AUTHENTICATED: () => NO_ACCOUNT,
  API_NOT_ENABLED: (step, { project }) =>
    `La API de ${services[step].name} no está habilitada: gcloud services enable ${services[step].api}.googleapis.com --project=${project}; tarda unos minutos en valer.`,
  BILLING_DISABLED: (_, { project }) =>
    `El proyecto no tiene facturación activa: enlaza una cuenta en https://console.cloud.google.com/billing/linkedaccount?project=${project} (plan Blaze).`,
  PERMISSION_DENIED: (step) =>
    `A la cuenta que pregunta le falta el rol «${services[step].role}»: dáselo a la de las funciones (npm run cloud:roles) y pregunta como ella (docs/deploying.md, paso 10).`,
  NOT_FOUND: (step, settings) => notFound[step](settings),
  OVER_QUOTA: (step, { project }) =>
    `${services[step].name} contesta que se ha agotado una cuota. Repite dentro de un minuto; si dura, auméntala en https://console.cloud.google.com/iam-admin/quotas?project=${project}.`,
  WRONG_REGION: (step) =>
    `${services[step].name} no está en esa región, o el nombre de la región no existe (o esta máquina no tiene red): revisa ${locations[step]}.`,
  INDEX_MISSING: (_, { project }) =>
    `Falta el índice de vectores: npx firebase deploy --only firestore:indexes --project ${project}`,
  INDEX_BUILDING: (_, { project }) =>
    `El índice de vectores se está construyendo: espera a que esté listo en https://console.firebase.google.com/project/${project}/firestore/indexes y repite.`,
  ORIGIN_REFUSED: (_, { origin }) =>
    `La sesión de subida no contesta a las páginas de ${origin}. Contesta a las del origen con el que se abrió, ` +
    `diga lo que diga la regla CORS del bucket: si la aplicación se sirve desde otra dirección, dila con --origin; si es esa, ejecuta npm run check:site -- --url ${origin}.`,
  NO_EVENT: (_, { project }) =>
    `El archivo llegó al bucket y processManual no se enteró. Si aún no se han desplegado las funciones, despliega y repite; ` +
    `si se han desplegado, npm run cloud:roles -- --project ${project} da «Pub/Sub Publisher» al agente de Cloud Storage. El primer aviso de un proyecto tarda unos minutos: repite.`,
  NOT_REVOKED: () =>
    'Una sesión terminada sigue valiendo: quien cierra su sesión, o pierde su invitación, seguiría dentro. No dejes entrar a nadie y abre una incidencia con esta salida.',
  KEY_REFUSED: (_, { project }) =>
    `Identity Toolkit no acepta WEB_API_KEY de functions/.env.${project}: ` +
    `tiene que ser la clave del servidor, restringida a la API Identity Toolkit y a ninguna dirección (https://console.cloud.google.com/apis/credentials?project=${project}).`,
  PROVIDER_OFF: (_, { project }) => noProviders(project),
  REFUSED: (step) =>
    `${services[step].name} rechaza la petición, y no dice que falte un permiso: lee lo que ha contestado.`,
  UNREACHABLE: (step) =>
    `${services[step].name} no responde, o esta máquina no llega a él. Mira https://status.cloud.google.com y repite.`,
  UNUSABLE: (step) => unusable[step],
  UNKNOWN: () => 'Nadie esperaba este fallo: abre una incidencia con esta salida.',
};

/** What a maintainer should know of a step that is well. */
export const remarkOn = ({ thoughtTokens }: CloudRemark, settings: CloudSettings): string =>
  `Se pagan pensamientos: ${settings.answerModel} ha pensado ${thoughtTokens} tokens antes de contestar, ` +
  `que cuestan como los de la respuesta (THINKING_LEVEL=${settings.thinkingLevel} en functions/.env.${settings.project}).`;

/** One sentence that says what to do. */
export const remedyFor = (step: CloudStep, fault: CloudFault, settings: CloudSettings): string =>
  remedies[fault](step, settings);
