import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payment-files'> = {
  'No approved payment of this payout can be sent in this format.':
    'Nenhum pagamento aprovado deste repasse pode ser enviado neste formato.',
  'No approved payment of this payout can be sent to Stripe.':
    'Nenhum pagamento aprovado deste repasse pode ser enviado ao Stripe.',
  'No approved payment of this payout can be sent to your system.':
    'Nenhum pagamento aprovado deste repasse pode ser enviado ao seu sistema.',
  'Payments that were returned or failed, and status files with lines that need review.':
    'Pagamentos que foram devolvidos ou falharam e arquivos de status com linhas a analisar.',
  'Returned payments': 'Pagamentos devolvidos',
  'There can be 36 ACH files a day. Create this one tomorrow.':
    'São possíveis 36 arquivos ACH por dia. Crie este amanhã.',
  'This file cannot be decrypted because TANDEM_SECRET has changed since it was created.':
    'Não é possível descriptografar este arquivo, porque TANDEM_SECRET mudou desde que ele foi criado.',
  'This payment was not sent to your system.': 'Este pagamento não foi enviado ao seu sistema.',
  'already names another payment': 'Já identifica outro pagamento.',
  'says nothing about payments': 'Não contém informações sobre pagamentos.',
};
