import type { Doubt, Statement } from '@contract';
import { certaintyOf } from './doubts';

const remark = (text: string, doubt?: Doubt): Statement => ({
  ...{ kind: 'remark', text },
  ...(doubt && { doubt }),
});

describe('certaintyOf', () => {
  it('says of an answer without doubt that the manual says it', () => {
    const told = certaintyOf({ confidence: 'high', statements: [remark('Ve con cuidado.')] });
    expect(told).toEqual({ title: 'Lo dice tu manual', why: '', isSure: true });
  });

  it('says what is unsure, and all that is to be checked', () => {
    const statements = [
      remark('Mira p. 3 y p. 9.', 'contradicted'),
      remark('Sin tablas.', 'text-only'),
    ];
    expect(certaintyOf({ confidence: 'medium', statements })).toEqual({
      title: 'Tu manual dice dos cosas distintas',
      why: 'Mira p. 3 y p. 9. Sin tablas.',
      isSure: false,
    });
  });

  it('says once that an answer may not be what was asked', () => {
    const statements = [remark('No es seguro: compruébalo en p. 3.', 'unsure')];
    expect(certaintyOf({ confidence: 'medium', statements })).toEqual({
      title: 'Quizá no sea justo lo que preguntas',
      why: '',
      isSure: false,
    });
  });

  it.each([
    ['tyres', null, 'Depende de tu neumático', 'No es seguro.'],
    ['versions', null, 'Depende de tu versión', 'No es seguro.'],
    ['tyres', '205/55 R16', 'Quizá no sea justo lo que preguntas', ''],
  ] as const)('heads a doubted table by %s of %s with «%s»', (kind, own, title, why) => {
    const rows = [{ cells: ['205/55 R16', '2,2'] }];
    const told = { by: 'rows' as const, names: ['205/55 R16'], of: [['205/55 R16']], own };
    const table: Statement = {
      ...{ kind: 'table', above: '', header: [], rows, below: '', citations: [] },
      [kind]: told,
    };
    const statements = [table, remark('No es seguro.', 'unsure')];
    expect(certaintyOf({ confidence: 'medium', statements })).toEqual({
      ...{ title, why, isSure: false },
    });
  });

  it('says that the manual does not name the owner’s tyres, however sure the rest is', () => {
    const statements = [remark('No nombra 205/45 R17.', 'other-tyres')];
    expect(certaintyOf({ confidence: 'high', statements })).toEqual({
      title: 'No encuentro tu medida',
      why: 'No nombra 205/45 R17.',
      isSure: false,
    });
  });

  it('says of an answer of before, which does not say why, that it is to be checked', () => {
    expect(certaintyOf({ confidence: 'medium', statements: [] }).title).toBe(
      'Compruébalo en tu manual',
    );
  });
});
