import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newContact: 'Nouveau contact',
  addPeopleYouWorkWithHere: 'Ajoutez ici les personnes avec lesquelles vous travaillez.',
  lastSignIns: 'Dernières connexions',
  people: 'Personnes',
  viewAll: 'Tout afficher',
  noOneCanSignInYet: 'Personne ne peut encore se connecter.',
  neverSignedIn: 'aucune connexion',
  primary: 'Principal',
  person: 'Personne',
  worksAt: 'Travaille chez',
  choosePartnerOrAccountNotBoth: 'Choisissez un partenaire ou un compte, pas les deux.',
  contacts: 'Contacts',
  changeType: 'Changer le type',
  archive: (length: Part) => `Archiver ${length}\u202f?`,
  contactsPeopleYouWorkWithAt:
    'Les contacts sont les personnes avec lesquelles vous travaillez chez les partenaires et les clients.',
  teamMembersWhoWorkWithThis: 'Membres de l’équipe qui travaillent avec ce programme, et s’ils peuvent se connecter.',
  overview: 'Vue d’ensemble',
  activity: 'Activité',
  created: 'Création',
};
