import {
  converter,
  inTransaction,
  storedMoment
} from "./chunk-5UQS6Z5H.js";
import {
  firebase
} from "./chunk-JSJALHLE.js";
import {
  AppError,
  collections
} from "./chunk-QFF6PAY2.js";
import {
  once
} from "./chunk-3462HG73.js";
import {
  config
} from "./chunk-GAVUEX4V.js";

// src/adapters/firestore/invitations.ts
import { z } from "zod";
var invitationConverter = converter(
  z.object({
    name: z.string(),
    email: z.string(),
    message: z.string().nullable(),
    status: z.literal("registered"),
    createdAt: storedMoment,
    updatedAt: storedMoment
  })
);
function firestoreInvitations(db) {
  const sent = db.collection(collections.invitations).withConverter(invitationConverter);
  return {
    save: (name, decide) => inTransaction(db, async (transaction) => {
      const stored = (await transaction.get(sent.doc(name))).data() ?? null;
      const record = decide(stored);
      transaction.set(sent.doc(name), record);
      return record;
    })
  };
}

// src/domain/invitation.ts
var invitedAddress = (addresses, name) => Object.hasOwn(addresses, name) ? addresses[name] ?? null : null;
function afterSending(stored, { name, email, message = "" }, now) {
  const said = message.trim();
  return {
    name,
    email,
    message: said === "" ? stored?.message ?? null : said,
    status: "registered",
    createdAt: stored?.createdAt ?? now,
    updatedAt: now
  };
}

// src/usecases/get-invitation.ts
var getInvitation = ({ addresses }) => (name) => {
  const email = invitedAddress(addresses, name);
  if (email === null) throw new AppError("INVITATION_NOT_FOUND");
  return { name, email };
};

// src/usecases/send-invitation.ts
var sendInvitation = ({ addresses, invitations: invitations2, now }) => async (name, message) => {
  const email = invitedAddress(addresses, name);
  if (email === null) throw new AppError("INVITATION_NOT_FOUND");
  await invitations2.save(name, (stored) => afterSending(stored, { name, email, message }, now()));
};

// src/composition/invitations.ts
var invitations = once(() => {
  const { invitations: addresses } = config();
  return {
    getInvitation: getInvitation({ addresses }),
    sendInvitation: sendInvitation({
      addresses,
      invitations: firestoreInvitations(firebase().db),
      now: () => /* @__PURE__ */ new Date()
    })
  };
});
export {
  invitations
};
//# sourceMappingURL=invitations-GSVI6P6T.js.map
