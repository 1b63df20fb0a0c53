import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  downloadAsPdf: (number: Part) => `Télécharger ${number} en PDF`,
  downloadAsXml: (number: Part) => `Télécharger ${number} en XML`,
  invoices: 'Factures',
  endSelfBillingAgreement: 'Mettre fin à l’accord d’autofacturation\u202f?',
  fromNowOnYouSendYour: 'Désormais, vous envoyez vos propres factures. Les factures déjà émises restent valables.',
  endAgreement: 'Mettre fin à l’accord',
  reviewAgreement: 'Consulter l’accord',
  issuesYourInvoicesAcceptedByOn: (company: ReactNode, acceptedName: ReactNode, acceptedAt: ReactNode) =>
    rich`${company} émet vos factures. Accepté par ${acceptedName} le ${acceptedAt}.`,
  yourTaxProfileMustBeAccepted: ' Votre profil fiscal doit d’abord être accepté.',
  canIssueInvoicesForYourCommissions: (company: ReactNode, part: ReactNode) =>
    rich`${company} peut émettre les factures de vos commissions à votre place.${part}`,
  selfBillingAgreement: 'Accord d’autofacturation',
  acceptAgreement: 'Accepter l’accord',
  yourName: 'Votre nom',
  files: 'Fichiers',
  withSelfBillingAgreementEachPayment:
    'Avec un accord d’autofacturation, chaque paiement est accompagné d’une facture.',
  withSelfBillingEachPaymentTo:
    'Avec l’autofacturation, chaque paiement à un partenaire qui l’a acceptée est accompagné d’une facture.',
  editSettings: 'Modifier les paramètres',
  eachPaymentToPartnerThatAgreed:
    'Chaque paiement à un partenaire qui a donné son accord est accompagné d’une facture établie en son nom.',
  selfBillingOffPartnersSendTheir: 'L’autofacturation est désactivée. Les partenaires envoient leurs propres factures.',
  recipientOnInvoices: 'Destinataire sur les factures',
  legalName: 'Raison sociale',
  address: 'Adresse',
  country: 'Pays',
  vatNumber: 'Numéro de TVA',
  vatRate: 'Taux de TVA',
  numbersStartWith: 'Les numéros commencent par',
  agreements: 'Accords',
  noPartnerHasAcceptedSelfBilling: 'Aucun partenaire n’a encore accepté l’accord d’autofacturation.',
  selfBillingSettings: 'Paramètres d’autofacturation',
  saveSettings: 'Enregistrer les paramètres',
  settingsSaved: 'Les paramètres sont enregistrés',
  issueInvoicesInNamePartnersThat: 'Émettre des factures au nom des partenaires qui ont donné leur accord',
  legalNameYourCompany: 'Raison sociale de votre entreprise',
  streetAndNumber: 'Rue et numéro',
  postalCode: 'Code postal',
  city: 'Ville',
  forPartnersYourCountryWithVat:
    'Pour les partenaires de votre pays ayant un numéro de TVA. Les commissions incluent la TVA.',
  followedBySeriesPartnerAndNumber: 'Suivi de la série du partenaire et d’un numéro.',
  n1099NecFrom: '1099-NEC à partir de',
  usPersonsReportedFromThisTotal:
    'Les contribuables américains (US persons) sont déclarés à partir de ce total annuel.',
  termsThatPartnersAccept: 'Conditions que les partenaires acceptent',
  yearTotals: 'Totaux annuels',
  year: 'Année',
  download1099Nec: 'Télécharger 1099-NEC',
  downloadDac7: 'Télécharger DAC7',
  paymentsYearWithWithheldTaxLess:
    'Paiements de l’année avec la retenue à la source, moins les paiements retournés, comme dans le grand livre. Les fichiers contiennent les numéros fiscaux complets, et chaque téléchargement est consigné.',
  noPaymentsIn: (year: ReactNode) => rich`Aucun paiement en ${year}.`,
  partner: 'Partenaire',
  report: 'Déclaration',
  payments: 'Paiements',
  withheld: 'Retenu',
  paid: 'Payé',
};
