import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/provisioning'> = {
  'Connect an identity provider that adds and removes people':
    'Conectar um provedor de identidade que adiciona e remove pessoas',
  'Name the identity provider that will use this token.':
    'Informe o nome do provedor de identidade que vai usar este token.',
  Provisioning: 'Provisionamento',
  'Provisioning (SCIM)': 'Provisionamento (SCIM)',
  'provisioned people': 'pessoas provisionadas',
  'provisioned person': 'pessoa provisionada',
  'provisioning token': 'token de provisionamento',
  'provisioning tokens': 'tokens de provisionamento',
};
