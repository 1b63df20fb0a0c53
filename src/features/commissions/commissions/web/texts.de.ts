import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  text: (reduce: number) => plural(reduce, 'Provision', 'Provisionen'),
  hadClawedBack: (money: ReactNode) => rich`erhielt eine Rückforderung über ${money}`,
  earned: (money: ReactNode) => rich`verdiente ${money}`,
  calculationFailed: 'Berechnung fehlgeschlagen',
  commissionEvents: 'Provisionsereignisse',
  needsReview: 'Zu prüfen',
  noCommission: 'Keine Provision',
  everyWonChangedRefundedOrLost:
    'Jeder gewonnene, geänderte, erstattete oder verlorene Deal wird hier mit der Provision aufgeführt, die er ausgelöst hat.',
  commissions: 'Provisionen',
  putOnHold: 'Zurückhalten',
  putOnHoldMany: (many: Part) => `${many} zurückhalten`,
  releaseHold: 'Freigeben',
  releaseHoldOn: (many: Part) => `${many} freigeben`,
  commissionsWhoseHoldingPeriodOverBecome:
    'Provisionen, deren Wartefrist abgelaufen ist, werden sofort auszahlbar, die anderen mit deren Ende.',
  commissionsAppearHereWhenPartnersDeals:
    'Provisionen erscheinen hier mit ihrer Aufschlüsselung, sobald Deals von Partnern gewonnen werden.',
  actionsForCommission: (number: Part) => `Aktionen für Provision ${number}`,
  disputes: 'Einsprüche',
  volumeAudit: 'Volumenprüfung',
  recalculations: 'Neuberechnungen',
  exchangeRatesAndOpeningVolumes: 'Wechselkurse und Anfangsvolumen',
  moreAboutCommissions: 'Mehr zu Provisionen',
  yourCommissionsAppearHereWhenYour:
    'Ihre Provisionen erscheinen hier mit ihrer vollständigen Berechnung, sobald Ihre Deals gewonnen werden.',
};
