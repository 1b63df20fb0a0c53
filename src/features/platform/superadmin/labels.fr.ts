import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/superadmin'> = {
  'Companies of this installation': 'Entreprises de cette installation',
  'Deletion scheduled': 'Suppression planifiée',
  'Everyone can sign in again as before.': 'Tout le monde peut de nouveau se connecter comme avant.',
  'Last sign-in': 'Dernière connexion',
  Resume: 'Rétablir',
  Resumed: 'Rétabli',
  Storage: 'Stockage',
  Suspend: 'Suspendre',
  'The company’s team and its partners’ users lose access to this program immediately. All data is kept.':
    'L’équipe de l’entreprise et les utilisateurs de ses partenaires perdent immédiatement l’accès à ce programme. Toutes les données sont conservées.',
  'company limits': 'limites de l’entreprise',
  'operator event': 'événement d’exploitation',
  'operator events': 'événements d’exploitation',
  companies: 'entreprises',
};
