import {
  models
} from "./chunk-ABETVKFU.js";
import "./chunk-SOZG2MOT.js";
import {
  log
} from "./chunk-SVNDKVNX.js";
import {
  firebase
} from "./chunk-JSJALHLE.js";
import {
  userPath
} from "./chunk-QFF6PAY2.js";
import {
  once
} from "./chunk-3462HG73.js";
import {
  VERSION
} from "./chunk-GAVUEX4V.js";

// src/adapters/service-checks.ts
var NOTHING = "health-check";
var firestoreAnswers = async (db) => {
  await db.doc(userPath(NOTHING)).get();
};
var storageAnswers = async (bucket) => {
  await bucket.getFiles({ prefix: NOTHING, maxResults: 1, autoPaginate: false });
};
var authAnswers = async (auth) => {
  await auth.getUsers([{ uid: NOTHING }]);
};

// src/domain/service-status.ts
var ESSENTIAL = ["database", "answers"];
function serviceStatus(parts) {
  const broken = parts.filter(({ isUp }) => !isUp);
  if (broken.length === 0) return "ok";
  return broken.some(({ name }) => ESSENTIAL.includes(name)) ? "down" : "degraded";
}

// src/usecases/check-health.ts
var DEADLINE_MS = 3e3;
var KEPT_MS = 15e3;
async function inTime(part) {
  let timer;
  const deadline = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), DEADLINE_MS);
  });
  try {
    await Promise.race([part.check(), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
function checkHealth({ checks, version, now, warn }) {
  const isUp = async (part) => {
    try {
      await inTime(part);
      return true;
    } catch (error) {
      warn(part.name, error);
      return false;
    }
  };
  const askAll = async (checkedAt) => {
    const parts = await Promise.all(
      checks.map(async (part) => ({ name: part.name, isUp: await isUp(part) }))
    );
    return { status: serviceStatus(parts), version, checkedAt: checkedAt.toISOString(), parts };
  };
  let kept;
  return () => {
    const moment = now();
    if (!kept || kept.until <= moment.getTime()) {
      kept = { until: moment.getTime() + KEPT_MS, health: askAll(moment) };
    }
    return kept.health;
  };
}

// src/composition/health.ts
var health = once(() => ({
  checkHealth: checkHealth({
    checks: [
      { name: "database", check: async () => firestoreAnswers(firebase().db) },
      { name: "files", check: async () => storageAnswers(firebase().bucket) },
      { name: "identity", check: async () => authAnswers(firebase().auth) },
      { name: "answers", check: async () => models().check() }
    ],
    version: VERSION,
    now: () => /* @__PURE__ */ new Date(),
    warn: (part, error) => log.error("A part of the service does not answer", error, { part })
  })
}));
export {
  health
};
//# sourceMappingURL=health-W2S6E2J4.js.map
