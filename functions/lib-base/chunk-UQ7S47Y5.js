// src/usecases/within-quota.ts
var QUESTION = {
  spent: ["questionsPerMinute", "questionsPerDay"],
  returned: ["questionsPerDay"]
};
var READING = { spent: ["uploadsPerDay"], returned: ["uploadsPerDay"] };
var FORM = { ...READING, returned: [] };
function withinQuota({ quotas, now, warn }) {
  const limited = ({ spent, returned }) => async (uid, work) => {
    const spentAt = now();
    await quotas.spend(uid, spent);
    try {
      return await work();
    } catch (error) {
      if (returned.length > 0) {
        await quotas.giveBack(uid, returned, spentAt).catch((failure) => warn("quota not given back", failure));
      }
      throw error;
    }
  };
  return { question: limited(QUESTION), reading: limited(READING), form: limited(FORM) };
}

export {
  withinQuota
};
//# sourceMappingURL=chunk-UQ7S47Y5.js.map
