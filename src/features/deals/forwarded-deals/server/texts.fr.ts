import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  neededSubject: (subject) => `Informations manquantes\u00a0: ${subject || 'votre affaire'}`,
  readySubject: (subject) => `Prêt à enregistrer\u00a0: ${subject || 'votre affaire'}`,
  created: (subject) =>
    `Nous avons créé un brouillon d’enregistrement à partir de ${subject ? `«\u00a0${subject}\u00a0»` : 'votre e-mail'}.`,
  notFound: (subject) =>
    `Nous n’avons pas trouvé le compte dans ${subject ? `«\u00a0${subject}\u00a0»` : 'votre e-mail'}.`,
  replyWith: 'Répondez à cet e-mail avec les informations manquantes, une par ligne\u00a0:',
  complete: 'Il est complet, mais pas encore enregistré. Vérifiez-le et enregistrez-le.',
  openDraft: 'Ouvrir le brouillon',
  footer: 'Vous recevez cet e-mail parce que vous avez transféré une affaire. Rien n’est enregistré sans votre accord.',
  account: 'Compte',
  website: 'Site web',
  country: 'Pays',
  amount: 'Montant',
  contact: 'Contact',
  expectedClose: 'Clôture prévue',
  whichSubject: 'Pour quel partenaire est votre affaire\u202f?',
  which:
    'Vous travaillez pour plusieurs partenaires. Transférez à nouveau l’e-mail avec l’une de ces lignes en tête\u00a0:',
  unreadSubject: 'Votre e-mail n’a pas pu être lu',
  unread: (subject) =>
    `Nous n’avons pas pu lire ${subject ? `«\u00a0${subject}\u00a0»` : 'votre e-mail'}\u00a0: aucun enregistrement n’en a été créé.`,
  registerDeal: 'Enregistrer une affaire',
};
