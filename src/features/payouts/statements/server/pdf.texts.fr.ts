import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './pdf.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (number) => `Relevé ${number}`,
  titleIn: (currency) => `Relevé, ${currency}`,
  period: (from, to) => `${from ? `Du ${from}` : 'De la première écriture'} au ${to}`,
  paidOn: 'Payé le',
  reference: (reference) => `Référence ${reference}`,
  transactions: 'Opérations',
  earnedOn: 'Acquis le',
  description: 'Description',
  deal: 'Affaire',
  amount: 'Montant',
  balance: 'Solde',
  openingBalance: 'Solde initial',
  closingBalance: 'Solde final',
  thisPayout: 'Ce versement',
  approvedPayouts: 'Versements approuvés',
  paid: 'Payé',
  inPayout: 'En cours de versement',
  failedOrReturned: 'Échoué ou retourné',
  canceled: 'Annulé',
};
