import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  currency: 'Währung',
  minimumPayoutIn: (currency: Part) => `Mindestauszahlung in ${currency}`,
  removeMinimumPayoutIn: (currency: Part) => `Mindestauszahlung in ${currency} entfernen`,
  addCurrency: 'Währung hinzufügen',
  payouts: 'Auszahlungen',
  requireSecondPersonToApproveEvery: 'Für jede Auszahlung die Genehmigung einer zweiten Person verlangen',
  personWhoPreparedPayoutCannotApprove: 'Die Person, die eine Auszahlung vorbereitet hat, kann sie nicht genehmigen.',
  totalAboveWhichTwoPeopleMust: (currency: Part) =>
    `Gesamtbetrag, ab dem zwei Personen genehmigen müssen (${currency})`,
  personWhoPreparedPayoutCannotBe:
    'Die Person, die die Auszahlung vorbereitet hat, kann nicht dazugehören. Andere Währungen werden zum Tageskurs umgerechnet. Auszahlungen ohne Kurs benötigen ebenfalls zwei Genehmigungen.',
  preparePayoutsOnDayMonthReview:
    'Auszahlungen am {payout_day}. Tag des Monats vorbereiten, {payout_review_days} Tage lang prüfen und nach {payout_pay_days} Tagen zahlen.',
  dayMonthToPreparePayouts: 'Tag des Monats für die Vorbereitung der Auszahlungen',
  daysToReview: 'Tage für die Prüfung',
  daysUntilPayment: 'Tage bis zur Zahlung',
  draftPayoutCreatedForEachCurrency:
    'Für jede Währung wird ein Auszahlungsentwurf erstellt. Lassen Sie den Tag leer, um Auszahlungen manuell vorzubereiten. Beide Zeiten zählen ab dem Vorbereitungstag, und Partner sehen das Zahlungsdatum.',
  payOnlyPartnersWithVerifiedPayout: 'Nur Partner mit geprüften Auszahlungsdaten auszahlen',
  otherwisePartnersWithoutPayoutDetailsPaid: 'Andernfalls werden Partner ohne Auszahlungsdaten manuell ausgezahlt.',
  allowPayoutsInAnotherCurrency: 'Auszahlungen in einer anderen Währung erlauben',
  earningsInCurrencyWithoutPayoutDetails:
    'Einnahmen in einer Währung ohne Auszahlungsdaten werden am Stichtag zu Ihrem Kurs umgerechnet und auf das Konto gezahlt, das der Partner wählt.',
  usingNewOrChangedPayoutDetails: 'Neue oder geänderte Auszahlungsdaten nach {method_rest_days} Tagen verwenden.',
  securityHoldOnNewPayoutDetails: 'Sicherheitsfrist für neue Auszahlungsdaten (Tage)',
  unwantedChangesNoticedDuringThisTime: 'In dieser Zeit fallen unerwünschte Änderungen auf.',
  minimumPayout: 'Mindestauszahlung',
  amountsBelowMinimumCarriedOverTo: 'Beträge unter dem Minimum werden auf die nächste Auszahlung übertragen.',
  commissions: 'Provisionen',
  rounding: 'Rundung',
  maximumCommissionPerDealForAll: 'Höchstprovision je Deal für alle Partner zusammen (% des Preises)',
  refundsWithinDaysAfterDealWon:
    'Erstattungen innerhalb von {clawback_window_days} Tagen nach dem Gewinn eines Deals führen zur Rückforderung der Provision.',
  clawbackPeriodDays: 'Frist für Rückforderungen (Tage)',
  leaveEmptyForNoLimitStructure: 'Leer lassen für unbegrenzt. Eine Struktur kann ihre eigene Frist festlegen.',
  partnersCanDisputeCommissionWithinDays:
    'Partner können gegen eine Provision innerhalb von {dispute_days} Tagen nach der Auszahlung Einspruch erheben.',
  disputePeriodDays: 'Einspruchsfrist (Tage)',
  countedFromDayPaymentMarkedAs:
    'Gezählt ab dem Tag, an dem die Zahlung als ausgezahlt markiert und der Partner benachrichtigt wird. Leer lassen für unbegrenzt. Änderungen gelten für spätere Zahlungen.',
  pendingSalesAndPayments: 'Ausstehende Verkäufe und Zahlungen',
  saleWaitsDaysForInvitedPartner: 'Ein Verkauf wartet {accept_days} Tage auf einen eingeladenen Partner.',
  daysSaleWaitsForInvitedPartner: 'Tage, die ein Verkauf auf einen eingeladenen Partner wartet',
  ifInvitationAcceptedWithinThisTime:
    'Wird die Einladung in dieser Zeit angenommen, bringt der Verkauf Provision zu seinem eigenen Datum. Änderungen gelten für wartende und spätere Verkäufe. Entschiedene Verkäufe ändern sich nur bei einer Neuberechnung.',
  paymentOrRefundWaitsDaysFor:
    'Eine Zahlung oder Erstattung wartet {parked_days} Tage darauf, dass ihr Deal gewonnen wird.',
  daysPaymentOrRefundWaitsFor: 'Tage, die eine Zahlung oder Erstattung auf den Gewinn ihres Deals wartet',
  afterThisTimePaymentStopsWaiting:
    'Nach dieser Zeit wartet die Zahlung nicht mehr, und die Provisionsverantwortlichen werden benachrichtigt. Wird der Deal später gewonnen, zählt die Zahlung trotzdem. Geben Sie 0 für unbegrenzt ein.',
  inactiveDeals: 'Inaktive Deals',
  remindPeopleAfterDaysWithoutActivity:
    'Nach {silent_nudge_days} Tagen ohne Aktivität erinnern und den Deal nach {silent_risk_days} Tagen als gefährdet markieren.',
  daysInactivityBeforeReminder: 'Tage ohne Aktivität bis zur Erinnerung',
  daysInactivityBeforeDealAtRisk: 'Tage ohne Aktivität, bis ein Deal gefährdet ist',
  dealInactiveIfNoOneMoves:
    'Ein Deal ist inaktiv, wenn niemand ihn verschiebt, bearbeitet oder eine Notiz hinzufügt. Die verantwortliche Person und die Person, die ihn registriert hat, werden einmal erinnert. Geben Sie 0 für nie ein. Änderungen gelten ab der nächsten Nacht.',
  dealRegistrations: 'Deal-Registrierungen',
  decideWithinHoursAndProtectApproved:
    'Innerhalb von {review_sla_hours} Stunden entscheiden und einen genehmigten Deal {protection_days} Tage schützen.',
  decisionDeadlineHours: 'Entscheidungsfrist (Stunden)',
  protectionPeriodDays: 'Schutzfrist (Tage)',
  saturdaysAndSundaysNotCountedSo: 'Samstage und Sonntage zählen nicht, 48 Stunden sind also zwei Arbeitstage.',
  remindReviewersAfterThatTimeAnd:
    'Prüfende nach {review_reminder_percent}\u00a0% dieser Zeit erinnern und nach {review_escalation_percent}\u00a0% eskalieren.',
  reminderAfterTimeLimit: 'Erinnerung nach (% der Frist)',
  escalationAfterTimeLimit: 'Eskalation nach (% der Frist)',
  enter0ForNoReminderAnd:
    'Geben Sie 0 für keine Erinnerung ein und 100, um Inhaber und Admins zu benachrichtigen, sobald die Frist abläuft.',
  expirationRemindersDaysBeforeProtectionEnds: 'Ablauferinnerungen (Tage vor dem Ende des Schutzes)',
  enterUpToFiveNumbersAnd:
    'Geben Sie bis zu fünf Zahlen ein und drücken Sie nach jeder die Eingabetaste. Leer lassen, um den Partner erst nach dem Ende des Schutzes zu benachrichtigen.',
  protectionCanBeExtendedTimesBy:
    'Der Schutz kann {max_extensions} Mal um jeweils {extension_days} Tage verlängert werden.',
  maximumExtensions: 'Höchstzahl der Verlängerungen',
  extensionLengthDays: 'Dauer einer Verlängerung (Tage)',
  dealThatWonWithinDaysAfter:
    'Ein Deal, der innerhalb von {grace_days} Tagen nach dem Schutz gewonnen wird, wird noch vergütet.',
  gracePeriodAfterProtectionDays: 'Nachfrist nach dem Schutz (Tage)',
  leaveEmptyForNoLimitChanges: 'Leer lassen für unbegrenzt. Änderungen gelten für Schutzfristen, die ab jetzt enden.',
  rejectedDealCanBeRegisteredAgain:
    'Ein abgelehnter Deal kann nach {reapply_after_days} Tagen erneut registriert werden.',
  daysBeforeRejectedDealCanBe: 'Tage, bis ein abgelehnter Deal erneut registriert werden kann',
  dealYourOwnCountsAsActive: 'Ein eigener Deal gilt {vendor_deal_active_days} Tage lang als aktiv.',
  daysOneYourOwnDealsCounts: 'Tage, die ein eigener Deal als aktiv gilt',
  duringThisTimeRegistrationForSame: 'In dieser Zeit zeigt eine Registrierung für denselben Account eine Warnung.',
  eachPartnerCanCheckAvailabilityTimes:
    'Jeder Partner kann die Verfügbarkeit {daily_checks_per_partner} Mal am Tag prüfen.',
  availabilityChecksPerPartnerPerDay: 'Verfügbarkeitsprüfungen je Partner und Tag',
  differentWebsitesAndCompanyNamesCount:
    'Verschiedene Websites und Firmennamen zählen einzeln. Sie werden benachrichtigt, wenn ein Partner die Grenze erreicht.',
  partnerCanHoldFreeAccountFor:
    'Ein Partner kann einen freien Account {hold_hours} Stunden reservieren und {claim_budget} offene Registrierungen gleichzeitig haben.',
  hoursPartnerCanHoldFreeAccount: 'Stunden, die ein Partner einen freien Account reservieren kann',
  maximumOpenRegistrationsPerPartner: 'Höchstzahl offener Registrierungen je Partner',
  holdReservesAccountWhilePartnerCompletes:
    'Eine Reservierung hält den Account frei, während der Partner die Registrierung fertigstellt. Lassen Sie die Stunden leer, um Reservierungen auszuschalten, und die Anzahl leer für unbegrenzt. Unentschiedene und geschützte Registrierungen sowie Reservierungen zählen.',
  programRules: 'Programmregeln',
};
