import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  expiredEvent: (kind, deal, days) => {
    const words: Record<string, string> = {
      payment: 'Eine Zahlung',
      refund: 'Eine Erstattung',
      lost: 'Ein Verlust',
      amend: 'Eine nachträgliche Änderung',
    };
    return `${words[kind] ?? kind} zu ${deal} hat ${days} Tage darauf gewartet, dass der Deal gewonnen wird, und ist abgelaufen.`;
  },
  expiredEvents: (count, days, first) =>
    `${count} Zahlungen oder Erstattungen haben ${days} Tage darauf gewartet, dass ihre Deals gewonnen werden, und sind abgelaufen. Die erste betrifft ${first}.`,
  settle: (expired) => `${expired} Klären Sie es mit dem Kunden. Wird der Deal später gewonnen, zählt es trotzdem.`,
  viewExpired: 'Abgelaufene Ereignisse ansehen',
};
