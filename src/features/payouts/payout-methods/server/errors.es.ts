import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payout-methods'> = {
  'A partner entered or changed their payout details.': 'Un partner introdujo o cambió sus datos de pago.',
  'Changed payout details': 'Datos de pago modificados',
  'Someone entered or changed your payout details.': 'Alguien introdujo o cambió tus datos de pago.',
  'These details are no longer in use.': 'Estos datos ya no se usan.',
  'These details cannot be decrypted because TANDEM_SECRET has changed since they were entered. Enter them again.':
    'Estos datos no se pueden descifrar porque TANDEM_SECRET ha cambiado desde que se introdujeron. Introdúcelos de nuevo.',
  'These details have changed in the meantime. Check them again before you verify them.':
    'Estos datos se cambiaron mientras tanto. Compruébalos de nuevo antes de verificarlos.',
  'These payout details': 'Estos datos de pago',
  'You can’t verify payout details you entered. Ask another team member.':
    'No puedes verificar datos de pago que introdujiste tú. Pídelo a otro miembro del equipo.',
  'Your payout details': 'Tus datos de pago',
};
