import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  yourApplicationTo: (name: Part) => `Ihre Bewerbung bei ${name}`,
  applicationOf: (companyName: ReactNode) => rich`Bewerbung von ${companyName}`,
  confirmYourEmailAddress: 'Bestätigen Sie Ihre E-Mail-Adresse',
  thisProvesThatYoursUnconfirmedApplications: (email: ReactNode) =>
    rich`Damit weisen Sie nach, dass ${email} Ihre Adresse ist. Die Prüfung unbestätigter Bewerbungen dauert länger.`,
  confirmEmailAddress: 'E-Mail-Adresse bestätigen',
  yourCompanyAlreadyPartner: 'Ist Ihre Firma bereits Partner?',
  companyWithYourEmailDomainTakes:
    'Eine Firma mit Ihrer E-Mail-Domain nimmt an diesem Programm teil. Deren Administration kann Ihnen Zugang geben. Eine eigene Bewerbung ist dann nicht nötig.',
  askToJoinIt: 'Zugang anfragen',
  ofCriteriaMet: (met: ReactNode, length: ReactNode) => rich`${met} von ${length} Kriterien erfüllt`,
  met: 'Erfüllt',
  notMet: 'Nicht erfüllt',
  withdrawApplication: 'Bewerbung zurückziehen',
  youHaveAccess: 'Sie haben Zugang',
  welcomeToSPartnerProgram: (program: Part) => `Willkommen im Partnerprogramm von ${program}`,
  yourApplicationWasNotApproved: 'Ihre Bewerbung wurde nicht angenommen',
  youWithdrewYourApplication: 'Sie haben Ihre Bewerbung zurückgezogen',
  hasAQuestion: (program: Part) => `${program} hat eine Frage`,
  yourApplicationInReview: 'Ihre Bewerbung wird geprüft',
  weSentInvitationToOpenIts: (email: Part) =>
    `Wir haben eine Einladung an ${email} gesendet. Öffnen Sie den Link darin, um sich anzumelden.`,
  youCanApplyAgainFrom: (reapplyOn: Part) => `Sie können sich ab ${reapplyOn} erneut bewerben.`,
  applyAgainWheneverYouLike: 'Sie können sich jederzeit erneut bewerben.',
  reviewContinuesWhenYouHaveAnswered: 'Die Prüfung geht weiter, sobald Sie geantwortet haben.',
  administratorsYourCompanyDecide: 'Die Administration Ihrer Firma entscheidet.',
  decidesBy: (program: Part, reviewDueAt: Part) => `${program} entscheidet bis zum ${reviewDueAt}.`,
  question: 'Frage',
  yourAnswer: 'Ihre Antwort',
  sendAnswer: 'Antwort senden',
};
