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
