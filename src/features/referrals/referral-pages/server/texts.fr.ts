import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  follow: 'Suivre l’enregistrement',
  receivedSubject: (program) => `${program} a reçu votre enregistrement`,
  received: (program, account, due) =>
    `${program} a reçu votre enregistrement de ${account}.${due ? ` Vous aurez une décision au plus tard le ${due}.` : ''}`,
  questionSubject: (program) => `${program} a une question sur votre enregistrement`,
  question: (program, account) => `Question de ${program} sur ${account}\u00a0:`,
  answer: 'Répondre',
  approvedSubject: 'Votre enregistrement est approuvé',
  approved: (program, account, until) =>
    `${program} a approuvé votre enregistrement de ${account}.${until ? ` Il est protégé jusqu’au ${until}.` : ''}`,
  yourRegistration: (program) => `Votre enregistrement auprès de ${program}`,
  rejected: (program, account) => `${program} n’a pas approuvé votre enregistrement de ${account}.`,
  reasonAtPartner: 'Votre partenaire peut en lire le motif dans son deal desk.',
  confirmSubject: (program) => `Confirmez votre enregistrement auprès de ${program}`,
  confirm: (account, program) =>
    `Vous avez envoyé un enregistrement de ${account} à ${program}. Confirmez votre adresse e-mail pour recevoir la réponse par e-mail.`,
  confirmLink:
    'Le lien est valable 7 jours. Si cela ne vient pas de vous, ignorez cet e-mail\u00a0: rien n’est enregistré.',
  confirmAndRegister: 'Confirmer et enregistrer',
  refused: (program, account) => `${program} n’a pas pu enregistrer ${account}.`,
  askPartner: 'Demandez à votre partenaire ce que vous pouvez faire.',
  seeRegistration: 'Voir l’enregistrement',
};
