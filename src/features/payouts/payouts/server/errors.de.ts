import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payouts'> = {
  'A required document of the partner has expired. Approve a new one or cancel the document request.':
    'Ein erforderliches Dokument des Partners ist abgelaufen. Genehmigen Sie ein neues oder brechen Sie die Dokumentanforderung ab.',
  'A team member prepared a payout that needs approval.':
    'Ein Teammitglied hat eine Auszahlung vorbereitet, die genehmigt werden muss.',
  'All payments are already in a payment file or held.':
    'Alle Zahlungen sind bereits in einer Zahlungsdatei oder zurückgehalten.',
  'Only a draft can be changed.': 'Nur ein Entwurf kann geändert werden.',
  'Payment files can be created only after the payout is approved.':
    'Zahlungsdateien können erst erstellt werden, nachdem die Auszahlung genehmigt ist.',
  Payments: 'Zahlungen',
  'Payments sent to you, and payments that failed or were returned.':
    'An Sie gesendete Zahlungen und Zahlungen, die fehlgeschlagen oder zurückgekommen sind.',
  'Payouts over the limit need two approvals from team members who did not prepare them.':
    'Auszahlungen über der Grenze brauchen zwei Genehmigungen von Teammitgliedern, die sie nicht vorbereitet haben.',
  'Payouts to approve': 'Zu genehmigende Auszahlungen',
  'Some of these commissions are already in another payout. Reload and try again.':
    'Einige dieser Provisionen sind bereits in einer anderen Auszahlung. Laden Sie neu und versuchen Sie es erneut.',
  'The partner is suspended or banned. Reactivate the partner or remove the payment from the payout.':
    'Der Partner ist ausgesetzt oder gesperrt. Reaktivieren Sie den Partner oder entfernen Sie die Zahlung aus der Auszahlung.',
  'The payments have changed since this payout was prepared.':
    'Die Zahlungen haben sich geändert, seit diese Auszahlung vorbereitet wurde.',
  'There is nothing to pay in this payout.': 'In dieser Auszahlung gibt es nichts zu zahlen.',
  'These payout details are new. They can be used after the security hold ends.':
    'Diese Auszahlungsdaten sind neu. Sie können verwendet werden, sobald die Sicherheitsfrist endet.',
  'This payment': 'Diese Zahlung',
  'This payout has no open payments.': 'Diese Auszahlung hat keine offenen Zahlungen.',
  'Verify the partner’s payout details first.': 'Prüfen Sie zuerst die Auszahlungsdaten des Partners.',
  'You can’t approve a payout you prepared. Ask another team member.':
    'Sie können eine Auszahlung, die Sie vorbereitet haben, nicht genehmigen. Bitten Sie ein anderes Teammitglied.',
  'You have already approved this payout. Another person must approve it too.':
    'Sie haben diese Auszahlung bereits genehmigt. Eine andere Person muss sie ebenfalls genehmigen.',
  'applies to one currency, but these payments are in several. Select payments in one currency':
    'Gilt für eine Währung, aber diese Zahlungen haben mehrere. Wählen Sie Zahlungen in einer Währung aus.',
  'must not be before the approval date': 'Darf nicht vor dem Datum der Genehmigung liegen.',
  'must not be before the cutoff date': 'Darf nicht vor dem Stichtag liegen.',
};
