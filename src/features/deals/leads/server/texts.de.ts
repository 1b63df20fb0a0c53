import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  lead: (name, number) => `${name} (Lead ${number})`,
  offered: (number, about) => `Lead ${number}${about ? ` (${about})` : ''}`,
  headline: (number, country, product) =>
    country ? `Lead aus ${country}${product ? `, ${product}` : ''}` : product ? `Lead ${product}` : `Lead ${number}`,
  country: 'Land',
  product: 'Produkt',
  timing: 'Zeitrahmen',
  budget: 'Budget',
  answerBy: 'Antwort bis',
  openLead: 'Lead öffnen',
  recordFirstContact: 'Ersten Kontakt erfassen',
  assignLead: 'Lead zuweisen',

  offer: (lead, due) => `${lead} wird Ihnen angeboten. Antworten Sie bis ${due}.`,
  offerSubject: (headline, due) => `${headline}: Antwort bis ${due}`,
  offerMore: 'Wenn Sie nicht rechtzeitig antworten, wird der Lead einem anderen Partner angeboten.',
  reminder: (lead, due) => `${lead} wartet bis ${due} auf Ihre Antwort.`,
  reminderSubject: (headline, due) => `Erinnerung: ${headline}, Antwort bis ${due}`,
  taken: (lead) => `${lead} wurde von einem anderen Partner angenommen.`,
  expired: (lead) => `${lead} wurde nicht rechtzeitig beantwortet und wird Ihnen nicht mehr angeboten.`,
  withdrawn: (lead) => `${lead} wird Ihnen nicht mehr angeboten.`,
  contactDue: (lead, due) => `Erfassen Sie Ihren ersten Kontakt mit ${lead}: Er war bis ${due} fällig.`,
  contactDueSubject: (name) => `Erster Kontakt ist fällig: ${name}`,
  contactOverdue: (partner, lead) => `${partner} hat den ersten Kontakt mit ${lead} nicht rechtzeitig erfasst.`,
  noRule: (lead) => `${lead} ist nicht zugewiesen. Keine aktive Regel passt auf diesen Lead.`,
  allPassed: (lead) => `${lead} ist nicht zugewiesen. Alle geeigneten Partner haben diesen Lead abgelehnt.`,
  noAudience: (lead) => `${lead} ist nicht zugewiesen. Die Zielgruppe der Regel enthält keine Partner.`,
  noneMeets: (lead) => `${lead} ist nicht zugewiesen. Kein Partner erfüllt die Anforderungen der Regel.`,
  unassignedSubject: (name) => `Nicht zugewiesener Lead: ${name}`,
  accepted: (partner, lead) => `${partner} hat ${lead} angenommen.`,
  declined: (partner, lead) => `${partner} hat ${lead} abgelehnt.`,
  spam: (partner, lead) => `${partner} hat ${lead} als Spam markiert.`,
};
