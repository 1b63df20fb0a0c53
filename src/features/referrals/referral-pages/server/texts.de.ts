import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  follow: 'Registrierung verfolgen',
  receivedSubject: (program) => `${program} hat Ihre Registrierung erhalten`,
  received: (program, account, due) =>
    `${program} hat Ihre Registrierung von ${account} erhalten.${due ? ` Sie erhalten bis ${due} eine Entscheidung.` : ''}`,
  questionSubject: (program) => `${program} hat eine Frage zu Ihrer Registrierung`,
  question: (program, account) => `${program} fragt zu ${account}:`,
  answer: 'Antworten',
  approvedSubject: 'Ihre Registrierung ist genehmigt',
  approved: (program, account, until) =>
    `${program} hat Ihre Registrierung von ${account} genehmigt.${until ? ` Sie ist bis ${until} geschützt.` : ''}`,
  yourRegistration: (program) => `Ihre Registrierung bei ${program}`,
  rejected: (program, account) => `${program} hat Ihre Registrierung von ${account} nicht genehmigt.`,
  reasonAtPartner: 'Ihr Partner kann den Grund in seinem Deal Desk lesen.',
  confirmSubject: (program) => `Bestätigen Sie Ihre Registrierung bei ${program}`,
  confirm: (account, program) =>
    `Sie haben eine Registrierung von ${account} an ${program} gesendet. Bestätigen Sie Ihre E-Mail-Adresse, dann erhalten Sie die Antwort per E-Mail.`,
  confirmLink:
    'Der Link gilt 7 Tage. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es wird nichts registriert.',
  confirmAndRegister: 'Bestätigen und registrieren',
  refused: (program, account) => `${program} konnte ${account} nicht registrieren.`,
  askPartner: 'Fragen Sie Ihren Partner, was Sie tun können.',
  seeRegistration: 'Registrierung ansehen',
};
