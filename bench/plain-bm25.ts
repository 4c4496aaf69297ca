/** BM25 over raw lower-case words, k1 1.2, b 0.75: what a library gives without tuning. */
export function plainBm25(passages: readonly string[]): (question: string) => number[] {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const documents = passages.map(wordsOf);
  const meanLength = documents.reduce((sum, words) => sum + words.length, 0) / documents.length;
  const postings = new Map<string, Map<number, number>>();
  documents.forEach((words, document) => {
    for (const word of words) {
      const row = postings.get(word) ?? new Map<number, number>();
      postings.set(word, row.set(document, (row.get(document) ?? 0) + 1));
    }
  });
  return (question) => {
    const scores = new Map<number, number>();
    for (const word of wordsOf(question)) {
      const row = postings.get(word) ?? new Map<number, number>();
      const idf = Math.log(1 + (documents.length - row.size + 0.5) / (row.size + 0.5));
      for (const [document, frequency] of row) {
        const length = documents[document]?.length ?? 0;
        const norm = 1.2 * (0.25 + (0.75 * length) / meanLength);
        const gain = (idf * frequency * 2.2) / (frequency + norm);
        scores.set(document, (scores.get(document) ?? 0) + gain);
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 10)
      .map(([document]) => document);
  };
}
