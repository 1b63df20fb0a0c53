import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  prepared: (payout, total, payments, reviewBy, payBy) =>
    `Die Auszahlung „${payout}“ ist vorbereitet: ${total} in ${payments === 1 ? '1 Zahlung' : `${payments} Zahlungen`}. Prüfen Sie sie bis zum ${reviewBy} und zahlen Sie sie bis zum ${payBy} aus.`,
  preparedSubject: (payout) => `Auszahlung vorbereitet: ${payout}`,
  late: (payout) => `Die Auszahlung „${payout}“ ist noch nicht ausgezahlt und überfällig.`,
  lateSubject: (payout) => `Auszahlung überfällig: ${payout}`,
  unread: (payout) => `Die Prüfung der Auszahlung „${payout}“ ist überfällig.`,
  unreadSubject: (payout) => `Prüfung der Auszahlung überfällig: ${payout}`,
  reviewPayout: 'Auszahlung prüfen',
};
