import {
  readPdf
} from "./chunk-ZKULWP4O.js";
import "./chunk-52P3NRQP.js";
import "./chunk-MD4B4NCG.js";
import "./chunk-UHDYRXPT.js";
import "./chunk-4HBA3PCO.js";
import "./chunk-WY5TQRRD.js";
export {
  readPdf
};
//# sourceMappingURL=read-pdf-DFDBV7EW.js.map
