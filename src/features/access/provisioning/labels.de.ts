import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/provisioning'> = {
  'Connect an identity provider that adds and removes people':
    'Einen Identitätsanbieter verbinden, der Personen hinzufügt und entfernt',
  'Name the identity provider that will use this token.':
    'Nennen Sie den Identitätsanbieter, der dieses Token verwenden wird.',
  Provisioning: 'Bereitstellung',
  'Provisioning (SCIM)': 'Bereitstellung (SCIM)',
  'provisioned people': 'bereitgestellte Personen',
  'provisioned person': 'bereitgestellte Person',
  'provisioning token': 'Bereitstellungstoken',
  'provisioning tokens': 'Bereitstellungstoken',
};
