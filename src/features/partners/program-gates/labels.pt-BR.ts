import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/program-gates'> = {
  'Only for': 'Só para',
  Requirement: 'Requisito',
  'Waived by': 'Dispensado por',
  'Without a date, the waiver holds until you remove it.': 'Sem uma data, a dispensa vale até você removê-la.',
  'Without an audience, the gate holds for all partners.': 'Sem um público, a condição vale para todos os parceiros.',
  gate: 'condição',
  gates: 'condições',
  waiver: 'dispensa',
  waivers: 'dispensas',
};
