import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/program-gates'> = {
  'Only for': 'Solo para',
  Requirement: 'Requisito',
  'Waived by': 'Eximido por',
  'Without a date, the waiver holds until you remove it.': 'Sin fecha, la exención vale hasta que la quites.',
  'Without an audience, the gate holds for all partners.': 'Sin audiencia, el bloqueo vale para todos los partners.',
  gate: 'bloqueo',
  gates: 'bloqueos',
  waiver: 'exención',
  waivers: 'exenciones',
};
