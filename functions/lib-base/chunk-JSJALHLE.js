import {
  once
} from "./chunk-3462HG73.js";
import {
  config
} from "./chunk-GAVUEX4V.js";

// src/adapters/firebase-admin.ts
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { getFunctions } from "firebase-admin/functions";
import { getStorage } from "firebase-admin/storage";
function connectFirebase(bucketName) {
  const app = initializeApp({ storageBucket: bucketName });
  const db = getFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  return {
    db,
    bucket: getStorage(app).bucket(bucketName),
    auth: getAuth(app),
    functions: getFunctions(app)
  };
}

// src/composition/firebase.ts
var firebase = once(() => connectFirebase(config().storageBucket));

export {
  firebase
};
//# sourceMappingURL=chunk-JSJALHLE.js.map
