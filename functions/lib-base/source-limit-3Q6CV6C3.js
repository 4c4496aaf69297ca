import {
  AppError
} from "./chunk-QFF6PAY2.js";
import {
  once
} from "./chunk-3462HG73.js";
import {
  config
} from "./chunk-GAVUEX4V.js";

// src/domain/source-limit.ts
var WINDOW_MS = 6e4;
var MAX_SOURCES = 2e4;
function sourceLimit(perMinute, now) {
  const uses = /* @__PURE__ */ new Map();
  return (source) => {
    const time = now().getTime();
    const known = uses.get(source);
    const use = known && time < known.since + WINDOW_MS ? known : { since: time, count: 0 };
    if (use.count >= perMinute) {
      const retryAfterSeconds = Math.max(1, Math.ceil((use.since + WINDOW_MS - time) / 1e3));
      throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds });
    }
    uses.delete(source);
    uses.set(source, { ...use, count: use.count + 1 });
    const [oldest] = uses.keys();
    if (uses.size > MAX_SOURCES && oldest !== void 0) uses.delete(oldest);
  };
}

// src/composition/source-limit.ts
var checkSource = once(() => sourceLimit(config().requestsPerSource, () => /* @__PURE__ */ new Date()));
export {
  checkSource
};
//# sourceMappingURL=source-limit-3Q6CV6C3.js.map
