import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/provisioning'> = {
  'Connect an identity provider that adds and removes people':
    'Conectar un proveedor de identidad que añade y elimina personas',
  'Name the identity provider that will use this token.': 'Nombra el proveedor de identidad que usará este token.',
  Provisioning: 'Aprovisionamiento',
  'Provisioning (SCIM)': 'Aprovisionamiento (SCIM)',
  'provisioned people': 'personas aprovisionadas',
  'provisioned person': 'persona aprovisionada',
  'provisioning token': 'token de aprovisionamiento',
  'provisioning tokens': 'tokens de aprovisionamiento',
};
