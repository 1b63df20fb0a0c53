import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  lead: (name, number) => `${name} (lead ${number})`,
  offered: (number, about) => `Lead ${number}${about ? ` (${about})` : ''}`,
  headline: (number, country, product) => {
    const about = [country, product].filter(Boolean).join(', ');
    return about ? `Lead\u00a0: ${about}` : `Lead ${number}`;
  },
  country: 'Pays',
  product: 'Produit',
  timing: 'Calendrier',
  budget: 'Budget',
  answerBy: 'Réponse attendue le',
  openLead: 'Ouvrir le lead',
  recordFirstContact: 'Consigner le premier contact',
  assignLead: 'Attribuer le lead',

  offer: (lead, due) => `${lead} vous est proposé. Répondez au plus tard le ${due}.`,
  offerSubject: (headline, due) => `${headline}\u00a0– réponse au plus tard le ${due}`,
  offerMore: 'Sans réponse de votre part à temps, le lead est proposé à un autre partenaire.',
  reminder: (lead, due) => `${lead} attend votre réponse jusqu’au ${due}.`,
  reminderSubject: (headline, due) => `Rappel\u00a0– ${headline}, réponse au plus tard le ${due}`,
  taken: (lead) => `${lead} a été accepté par un autre partenaire.`,
  expired: (lead) => `${lead} est resté sans réponse à temps et ne vous est plus proposé.`,
  withdrawn: (lead) => `${lead} ne vous est plus proposé.`,
  contactDue: (lead, due) =>
    `Consignez votre premier contact avec ${lead}\u00a0: il était attendu au plus tard le ${due}.`,
  contactDueSubject: (name) => `Premier contact attendu\u00a0: ${name}`,
  contactOverdue: (partner, lead) => `${partner} n’a pas consigné à temps de premier contact avec ${lead}.`,
  noRule: (lead) => `${lead} n’est pas attribué. Aucune règle active ne correspond à ce lead.`,
  allPassed: (lead) => `${lead} n’est pas attribué. Tous les partenaires éligibles ont laissé passer ce lead.`,
  noAudience: (lead) => `${lead} n’est pas attribué. L’audience de la règle ne contient aucun partenaire.`,
  noneMeets: (lead) => `${lead} n’est pas attribué. Aucun partenaire ne remplit les exigences de la règle.`,
  unassignedSubject: (name) => `Lead non attribué\u00a0: ${name}`,
  accepted: (partner, lead) => `${partner} a accepté ${lead}.`,
  declined: (partner, lead) => `${partner} a décliné ${lead}.`,
  spam: (partner, lead) => `${partner} a marqué ${lead} comme spam.`,
};
