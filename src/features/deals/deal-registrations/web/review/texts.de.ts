import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approve: (accountName: Part) => `${accountName} genehmigen?`,
  messageToPartner: 'Nachricht an den Partner',
  reasonForApprovingDespiteConflict: 'Grund für die Genehmigung trotz Konflikt',
  reasonIsRequired: 'Grund ist erforderlich',
  explanation: 'Erläuterung',
  storedWithConflictPartnerCannotSee: 'Wird mit dem Konflikt gespeichert. Der Partner kann sie nicht sehen.',
  enterAnExplanation: 'Geben Sie eine Erläuterung ein',
  internalComment: 'Interner Kommentar',
  onlyYourCompanyCanSeeIt: 'Nur Ihr Unternehmen kann ihn sehen.',
  createOpportunityNowWithPartnerAs: 'Opportunity jetzt erstellen, mit dem Partner als Quelle',
  thisStepNextReviewerAskedThen: (position: Part, total: Part, name: Part) =>
    `Dies ist Schritt ${position} von ${total} (${name}). Danach wird die nächste prüfende Person gefragt. Der Schutz beginnt mit der letzten Genehmigung.`,
  protectionForStartsNowNoOther: (partnerName: Part) =>
    `Der Schutz für ${partnerName} beginnt jetzt. Kein anderer Partner kann diesen Account für dieselben Produkte registrieren.`,
  itsPartnerToldThatAnotherRegistration: (starts: Part, earlier: Part) =>
    `${starts} ${earlier} Deren Partner erfährt, dass eine andere Registrierung genehmigt wurde.`,
  registrationWasSubmittedEarlierAndStill: (number: Part, partnerName: Part) =>
    `Die Registrierung ${number} von ${partnerName} wurde früher eingereicht und wartet noch.`,
  noOtherPartnerCanRegisterOr: (accountName: ReactNode, heldUntil: ReactNode, label: ReactNode) =>
    rich`Bis ${heldUntil} kann kein anderer Partner ${accountName} registrieren oder reservieren. Registrieren Sie den Deal vorher. ${label}`,
  joinsDealFirstRegistrationCanSee: (partnerName: Part) =>
    `${partnerName} kommt zum Deal der ersten Registrierung hinzu, kann ihn sehen und verdient Provision daran. Nur die erste Registrierung behält ihren Schutz. Jeder Partner erfährt seine eigene Rolle und seinen Anteil, aber nicht, wer der andere Partner ist.`,
  joinsYourDealCanSeeIt: (partnerName: Part) =>
    `${partnerName} kommt zu Ihrem Deal hinzu, kann ihn sehen, verdient Provision daran und ist für diesen Account geschützt.`,
  thePartner: 'Partner',
  roleInDeal: (partnerName: Part) => `Rolle von ${partnerName} im Deal`,
  shareCommissionForThisRole: 'Anteil an der Provision für diese Rolle',
  otherPartnersSharesShrinkInProportion: 'Die Anteile der anderen Partner verringern sich im gleichen Verhältnis.',
  reason: 'Grund',
  storedWithConflictPartnersCannotSee: 'Wird mit dem Konflikt gespeichert. Partner können sie nicht sehen.',
  messageTo: (partnerName: Part) => `Nachricht an ${partnerName}`,
  dealAfterMerge: 'Deal nach der Zusammenführung',
  partnersOf: (opportunityName: Part) => `Partner von ${opportunityName}`,
  role: 'Rolle',
  shareOfRole: 'Anteil der Rolle',
  joinsTheDeal: 'Kommt zum Deal hinzu',
  firstRegistrationHasNoDealYet:
    'Die erste Registrierung hat noch keinen Deal. Er wird bei der Zusammenführung erstellt.',
  text: (count: number) => plural(count, 'Tag', 'Tage'),
  protectionLastsFromApproval: (protectionDays: Part) => `Der Schutz gilt ab der Genehmigung ${protectionDays}.`,
  itCannotBeExtended: (usually: Part) => `${usually} Er kann nicht verlängert werden.`,
  textMaxExtensions: (maxExtensions: number) => plural(maxExtensions, 'Mal', 'Mal'),
  youCanAskUntil: (askUntil: Part) => ` Sie können ihn bis ${askUntil} beantragen.`,
  itCanBeExtendedByUp: (usually: Part, times: Part, extensionDays: Part, used: Part, until: Part) =>
    `${usually} Er kann ${times} um jeweils bis zu ${extensionDays} verlängert werden, wenn der Deal Fortschritte gemacht hat: eine neue Phase oder eine Notiz.${used}${until}`,
  youAskedForExtensionOn: (extensionAskedAt: Part) => `Sie haben am ${extensionAskedAt} eine Verlängerung beantragt`,
  extension: 'Verlängerung',
  asksForExtension: (partnerName: Part) => `${partnerName} beantragt eine Verlängerung`,
  thisExtensionYourProgramAllowsDate: (extensions: Part, maxExtensions: Part, latestOn: Part) =>
    `Dies ist Verlängerung ${extensions} von ${maxExtensions}. Ihr Programm erlaubt ein Datum bis ${latestOn}.`,
  chooseADate: 'Datum auswählen',
};
