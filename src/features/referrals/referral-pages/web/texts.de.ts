import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  saved: 'Gespeichert',
  texts: 'Texte',
  registrations: 'Registrierungen',
  formsWithPurposeDealRegistrationIts:
    'Formulare mit dem Zweck „Deal-Registrierung“. Die Fragen werden unter „Fragen“ bearbeitet.',
  availability: 'Verfügbarkeit',
  websitesThatMayShowItIn: 'Websites, die es in einem Rahmen anzeigen dürfen',
  suchAsHttpsWwwExampleCom: 'Zum Beispiel https://www.example.com.',
  nothingHasBeenRegisteredWithThis: 'Mit diesem Formular wurde noch nichts registriert.',
  forms: 'Formulare',
  products: 'Produkte',
  newDealRegistrationForm: 'Neues Formular zur Deal-Registrierung',
  createWithStandardQuestions: 'Mit Standardfragen erstellen',
  registerADeal: 'Deal registrieren',
  leaveItEmptyForYourDefault: 'Leer lassen für Ihren Standardtyp.',
  publishFormToTakeRegistrations: 'Veröffentlichen Sie das Formular, um Registrierungen anzunehmen.',
  opensInNewTab: 'öffnet sich in einem neuen Tab',
  questions: 'Fragen',
  settings: 'Einstellungen',
  fromViewToApproval: 'Vom Aufruf zur Genehmigung',
  views: 'Aufrufe',
  started: 'Begonnen',
  registered: 'Registriert',
  waitingForDecision: 'Wartet auf Entscheidung',
  approved: 'Genehmigt',
  codeForYourWebsite: 'Code für Ihre Website',
  whoCanUseIt: 'Wer es nutzen kann',
  partnerRegistrations: 'Partner der Registrierungen',
  partnersToChooseFrom: 'Partner zur Auswahl',
  everyoneWhoOpensFormReadsThese: 'Alle, die das Formular öffnen, lesen diese Namen.',
  registerOnBehalf: 'Registrieren im Namen von',
  youCanRegisterDealsFrom: (opensOn: Part) => `Sie können Deals ab ${opensOn} registrieren.`,
  registrationsClosedOn: (closesOn: Part) => `Die Registrierung wurde am ${closesOn} geschlossen.`,
  thisFormTakesNoRegistrationsAt: 'Dieses Formular nimmt derzeit keine Registrierungen an.',
  dealRegForms: 'Deal-Reg-Formulare',
  partner: 'Partner',
  newForm: 'Neues Formular',
  dealRegistrationFormLetsPartnersAnd:
    'Mit einem Formular zur Deal-Registrierung registrieren Partner und Personen, die sie kennen, Deals auf Ihrer Website oder bei einer Veranstaltung.',
};
