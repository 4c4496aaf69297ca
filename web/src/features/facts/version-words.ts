/** What versions differ in, and where an owner reads which theirs is. */
type Asked = { question: string; of: string; where: string };

const IS_GEARBOX = /^(?:cambio )?(?:manual|autom[aá]tic[oa])$/iu;

const HAS = /^(?:con|sin) /iu;

const WHERE = ' Está en tus papeles o en la placa del fabricante.';

/** Versions with figures in their names are engines; a gearbox and equipment are seen in the car. */
export function askedOf(names: readonly string[]): Asked {
  if (names.every((name) => IS_GEARBOX.test(name))) {
    return { question: '¿Cambio manual o automático?', of: 'Cambio', where: '' };
  }
  const [first = ''] = names;
  if (names.every((name) => HAS.test(name))) {
    const name = first.replace(HAS, '');
    return { question: `¿Con o sin ${name}?`, of: 'Equipamiento', where: '' };
  }
  return names.some((name) => /\d/.test(name))
    ? { question: '¿Cuál es tu motor?', of: 'Motor', where: WHERE }
    : { question: '¿Cuál es tu versión?', of: 'Versión', where: WHERE };
}
