import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  yourApplicationTo: (name: Part) => `Votre candidature auprès de ${name}`,
  applicationOf: (companyName: ReactNode) => rich`Candidature de ${companyName}`,
  confirmYourEmailAddress: 'Confirmez votre adresse e-mail',
  thisProvesThatYoursUnconfirmedApplications: (email: ReactNode) =>
    rich`Cela prouve que ${email} est bien votre adresse. L’examen des candidatures non confirmées prend plus de temps.`,
  confirmEmailAddress: 'Confirmer l’adresse e-mail',
  yourCompanyAlreadyPartner: 'Votre entreprise est-elle déjà partenaire\u202f?',
  companyWithYourEmailDomainTakes:
    'Une entreprise ayant votre domaine e-mail participe à ce programme. Ses administrateurs peuvent vous donner accès, sans que vous ayez à déposer votre propre candidature.',
  askToJoinIt: 'Demander l’accès',
  ofCriteriaMet: (met: ReactNode, length: ReactNode) => rich`Critères remplis\u00a0: ${met} sur ${length}`,
  met: 'Rempli',
  notMet: 'Non rempli',
  withdrawApplication: 'Retirer la candidature',
  youHaveAccess: 'Vous avez accès',
  welcomeToSPartnerProgram: (program: Part) => `Bienvenue dans le programme partenaires de ${program}`,
  yourApplicationWasNotApproved: 'Votre candidature n’a pas été approuvée',
  youWithdrewYourApplication: 'Vous avez retiré votre candidature',
  hasAQuestion: (program: Part) => `${program} a une question`,
  yourApplicationInReview: 'Votre candidature est en cours d’examen',
  weSentInvitationToOpenIts: (email: Part) =>
    `Nous avons envoyé une invitation à ${email}. Ouvrez le lien qu’elle contient pour vous connecter.`,
  youCanApplyAgainFrom: (reapplyOn: Part) => `Vous pouvez déposer une nouvelle candidature à partir du ${reapplyOn}.`,
  applyAgainWheneverYouLike: 'Vous pouvez déposer une nouvelle candidature à tout moment.',
  reviewContinuesWhenYouHaveAnswered: 'L’examen reprendra lorsque vous aurez répondu.',
  administratorsYourCompanyDecide: 'Les administrateurs de votre entreprise décident.',
  decidesBy: (program: Part, reviewDueAt: Part) => `${program} décidera au plus tard le ${reviewDueAt}.`,
  question: 'Question',
  yourAnswer: 'Votre réponse',
  sendAnswer: 'Envoyer la réponse',
};
