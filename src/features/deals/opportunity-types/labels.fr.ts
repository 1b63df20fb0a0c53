import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-types'> = {
  'Co-sell: you and the partner sell together': 'Co-vente : vous et le partenaire vendez ensemble',
  'Deals moved here are closed and need a reason.': 'Les affaires déplacées ici sont closes et nécessitent un motif.',
  'Deals moved here are closed, and their partners earn commission.':
    'Les affaires déplacées ici sont closes, et leurs partenaires gagnent une commission.',
  'Edit opportunity type': 'Modifier le type d’opportunité',
  'New business with a new customer': 'Nouvelle affaire avec un nouveau client',
  'New opportunity type': 'Nouveau type d’opportunité',
  'Not for resale: the partner buys for their own use':
    'Non destiné à la revente : le partenaire achète pour son propre usage',
  'Opportunity types': 'Types d’opportunité',
  'Opportunity types and stages': 'Types d’opportunité et étapes',
  'Referral: the partner introduces, your company sells':
    'Recommandation : le partenaire met en relation, votre entreprise vend',
  'Renewal with an existing customer': 'Renouvellement avec un client existant',
  Resale: 'Revente',
  'Resale: the partner sells': 'Revente : le partenaire vend',
  'Services: the partner delivers': 'Services : le partenaire fournit la prestation',
  'Stages of an open deal in order, with the probability of winning.':
    'Étapes d’une affaire ouverte dans l’ordre, avec la probabilité de gain.',
  'Upsell to an existing customer': 'Montée en gamme chez un client existant',
  'opportunity type': 'type d’opportunité',
  'opportunity types': 'types d’opportunité',
  stage: 'étape',
  stages: 'étapes',
};
