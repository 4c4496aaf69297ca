import { categoryOf } from './category';

describe('the category of a passage', () => {
  it.each([
    [
      'specification',
      'Delantera\t2,2 bar\nTrasera\t2,0 bar\nRepuesto\t4,2 bar\nCon carga\t2,6 bar',
      ['Presión de los neumáticos'],
    ],
    [
      'specification',
      'Cilindrada 1.598 cm3, potencia 85 kW, capacidad 4,5 l, peso 1.250 kg.',
      ['Datos técnicos'],
    ],
    [
      'maintenance',
      'Cambie el aceite y el filtro cada 15.000 km o cada 12 meses.',
      ['Plan de mantenimiento'],
    ],
    ['maintenance', 'Compruebe el nivel y rellene si hace falta. Sustituya el filtro.', ['Aceite']],
    [
      'troubleshooting',
      'El motor no arranca. Causa posible: batería descargada.',
      ['Solución de problemas'],
    ],
    [
      'troubleshooting',
      'Si el testigo parpadea hay una avería del sistema de frenos.',
      ['Testigos'],
    ],
    ['general', 'Ajuste el retrovisor con el mando de la puerta.', ['Retrovisores']],
    ['general', '', []],
  ] as const)('is %s for "%s"', (category, content, headings) => {
    expect(categoryOf(content, headings)).toBe(category);
  });
});
