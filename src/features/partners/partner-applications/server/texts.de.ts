import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  applied: (company, due) =>
    `${company} hat sich als Partner beworben.${due ? ` Eine Entscheidung ist bis ${due} fällig.` : ''}`,
  appliedSubject: (company, due) => `${company} hat sich als Partner beworben${due ? `: Entscheidung bis ${due}` : ''}`,
  answered: (company) => `${company} hat Ihre Frage zur Bewerbung beantwortet.`,
  answeredSubject: (company, due) => `${company} hat Ihre Frage beantwortet${due ? `: Entscheidung bis ${due}` : ''}`,
  overdue: (company) => `Die Entscheidung über die Bewerbung von ${company} ist überfällig.`,
  asksToJoin: (name) => `${name} möchte im Partnerportal zu Ihrer Firma gehören.`,
  asksToJoinSubject: 'Jemand möchte zu Ihrer Firma gehören',
  company: 'Firma',
  contact: 'Kontakt',
  question: 'Frage',
  answer: 'Antwort',
  person: 'Person',
  email: 'E-Mail',
  decisionDue: 'Entscheidung bis',
  reviewApplication: 'Bewerbung prüfen',
  reviewRequest: 'Anfrage prüfen',

  yourApplication: (program) => `Ihre Bewerbung beim Partnerprogramm von ${program}`,
  received: (program, company) => `${program} hat die Bewerbung von ${company} erhalten.`,
  confirmAndFollowByLink: 'Öffnen Sie den Link, um Ihre E-Mail-Adresse zu bestätigen und die Bewerbung zu verfolgen.',
  decisionBy: (due) => (due ? `Sie erhalten bis ${due} eine Entscheidung.` : ''),
  confirmAndFollow: 'Bestätigen und verfolgen',
  sentAgain: (program, why) =>
    `Jemand hat das Anmeldeformular von ${program} mit Ihrer E-Mail-Adresse abgeschickt. ${why}`,
  ignoreIfNotYou: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
  seeApplication: 'Bewerbung ansehen',
  hasQuestion: (program) => `${program} hat eine Frage zu Ihrer Bewerbung`,
  asks: (program) => `${program} fragt:`,
  answerButton: 'Antworten',
  wasApproved: (program) => `Ihre Bewerbung beim Partnerprogramm von ${program} wurde angenommen`,
  approved: (program) => `${program} hat Ihre Bewerbung angenommen.`,
  notApproved: (program) => `${program} hat Ihre Bewerbung nicht angenommen.`,
  applyAgainFrom: (day) => `Sie können sich ab ${day} erneut bewerben.`,
};
