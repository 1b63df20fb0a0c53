import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payout-methods'> = {
  'A partner entered or changed their payout details.': 'Ein Partner hat Auszahlungsdaten eingegeben oder geändert.',
  'Changed payout details': 'Geänderte Auszahlungsdaten',
  'Someone entered or changed your payout details.': 'Jemand hat Ihre Auszahlungsdaten eingegeben oder geändert.',
  'These details are no longer in use.': 'Diese Daten werden nicht mehr verwendet.',
  'These details cannot be decrypted because TANDEM_SECRET has changed since they were entered. Enter them again.':
    'Diese Daten können nicht entschlüsselt werden, weil TANDEM_SECRET geändert wurde, seit sie eingegeben wurden. Geben Sie sie erneut ein.',
  'These details have changed in the meantime. Check them again before you verify them.':
    'Diese Daten haben sich in der Zwischenzeit geändert. Sehen Sie sie erneut durch, bevor Sie sie als geprüft bestätigen.',
  'These payout details': 'Diese Auszahlungsdaten',
  'You can’t verify payout details you entered. Ask another team member.':
    'Sie können Auszahlungsdaten, die Sie selbst eingegeben haben, nicht prüfen. Bitten Sie ein anderes Teammitglied.',
  'Your payout details': 'Ihre Auszahlungsdaten',
};
