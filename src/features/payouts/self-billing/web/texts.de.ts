import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  downloadAsPdf: (number: Part) => `${number} als PDF herunterladen`,
  downloadAsXml: (number: Part) => `${number} als XML herunterladen`,
  invoices: 'Gutschriften',
  endSelfBillingAgreement: 'Gutschriftvereinbarung beenden?',
  fromNowOnYouSendYour: 'Ab jetzt stellen Sie Ihre Rechnungen selbst. Ausgestellte Gutschriften bleiben gültig.',
  endAgreement: 'Vereinbarung beenden',
  reviewAgreement: 'Vereinbarung prüfen',
  issuesYourInvoicesAcceptedByOn: (company: ReactNode, acceptedName: ReactNode, acceptedAt: ReactNode) =>
    rich`${company} stellt Ihre Gutschriften aus. Angenommen von ${acceptedName} am ${acceptedAt}.`,
  yourTaxProfileMustBeAccepted: ' Zuerst muss Ihr Steuerprofil akzeptiert werden.',
  canIssueInvoicesForYourCommissions: (company: ReactNode, part: ReactNode) =>
    rich`${company} kann für Ihre Provisionen Gutschriften ausstellen, sodass Sie keine Rechnungen schreiben müssen.${part}`,
  selfBillingAgreement: 'Gutschriftvereinbarung',
  acceptAgreement: 'Vereinbarung annehmen',
  yourName: 'Ihr Name',
  files: 'Dateien',
  withSelfBillingAgreementEachPayment: 'Mit einer Gutschriftvereinbarung kommt jede Zahlung mit einer Gutschrift.',
  withSelfBillingEachPaymentTo:
    'Im Gutschriftverfahren kommt jede Zahlung an einen Partner, der zugestimmt hat, mit einer Gutschrift.',
  editSettings: 'Einstellungen bearbeiten',
  eachPaymentToPartnerThatAgreed:
    'Jede Zahlung an einen Partner, der zugestimmt hat, kommt mit einer in seinem Namen ausgestellten Gutschrift.',
  selfBillingOffPartnersSendTheir: 'Das Gutschriftverfahren ist ausgeschaltet. Partner senden eigene Rechnungen.',
  recipientOnInvoices: 'Empfänger auf Gutschriften',
  legalName: 'Firmenname',
  address: 'Adresse',
  country: 'Land',
  vatNumber: 'USt-IdNr.',
  vatRate: 'Umsatzsteuersatz',
  numbersStartWith: 'Nummern beginnen mit',
  agreements: 'Vereinbarungen',
  noPartnerHasAcceptedSelfBilling: 'Noch kein Partner hat die Gutschriftvereinbarung angenommen.',
  selfBillingSettings: 'Einstellungen für Gutschriften',
  saveSettings: 'Einstellungen speichern',
  settingsSaved: 'Die Einstellungen sind gespeichert',
  issueInvoicesInNamePartnersThat: 'Gutschriften im Namen von Partnern ausstellen, die zugestimmt haben',
  legalNameYourCompany: 'Firmenname Ihres Unternehmens',
  streetAndNumber: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  forPartnersYourCountryWithVat: 'Für Partner Ihres Landes mit einer USt-IdNr. Provisionen enthalten Umsatzsteuer.',
  followedBySeriesPartnerAndNumber: 'Gefolgt von der Serie des Partners und einer Nummer.',
  n1099NecFrom: '1099-NEC ab',
  usPersonsReportedFromThisTotal: 'US-Personen werden ab dieser Jahressumme gemeldet.',
  termsThatPartnersAccept: 'Bedingungen, die Partner annehmen',
  yearTotals: 'Jahressummen',
  year: 'Jahr',
  download1099Nec: '1099-NEC herunterladen',
  downloadDac7: 'DAC7 herunterladen',
  paymentsYearWithWithheldTaxLess:
    'Zahlungen des Jahres mit einbehaltener Steuer, abzüglich zurückgegebener Zahlungen, wie im Hauptbuch. Die Dateien enthalten vollständige Steuernummern, und jeder Download wird protokolliert.',
  noPaymentsIn: (year: ReactNode) => rich`Keine Zahlungen in ${year}.`,
  partner: 'Partner',
  report: 'Meldung',
  payments: 'Zahlungen',
  withheld: 'Einbehalten',
  paid: 'Ausgezahlt',
};
