import type { Translation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  registrations: 'Enregistrements',
  forms: 'Formulaires',
  products: 'Produits',
  registerADeal: 'Enregistrer une affaire',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  registered: 'Enregistrée',
  waitingForDecision: 'En attente d’une décision',
  approved: 'Approuvée',
  registerOnBehalf: 'Enregistrer pour le compte de',
  youCanRegisterDealsFrom: (opensOn: Part) => `Vous pourrez enregistrer des affaires à partir du ${opensOn}.`,
  registrationsClosedOn: (closesOn: Part) => `Les enregistrements sont fermés depuis le ${closesOn}.`,
  thisFormTakesNoRegistrationsAt: 'Ce formulaire n’accepte aucun enregistrement actuellement.',
  partner: 'Partenaire',
};
