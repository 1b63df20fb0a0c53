import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/provisioning'> = {
  'Connect an identity provider that adds and removes people':
    'Connecter un fournisseur d’identité qui ajoute et retire des personnes',
  'Name the identity provider that will use this token.': 'Nommez le fournisseur d’identité qui utilisera ce jeton.',
  Provisioning: 'Provisionnement',
  'Provisioning (SCIM)': 'Provisionnement (SCIM)',
  Token: 'Jeton',
  'provisioned people': 'personnes provisionnées',
  'provisioned person': 'personne provisionnée',
  'provisioning token': 'jeton de provisionnement',
  'provisioning tokens': 'jetons de provisionnement',
};
