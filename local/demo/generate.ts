import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { book } from './content/book';
import { layOut } from './pdf/layout';
import { paint } from './pdf/paint';
import { quickGuide } from './quick-guide';
import { maintenanceNotes } from './content/maintenance-notes';
import { resolveQuestions } from './resolve-questions';

const folder = import.meta.dirname;
const write = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  console.log(`${name}: ${Math.ceil(Buffer.byteLength(content) / 1024)} kB`);
};

// Times inside the DOCX archive are local ones.
process.env.TZ = 'UTC';

const layout = layOut(book);
const style = await resolveConfig(join(folder, 'questions.json'));
const questions = JSON.stringify(resolveQuestions(layout));
write('questions.json', await format(questions, { ...style, parser: 'json' }));
write('manual-faro-brisa.pdf', await paint(layout));
write('guia-rapida-faro-brisa.docx', await quickGuide());
write('notas-de-mantenimiento.txt', maintenanceNotes);
