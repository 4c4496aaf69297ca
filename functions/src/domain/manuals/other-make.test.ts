import { otherMake } from './other-make';

const page = (pageNumber: number, content: string, ...headings: string[]) => ({
  ...{ pageNumber, content, headings },
});
const LEON = { make: 'Seat', model: 'León' };
const TOYOTA = [
  page(1, 'Toyota Corolla. Manual del propietario', 'TOYOTA COROLLA'),
  page(9, 'Acuda a un concesionario Toyota.'),
];

describe('otherMake', () => {
  it('tells the make of the cover, as it is printed, where it is another one', () => {
    expect(otherMake(TOYOTA, LEON)).toBe('TOYOTA');
  });

  it.each<[string, typeof TOYOTA, { make: string; model: string }]>([
    ['of the vehicle itself', TOYOTA, { make: 'Toyota', model: 'Corolla' }],
    [
      'of its make in another spelling',
      [page(1, 'Volkswagen Golf'), page(2, 'Volkswagen. Volkswagen.')],
      { make: 'VW', model: 'Polo' },
    ],
    ['that names it somewhere', [...TOYOTA, page(30, 'Piezas de SEAT.')], LEON],
    ['that names its model', [...TOYOTA, page(30, 'El Leon.')], LEON],
    [
      'that names another make in passing',
      [page(1, 'Manual'), page(9, 'Toyota. Toyota. Toyota.')],
      LEON,
    ],
    [
      'where its owner types what no expression may hold',
      TOYOTA,
      { make: 'Toyota', model: 'C+ (' },
    ],
    ['of no make that is known', [page(1, 'Faro Brisa. Faro. Faro.')], LEON],
  ])('tells nothing of a manual %s', (_, chunks, vehicle) => {
    expect(otherMake(chunks, vehicle)).toBeNull();
  });
});
