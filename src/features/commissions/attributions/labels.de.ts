import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/attributions'> = {
  'Assign credit and decide risk cases': 'Zuordnungen vergeben und Risikofälle entscheiden',
  Attributed: 'Zugeordnet',
  'Commissions released': 'Provisionen freigegeben',
  Connect: 'Verbinden',
  'Contract account': 'Vertrags-Account',
  'Contract accounts': 'Vertrags-Accounts',
  'Conversion tracking': 'Conversion-Tracking',
  'Credit rejected': 'Zuordnung abgelehnt',
  'Customers who signed up in the period.': 'Kunden, die sich im Zeitraum registriert haben.',
  'Decide which deal a sale in review belongs to; commission follows':
    'Entscheiden, zu welchem Deal ein Verkauf in Prüfung gehört; die Provision folgt',
  'Existing deal': 'Bestehender Deal',
  'Held commissions continue as usual, and later sales of this customer are not held for the same reasons.':
    'Zurückgehaltene Provisionen laufen wie gewohnt weiter, und spätere Verkäufe an diesen Kunden werden nicht aus denselben Gründen zurückgehalten.',
  'New deal': 'Neuer Deal',
  'No sign-ups or sales through links in this period.':
    'Keine Registrierungen oder Verkäufe über Links in diesem Zeitraum.',
  'Reject credit': 'Zuordnung ablehnen',
  'Reject the credit; commissions are reversed': 'Die Zuordnung ablehnen; Provisionen werden storniert',
  Release: 'Freigeben',
  'Release a risk case; held commissions continue':
    'Einen Risikofall freigeben; zurückgehaltene Provisionen laufen weiter',
  'Report clicks, leads, sales and refunds': 'Klicks, Leads, Verkäufe und Erstattungen melden',
  'Risk case': 'Risikofall',
  'Risk cases': 'Risikofälle',
  'Sale decided': 'Verkauf entschieden',
  'Sale in review': 'Verkauf in Prüfung',
  'Sales in the period, without duplicates.': 'Verkäufe im Zeitraum, ohne Dubletten.',
  'Sales to review': 'Zu prüfende Verkäufe',
  'The partner gets no credit for this customer. Commission already booked is reversed.':
    'Der Kunde wird dem Partner nicht zugeordnet. Bereits gebuchte Provision wird storniert.',
  'The sale is booked as you decide, and commission follows. You cannot undo this.':
    'Der Verkauf wird gebucht, wie Sie entscheiden, und die Provision folgt. Sie können dies nicht rückgängig machen.',
  'Total amount of sales in the period, before refunds.': 'Gesamtbetrag der Verkäufe im Zeitraum, vor Erstattungen.',
  'Tracked events': 'Erfasste Ereignisse',
  'Waiting for sale': 'Wartet auf Verkauf',
  'What customers did who came through links and coupon codes of partners, in the period.':
    'Was Kunden im Zeitraum getan haben, die über Links und Gutscheincodes von Partnern kamen.',
  'attribution decision': 'Attributionsentscheidung',
  'attribution decisions': 'Attributionsentscheidungen',
  'click of a customer': 'Klick eines Kunden',
  'clicks of customers': 'Klicks von Kunden',
  'contract account': 'Vertrags-Account',
  'contract accounts': 'Vertrags-Accounts',
  'risk case': 'Risikofall',
  'risk cases': 'Risikofälle',
  sale: 'Verkauf',
  'sale in review': 'Verkauf in Prüfung',
  'sales in review': 'Verkäufe in Prüfung',
  'tracked customer': 'erfasster Kunde',
  'tracked customers': 'erfasste Kunden',
  'tracked event': 'erfasstes Ereignis',
  'tracked events': 'erfasste Ereignisse',
};
