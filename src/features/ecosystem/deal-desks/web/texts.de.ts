import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Alle Deal Desks',
  intro: 'Ihre registrierten Deals hier und bei anderen Unternehmen. Jeder öffnet sich dort, wo er registriert wurde.',
  connect: 'Weiteres Unternehmen verbinden',
  alone: 'Noch kein anderes Unternehmen ist verbunden. Verbinden Sie eines, um dessen Deals hier zu sehen.',
  company: 'Unternehmen',
  deal: 'Deal',
  account: 'Kunde',
  status: 'Status',
  amount: 'Betrag',
  protectedUntil: 'Geschützt bis',
  changed: 'Zuletzt geändert',
  question: 'Frage wartet',
  more: (company: string, shown: number) => `Die Liste enthält die neuesten ${shown} Deals von ${company}.`,
  nothing: 'Noch keine registrierten Deals.',
  open: 'Alle Deal Desks',
  statuses: {
    in_review: 'In Prüfung',
    question_asked: 'Frage gestellt',
    approved: 'Genehmigt',
    rejected: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    converted: 'Umgewandelt',
    expired: 'Abgelaufen',
    released: 'Freigegeben',
    revoked: 'Widerrufen',
  },
};
