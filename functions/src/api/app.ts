import express, { Router, type Express } from 'express';
import { z } from 'zod';
import { issueSentence } from './issue-sentence';
import { errorHandler } from './middleware/error-handler';
import { limitSources, type CheckSource } from './middleware/limit-sources';
import { logRequests } from './middleware/log-requests';
import { onlyOurApp, type CheckApp } from './middleware/only-our-app';
import { notFound, refuseOtherMethods } from './middleware/not-served';
import { privateAnswers } from './middleware/private-answers';
import { quietNobody } from './middleware/quiet-nobody';
import { requestId } from './middleware/request-id';
import type { Identify } from './middleware/require-session';
import { sameOrigin } from './middleware/same-origin';
import type { Api } from './mount';
import { accountRoutes } from './routes/account';
import { clientErrorRoutes } from './routes/client-errors';
import { emergencyRoutes } from './routes/emergencies';
import { factRoutes } from './routes/facts';
import { healthRoutes } from './routes/health';
import { coverRoutes } from './routes/cover';
import { invitationRoutes } from './routes/invitations';
import { legalRoutes } from './routes/legal';
import { manualRoutes } from './routes/manuals';
import { pageRoutes } from './routes/pages';
import { pictureRoutes } from './routes/pictures';
import { planRoutes } from './routes/plan';
import { receiptRoutes } from './routes/receipts';
import { searchRoutes } from './routes/search';
import { sessionRoutes } from './routes/session';
import { signalRoutes } from './routes/signals';
import { uploadRoutes } from './routes/uploads';
import { userRoutes } from './routes/user';
import { vehicleRoutes } from './routes/vehicles';

const identifyByCookie: Identify = async (cookie) =>
  (await import('../composition/session')).session().identify(cookie);

const checkByMemory: CheckSource = async (source) =>
  (await import('../composition/source-limit')).checkSource()(source);

const checkByConfig: CheckApp = async (token) => {
  const { isAppCheckEnforced } = (await import('../config')).config();
  if (!isAppCheckEnforced) return;
  await (await import('../composition/app-check')).verifyByAppCheck()(token);
};

type Doors = [identify?: Identify, checkSource?: CheckSource, checkApp?: CheckApp];

/** The Express app behind `/api/**`. Everything that talks to Google is loaded by the first request that needs it. */
export const createApp = (...doors: Doors): Express => appOf(mostRoutes, ...doors);

/** The app of the function that works on pictures and looks through whole manuals. */
export const createPagesApp = (...doors: Doors): Express => appOf(slowRoutes, ...doors);

function slowRoutes(api: Api): void {
  pictureRoutes(api);
  receiptRoutes(api);
  coverRoutes(api);
}

function mostRoutes(api: Api): void {
  sessionRoutes(api);
  userRoutes(api);
  vehicleRoutes(api);
  signalRoutes(api);
  factRoutes(api);
  emergencyRoutes(api);
  uploadRoutes(api);
  manualRoutes(api);
  pageRoutes(api);
  planRoutes(api);
  searchRoutes(api);
  invitationRoutes(api);
  accountRoutes(api);
  legalRoutes(api);
  clientErrorRoutes(api);
  healthRoutes(api);
}

/** What stands before every route, the routes themselves, and what answers for the rest. */
function appOf(
  addRoutes: (api: Api) => void,
  identify: Identify = identifyByCookie,
  checkSource: CheckSource = checkByMemory,
  checkApp: CheckApp = checkByConfig,
): Express {
  // What a schema has no words for is told in the owner's language too.
  z.config({ localeError: issueSentence });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Google's front end is the only way in, and tells the browser's protocol. What stands before it anybody may claim.
  app.set('trust proxy', 1);
  app.use(requestId, logRequests, privateAnswers, sameOrigin, onlyOurApp(checkApp));
  const api: Api = { router: Router(), identify, served: [] };
  limitSources(api.router, checkSource);
  addRoutes(api);
  refuseOtherMethods(api.router, api.served);
  app.use(api.router, notFound, quietNobody, errorHandler);
  return app;
}
