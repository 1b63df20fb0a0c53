import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/recalculations'> = {
  'Approve and book': 'Aprovar e lançar',
  'Approve as a second person; posts the differences': 'Aprovar como segunda pessoa; lança as diferenças',
  'As they are today': 'Como estão hoje',
  'As they were when the deals were won': 'Como estavam quando os negócios foram ganhos',
  'Awaiting approval': 'Aguardando aprovação',
  'Cancel a recalculation': 'Cancelar um recálculo',
  'Cancel recalculation': 'Cancelar recálculo',
  'Nothing is booked. You can request another recalculation.': 'Nada é lançado. Você pode solicitar outro recálculo.',
  'Preview again': 'Pré-visualizar de novo',
  'Recalculate past deals': 'Recalcular negócios passados',
  'Recalculation booked': 'Recálculo lançado',
  'Recalculation canceled': 'Recálculo cancelado',
  'Recalculation previewed': 'Recálculo pré-visualizado',
  Recalculations: 'Recálculos',
  'The differences are calculated again with the data of now. Nothing is booked.':
    'As diferenças são calculadas de novo com os dados atuais. Nada é lançado.',
  'The differences are posted to the ledger as new commissions.':
    'As diferenças são lançadas no livro-razão como novas comissões.',
  recalculation: 'recálculo',
  recalculations: 'recálculos',
};
