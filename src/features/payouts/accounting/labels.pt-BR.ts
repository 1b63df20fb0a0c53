import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/accounting'> = {
  Accounting: 'Contabilidade',
  'Accounting export': 'Exportação contábil',
  Liability: 'Passivo',
  'Liability report': 'Relatório de passivo',
  'Map accounts and export months': 'Mapear contas e exportar meses',
  'US chart of accounts': 'Plano de contas dos EUA',
  'What you owe partners at the end of a month.': 'O que você deve aos parceiros no fim de um mês.',
  'account of the books': 'conta contábil',
  'accounting export': 'exportação contábil',
  'accounting exports': 'exportações contábeis',
  'accounting settings': 'configurações contábeis',
  'accounts of the books': 'contas contábeis',
  'download of an accounting export': 'download de uma exportação contábil',
  'downloads of accounting exports': 'downloads de exportações contábeis',
};
