/** Figures that several chapters, the quick guide and the maintenance notes repeat: written once. */
export const facts = {
  oilGrade: 'SAE 5W-30',
  oilNorm: 'ACEA C2',
  oilWithFilter: '4,2 litros',
  oilWithoutFilter: '3,9 litros',
  drainPlugTorque: '35 N·m',
  wheelTorque: '110 N·m',
  brakeFluid: 'DOT 4',
  coolantManual: '6,1 litros',
  coolantAutomatic: '6,4 litros',
  plugGap: '1,0 mm',
  tank: '50 litros',
  phone: '900 000 160',
} as const;

/** Cold pressures in bar (psi), front and rear, by tyre size. */
export const pressures = {
  '185/65 R15': {
    normal: ['2,2 bar (32 psi)', '2,0 bar (29 psi)'],
    full: ['2,4 bar (35 psi)', '2,8 bar (41 psi)'],
  },
  '205/55 R16': {
    normal: ['2,3 bar (33 psi)', '2,1 bar (30 psi)'],
    full: ['2,5 bar (36 psi)', '2,9 bar (42 psi)'],
  },
  '215/45 R17': {
    normal: ['2,4 bar (35 psi)', '2,2 bar (32 psi)'],
    full: ['2,6 bar (38 psi)', '3,0 bar (44 psi)'],
  },
} as const;
