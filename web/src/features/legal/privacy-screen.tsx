import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { LegalList, LegalSection, LegalText } from './legal-text';
import { OperatorFacts } from './operator-facts';
import { retentionWords } from './retention';
import { useLegal } from './use-legal';

const stored = [
  {
    term: 'Tu cuenta',
    text: 'Nombre, correo, idioma, forma de acceso y en qué punto de la configuración inicial estás. La contraseña, si usas una, la guarda cifrada Firebase Authentication; nosotros no la vemos.',
  },
  {
    term: 'Tus vehículos',
    text:
      'Marca, modelo, año, versión, apodo y, solo si lo escribes, el número de bastidor (VIN), el ' +
      'motor, el país, el mes de la primera matriculación y el teléfono de tu asistencia. De su ficha, los datos que compruebas y ' +
      'los que pones tú.',
  },
  {
    term: 'El mantenimiento',
    text:
      'Los kilómetros y servicios que apuntas, con su fecha y, si los escribes, taller, precio y notas, ' +
      'los recibos que añades (de las fotos borramos el lugar y los demás datos de la cámara) y lo que ' +
      'cambias del plan de tu manual.',
  },
  {
    term: 'Tus manuales',
    text:
      'El archivo tal como lo subes y los textos e índices que se sacan de él para poder buscar, ' +
      'también de sus páginas escaneadas, lo que dicen de los testigos, y las imágenes de las páginas que ' +
      'abres. Cuando mejoramos la lectura, volvemos a leerlo. Lo que escribes para describir un testigo ' +
      'no se guarda.',
  },
  {
    term: 'Tus búsquedas',
    text:
      'Cada pregunta con su respuesta, las páginas citadas y el momento en que la hiciste; si las ' +
      'guardas, desde cuándo, y lo que opines de ellas. De una pregunta de seguimiento, también a ' +
      'cuál sigue y cómo la hemos entendido, con palabras de la anterior. Solo si marcas que ' +
      'podemos, usamos esa pregunta y tu opinión, sin tus datos, para mejorar las respuestas.',
  },
  {
    term: 'Registros técnicos',
    text:
      'Identificadores, códigos de error, el punto del programa que ha fallado, en nuestros ' +
      'servidores o en tu navegador, y tiempos. No contienen preguntas, textos de manuales, ' +
      'correos ni bastidores.',
  },
  {
    term: 'En tu navegador',
    text: 'Una cookie de sesión, imprescindible para que sigas dentro, el tema y los avisos que elijas y los archivos del programa. No hay cookies de publicidad ni de analítica.',
  },
  {
    term: 'Tu voz y tu posición, solo si lo pides',
    text:
      'Si pulsas el micrófono, tu navegador convierte en texto lo que dices; según cuál uses, envía tu voz ' +
      'a quien lo hace (Google, Apple o Microsoft), con sus condiciones. Nosotros no la recibimos: solo ' +
      'la pregunta escrita. Las respuestas las lee en alto una voz de tu dispositivo. Si pulsas «Enviar ' +
      'dónde estoy», tu navegador te pide permiso y la posición queda en tu pantalla: la recibe quien tú ' +
      'elijas, y nosotros no.',
  },
  {
    term: 'En tu teléfono, para la carretera',
    text:
      'Si usas Guantera en un teléfono o la instalas, guarda en él, cuando tu manual está leído, tu nombre y tu ' +
      'correo, los datos de tu vehículo predeterminado, sin el bastidor, y sus emergencias y testigos, ' +
      'sin cifrar, para que los tengas donde no hay conexión. Se borran igual que lo que pidas guardar, y con ' +
      '«No guardar nada aquí», en la página del vehículo.',
  },
  {
    term: 'En tu dispositivo, solo si lo pides',
    text:
      'Si activas «Guardar en este dispositivo» en un vehículo: tu nombre y tu correo, los datos del ' +
      'vehículo, sus testigos, su ficha, sus emergencias y su mantenimiento, sus respuestas ' +
      'guardadas y las páginas que citan, sin cifrar y hasta 3 MB, para verlos sin conexión. Quien use el dispositivo sin ' +
      'conexión también puede verlos. Se borran al desactivarlo, al cerrar sesión o caducar esta, cuando entra otra cuenta y si pasan 30 ' +
      'días sin abrir Guantera con conexión.',
  },
];

const purposes = [
  {
    term: 'Prestarte el servicio',
    text: 'Guardar tu garaje, leer tus manuales y responder a tus preguntas. Base: el contrato que aceptas al usar Guantera (art. 6.1.b del RGPD).',
  },
  {
    term: 'Mantenerlo seguro',
    text: 'Comprobar quién entra, limitar abusos y arreglar fallos. Base: nuestro interés legítimo en un servicio seguro (art. 6.1.f).',
  },
];

