import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-statuses'> = {
  'Applied and is waiting for your decision. Can sign in but earns nothing yet.':
    'A candidaté et attend votre décision. Peut se connecter mais ne gagne encore rien.',
  'Applied or was invited but did not become a partner.':
    'A candidaté ou a été invité mais n’est pas devenu partenaire.',
  Banned: 'Banni',
  'Blocked because of a violation. A second person must lift a ban.':
    'Bloqué à cause d’une infraction. Une deuxième personne doit lever le bannissement.',
  'Can register deals and earn commission.': 'Peut enregistrer des affaires et gagner des commissions.',
  'Default for new partners': 'Par défaut pour les nouveaux partenaires',
  'Invited by you but has not accepted yet.': 'Invité par vous mais n’a pas encore accepté.',
  'Partner statuses': 'Statuts des partenaires',
  'Replaces the current default.': 'Remplace la valeur par défaut actuelle.',
  Statuses: 'Statuts',
  'The partnership has ended. Commission earned before is still paid.':
    'Le partenariat a pris fin. Les commissions gagnées auparavant sont encore payées.',
  'The stages of a partnership in your own words. Each status has a category that decides what partners can do.':
    'Les étapes d’un partenariat dans vos propres mots. Chaque statut a une catégorie qui détermine ce que les partenaires peuvent faire.',
  'partner status': 'statut de partenaire',
  'partner statuses': 'statuts de partenaires',
  'Paused: has read-only access, earns nothing, and payouts wait.':
    'En pause\u00a0: accès en lecture seule, ne gagne rien, et les versements attendent.',
};
