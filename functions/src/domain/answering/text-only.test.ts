import type { SourceDocument } from '@contract';
import { NOT_FOUND, withoutSources, type ComposedAnswer } from './compose-answer';
import { withTextOnly } from './text-only';

const SENTENCE =
  'De «guía.docx» solo se ha podido leer el texto: puede faltar lo que dicen sus tablas. Compruébalo en el documento.';
const manuals = [
  { id: 1, originalFilename: 'manual.pdf', isTextOnly: false },
  { id: 2, originalFilename: 'guía.docx', isTextOnly: true },
];
const citing = (manualId: number): ComposedAnswer => ({
  ...withoutSources('Cada 15000 km. [1]'),
  sourceDocuments: [{ metadata: { manualId } } as SourceDocument],
  confidence: 'high',
});

describe('an answer of a manual of which only the text was read', () => {
  it('is never given without reserve, and says that tables may be missing', () => {
    const { response, statements, confidence } = withTextOnly(citing(2), manuals);
    expect(confidence).toBe('medium');
    expect(response).toBe(`Cada 15000 km. [1]\n\n${SENTENCE}`);
    expect(statements.at(-1)).toEqual({
      ...{ kind: 'remark', text: SENTENCE },
      doubt: 'text-only',
    });
  });

  it('is left as it is where another manual gives it', () => {
    expect(withTextOnly(citing(1), manuals)).toEqual(citing(1));
  });

  it('says so, too, where nothing was found', () => {
    const { response, confidence } = withTextOnly(withoutSources(NOT_FOUND), manuals);
    expect(response).toBe(`${NOT_FOUND}\n\n${SENTENCE}`);
    expect(confidence).toBe('low');
    expect(withTextOnly(withoutSources(NOT_FOUND), manuals.slice(0, 1)).response).toBe(NOT_FOUND);
  });
});
