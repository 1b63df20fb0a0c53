import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-types'> = {
  'Co-sell: you and the partner sell together': 'Co-Sell: Sie und der Partner verkaufen gemeinsam',
  'Deals moved here are closed and need a reason.':
    'Hierher verschobene Deals sind abgeschlossen und brauchen einen Grund.',
  'Deals moved here are closed, and their partners earn commission.':
    'Hierher verschobene Deals sind abgeschlossen, und ihre Partner verdienen Provision.',
  'Edit opportunity type': 'Opportunity-Typ bearbeiten',
  'New business with a new customer': 'Neugeschäft mit einem neuen Kunden',
  'New opportunity type': 'Neuer Opportunity-Typ',
  'Not for resale: the partner buys for their own use':
    'Nicht zum Weiterverkauf: Der Partner kauft für den eigenen Gebrauch',
  'Opportunity types': 'Opportunity-Typen',
  'Opportunity types and stages': 'Opportunity-Typen und Phasen',
  'Referral: the partner introduces, your company sells':
    'Empfehlung: Der Partner stellt vor, Ihr Unternehmen verkauft',
  'Renewal with an existing customer': 'Verlängerung mit einem bestehenden Kunden',
  Resale: 'Weiterverkauf',
  'Resale: the partner sells': 'Weiterverkauf: Der Partner verkauft',
  'Services: the partner delivers': 'Dienstleistungen: Der Partner erbringt sie',
  'Stages of an open deal in order, with the probability of winning.':
    'Phasen eines offenen Deals in ihrer Reihenfolge, mit der Gewinnwahrscheinlichkeit.',
  'Upsell to an existing customer': 'Upsell an einen bestehenden Kunden',
  'opportunity type': 'Opportunity-Typ',
  'opportunity types': 'Opportunity-Typen',
  stage: 'Phase',
  stages: 'Phasen',
};
