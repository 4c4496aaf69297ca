import { marksOf, noteMarksIn, notesOfLine, withoutNoteMarks } from './note-marks';

describe('marks of notes', () => {
  it.each([
    ['1.200³ kg', '1.200 kg', ['³']],
    ['R (2)', 'R', ['(2)']],
    ['Remolque con freno (1)*', 'Remolque con freno', ['(1)', '*']],
    ['45 cm³', '45 cm³', []],
  ])('are told from the words of a cell: %s', (cell, plain, marks) => {
    expect(withoutNoteMarks(cell)).toBe(plain);
    expect(marksOf(cell)).toEqual(marks);
  });

  it('begin the notes of a line, also of those that its reader joined without a space', () => {
    const line = 'ᵃ Primer cambio a las 20 horas.ᵇ Solo Cierzo 700.';
    expect(notesOfLine(line, 'text')).toEqual([
      { mark: 'ᵃ', text: 'Primer cambio a las 20 horas.', start: 0, end: 31 },
      { mark: 'ᵇ', text: 'Solo Cierzo 700.', start: 31, end: 49 },
    ]);
  });

  it('are letters in brackets beside tables only', () => {
    const line = '(a) Afloje los tornillos.';
    expect(notesOfLine(line, 'table')).toMatchObject([{ mark: '(a)' }]);
    expect(notesOfLine(line, 'text')).toEqual([]);
  });

  it('are one with brackets and without', () => {
    expect(noteMarksIn('750 kg (*)')).toEqual(new Set(['*']));
  });
});
