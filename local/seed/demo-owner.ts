/** The demonstration owner of the local suite. Public on purpose: it exists only on the machine that runs the suite. */
export const demoOwner = {
  email: 'demo@guantera.test',
  password: 'guantera-demo',
  displayName: 'Dueña de demostración',
  questions: [
    '¿Qué presión deben llevar los neumáticos?',
    '¿Cada cuánto se cambia el aceite del motor?',
    '¿Qué significa el testigo de presión de aceite?',
  ],
} as const;

export const demoVehicle = {
  make: 'Brisa',
  model: 'Lince',
  year: 2024,
  trim: null,
  vin: null,
  nickname: null,
  isDefault: true,
};

export const demoManual = { file: 'local/demo/manual.pdf', filename: 'manual.pdf' } as const;
