import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/attributions'> = {
  'Another contract covers this account on some of these days.':
    'Ein anderer Vertrag deckt diesen Account an einigen dieser Tage ab.',
  'is allowed only when the sale belongs to a deal': 'Nur zulässig, wenn der Verkauf zu einem Deal gehört.',
  'is lost. Reopen the deal first.': 'Ist verloren. Öffnen Sie den Deal zuerst wieder.',
  'is more than the amount': 'Ist höher als der Betrag.',
  'is not an active link of your company': 'Ist kein aktiver Link Ihres Unternehmens.',
};
