import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  signInToRegisterDeal: 'Se connecter pour enregistrer une affaire',
  chooseYourPartnerToSeeForm: 'Choisissez votre partenaire pour afficher le formulaire.',
  usingYourPartnersLink: 'Utilisez le lien de votre partenaire',
  notOpenYet: 'Pas encore ouvert',
  registrationsAreClosed: 'Les enregistrements sont fermés',
  openThisFormWithLinkThat: 'Ouvrez ce formulaire avec le lien que votre partenaire vous a remis.',
  yourPartner: 'Votre partenaire',
  choose: 'Choisir…',
  checkYourEmailAndConfirmYour:
    'Consultez votre messagerie et confirmez votre adresse. Vous recevrez ensuite la réponse par e-mail.',
  youCanRegisterDealsFrom: (opensOn: Part) => `Vous pourrez enregistrer des affaires à partir du ${opensOn}.`,
  registrationsClosedOn: (closesOn: Part) => `Les enregistrements sont fermés depuis le ${closesOn}.`,
  thisPageTakesNoRegistrationsAt: 'Cette page n’accepte pas d’enregistrements pour le moment.',
  yourRegistrationAt: (name: Part) => `Votre enregistrement chez ${name}`,
  registration: (number: Part, accountName: Part) => `Enregistrement ${number}\u00a0: ${accountName}`,
  confirmAndRegister: 'Confirmer et enregistrer',
  question: 'Question',
  yourAnswer: 'Votre réponse',
  sendAnswer: 'Envoyer la réponse',
  ofApproved: (given: ReactNode, needed: ReactNode) => rich`Approbations obtenues\u00a0: ${given} sur ${needed}.`,
  registeredOn: (submittedAt: ReactNode) => rich`Enregistrée le ${submittedAt}.`,
  confirmYourRegistration: 'Confirmez votre enregistrement',
  yourEmailAddressConfirmed: 'Votre adresse e-mail est confirmée',
  thisDealWasNotRegistered: 'Cette affaire n’a pas été enregistrée',
  hasAQuestion: (program: Part) => `${program} a une question`,
  yourRegistrationApproved: 'Votre enregistrement est approuvé',
  yourRegistrationWasNotApproved: 'Votre enregistrement n’a pas été approuvé',
  dealWasWon: 'L’affaire a été gagnée',
  protectionHasEnded: 'La protection est terminée',
  yourRegistrationInReview: 'Votre enregistrement est en cours d’examen',
  checksRegistrationOnceYouConfirmIt: (program: Part) =>
    `${program} examinera l’enregistrement dès que vous l’aurez confirmé.`,
  checksRegistrationYouGetAnswerBy: (program: Part) =>
    `${program} examine l’enregistrement. Vous recevrez la réponse par e-mail.`,
  askYourPartnerWhatYouCan: (outcome: Part) => `${outcome} Demandez à votre partenaire ce que vous pouvez faire.`,
  reviewContinuesWhenYouHaveAnswered: 'L’examen reprendra lorsque vous aurez répondu.',
  accountProtectedUntil: (protectedUntil: Part) => `Le compte est protégé jusqu’au ${protectedUntil}.`,
  yourPartnerCanReadReasonAt: 'Votre partenaire peut lire le motif dans son deal desk.',
  decidesBy: (program: Part, reviewDueAt: Part) => `${program} décidera au plus tard le ${reviewDueAt}.`,
};
