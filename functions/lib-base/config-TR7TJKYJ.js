import {
  REGION,
  VERSION,
  config,
  parseConfig,
  refuseEmulatorsInTheCloud
} from "./chunk-GAVUEX4V.js";
export {
  REGION,
  VERSION,
  config,
  parseConfig,
  refuseEmulatorsInTheCloud
};
//# sourceMappingURL=config-TR7TJKYJ.js.map
