import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/accounting'> = {
  Accounting: 'Contabilidad',
  'Accounting export': 'Exportación contable',
  Liability: 'Deuda',
  'Liability report': 'Informe de deuda',
  'Map accounts and export months': 'Asignar cuentas y exportar meses',
  'US chart of accounts': 'Plan de cuentas de EE. UU.',
  'What you owe partners at the end of a month.': 'Lo que debes a los partners al final de un mes.',
  'account of the books': 'cuenta contable',
  'accounting export': 'exportación contable',
  'accounting exports': 'exportaciones contables',
  'accounting settings': 'configuración de contabilidad',
  'accounts of the books': 'cuentas contables',
  'download of an accounting export': 'descarga de una exportación contable',
  'downloads of accounting exports': 'descargas de exportaciones contables',
};
