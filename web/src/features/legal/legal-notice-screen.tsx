import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { LegalSection, LegalText } from './legal-text';
import { OperatorFacts } from './operator-facts';

/** Who stands behind the site and under which terms, for anybody. */
export const LegalNoticeScreen = ({ privacyPath }: { privacyPath: string }) => (
  <LegalText
    title="Aviso legal"
    introduction="Información que exige la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI)."
  >
    <LegalSection title="Titular">
      <OperatorFacts />
    </LegalSection>
    <LegalSection title="El servicio">
      <Typography>
        Guantera guarda los manuales de tus vehículos y responde a preguntas con lo que dicen. Es un
        servicio por invitación: quien entra lo hace con su propia cuenta y no la comparte.
      </Typography>
    </LegalSection>
    <LegalSection title="Respuestas y responsabilidad">
      <Typography>
        Las respuestas las genera una inteligencia artificial a partir de los manuales que subes y
        pueden contener errores. No sustituyen al manual ni al criterio de un taller: si algo no
        coincide, prevalece el manual. Ante una duda que afecte a tu seguridad, detente y consulta a
        un profesional.
      </Typography>
    </LegalSection>
    <LegalSection title="Tus manuales">
      <Typography>
        Los manuales siguen siendo de quien tenga sus derechos. Sube solo los que puedas usar: nadie
        más los ve, y se usan únicamente para responderte a ti.
      </Typography>
    </LegalSection>
    <LegalSection title="Uso correcto">
      <Typography>
        No está permitido intentar acceder a datos de otras personas, saltarse los límites del
        servicio ni subir archivos que lo dañen. Podemos retirar el acceso a quien lo haga.
      </Typography>
    </LegalSection>
    <LegalSection title="Privacidad y ley aplicable">
      <Typography>
        Lo que hacemos con tus datos está en la{' '}
        <Link component={RouterLink} to={privacyPath}>
          política de privacidad
        </Link>
        . Se aplica la ley española; si eres consumidor, puedes acudir a los juzgados de tu
        domicilio.
      </Typography>
    </LegalSection>
  </LegalText>
);
