import {
  shelf
} from "./chunk-MPH6FMFH.js";
import "./chunk-UQ7S47Y5.js";
import "./chunk-B42ACGQD.js";
import "./chunk-BKEPPSX3.js";
import "./chunk-A724P4U4.js";
import "./chunk-CY743CVW.js";
import "./chunk-SOZG2MOT.js";
import "./chunk-SVNDKVNX.js";
import "./chunk-5UQS6Z5H.js";
import "./chunk-JSJALHLE.js";
import "./chunk-QFF6PAY2.js";
import "./chunk-3462HG73.js";
import "./chunk-GAVUEX4V.js";
export {
  shelf
};
//# sourceMappingURL=manuals-OCEA46FQ.js.map
