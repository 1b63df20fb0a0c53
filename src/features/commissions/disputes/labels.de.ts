import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/disputes'> = {
  'Add a message to an open dispute': 'Einem offenen Einspruch eine Nachricht hinzufügen',
  'Calculated from the wrong amount': 'Vom falschen Betrag berechnet',
  'Commission corrected': 'Provision korrigiert',
  'Commission disputes': 'Einsprüche gegen Provisionen',
  'Commission kept unchanged': 'Provision unverändert belassen',
  'Correct commission': 'Provision korrigieren',
  'Correct the commission by an amount, or, without an amount, recalculate the deals from that day on':
    'Die Provision um einen Betrag korrigieren oder, ohne Betrag, die Deals ab diesem Tag neu berechnen',
  Corrected: 'Korrigiert',
  'Different rate or rule agreed': 'Anderer Satz oder andere Regel vereinbart',
  Dispute: 'Einspruch',
  'Dispute withdrawn': 'Einspruch zurückgezogen',
  Disputes: 'Einsprüche',
  'Keep the commission unchanged, with a reason the partner sees':
    'Die Provision unverändert lassen, mit einem Grund, den der Partner sieht',
  'Keep unchanged': 'Unverändert lassen',
  'Kept unchanged': 'Unverändert belassen',
  'Last message': 'Letzte Nachricht',
  'Message sent': 'Nachricht gesendet',
  'Part of the commission is missing': 'Ein Teil der Provision fehlt',
  'Should not be on hold': 'Sollte nicht zurückgehalten werden',
  'Something else': 'Etwas anderes',
  'The commission stays as it is. You can open a new dispute.':
    'Die Provision bleibt, wie sie ist. Sie können einen neuen Einspruch einlegen.',
  'The dispute is closed, and the partner reads your reason.':
    'Der Einspruch ist geschlossen, und der Partner liest Ihren Grund.',
  'The other side sees it at once. The dispute stays open.':
    'Die andere Seite sieht sie sofort. Der Einspruch bleibt offen.',
  'This closes the dispute. The partner can open a new one.':
    'Damit ist der Einspruch geschlossen. Der Partner kann einen neuen einlegen.',
  'Unjustified clawback': 'Ungerechtfertigte Rückforderung',
  'Withdraw a dispute': 'Einen Einspruch zurückziehen',
  'Withdraw dispute': 'Einspruch zurückziehen',
  'Wrong split with other partners': 'Falsche Aufteilung mit anderen Partnern',
  dispute: 'Einspruch',
  'dispute message': 'Nachricht zu einem Einspruch',
  'dispute messages': 'Nachrichten zu Einsprüchen',
  disputes: 'Einsprüche',
};