const processors = [
  {
    term: 'Google Cloud EMEA Limited',
    text: 'Firebase y Google Cloud alojan la aplicación, la base de datos y los archivos en la Unión Europea (europe-west1, Bélgica).',
  },
  {
    term: 'Vertex AI y Document AI, de Google Cloud',
    text: 'Redactan las respuestas a partir de fragmentos de tus manuales y leen las páginas escaneadas. Google no usa ese contenido para entrenar sus modelos.',
  },
  {
    term: 'Tu proveedor de acceso',
    text: 'Si entras con Google, Facebook, Apple o Twitter, ese proveedor sabe que lo haces y nos da tu nombre y tu correo.',
  },
];

function Retention() {
  const { data } = useLegal();
  const words = data ? retentionWords(data.searchRetentionDays) : 'el tiempo que indica el titular';
  const kept = [
    {
      term: 'Cuenta, vehículos, mantenimiento con sus recibos y manuales',
      text: 'Hasta que los borres o elimines tu cuenta.',
    },
    {
      term: 'Búsquedas',
      text: `Se conservan ${words}. Las que guardas, hasta que las quites o elimines tu cuenta. Puedes borrar una o todas desde el historial.`,
    },
    { term: 'La copia de tus datos', text: 'Se borra a las 24 horas de prepararla.' },
    {
      term: 'Al eliminar la cuenta',
      text: 'Se borra todo en minutos, y de las copias de seguridad en 14 días como mucho. Durante 8 días conservamos además tu identificador interno, para que nada pueda volver a crearse.',
    },
    {
      term: 'Invitaciones',
      text: 'El correo al que van y el mensaje que las acompaña, hasta que las retiremos.',
    },
  ];
  return <LegalList items={kept} />;
}

type Props = { profilePath: string; historyPath: string };

const Rights = ({ profilePath, historyPath }: Props) => (
  <>
    <Typography>
      Puedes ejercer tus derechos de acceso, rectificación, supresión, oposición, limitación y
      portabilidad:
    </Typography>
    <LegalList
      items={[
        {
          term: 'Acceso y portabilidad',
          text: (
            <>
              «Descargar mis datos», en <PageLink to={profilePath}>tu perfil</PageLink>, te da todo
              en un ZIP.
            </>
          ),
        },
        {
          term: 'Supresión',
          text: (
            <>
              «Eliminar mi cuenta», en <PageLink to={profilePath}>tu perfil</PageLink>; y cada
              búsqueda en <PageLink to={historyPath}>el historial</PageLink>.
            </>
          ),
        },
        { term: 'Rectificación', text: 'Tu nombre y tu idioma, también en tu perfil.' },
        { term: 'Los demás', text: 'Escribe al contacto del titular. Respondemos en un mes.' },
      ]}
    />
    <Typography>
      Si crees que no hemos atendido tus derechos, puedes reclamar ante la{' '}
      <Link href="https://www.aepd.es" rel="noopener noreferrer">
        Agencia Española de Protección de Datos
      </Link>
      .
    </Typography>
  </>
);

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <Link component={RouterLink} to={to}>
    {children}
  </Link>
);

/** What happens to the data of whoever uses Guantera, for anybody. */
export const PrivacyScreen = (paths: Props) => (
  <LegalText
    title="Política de privacidad"
    introduction="Qué guardamos, para qué, dónde y cómo lo borras, según el Reglamento General de Protección de Datos (RGPD) y la Ley Orgánica 3/2018."
  >
    <LegalSection title="Quién responde de tus datos">
      <OperatorFacts />
    </LegalSection>
    <LegalSection title="Qué guardamos">
      <LegalList items={stored} />
    </LegalSection>
    <LegalSection title="Para qué y con qué base">
      <LegalList items={purposes} />
      <Typography>
        No vendemos datos, no hacemos publicidad ni perfiles y no tomamos decisiones automáticas con
        efectos sobre ti.
      </Typography>
    </LegalSection>
    <LegalSection title="Respuestas de una IA">
      <Typography>
        Las respuestas las genera una inteligencia artificial a partir de tus manuales y pueden
        contener errores. Cada una cita la página en la que se apoya: si algo no coincide, prevalece
        el manual.
      </Typography>
    </LegalSection>
    <LegalSection title="Cuánto tiempo">
      <Retention />
    </LegalSection>
    <LegalSection title="Quién trata los datos por nosotros">
      <LegalList items={processors} />
    </LegalSection>
    <LegalSection title="Tus derechos">
      <Rights {...paths} />
    </LegalSection>
  </LegalText>
);
