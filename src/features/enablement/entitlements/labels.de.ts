import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/entitlements'> = {
  'Approve a request; keys of the stock are delivered at once':
    'Eine Anfrage genehmigen; Schlüssel aus dem Vorrat werden sofort bereitgestellt',
  Benefit: 'Leistung',
  'Benefit delivered': 'Leistung bereitgestellt',
  'Benefit request': 'Leistungsanfrage',
  'Benefit requests': 'Leistungsanfragen',
  'Benefit revoked': 'Leistung entzogen',
  'Cancel a request that was not delivered': 'Eine nicht bereitgestellte Anfrage stornieren',
  Consumed: 'Verbraucht',
  'Deliver an approved request': 'Eine genehmigte Anfrage bereitstellen',
  'Deliver benefit': 'Leistung bereitstellen',
  'Delivered by a team member': 'Von einem Teammitglied bereitgestellt',
  'Every quarter': 'Jedes Quartal',
  'Grace period (days)': 'Schonfrist (Tage)',
  Granted: 'Gewährt',
  'How long partners keep their quantity after a move to a tier that gives less. Defaults to 60.':
    'Wie lange Partner ihre Menge nach dem Wechsel in eine Stufe mit weniger behalten. Standardmäßig 60.',
  'Inactive benefits accept no requests and are not renewed.':
    'Inaktive Leistungen nehmen keine Anfragen an und werden nicht erneuert.',
  'Keys in stock': 'Schlüssel im Vorrat',
  'Keys of the stock are delivered when a request is approved.':
    'Schlüssel aus dem Vorrat werden bereitgestellt, wenn eine Anfrage genehmigt wird.',
  'Let the partner view the delivered keys once more':
    'Den Partner die bereitgestellten Schlüssel noch einmal ansehen lassen',
  'License key': 'Lizenzschlüssel',
  'License key from the stock': 'Lizenzschlüssel aus dem Vorrat',
  Licenses: 'Lizenzen',
  'Make keys visible again': 'Schlüssel wieder sichtbar machen',
  'Nothing to deliver': 'Nichts bereitzustellen',
  'Record use': 'Nutzung erfassen',
  'Record what of a delivered benefit was used': 'Erfassen, was von einer bereitgestellten Leistung genutzt wurde',
  Reduced: 'Verringert',
  'Reduced on': 'Verringert am',
  'Request benefit': 'Leistung anfragen',
  'Requests need approval': 'Anfragen brauchen eine Genehmigung',
  'Revoke benefit': 'Leistung entziehen',
  'Share of leads': 'Anteil an Leads',
  'Support hours': 'Supportstunden',
  'Take back a delivered benefit': 'Eine bereitgestellte Leistung zurücknehmen',
  'Takes back what was delivered. The partner sees your note.':
    'Nimmt zurück, was bereitgestellt wurde. Der Partner sieht Ihre Notiz.',
  'Tell the partner how it gets the benefit.': 'Teilen Sie dem Partner mit, wie er die Leistung erhält.',
  'The most that all partners together can use at a time. Defaults to no limit.':
    'Das Höchste, was alle Partner zusammen gleichzeitig nutzen können. Standardmäßig unbegrenzt.',
  'The partner can view its keys once more.': 'Der Partner kann seine Schlüssel noch einmal ansehen.',
  'The partner can view the keys once more': 'Der Partner kann die Schlüssel noch einmal ansehen',
  'The quantity is available again.': 'Die Menge ist wieder verfügbar.',
  'The quantity is available to the partner again. The partner sees your note.':
    'Die Menge steht dem Partner wieder zur Verfügung. Der Partner sieht Ihre Notiz.',
  'Total supply': 'Gesamtvorrat',
  'Training seats': 'Schulungsplätze',
  'Use recorded': 'Nutzung erfasst',
  Used: 'Genutzt',
  'Used in the value statement of partners, for example the list price of a license.':
    'Wird in der Wertübersicht von Partnern verwendet, zum Beispiel der Listenpreis einer Lizenz.',
  'Used up': 'Aufgebraucht',
  Value: 'Wert',
  'Value of one unit': 'Wert einer Einheit',
  'What partners get and how they use it. Partners can see this.':
    'Was Partner erhalten und wie sie es nutzen. Partner können dies sehen.',
  'What the partner has used of this benefit.': 'Was der Partner von dieser Leistung genutzt hat.',
  'What you need it for.': 'Wofür Sie sie benötigen.',
  benefit: 'Leistung',
  'benefit balance': 'Leistungssaldo',
  'benefit balances': 'Leistungssalden',
  'benefit movement': 'Leistungsbewegung',
  'benefit movements': 'Leistungsbewegungen',
  'benefit request': 'Leistungsanfrage',
  'benefit requests': 'Leistungsanfragen',
  benefits: 'Leistungen',
  'license key': 'Lizenzschlüssel',
  'license keys': 'Lizenzschlüssel',
};
