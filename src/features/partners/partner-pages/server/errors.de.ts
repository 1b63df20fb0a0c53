import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-pages'> = {
  'This sign-up page': 'Diese Registrierungsseite',
  'must be a form with the purpose “Partner sign-up”': 'Muss ein Formular mit dem Zweck „Partnerregistrierung“ sein.',
  'must not be before the day on which the page opens': 'Darf nicht vor dem Tag liegen, an dem die Seite öffnet.',
};
