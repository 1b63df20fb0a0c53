import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-requests'> = {
  Advertising: 'Werbung',
  'Approve a request and reserve its money': 'Einen Antrag genehmigen und sein Geld reservieren',
  'Ask the partner to change a request': 'Den Partner bitten, einen Antrag zu ändern',
  'Cancel a request; reserved money is available again':
    'Einen Antrag stornieren; reserviertes Geld ist wieder verfügbar',
  'Change claim date': 'Abrechnungsfrist ändern',
  'Change the last day to claim': 'Den letzten Tag zum Abrechnen ändern',
  'Claim date changed': 'Abrechnungsfrist geändert',
  'Close an approved request; what was not claimed is available again':
    'Einen genehmigten Antrag schließen; was nicht abgerechnet wurde, ist wieder verfügbar',
  'Close request': 'Antrag schließen',
  'Defaults to the company’s share of the total cost.':
    'Standardmäßig der Anteil des Unternehmens an den Gesamtkosten.',
  'Defaults to the fund’s days to claim after the activity.':
    'Standardmäßig die Tage zum Abrechnen des Budgets nach der Aktivität.',
  'Expected leads': 'Erwartete Leads',
  'Expected pipeline': 'Erwartete Pipeline',
  'Expected results': 'Erwartete Ergebnisse',
  'Logistics fair in Munich': 'Logistikmesse in München',
  'MDF approved': 'Genehmigte MDF',
  'MDF request': 'MDF-Antrag',
  'MDF requested': 'Beantragte MDF',
  'MDF requests': 'MDF-Anträge',
  'MDF requests to decide': 'Zu entscheidende MDF-Anträge',
  'Nothing more can be claimed. Money that was not claimed returns to the fund.':
    'Es kann nichts mehr abgerechnet werden. Nicht abgerechnetes Geld fließt in das Budget zurück.',
  'Request MDF': 'MDF beantragen',
  'Request closed': 'Antrag geschlossen',
  'Request submitted': 'Antrag eingereicht',
  'Requested amount': 'Beantragter Betrag',
  'Reserved money returns to the fund. This cannot be undone.':
    'Reserviertes Geld fließt in das Budget zurück. Dies kann nicht rückgängig gemacht werden.',
  'Submit a changed request again': 'Einen geänderten Antrag erneut einreichen',
  'Submit again': 'Erneut einreichen',
  'The amount is reserved until the partner claims it.': 'Der Betrag ist reserviert, bis der Partner ihn abrechnet.',
  'The company decides about your changed request.': 'Das Unternehmen entscheidet über Ihren geänderten Antrag.',
  'The last day on which the partner can claim the cost.':
    'Der letzte Tag, an dem der Partner die Kosten abrechnen kann.',
  'The partner can change the request and submit it again.':
    'Der Partner kann den Antrag ändern und erneut einreichen.',
  'The partner sees your note.': 'Der Partner sieht Ihre Notiz.',
  'Total cost': 'Gesamtkosten',
  'Type of activity': 'Art der Aktivität',
  'What you plan, and for whom.': 'Was Sie planen und für wen.',
};
