import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/provisioning'> = {
  'Only a person can create a provisioning token.': 'Solo una persona puede crear un token de aprovisionamiento.',
  'The partner is suspended in this program. Nothing can be changed until that ends.':
    'El partner está suspendido en este programa. No se puede cambiar nada hasta que termine la suspensión.',
  'The resource was changed in the meantime. Read it again.': 'El recurso se cambió mientras tanto. Vuelve a leerlo.',
  'This group': 'Este grupo',
  'This list cannot be filtered.': 'Esta lista no se puede filtrar.',
  'This needs a provisioning token from Settings > Provisioning that is not revoked.':
    'Se necesita un token de aprovisionamiento no revocado de Configuración > Aprovisionamiento.',
  'This part of SCIM is not supported; see ServiceProviderConfig.':
    'Esta parte de SCIM no se admite; consulta ServiceProviderConfig.',
  'This person is the last owner. Make someone else an owner first.':
    'Esta persona es la última con el rol de propietario. Primero nombra propietario a otra persona.',
  'This token was already created, and its secret was shown once. Revoke it and create another token.':
    'Este token ya se creó y su secreto se mostró una vez. Revócalo y crea otro token.',
  'This user': 'Este usuario',
  'is already provisioned': 'Esta persona ya está aprovisionada.',
};
