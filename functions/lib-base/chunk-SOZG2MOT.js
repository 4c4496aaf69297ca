// src/adapters/in-parallel.ts
async function inParallel(items, width, work) {
  const results = [];
  const waiting = items.entries();
  let hasFailed = false;
  const worker = async () => {
    for (const [position, item] of waiting) {
      if (hasFailed) return;
      try {
        results[position] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}

export {
  inParallel
};
//# sourceMappingURL=chunk-SOZG2MOT.js.map
