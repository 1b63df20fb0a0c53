import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-claims'> = {
  'Amount spent': 'Ausgegebener Betrag',
  'Approve a claim, in full or in part; it is paid with the next payout':
    'Eine Abrechnung ganz oder teilweise genehmigen; sie wird mit der nächsten Auszahlung ausgezahlt',
  'Approve claim': 'Abrechnung genehmigen',
  'Ask the partner to change a claim': 'Den Partner bitten, eine Abrechnung zu ändern',
  'Cancel a claim that was not decided': 'Eine nicht entschiedene Abrechnung stornieren',
  'Cancel claim': 'Abrechnung stornieren',
  Claim: 'Abrechnung',
  'Claim approved': 'Abrechnung genehmigt',
  'Claim canceled': 'Abrechnung storniert',
  'Claim cost': 'Kosten abrechnen',
  'Claim declined': 'Abrechnung abgelehnt',
  'Claim reversed': 'Abrechnung zurückgenommen',
  'Claim submitted': 'Abrechnung eingereicht',
  'Claimed amount': 'Abgerechneter Betrag',
  Claims: 'Abrechnungen',
  'Decline a claim': 'Eine Abrechnung ablehnen',
  'Decline claim': 'Abrechnung ablehnen',
  'Defaults to the company’s share of what was spent, up to the approved amount.':
    'Standardmäßig der Anteil des Unternehmens an den Ausgaben, höchstens der genehmigte Betrag.',
  'Edit claim': 'Abrechnung bearbeiten',
  'Invoice number': 'Rechnungsnummer',
  'Leads registered': 'Registrierte Leads',
  Line: 'Position',
  'Line number': 'Positionsnummer',
  'MDF claim': 'MDF-Abrechnung',
  'MDF claimed': 'Abgerechnete MDF',
  'MDF claims': 'MDF-Abrechnungen',
  'MDF claims to decide': 'Zu entscheidende MDF-Abrechnungen',
  'MDF paid': 'Ausgezahlte MDF',
  'One lead per line: company, email or website. Later registrations of these companies count as results.':
    'Ein Lead je Zeile: Firma, E-Mail oder Website. Spätere Registrierungen dieser Firmen zählen als Ergebnisse.',
  Proofs: 'Nachweise',
  'Registered pipeline': 'Registrierte Pipeline',
  'Request number': 'Antragsnummer',
  'Required if you approve less than claimed.': 'Erforderlich, wenn Sie weniger als abgerechnet genehmigen.',
  Results: 'Ergebnisse',
  'Revenue won': 'Gewonnener Umsatz',
  'Reverse claim': 'Abrechnung zurücknehmen',
  'Submit a claim with its files': 'Eine Abrechnung mit ihren Dateien einreichen',
  'Submit claim': 'Abrechnung einreichen',
  'Take back the reimbursement of a claim': 'Die Erstattung einer Abrechnung zurücknehmen',
  'Takes the reimbursement back with a balancing commission. The money returns to the fund.':
    'Nimmt die Erstattung mit einer ausgleichenden Provision zurück. Das Geld fließt in das Budget zurück.',
  'The amount is paid with the partner’s next payout and posted to the ledger.':
    'Der Betrag wird mit der nächsten Auszahlung des Partners ausgezahlt und im Hauptbuch gebucht.',
  'The company reviews your claim. It cannot be changed afterwards.':
    'Das Unternehmen prüft Ihre Abrechnung. Sie kann danach nicht geändert werden.',
  'The money stays reserved for the partner. The partner sees your note.':
    'Das Geld bleibt für den Partner reserviert. Der Partner sieht Ihre Notiz.',
  'The money stays reserved for your request.': 'Das Geld bleibt für Ihren Antrag reserviert.',
  'The partner can change the claim and submit it again.':
    'Der Partner kann die Abrechnung ändern und erneut einreichen.',
  'What the activity cost in total, as on your invoices.':
    'Was die Aktivität insgesamt gekostet hat, wie auf Ihren Rechnungen.',
  'What took place': 'Was stattgefunden hat',
  'file of an MDF claim': 'Datei einer MDF-Abrechnung',
  'files of MDF claims': 'Dateien von MDF-Abrechnungen',
  'lead of an MDF claim': 'Lead einer MDF-Abrechnung',
  'leads of MDF claims': 'Leads von MDF-Abrechnungen',
};
