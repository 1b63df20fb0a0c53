import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/withholding'> = {
  'Applies to payments approved on or after this date, until a later rate takes effect.':
    'Vale para pagamentos aprovados nesta data ou depois dela, até uma alíquota posterior entrar em vigor.',
  'Effective from': 'Em vigor a partir de',
  'For your records, such as the law or the exemption certificate.':
    'Para os seus registros, como a lei ou o certificado de isenção.',
  'Tax withheld from payouts': 'Imposto retido dos repasses',
  'Withholding rate': 'Alíquota de retenção',
  'withholding rule': 'regra de retenção de imposto',
  'withholding rules': 'regras de retenção de imposto',
  rate: 'alíquota',
  rates: 'alíquotas',
};
