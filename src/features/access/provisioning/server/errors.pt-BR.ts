import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/provisioning'> = {
  'Only a person can create a provisioning token.': 'Só uma pessoa pode criar um token de provisionamento.',
  'The partner is suspended in this program. Nothing can be changed until that ends.':
    'O parceiro está suspenso neste programa. Nada pode ser alterado até o fim da suspensão.',
  'The resource was changed in the meantime. Read it again.':
    'O recurso foi alterado nesse meio-tempo. Leia-o de novo.',
  'This group': 'Este grupo',
  'This list cannot be filtered.': 'Esta lista não pode ser filtrada.',
  'This needs a provisioning token from Settings > Provisioning that is not revoked.':
    'É necessário um token de provisionamento não revogado de Configurações > Provisionamento.',
  'This part of SCIM is not supported; see ServiceProviderConfig.':
    'Esta parte do SCIM não é compatível; consulte ServiceProviderConfig.',
  'This person is the last owner. Make someone else an owner first.':
    'Esta é a última pessoa com a função de proprietário. Torne outra pessoa proprietária primeiro.',
  'This token was already created, and its secret was shown once. Revoke it and create another token.':
    'Este token já foi criado, e o segredo dele foi mostrado uma vez. Revogue-o e crie outro token.',
  'This user': 'Este usuário',
  'is already provisioned': 'Esta pessoa já está provisionada.',
};
