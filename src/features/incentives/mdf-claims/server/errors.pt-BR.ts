import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-claims'> = {
  'A partner claims the cost of an activity.': 'Um parceiro pede o reembolso do custo de uma atividade.',
  'A submitted claim cannot be changed.': 'Um pedido de reembolso enviado não pode ser alterado.',
  'Everything that was approved is claimed.': 'Já foi pedido o reembolso de tudo o que foi aprovado.',
  'MDF claims': 'Pedidos de reembolso de MDF',
  'Tell the partner why the amount is lower.': 'Diga ao parceiro por que o valor é menor.',
  'The company decides about your claim or pays it.':
    'A empresa decide sobre o seu pedido de reembolso ou faz o pagamento.',
  'The time to claim the cost of this activity is over.':
    'O prazo para pedir o reembolso do custo desta atividade terminou.',
  'This claim': 'Este pedido de reembolso',
  'Upload at least one invoice first.': 'Envie primeiro pelo menos uma nota fiscal.',
  'Upload at least one proof that the activity took place first.':
    'Envie primeiro pelo menos um comprovante de que a atividade aconteceu.',
  'Your MDF claims': 'Seus pedidos de reembolso de MDF',
  'must be approved': 'Deve ser uma solicitação aprovada.',
};
