import { documentPages } from '../document/document-page';
import { manualParts } from '../findings/manual-part';
import { planFinder } from './plan-finder';
const row = (...cells: string[]): string => cells.join('\t');
const cases: Record<string, string[]> = {
  first: [
    'Plan de mantenimiento',
    'R: reemplazar, I: inspeccionar',
    row('Kilómetros', '1 000', '10 000', '20 000', '30 000', '40 000'),
    row('Aceite', 'R', 'R', 'R', 'R', 'R'),
    row('Filtro', '', 'R', '', 'R', ''),
    row('Tuercas', 'I', '', '', '', ''),
  ],
  versions2: [
    'Plan de mantenimiento',
    row('Operación', 'España', 'España', 'Chile', 'Chile'),
    row('Operación', 'km', 'meses', 'km', 'meses'),
    row('Aceite', '15.000', '12', '10.000', '6'),
    row('Filtro de aire', '30.000', '24', '20.000', '12'),
  ],
  primera: [
    'Plan de mantenimiento',
    row('Operación', 'Primera vez', 'Después cada'),
    row('Refrigerante', '160.000 km', '80.000 km'),
    row('Aceite del cambio', '5.000 km', '40.000 km'),
  ],
  works: [
    'Plan de mantenimiento',
    row('Elemento', 'Revisar', 'Cambiar'),
    row('Filtro de aire', '15.000 km', '30.000 km'),
    row('Correa', '30.000 km', '120.000 km'),
    row('Bujías', '–', '60.000 km'),
  ],
  each: [
    'Plan de mantenimiento',
    row('Operación', 'Cada 10.000 km', 'Cada 20.000 km', 'Cada 40.000 km'),
    row('Aceite', '●', '', ''),
    row('Filtro de aire', '', '●', ''),
    row('Bujías', '', '', '●'),
  ],
  groups: [
    'Plan de mantenimiento',
    row('Operación', 'Intervalo'),
    row('Aceite', 'Cada 20.000 km'),
    row('Bujías', 'Cada 60.000 km'),
    row('Uso severo', ''),
    row('Aceite', 'Cada 10.000 km'),
    row('Bujías', 'Cada 30.000 km'),
  ],
  twice: [
    'Plan de mantenimiento',
    row('Operación', 'Intervalo'),
    row('Aceite', 'Cada 20.000 km'),
    row('Aceite', 'Cada 10.000 km'),
    row('Bujías', 'Cada 60.000 km'),
  ],
  services: [
    'Plan de mantenimiento',
    row('Kilómetros', 'Trabajos'),
    row('10.000 km', 'Cambio de aceite y filtro'),
    row('20.000 km', 'Cambio de aceite, filtro de aire'),
    row('30.000 km', 'Cambio de aceite, bujías'),
  ],
  services2: [
    'Plan de mantenimiento',
    row('Revisión', 'Kilometraje', 'Trabajos'),
    row('Primera', '1.000 km', 'Cambio de aceite'),
    row('Segunda', '10.000 km', 'Aceite y filtro'),
    row('Tercera', '20.000 km', 'Aceite, filtro de aire'),
  ],
  years: [
    'Plan de mantenimiento',
    'R: reemplazar, I: inspeccionar',
    row('Operación', '1 año', '2 años', '3 años', '4 años'),
    row('Líquido de frenos', 'I', 'R', 'I', 'R'),
    row('Aceite', 'R', 'R', 'R', 'R'),
    row('Batería', '', 'I', 'I', 'I'),
  ],
  yearsB: [
    'Plan de mantenimiento',
    'R: reemplazar, I: inspeccionar',
    row('Operación', 'Año 1', 'Año 2', 'Año 3', 'Año 4'),
    row('Líquido de frenos', 'I', 'R', 'I', 'R'),
    row('Aceite', 'R', 'R', 'R', 'R'),
  ],
  hours: [
    'Plan de mantenimiento',
    row('Operación', '20 h', '100 h', '200 h', '300 h'),
    row('Aceite', '●', '●', '●', '●'),
    row('Filtro', '', '●', '', '●'),
  ],
  monthscol: [
    'Plan de mantenimiento',
    'R: reemplazar, I: inspeccionar',
    row('Operación', '15.000 km', '30.000 km', '45.000 km', '60.000 km', 'Años'),
    row('Filtro de aire', 'I', 'R', 'I', 'R', '4'),
    row('Aceite', 'R', 'R', 'R', 'R', '1'),
    row('Líquido de frenos', 'I', 'I', 'I', 'I', '2'),
  ],
  uneven: [
    'Plan de mantenimiento',
    'R: reemplazar, I: inspeccionar',
    row('Kilómetros', '10 000', '20 000', '40 000', '60 000', '80 000'),
    row('Aceite', 'R', 'R', 'R', 'R', 'R'),
    row('Filtro', '', 'R', 'R', 'R', 'R'),
    row('Bujías', '', '', 'R', '', 'R'),
  ],
  severeCols: [
    'Mantenimiento',
    row('Operación', 'Uso normal', 'Uso normal', 'Uso severo', 'Uso severo'),
    row('Operación', 'km', 'meses', 'km', 'meses'),
    row('Aceite', '15.000', '12', '7.500', '6'),
    row('Filtro de aire', '30.000', '24', '15.000', '12'),
  ],
  kmmes: [
    'Mantenimiento',
    row('Operación', 'Kilómetros', 'Meses', 'Acción'),
    row('Aceite', '15.000', '12', 'R'),
    row('Filtro de aire', '30.000', '24', 'I'),
    'R: reemplazar. I: inspeccionar.',
  ],
  unknown: [
    'Mantenimiento',
    row('Operación', 'Intervalo', 'Cantidad', 'Página'),
    row('Aceite', '15.000 km', '4,5 l', '30'),
    row('Filtro de aire', '30.000 km', '1', '32'),
  ],
  sentences: [
    'Mantenimiento',
    'El aceite se cambia la primera vez a los 1.000 km y después cada 10.000 km o 12 meses.',
    'Cambie el aceite del motor diésel cada 20.000 km.',
    'Las bujías se sustituyen cada 60.000 km (30.000 km con GLP).',
    'Revise la correa a los 60.000 km y cámbiela a los 120.000 km.',
    'Los frenos se revisan en cada servicio.',
    'No circule más de 10.000 km sin cambiar el aceite.',
    'El aceite se puede usar 20.000 km o 2 años; cámbielo antes.',
    'Nunca supere 2 años sin renovar el líquido de frenos.',
    'Revise el nivel de aceite cada 1.000 km o al repostar.',
    'Cambie el filtro cada dos cambios de aceite.',
    'Cambie el aceite 1.000 km después del rodaje.',
  ],
};
describe('probe', () => {
  it.each(Object.entries(cases))('%s', (name, [title = '', ...lines]) => {
    const text = [title, ...lines].join('\n');
    const page = documentPages()({
      number: 1,
      reference: 'p. 1',
      text,
      headings: [{ title, depth: 1, offset: 0 }],
    });
    const parts = manualParts([page]);
    const sp = (s: any) =>
      s
        ? Object.entries(s)
            .filter(([, v]) => v !== null)
            .map(([k, v]) => `${v}${k}`)
            .join('/')
        : '-';
    const out = planFinder
      .find(parts)
      .map((f: any) =>
        f.kind === 'interval'
          ? `   ${f.action} ${f.item} every ${sp(f.every)} first ${sp(f.first)} at ${f.atKm} sev ${sp(f.severe)} ${f.versions} ${f.scope ?? ''}`
          : '   severe-use',
      );
    process.stderr.write(`## ${name} ${parts.map((p) => p.kind)}\n${out.join('\n')}\n`);
  });
});
