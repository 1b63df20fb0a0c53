import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  neededSubject: (subject) => `Angaben fehlen: ${subject || 'Ihr Deal'}`,
  readySubject: (subject) => `Bereit zur Registrierung: ${subject || 'Ihr Deal'}`,
  created: (subject) =>
    `Wir haben aus ${subject ? `„${subject}“` : 'Ihrer E-Mail'} einen Entwurf einer Registrierung erstellt.`,
  notFound: (subject) => `Wir konnten den Account in ${subject ? `„${subject}“` : 'Ihrer E-Mail'} nicht finden.`,
  replyWith: 'Antworten Sie auf diese E-Mail mit den fehlenden Angaben, eine je Zeile:',
  complete: 'Er ist vollständig, aber noch nicht registriert. Prüfen Sie ihn und registrieren Sie ihn.',
  openDraft: 'Entwurf öffnen',
  footer:
    'Sie erhalten diese E-Mail, weil Sie einen Deal weitergeleitet haben. Nichts wird registriert, bevor Sie es sagen.',
  account: 'Account',
  website: 'Website',
  country: 'Land',
  amount: 'Betrag',
  contact: 'Kontakt',
  expectedClose: 'Voraussichtlicher Abschluss',
  whichSubject: 'Für welchen Partner ist Ihr Deal?',
  which:
    'Sie arbeiten für mehrere Partner. Leiten Sie die E-Mail noch einmal weiter, mit einer dieser Zeilen am Anfang:',
  unreadSubject: 'Ihre E-Mail konnte nicht gelesen werden',
  unread: (subject) =>
    `Wir konnten ${subject ? `„${subject}“` : 'Ihre E-Mail'} nicht lesen und haben daraus keine Registrierung erstellt.`,
  registerDeal: 'Deal registrieren',
};
