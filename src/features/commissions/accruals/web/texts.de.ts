import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  effectOnCommissions: 'Auswirkung auf Provisionen',
  clawbackPeriodHasEnded: 'Die Frist für Rückforderungen ist abgelaufen.',
  partnersKeepCommissionTheyEarnedOn:
    'Partner behalten die Provision, die sie mit diesem Deal verdient haben. Partner, die nach dieser Änderung mehr verdienen, erhalten die Differenz.',
  commissionByPartner: 'Provision je Partner',
  partner: 'Partner',
  current: 'Aktuell',
  afterAmendment: 'Nach der Änderung',
  forOtherDealsThatRecalculated: 'Für andere Deals, die neu berechnet werden',
  noChange: 'keine Änderung',
  commissionsDoNotChange: 'Die Provisionen ändern sich nicht.',
  customerPayments: 'Kundenzahlungen',
  date: 'Datum',
  chooseADate: 'Datum auswählen',
  numberOrReference: (paper: Part) => `${paper}: Nummer oder Referenz`,
  eachReferenceCountedOnlyOnce: 'Jede Referenz wird nur einmal gezählt.',
  enterNumberOrReference: 'Geben Sie eine Nummer oder Referenz ein',
  upTo: 'Bis zu',
  about: 'Etwa',
  commission: (isBeforeCosts: ReactNode, amount: ReactNode) => rich`${isBeforeCosts} ${amount} Provision`,
  earnedAsCustomerPays: '. Verdient, sobald der Kunde zahlt',
  costsThatReduceMarginNotKnown: ' Kosten, die die Marge verringern, sind noch nicht bekannt.',
  ifDealWonAtThisAmount: (isOnCollection: ReactNode, isBeforeCosts: ReactNode) =>
    rich`Wenn der Deal mit diesem Betrag gewonnen wird, vor Rabatt und Steuern, nach den heutigen Regeln${isOnCollection}.${isBeforeCosts}`,
  noCommissionBookedNowCommissionThat:
    'Jetzt wird keine Provision gebucht. Provision, die von Kundenzahlungen abhängt, wird gebucht, sobald der Kunde zahlt.',
  payableFrom: 'Auszahlbar ab',
  commissionText: 'Provision',
  paymentRecordedBooked: (lines: number) => `Zahlung erfasst. ${plural(lines, 'Provision', 'Provisionen')} gebucht.`,
  paymentRecordedNoCommissionDependsOn: 'Zahlung erfasst. Keine Provision hängt davon ab.',
  paymentFor: (name: Part) => `Zahlung für ${name}`,
  recordPayment: 'Zahlung erfassen',
  usedByStructuresThatPayAs:
    'Verwendet von Strukturen, die zahlen, sobald der Kunde zahlt. Provision, die beim Gewinn des Deals verdient wird, ändert sich nicht.',
  amountPaid: (currency: Part) => `Gezahlter Betrag, ${currency}`,
  includingTaxEnterNegativeAmountFor:
    'Einschließlich Steuern. Geben Sie für eine zurückgekommene Zahlung einen negativen Betrag ein.',
  enterAnAmount: 'Geben Sie einen Betrag ein',
  invoice: 'Rechnung',
  dealAmount: (whole: Part) => `Der Dealbetrag ist ${whole}`,
  refundRecordedBooked: (lines: number) => `Erstattung erfasst. ${plural(lines, 'Provision', 'Provisionen')} gebucht.`,
  refundOf: (name: Part) => `Erstattung von ${name}`,
  recordRefund: 'Erstattung erfassen',
  amountRefunded: (currency: Part) => `Erstatteter Betrag, ${currency}`,
  includingTaxDefaultsToWholeDeal: 'Einschließlich Steuern. Standard ist der gesamte Deal.',
  creditNote: 'Gutschrift (Korrekturbeleg)',
  visibleToTeamMembersOnlyNot: 'Nur für Teammitglieder sichtbar, nicht für Partner.',
  thisWasAlreadyRecordedAndCounts: (what: Part) =>
    `${what === 'refund' ? 'Diese Erstattung' : 'Diese Zahlung'} wurde bereits erfasst und zählt einmal. Geben Sie für eine weitere eine andere Referenz ein.`,
};
