import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  applied: (company, due) =>
    `${company} a déposé une candidature pour devenir partenaire.${due ? ` Une décision est attendue au plus tard le ${due}.` : ''}`,
  appliedSubject: (company, due) =>
    `${company} souhaite devenir partenaire${due ? `\u00a0: décision attendue au plus tard le ${due}` : ''}`,
  answered: (company) => `${company} a répondu à votre question sur sa candidature.`,
  answeredSubject: (company, due) =>
    `${company} a répondu à votre question${due ? `\u00a0: décision attendue au plus tard le ${due}` : ''}`,
  overdue: (company) => `La décision sur la candidature de ${company} est en retard.`,
  asksToJoin: (name) => `${name} demande à rejoindre votre entreprise sur le portail partenaires.`,
  asksToJoinSubject: 'Une personne demande à rejoindre votre entreprise',
  company: 'Entreprise',
  contact: 'Contact',
  question: 'Question',
  answer: 'Réponse',
  person: 'Personne',
  email: 'E-mail',
  decisionDue: 'Décision attendue le',
  reviewApplication: 'Examiner la candidature',
  reviewRequest: 'Examiner la demande',

  yourApplication: (program) => `Votre candidature au programme partenaires de ${program}`,
  received: (program, company) => `${program} a reçu la candidature de ${company}.`,
  confirmAndFollowByLink: 'Ouvrez le lien pour confirmer votre adresse e-mail et suivre la candidature.',
  decisionBy: (due) => (due ? `Vous recevrez une décision au plus tard le ${due}.` : ''),
  confirmAndFollow: 'Confirmer et suivre',
  sentAgain: (program, why) =>
    `Quelqu’un a envoyé le formulaire d’inscription de ${program} avec votre adresse e-mail. ${why}`,
  ignoreIfNotYou: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
  seeApplication: 'Voir la candidature',
  hasQuestion: (program) => `${program} a une question sur votre candidature`,
  asks: (program) => `${program} demande\u00a0:`,
  answerButton: 'Répondre',
  wasApproved: (program) => `Votre candidature au programme partenaires de ${program} a été approuvée`,
  approved: (program) => `${program} a approuvé votre candidature.`,
  notApproved: (program) => `${program} n’a pas approuvé votre candidature.`,
  applyAgainFrom: (day) => `Vous pouvez déposer une nouvelle candidature à partir du ${day}.`,
};
