import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/prospects'> = {
  'An automation cannot win a prospect: convert it into a partner.':
    'Eine Automatisierung kann einen Kandidaten nicht gewinnen: Wandeln Sie ihn in einen Partner um.',
  'Only a declined application can become a prospect.': 'Nur eine abgelehnte Bewerbung kann ein Kandidat werden.',
  'Only the author can change this activity.': 'Nur wer diese Aktivität verfasst hat, kann sie ändern.',
  'The website has too many rules for robots.': 'Die Website hat zu viele Regeln für Robots.',
  'The website was read in the last seven days. Read it again later.':
    'Die Website wurde in den letzten sieben Tagen gelesen. Lesen Sie sie später erneut.',
  'This application is already a prospect.': 'Diese Bewerbung ist bereits ein Kandidat.',
  'This prospect is already a partner. Change the partner instead.':
    'Dieser Kandidat ist bereits ein Partner. Ändern Sie stattdessen den Partner.',
  'already has a profile': 'Hat bereits ein Profil.',
  'has too many rules for robots': 'Hat zu viele Regeln für Robots.',
  'is already a prospect': 'Ist bereits ein Kandidat.',
  'is required to read the website': 'Ist erforderlich, um die Website zu lesen.',
  'must be less than the score of a good fit': 'Muss kleiner sein als der Wert, ab dem ein Kandidat gut geeignet ist.',
  'must contain at least one criterion': 'Muss mindestens ein Kriterium enthalten.',
  'must not ask the same twice': 'Darf nicht dasselbe zweimal abfragen.',
  'needs an email address of the contact': 'Benötigt eine E-Mail-Adresse des Kontakts.',
};
