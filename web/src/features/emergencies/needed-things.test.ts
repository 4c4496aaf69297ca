import { thingsOf } from './needed-things';

describe('thingsOf', () => {
  it.each([
    [
      'a thing with what leads to it, and what is no thing below all of them',
      [
        'Cada rueda lleva un tornillo antirrobo.',
        'Su adaptador se guarda en la bolsa.',
        'Anote el código.',
      ],
      ['Cada rueda lleva un tornillo antirrobo. Su adaptador se guarda en la bolsa.'],
      'Anote el código.',
    ],
    [
      'a sentence that leans on the thing before it',
      ['La argolla se enrosca detrás de la tapa.', 'Se guarda junto al gato.'],
      ['La argolla se enrosca detrás de la tapa. Se guarda junto al gato.'],
      '',
    ],
    [
      'each of two things',
      ['El gato está bajo el piso.', 'La llave está en la bolsa.'],
      ['El gato está bajo el piso.', 'La llave está en la bolsa.'],
      '',
    ],
    ['what says of no place', ['Hace falta una llave.'], [], 'Hace falta una llave.'],
  ])('tells %s', (_what, sentences, things, remark) => {
    expect(thingsOf(sentences)).toEqual({ things, remark });
  });
});
