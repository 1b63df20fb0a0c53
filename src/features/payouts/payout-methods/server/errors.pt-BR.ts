import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payout-methods'> = {
  'A partner entered or changed their payout details.': 'Um parceiro informou ou alterou os dados de recebimento.',
  'Changed payout details': 'Dados de recebimento alterados',
  'Someone entered or changed your payout details.': 'Alguém informou ou alterou os seus dados de recebimento.',
  'These details are no longer in use.': 'Estes dados não estão mais em uso.',
  'These details cannot be decrypted because TANDEM_SECRET has changed since they were entered. Enter them again.':
    'Não é possível descriptografar estes dados, porque TANDEM_SECRET mudou desde que eles foram informados. Informe-os de novo.',
  'These details have changed in the meantime. Check them again before you verify them.':
    'Estes dados mudaram nesse meio-tempo. Confira-os de novo antes de verificá-los.',
  'These payout details': 'Estes dados de recebimento',
  'You can’t verify payout details you entered. Ask another team member.':
    'Você não pode verificar dados de recebimento que você informou. Peça a outro membro da equipe.',
  'Your payout details': 'Seus dados de recebimento',
};
