import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-funds'> = {
  'Only drafts can be deleted. Close the fund instead.':
    'Nur Entwürfe können gelöscht werden. Schließen Sie stattdessen das Budget.',
  'The period of this fund is over. Change its dates first.':
    'Der Zeitraum dieses Budgets ist vorbei. Ändern Sie zuerst seine Daten.',
  'This fund is closed.': 'Dieses Budget ist geschlossen.',
  'cannot be changed in an active fund': 'Kann bei einem aktiven Budget nicht geändert werden.',
  'has no amount of its own in a pool': 'Hat in einem gemeinsamen Topf keinen eigenen Betrag.',
  'is already the name of another fund': 'So heißt bereits ein anderes Budget.',
  'is required in a fund with fixed amounts': 'Ist bei einem Budget mit festen Beträgen erforderlich.',
  'must be more than 0% and at most 100%': 'Muss mehr als 0 % und höchstens 100 % sein.',
  'must not be after the last day': 'Darf nicht nach dem letzten Tag liegen.',
};
