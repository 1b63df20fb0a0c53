import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  addManualCommission: 'Manuelle Provision hinzufügen',
  owes: (name: Part, moneyText: Part) => `${name} schuldet ${moneyText}`,
  moreWasClawedBackThanPayable:
    'Es wurde mehr zurückgefordert, als auszahlbar ist. Der Betrag wird von künftigen Verdiensten abgezogen.',
  writeOffDebt: 'Forderung abschreiben',
  writeOffAmount: 'Betrag abschreiben',
  debtBookedAsExpenseAndPartner: 'Die Forderung wird als Aufwand gebucht, und der Partner wird benachrichtigt.',
  writtenOffWithCommission: (number: Part) => `Mit Provision ${number} abgeschrieben.`,
  amount: (currency: Part) => `Betrag, ${currency}`,
  enterAnAmount: 'Geben Sie einen Betrag ein',
  thePartnerOwes: (owed: Part) => `Der Partner schuldet ${owed}`,
  partnerSeesThisReasonInTheir: 'Der Partner sieht diesen Grund in seinen Provisionen und Abrechnungen.',
  commissionWasAddedPartnerWasNotified: (number: Part) =>
    `Provision ${number} wurde hinzugefügt. Der Partner wurde benachrichtigt.`,
  addCommission: 'Provision hinzufügen',
  partner: 'Partner',
  chooseAPartner: 'Wählen Sie einen Partner',
  currency: 'Währung',
  chooseACurrency: 'Wählen Sie eine Währung',
  amountText: 'Betrag',
  negativeAmountSuchAs50Deducted: 'Ein negativer Betrag, etwa -50, wird abgezogen.',
  earnedOn: 'Verdient am',
  chooseADate: 'Wählen Sie ein Datum',
  dealOptional: 'Deal (optional)',
  commissionToCorrectOptional: 'Zu korrigierende Provision (optional)',
  bothCommissionsLinkToEachOther:
    'Beide Provisionen verweisen aufeinander. Der ursprüngliche Betrag kann nicht überschritten werden.',
  commission: (number: Part) => `Provision ${number}`,
  daysOnHold: 'Wartefrist in Tagen',
  daysAfterEarnedDate0Makes: 'Tage nach dem Verdienstdatum. Mit 0 ist sie sofort auszahlbar.',
  returnAmount: 'Rückbetrag',
  addsCommissionThatPaysBackWhat:
    'Fügt eine Provision hinzu, die zurückzahlt, was diese Rückforderung abgezogen hat. Nichts wird geändert oder gelöscht.',
  atMost: (returnable: Part) => `Höchstens ${returnable}`,
  reverseCommission: 'Provision stornieren',
  addsCommissionToBalanceThisOne: (moneyText: Part) =>
    `Fügt eine Provision von ${moneyText} hinzu, die diese ausgleicht. Nichts wird geändert oder gelöscht.`,
  reversedWithCommissionPartnerWasNotified: (number: Part) =>
    `Mit Provision ${number} storniert. Der Partner wurde benachrichtigt.`,
  partnerMergedInto: (name: Part) => `Ein mit ${name} zusammengeführter Partner`,
  commissionsThisPartnerEarnsOnWon:
    'Provisionen dieses Partners aus gewonnenen Deals erscheinen hier, jede mit ihrer Aufschlüsselung.',
};
