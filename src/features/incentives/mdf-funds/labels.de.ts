import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-funds'> = {
  'A pool is shared by all partners. A fixed fund gives every partner the same amount.':
    'Einen Topf teilen sich alle Partner. Ein festes Budget gibt jedem Partner denselben Betrag.',
  'Activate a fund: its money is allocated and partners can request it':
    'Ein Budget aktivieren: Sein Geld wird zugeteilt, und Partner können es beantragen',
  'Activate fund': 'Budget aktivieren',
  'Activities must take place within the period.': 'Aktivitäten müssen innerhalb des Zeitraums stattfinden.',
  'Add money to an active fund or to the amount of a partner, or take it away':
    'Einem aktiven Budget oder dem Betrag eines Partners Geld hinzufügen oder entziehen',
  'Adjust amount': 'Betrag anpassen',
  Allocated: 'Zugeteilt',
  'Amount adjusted': 'Betrag angepasst',
  'Amount to add': 'Hinzuzufügender Betrag',
  'Claim reduced': 'Abrechnung gekürzt',
  'Close a fund to new requests': 'Ein Budget für neue Anträge schließen',
  'Close fund': 'Budget schließen',
  'Days after the end of an activity in which its cost can be claimed. Defaults to 60.':
    'Tage nach dem Ende einer Aktivität, in denen ihre Kosten abgerechnet werden können. Standardmäßig 60.',
  'Days to claim': 'Tage zum Abrechnen',
  'Edit fund': 'Budget bearbeiten',
  'Fixed amount per partner': 'Fester Betrag je Partner',
  'Fund activated': 'Budget aktiviert',
  'Fund closed': 'Budget geschlossen',
  Funds: 'Budgets',
  'MDF balance': 'MDF-Saldo',
  'MDF balances': 'MDF-Salden',
  'MDF fund': 'MDF-Budget',
  'MDF funds': 'MDF-Budgets',
  'MDF movement': 'MDF-Bewegung',
  'MDF movements': 'MDF-Bewegungen',
  'New MDF fund': 'Neues MDF-Budget',
  'New fund': 'Neues Budget',
  'Partners can no longer request money. Approved requests and claims continue.':
    'Partner können kein Geld mehr beantragen. Genehmigte Anträge und Abrechnungen laufen weiter.',
  'Partners merged': 'Partner zusammengeführt',
  'Partners that can use the fund. Defaults to all active partners.':
    'Partner, die das Budget nutzen können. Standardmäßig alle aktiven Partner.',
  'Requests until': 'Anträge bis',
  'Shared pool': 'Gemeinsamer Topf',
  'The last day for new requests. Defaults to the last day.':
    'Der letzte Tag für neue Anträge. Standardmäßig der letzte Tag.',
  'The money is allocated and eligible partners can request it. Type, currency and amount cannot be changed afterwards.':
    'Das Geld ist zugeteilt, und berechtigte Partner können es beantragen. Typ, Währung und Betrag können danach nicht geändert werden.',
  'The part of an activity’s cost that the fund pays. Defaults to 50%.':
    'Der Teil der Kosten einer Aktivität, den das Budget zahlt. Standardmäßig 50 %.',
  'The whole pool, or the amount of each partner.': 'Der ganze Topf oder der Betrag jedes Partners.',
  'What partners can use the money for. Partners can see this.':
    'Wofür Partner das Geld verwenden können. Partner können dies sehen.',
  fund: 'Budget',
  funds: 'Budgets',
};
