import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/entitlements'> = {
  'A benefit you requested is decided or delivered, or a benefit changes with your tier.':
    'Über eine angefragte Leistung wurde entschieden, sie wurde erbracht, oder eine Leistung ändert sich mit Ihrer Stufe.',
  'A decided request cannot be changed.': 'Eine entschiedene Anfrage kann nicht geändert werden.',
  'A partner requests a benefit that needs approval.': 'Ein Partner fragt eine Leistung an, die genehmigt werden muss.',
  'Benefit requests': 'Leistungsanfragen',
  'Enter a key, or add keys to the stock first.':
    'Geben Sie einen Schlüssel ein oder fügen Sie zuerst Schlüssel zum Bestand hinzu.',
  'No keys of this request were shown.': 'Von dieser Anfrage wurden keine Schlüssel angezeigt.',
  'Only the person who requested the benefit or an administrator can view its keys.':
    'Nur die Person, die die Leistung angefragt hat, oder ein Administrator kann die Schlüssel ansehen.',
  'These keys cannot be decrypted because TANDEM_SECRET has changed since they were added.':
    'Diese Schlüssel können nicht entschlüsselt werden, weil TANDEM_SECRET geändert wurde, seit sie hinzugefügt wurden.',
  'These keys were already shown. Ask the company to make them visible again.':
    'Diese Schlüssel wurden bereits angezeigt. Bitten Sie das Unternehmen, sie wieder sichtbar zu machen.',
  'This benefit': 'Diese Leistung',
  'This benefit is not delivered by keys of a stock.':
    'Diese Leistung wird nicht mit Schlüsseln aus einem Bestand geliefert.',
  'This request has no keys to show.': 'Diese Anfrage hat keine Schlüssel zum Anzeigen.',
  'Your benefits': 'Ihre Leistungen',
  'accepts no requests': 'Nimmt keine Anfragen an.',
  'applies by itself and is not requested': 'Gilt automatisch und wird nicht angefragt.',
  'cannot be changed any more': 'Kann nicht mehr geändert werden.',
  'is already the name of another benefit': 'So heißt bereits eine andere Leistung.',
  'was added before': 'Wurde bereits früher hinzugefügt.',
};
