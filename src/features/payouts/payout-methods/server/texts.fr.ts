import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const done = { entered: 'saisi', changed: 'modifié', disabled: 'désactivé' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  person: (name, company) => (company ? `${name} (${company})` : name),
  viewingAs: (name, person) => `${name}, en consultation en tant que ${person},`,
  someKey: (company) => `Une clé API de ${company}`,
  namedKey: (key, person) => `La clé API «\u00a0${key}\u00a0» de ${person}`,
  endingIn: (end) => `compte se terminant par ${end}`,
  instructions: 'instructions de paiement',

  changed: (who, what, currency, account, partner) =>
    `${who} a ${done[what]} des coordonnées de versement en ${currency} (${account})${partner ? ` pour ${partner}` : ''}.`,
  verify: 'Vérifiez-les auprès du partenaire avant le prochain versement.',
  held: (amount, payout) => `Le paiement de ${amount} dans «\u00a0${payout}\u00a0» est mis en attente.`,
  tooLate: (amount, payout) =>
    `Le paiement de ${amount} dans «\u00a0${payout}\u00a0» figure déjà dans un fichier de paiement vers le compte précédent.`,

  ownChanged: (who, what, currency, account) =>
    `${who} a ${done[what]} vos coordonnées de versement en ${currency} (${account}).`,
  ownChangedSubject: (who, what, currency, account) =>
    `${who} a ${done[what]} vos coordonnées de versement en ${currency} (${account})`,
  ownHeld: (amount, statement) =>
    `Votre paiement de ${amount} (relevé ${statement}) est en attente jusqu’à ce que l’entreprise vérifie les coordonnées.`,
  notRequested: 'Si votre équipe n’en est pas à l’origine, contactez immédiatement l’entreprise.',
  viewPayment: 'Voir le paiement',
  viewPayouts: 'Voir les versements',
};
