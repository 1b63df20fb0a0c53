import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/accounting'> = {
  Accounting: 'Comptabilité',
  'Accounting export': 'Export comptable',
  Liability: 'Dettes',
  'Liability report': 'Rapport des dettes',
  'Map accounts and export months': 'Associer les comptes et exporter les mois',
  'US chart of accounts': 'Plan comptable américain',
  'What you owe partners at the end of a month.': 'Ce que vous devez aux partenaires à la fin d’un mois.',
  'account of the books': 'compte comptable',
  'accounting export': 'export comptable',
  'accounting exports': 'exports comptables',
  'accounting settings': 'paramètres de comptabilité',
  'accounts of the books': 'comptes comptables',
  'download of an accounting export': 'téléchargement d’un export comptable',
  'downloads of accounting exports': 'téléchargements d’exports comptables',
};
