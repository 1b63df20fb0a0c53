import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/roles'> = {
  'Can do everything and decides who else is an owner.': 'Peut tout faire et décide qui d’autre est propriétaire.',
  'Can do everything except add or change owners.': 'Peut tout faire, sauf ajouter ou modifier des propriétaires.',
  'Can view commissions and payments. Manages payout details.':
    'Peut voir les commissions et les paiements. Gère les coordonnées de versement.',
  'Can view everything of the partner. Edits the partner profile and manages its team and roles.':
    'Peut voir tout ce qui concerne le partenaire. Modifie le profil du partenaire et gère son équipe et ses rôles.',
  'Can view everything. Cannot change anything.': 'Peut tout voir. Ne peut rien modifier.',
  'Can view everything. Manages content for partners.': 'Peut tout voir. Gère les contenus destinés aux partenaires.',
  'Edit role': 'Modifier le rôle',
  Manage: 'Gérer',
  'Manages incentives, commissions and payouts. Can view everything else.':
    'Gère les incitations, les commissions et les versements. Peut voir tout le reste.',
  'Manages the partners they own: deals, registrations and contacts. Cannot see other partners.':
    'Gère les partenaires dont il est responsable : affaires, enregistrements et contacts. Ne voit pas les autres partenaires.',
  Member: 'Membre',
  'New role': 'Nouveau rôle',
  None: 'Aucun',
  'Own partners only: the partners they own, with their records':
    'Partenaires propres uniquement : ceux dont la personne est responsable, avec leurs fiches',
  'Registers and tracks deals, and can see their earnings.':
    'Enregistre et suit les affaires, et peut voir leurs gains.',
  'Registers and tracks deals, and sees their commissions. Cannot see payouts and payout details.':
    'Enregistre et suit les affaires, et voit leurs commissions. Ne voit ni les versements ni les coordonnées de versement.',
  Roles: 'Rôles',
  View: 'Voir',
  role: 'rôle',
  roles: 'rôles',
};
