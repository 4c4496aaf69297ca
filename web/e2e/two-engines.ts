import { pdfOf } from '../../functions/src/testing/pdf';

const COLUMNS = [60, 250, 370, 470];
const LINE = 19;

/** A manual of two pages that tells two engines and two sizes of tyres apart. */
export const twoEngines = async () => ({
  name: 'manual-ria.pdf',
  mimeType: 'application/pdf',
  buffer: await pdfOf((document) => {
    let y = 60;
    const title = (text: string) => {
      document.font('Helvetica-Bold').fontSize(15).text(text, 60, y);
      y += 30;
    };
    const table = (...rows: string[][]) => {
      for (const [row, cells] of rows.entries()) {
        document.font(row === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
        for (const [at, cell] of cells.entries()) {
          document.text(cell, COLUMNS[at], y, { lineBreak: false });
        }
        document
          .moveTo(55, y + 14)
          .lineTo(550, y + 14)
          .lineWidth(0.5)
          .stroke();
        y += LINE;
      }
      y += 18;
    };
    document.addPage();
    document.font('Helvetica-Bold').fontSize(26).text('Faro Ría', 60, 80);
    document.fontSize(14).text('Manual del propietario 2023', 60, 120);
    document.addPage();
    title('Motores y capacidades');
    table(
      ['Dato', '1.4 gasolina', '1.6 diésel'],
      ['Cilindrada', '1.395 cm³', '1.598 cm³'],
      ['Potencia', '125 CV', '90 CV'],
      ['Aceite del motor con filtro', '4,2 l', '5,1 l'],
      ['Líquido refrigerante', '5,6 l', '6,4 l'],
    );
    title('Presión de los neumáticos en frío');
    table(
      ['Medida', 'Carga', 'Delante', 'Detrás'],
      ['185/65 R15', 'Normal', '2,3 bar', '2,1 bar'],
      ['185/65 R15', 'Completa', '2,4 bar', '2,6 bar'],
      ['195/55 R16', 'Normal', '2,2 bar', '2,0 bar'],
      ['195/55 R16', 'Completa', '2,5 bar', '2,9 bar'],
    );
    title('Plan de mantenimiento');
    table(
      ['Operación', 'Intervalo'],
      ['Cambio de bujías (gasolina)', 'cada 60.000 km'],
      ['Cambio del filtro de combustible (diésel)', 'cada 90.000 km'],
      ['Cambio de aceite y filtro', 'cada 30.000 km'],
    );
  }),
});
