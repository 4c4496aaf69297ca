declare module 'snowball-stemmers' {
  const snowball: { newStemmer(language: 'spanish'): { stem(word: string): string } };
  export = snowball;
}
