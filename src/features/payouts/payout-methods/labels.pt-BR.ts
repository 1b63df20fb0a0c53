import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/payout-methods'> = {
  'Account holder': 'Titular da conta',
  'Account holder in Latin letters': 'Titular da conta em letras latinas',
  'Account number': 'Número da conta',
  Bank: 'Banco',
  'Bank document or canceled check': 'Documento bancário ou cheque cancelado',
  'Called a number we knew before': 'Ligação para um número que já conhecíamos',
  'Changed by': 'Alterado por',
  'Checked by': 'Verificado por',
  'Confirmed in person or on video': 'Confirmado pessoalmente ou por vídeo',
  'Last digits': 'Últimos dígitos',
  'Other currencies': 'Outras moedas',
  'Payment instructions': 'Instruções de pagamento',
  'Payment method': 'Forma de pagamento',
  'Payout details to verify': 'Dados de recebimento a verificar',
  'Same account as': 'Mesma conta de',
  'Stripe account': 'Conta Stripe',
  'Test payment arrived': 'Pagamento de teste recebido',
  'Usable from': 'Utilizável a partir de',
  'payout details': 'dados de recebimento',
  'payout method': 'forma de recebimento',
  'payout methods': 'formas de recebimento',
  'PayPal email': 'E-mail do PayPal',
  'payout detail': 'dados de recebimento',
};
