import { inBoth } from '../../ui/english';

/** What is to be done about the texts of the console that ask for something. */
const remedies: Readonly<Record<string, string>> = {
  'Vehicle is required': 'Elige el vehículo del manual.',
  'Filename is required': 'Escribe el nombre del archivo, como manual.pdf.',
  'Status is required': 'Elige un estado.',
  'File is required': 'Elige el archivo del manual.',
  'Please select a file and vehicle': 'Elige un archivo y un vehículo.',
  'Please enter a valid manual ID (positive number)':
    'Escribe el número de un manual, como 3. En Manage está el de cada uno.',
  'Nothing was saved: vehicle, status and message are as they were.':
    'No se ha guardado nada: vehículo, estado y mensaje siguen como estaban.',
  'There are no vehicles yet.': 'Todavía no hay vehículos: añade uno primero.',
  'Upload one, or create it first and give it its file later.':
    'Sube un manual, o créalo primero y dale su archivo después.',
};

/** A text of the console, with its Spanish sentence below. */
export const said = (text: string) => inBoth(text, remedies[text] ?? '');
