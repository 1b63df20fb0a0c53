import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/program-gates'> = {
  'Only for': 'Nur für',
  Requirement: 'Anforderung',
  'Waived by': 'Befreit von',
  'Without a date, the waiver holds until you remove it.': 'Ohne Datum gilt die Befreiung, bis Sie sie entfernen.',
  'Without an audience, the gate holds for all partners.': 'Ohne Zielgruppe gilt die Voraussetzung für alle Partner.',
  gate: 'Voraussetzung',
  gates: 'Voraussetzungen',
  waiver: 'Befreiung',
  waivers: 'Befreiungen',
};
