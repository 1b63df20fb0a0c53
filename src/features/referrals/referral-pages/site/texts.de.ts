import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  signInToRegisterDeal: 'Anmelden, um einen Deal zu registrieren',
  chooseYourPartnerToSeeForm: 'Wählen Sie Ihren Partner aus, um das Formular zu sehen.',
  usingYourPartnersLink: 'Verwenden Sie den Link Ihres Partners',
  notOpenYet: 'Noch nicht geöffnet',
  registrationsAreClosed: 'Die Registrierung ist geschlossen',
  openThisFormWithLinkThat: 'Öffnen Sie dieses Formular mit dem Link, den Sie von Ihrem Partner erhalten haben.',
  yourPartner: 'Ihr Partner',
  choose: 'Auswählen…',
  checkYourEmailAndConfirmYour:
    'Prüfen Sie Ihre E-Mails und bestätigen Sie Ihre Adresse. Sie erhalten die Antwort dann per E-Mail.',
  youCanRegisterDealsFrom: (opensOn: Part) => `Sie können Deals ab ${opensOn} registrieren.`,
  registrationsClosedOn: (closesOn: Part) => `Die Registrierung wurde am ${closesOn} geschlossen.`,
  thisPageTakesNoRegistrationsAt: 'Diese Seite nimmt derzeit keine Registrierungen an.',
  yourRegistrationAt: (name: Part) => `Ihre Registrierung bei ${name}`,
  registration: (number: Part, accountName: Part) => `Registrierung ${number}: ${accountName}`,
  confirmAndRegister: 'Bestätigen und registrieren',
  question: 'Frage',
  yourAnswer: 'Ihre Antwort',
  sendAnswer: 'Antwort senden',
  ofApproved: (given: ReactNode, needed: ReactNode) => rich`${given} von ${needed} Genehmigungen erteilt.`,
  registeredOn: (submittedAt: ReactNode) => rich`Registriert am ${submittedAt}.`,
  confirmYourRegistration: 'Bestätigen Sie Ihre Registrierung',
  yourEmailAddressConfirmed: 'Ihre E-Mail-Adresse ist bestätigt',
  thisDealWasNotRegistered: 'Dieser Deal wurde nicht registriert',
  hasAQuestion: (program: Part) => `${program} hat eine Frage`,
  yourRegistrationApproved: 'Ihre Registrierung ist genehmigt',
  yourRegistrationWasNotApproved: 'Ihre Registrierung wurde nicht genehmigt',
  dealWasWon: 'Der Deal wurde gewonnen',
  protectionHasEnded: 'Der Schutz ist abgelaufen',
  yourRegistrationInReview: 'Ihre Registrierung wird geprüft',
  checksRegistrationOnceYouConfirmIt: (program: Part) =>
    `${program} prüft die Registrierung, sobald Sie sie bestätigt haben.`,
  checksRegistrationYouGetAnswerBy: (program: Part) =>
    `${program} prüft die Registrierung. Sie erhalten die Antwort per E-Mail.`,
  askYourPartnerWhatYouCan: (outcome: Part) => `${outcome} Fragen Sie Ihren Partner, was Sie tun können.`,
  reviewContinuesWhenYouHaveAnswered: 'Die Prüfung geht weiter, sobald Sie geantwortet haben.',
  accountProtectedUntil: (protectedUntil: Part) => `Der Account ist bis zum ${protectedUntil} geschützt.`,
  yourPartnerCanReadReasonAt: 'Ihr Partner kann den Grund in seinem Deal Desk lesen.',
  decidesBy: (program: Part, reviewDueAt: Part) => `${program} entscheidet bis zum ${reviewDueAt}.`,
};
