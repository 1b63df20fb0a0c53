import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approved: (title, amount, claimBy) =>
    `Ihr MDF-Antrag „${title}“ wurde über ${amount} genehmigt. Rechnen Sie die Kosten bis ${claimBy} ab.`,
  approvedSubject: (title, amount, claimBy) =>
    `Ihr MDF-Antrag wurde über ${amount} genehmigt, Abrechnung bis ${claimBy}: ${title}`,
  decided: {
    declined: (title, note) => `Ihr MDF-Antrag „${title}“ wurde abgelehnt${note ? `. ${note}` : ''}`,
    returned: (title, note) => `Ihr MDF-Antrag „${title}“ muss geändert werden${note ? `. ${note}` : ''}`,
    expired: (title, note) =>
      `Ihr MDF-Antrag „${title}“ ist abgelaufen, weil nichts abgerechnet wurde${note ? `. ${note}` : ''}`,
    closed: (title, note) =>
      `Ihr MDF-Antrag „${title}“ wurde geschlossen, weil die Frist zur Abrechnung vorbei ist${note ? `. ${note}` : ''}`,
  },
  decidedSubject: {
    declined: (title) => `Ihr MDF-Antrag wurde abgelehnt: ${title}`,
    returned: (title) => `Ihr MDF-Antrag muss geändert werden: ${title}`,
    expired: (title) => `Ihr MDF-Antrag ist abgelaufen, weil nichts abgerechnet wurde: ${title}`,
    closed: (title) => `Ihr MDF-Antrag wurde geschlossen, weil die Frist zur Abrechnung vorbei ist: ${title}`,
  },
  deadline: (title, day) => `Rechnen Sie die Kosten von „${title}“ bis ${day} ab`,
  deadlineSubject: (title, days, amount) => `Noch ${days} Tage, um ${amount} abzurechnen: ${title}`,
  returnsToFund: 'Was bis dahin nicht abgerechnet ist, geht in das Budget zurück.',
  claim: 'Abrechnen',
  requestedAmount: 'Beantragt',
  approvedAmount: 'Genehmigt',
  claimBy: 'Abrechnen bis',
  note: 'Notiz',
  viewRequest: 'Antrag ansehen',

  requested: (partner, amount, title) => `${partner} beantragt ${amount} MDF: ${title}`,
  partner: 'Partner',
  activity: 'Aktivität',
  reviewRequest: 'Antrag prüfen',
};
