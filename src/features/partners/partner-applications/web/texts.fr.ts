import type { Translation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  message: 'Message',
  save: 'Enregistrer',
  requestsToJoin: 'Demandes d’accès',
  whenSomeoneWithYourEmailDomain:
    'Lorsqu’une personne de votre domaine e-mail dépose une candidature au programme, elle peut vous demander l’accès ici.',
  decline: 'Refuser',
  giveAccess: 'Donner l’accès',
  none: 'Aucun',
  status: 'Statut',
  asksToJoin: (contactName: Part, partnerName: Part) => `${contactName} demande à rejoindre ${partnerName}`,
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  website: 'Site web',
  country: 'Pays',
  application: 'Candidature',
  applied: 'Déposée le',
};
