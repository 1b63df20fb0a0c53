import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earlierEarnings: 'Frühere Einnahmen',
  forInformationTheseEarningsComeFrom:
    'Zur Information: Diese Einnahmen stammen aus dem zuvor verwendeten System und sind nicht Teil Ihres Saldos hier.',
  earningsFromSystemUsedBeforeAppear: 'Einnahmen aus dem zuvor verwendeten System erscheinen hier.',
  payInPayout: (unpaid: ReactNode) => rich`${unpaid} mit einer Auszahlung zahlen`,
  commissionsAndPayoutsSystemYouUsed:
    'Provisionen und Auszahlungen des zuvor verwendeten Systems erscheinen hier, nachdem Sie sie unter Datenmanager › Importe importiert haben.',
  payWhatUnpaid: 'Unbezahltes zahlen',
  addCommission: 'Provision hinzufügen',
  whatHasNotPaidBecomesOne: (system: Part, system2: Part) =>
    `Was ${system} nicht gezahlt hat, wird einmalig zu einer manuellen Provision. Stoppen Sie zuerst die Zahlung in ${system2}.`,
  commissionWasAddedPartnerWasNotified: (number: Part) =>
    `Die Provision ${number} wurde hinzugefügt. Der Partner wurde benachrichtigt.`,
  notIncludedEarlierEarnings: (parts: ReactNode) => rich`Nicht enthalten: frühere Einnahmen, ${parts}.`,
  earned: 'Verdient',
  paid: 'Ausgezahlt',
  unpaidInFormerSystem: 'Im früheren System unbezahlt',
  transferredToPayouts: 'In Auszahlungen übernommen',
  payouts: 'Auszahlungen',
  to: (firstOn: ReactNode, lastOn: ReactNode) => rich`${firstOn} bis ${lastOn}`,
};
