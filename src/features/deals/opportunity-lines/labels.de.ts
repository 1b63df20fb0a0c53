import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-lines'> = {
  'Deal archived': 'Deal archiviert',
  'Line items of the deals won in the period, by product. A deal’s amount is the total of its lines.':
    'Positionen der im Zeitraum gewonnenen Deals, nach Produkt. Der Betrag eines Deals ist die Summe seiner Positionen.',
  'No deals won in this period have lines.': 'Kein in diesem Zeitraum gewonnener Deal hat Positionen.',
  'No product': 'Kein Produkt',
  'Product mix': 'Produktmix',
  'Products sold': 'Verkaufte Produkte',
  Tax: 'Steuer',
  'opportunity line': 'Opportunity-Position',
  'opportunity lines': 'Opportunity-Positionen',
};
