import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  result: 'Ergebnis',
  intact: 'Unversehrt',
  broken: 'Beschädigt',
  downloadSignedCheckpoint: 'Signierten Prüfpunkt herunterladen',
  downloadSignedCheckpointOf: (takenOn: Part) => `Signierten Prüfpunkt vom ${takenOn} herunterladen`,
  ledgerAndAuditLogVerifiedAnd: 'Das Hauptbuch und das Audit-Protokoll werden jede Nacht geprüft und signiert.',
  keepCheckpointOutsideTandemToProve:
    'Bewahren Sie einen Prüfpunkt außerhalb von Tandem auf, um später nachzuweisen, dass keine Buchungen entfernt oder geändert wurden.',
  compareCheckpoint: 'Prüfpunkt vergleichen',
  checkpointToCompare: 'Zu vergleichender Prüfpunkt',
  ledgerAndAuditLogMatch: (name: Part) => `Das Hauptbuch und das Audit-Protokoll stimmen mit ${name} überein.`,
  inProgress: 'In Bearbeitung',
  entries: (entries: ReactNode) => rich`${entries} Buchungen`,
  startClosing: 'Abschluss beginnen',
  cancelClosing: 'Abschluss abbrechen',
  closeMonth: 'Monat abschließen',
  youCanCloseThisMonthAfter: 'Sie können diesen Monat abschließen, sobald er zu Ende ist.',
  monthsClosedInOrderCloseEarlier:
    'Monate werden der Reihe nach abgeschlossen. Schließen Sie zuerst die früheren Monate ab.',
  noOpenItemsForThisMonth: 'Keine offenen Posten in diesem Monat.',
  seeAll: 'Alle ansehen',
  showingTheFirst: (length: ReactNode, kind: ReactNode) => rich`Die ersten ${length} werden angezeigt. ${kind}`,
  closePermanently: (month: Part) => `${month} endgültig abschließen?`,
  isClosed: (month: Part) => `${month} ist abgeschlossen`,
  by: (closedByName: Part) => ` von ${closedByName}`,
  copyFullHash: 'Vollständigen Hash kopieren',
  closedAtEntryHash: (closedAt: ReactNode, closedByName: ReactNode, seq: ReactNode, hashHex: ReactNode) =>
    rich`Abgeschlossen ${closedAt}${closedByName} bei Buchung ${seq}, Hash ${hashHex}`,
  noMonthsYet: 'Noch keine Monate',
  firstMonthAppearsWithFirstCommission:
    'Der erste Monat erscheint mit der ersten Provision. Sie können ihn abschließen, sobald er zu Ende ist.',
  months: 'Monate',
  accountingMonths: 'Buchungsmonate',
  month: 'Monat',
  state: 'Zustand',
  earned: 'Verdient',
  released: 'Freigegeben',
  paid: 'Ausgezahlt',
  owedAtMonthEnd: 'Offen zum Monatsende',
  closed: 'Abgeschlossen',
  noEntriesYet: 'Noch keine Buchungen',
  firstEntriesPostedWithYourFirst: 'Die ersten Buchungen entstehen mit Ihrer ersten Provision.',
  trialBalance: (currency: Part) => `Saldenliste, ${currency}`,
  trialBalanceIn: (currency: Part) => `Saldenliste in ${currency}`,
  account: 'Konto',
  debits: 'Soll',
  credits: 'Haben',
  balance: 'Saldo',
  total: 'Summe',
  allEntriesVerified: (entries: Part) => `Alle ${entries} Buchungen geprüft`,
  ledgerHasDifferences: 'Das Hauptbuch weist Abweichungen auf',
  failed: (detail: Part) => `: fehlgeschlagen, ${detail}`,
  chainEndsWithHash: (headHash: ReactNode) => rich`Die Kette endet mit Hash ${headHash}`,
  itSignedEveryNightAndListed:
    '. Er wird jede Nacht signiert und unter „Prüfpunkte“ aufgeführt, damit entfernte Buchungen erkannt werden.',
  tamperEvidentDoubleEntryRecordAll:
    'Manipulationssichere doppelte Buchführung über alle Provisionen und Auszahlungen.',
  verifyLedger: 'Hauptbuch prüfen',
  balances: 'Salden',
  accounts: 'Konten',
  journal: 'Journal',
  checkpoints: 'Prüfpunkte',
  accountsCreatedWithYourFirstCommission: 'Konten entstehen mit Ihrer ersten Provision.',
  everyMovementMoneyRecordedHere: 'Jede Geldbewegung wird hier aufgezeichnet.',
};
