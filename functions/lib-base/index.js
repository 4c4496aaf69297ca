import {
  log
} from "./chunk-SVNDKVNX.js";
import {
  once
} from "./chunk-3462HG73.js";
import {
  REGION
} from "./chunk-GAVUEX4V.js";

// src/triggers/api.ts
import { onRequest } from "firebase-functions/v2/https";
var app = once(async () => (await import("./app-ZNWCP7NR.js")).createApp());
var api = onRequest(
  {
    region: REGION,
    // Forms arrive whole in memory: up to 32 MB for each request at a time.
    memory: "1GiB",
    // Hosting gives up after 60 seconds.
    timeoutSeconds: 60,
    concurrency: 20,
    maxInstances: 20,
    invoker: "public",
    // The browser calls from the same origin; nobody else is invited.
    cors: false
  },
  async (request, response) => {
    (await app())(request, response);
  }
);

// src/triggers/erase-account.ts
import { onTaskDispatched } from "firebase-functions/v2/tasks";
import { z } from "zod";
var payload = z.object({ uid: z.string().min(1) });
var eraseAccount = onTaskDispatched(
  {
    region: REGION,
    memory: "512MiB",
    timeoutSeconds: 1800,
    concurrency: 1,
    maxInstances: 5,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 5 }
  },
  async ({ data }) => {
    const { uid } = payload.parse(data);
    const { account } = await import("./account-SKKA44NQ.js");
    await account().eraseAccount(uid);
    log.info("account erased", { uid });
  }
);

// src/triggers/export-data.ts
import { onTaskDispatched as onTaskDispatched2 } from "firebase-functions/v2/tasks";
import { z as z2 } from "zod";
var MAX_ATTEMPTS = 3;
var payload2 = z2.object({ uid: z2.string().min(1) });
var exportData = onTaskDispatched2(
  {
    region: REGION,
    memory: "512MiB",
    timeoutSeconds: 1800,
    concurrency: 1,
    maxInstances: 5,
    retryConfig: { maxAttempts: MAX_ATTEMPTS, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 5 }
  },
  async ({ data, retryCount }) => {
    const { uid } = payload2.parse(data);
    const { account } = await import("./account-SKKA44NQ.js");
    const isLastAttempt = retryCount + 1 >= MAX_ATTEMPTS;
    try {
      const outcome = await account().exportData({ uid, isLastAttempt });
      log.info("data exported", { uid, retryCount, outcome });
    } catch (error) {
      log.error("exporting data failed", error, { uid, retryCount, isLastAttempt });
      throw error;
    }
  }
);

// src/triggers/process-manual.ts
import { storageBucket } from "firebase-functions/params";
import { onObjectFinalized } from "firebase-functions/v2/storage";
import { z as z3 } from "zod";
var objectSchema = z3.object({
  name: z3.string(),
  size: z3.coerce.number(),
  generation: z3.coerce.string()
});
var processManual = onObjectFinalized(
  {
    region: REGION,
    bucket: storageBucket,
    memory: "512MiB",
    timeoutSeconds: 60,
    maxInstances: 10,
    retry: true
  },
  async ({ data }) => {
    const object = objectSchema.parse(data);
    const { reading } = await import("./reading-HFMKOJWN.js");
    const outcome = await reading().acceptUpload(object);
    log.info("upload reported", { outcome, size: object.size, generation: object.generation });
  }
);

// src/triggers/read-manual.ts
import { onTaskDispatched as onTaskDispatched3 } from "firebase-functions/v2/tasks";
import { z as z4 } from "zod";
var MAX_ATTEMPTS2 = 5;
var payload3 = z4.object({ uid: z4.string().min(1), manualId: z4.number().int().positive() });
var readManual = onTaskDispatched3(
  {
    region: REGION,
    memory: "2GiB",
    cpu: 2,
    timeoutSeconds: 1800,
    concurrency: 1,
    maxInstances: 10,
    retryConfig: { maxAttempts: MAX_ATTEMPTS2, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 10 }
  },
  async ({ data, retryCount }) => {
    const { uid, manualId } = payload3.parse(data);
    const { reading } = await import("./reading-HFMKOJWN.js");
    const begin = performance.now();
    const isLastAttempt = retryCount + 1 >= MAX_ATTEMPTS2;
    try {
      const outcome = await reading().readManual({ uid, manualId, isLastAttempt });
      const milliseconds = Math.round(performance.now() - begin);
      log.info("manual read", { uid, manualId, retryCount, outcome, milliseconds });
    } catch (error) {
      log.error("reading a manual failed", error, { uid, manualId, retryCount, isLastAttempt });
      throw error;
    }
  }
);

// src/triggers/sweep-accounts.ts
import { onSchedule } from "firebase-functions/v2/scheduler";
var sweepAccounts = onSchedule(
  {
    region: REGION,
    schedule: "every 10 minutes",
    memory: "512MiB",
    timeoutSeconds: 540,
    maxInstances: 1
  },
  async () => {
    const { account } = await import("./account-SKKA44NQ.js");
    const { sweepErasures, sweepDataExports, expireSearches } = account();
    const sweeps = { erasures: sweepErasures, exports: sweepDataExports, searches: expireSearches };
    for (const [swept, sweep] of Object.entries(sweeps)) {
      try {
        log.info("accounts swept", { swept, count: await sweep() });
      } catch (error) {
        log.error("sweeping accounts failed", error, { swept });
      }
    }
  }
);

// src/triggers/sweep-manuals.ts
import { onSchedule as onSchedule2 } from "firebase-functions/v2/scheduler";
var sweepManuals = onSchedule2(
  {
    region: REGION,
    schedule: "every 10 minutes",
    memory: "256MiB",
    timeoutSeconds: 120,
    maxInstances: 1
  },
  async () => {
    const { reading } = await import("./reading-HFMKOJWN.js");
    const { sweepManuals: sweep, sweepUploads } = reading();
    log.info("abandoned manuals swept", await sweep());
    log.info("abandoned uploads swept", await sweepUploads());
  }
);
export {
  api,
  eraseAccount,
  exportData,
  processManual,
  readManual,
  sweepAccounts,
  sweepManuals
};
//# sourceMappingURL=index.js.map
