import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/audit-events'> = {
  'Audit log': 'Journal d’audit',
  'Changed fields': 'Champs modifiés',
  Deleted: 'Supprimé',
  Entity: 'Entité',
  'Partner user': 'Utilisateur partenaire',
  'Tandem (system)': 'Tandem (système)',
  User: 'Utilisateur',
  'archived change': 'modification archivée',
  'archived changes': 'modifications archivées',
  'archived month': 'mois archivé',
  'archived months': 'mois archivés',
  'audit event': 'événement d’audit',
  'audit events': 'événements d’audit',
  'audit seal': 'sceau d’audit',
  'audit seals': 'sceaux d’audit',
  'erasure from the audit log': 'effacement du journal d’audit',
  'erasures from the audit log': 'effacements du journal d’audit',
  events: 'événements',
};
