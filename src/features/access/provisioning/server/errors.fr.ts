import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/provisioning'> = {
  'Only a person can create a provisioning token.': 'Seule une personne peut créer un jeton de provisionnement.',
  'The partner is suspended in this program. Nothing can be changed until that ends.':
    'Le partenaire est suspendu dans ce programme. Rien ne peut être modifié jusqu’à la fin de la suspension.',
  'The resource was changed in the meantime. Read it again.':
    'La ressource a été modifiée entre-temps. Lisez-la à nouveau.',
  'This group': 'Ce groupe',
  'This list cannot be filtered.': 'Cette liste ne peut pas être filtrée.',
  'This needs a provisioning token from Settings > Provisioning that is not revoked.':
    'Un jeton de provisionnement non révoqué, créé sous Paramètres > Provisionnement, est nécessaire.',
  'This part of SCIM is not supported; see ServiceProviderConfig.':
    'Cette partie de SCIM n’est pas prise en charge ; voir ServiceProviderConfig.',
  'This person is the last owner. Make someone else an owner first.':
    'Cette personne est le dernier propriétaire. Désignez d’abord un autre propriétaire.',
  'This token was already created, and its secret was shown once. Revoke it and create another token.':
    'Ce jeton a déjà été créé et son secret n’a été affiché qu’une fois. Révoquez-le et créez un autre jeton.',
  'This user': 'Cet utilisateur',
  'is already provisioned': 'Cette personne est déjà provisionnée.',
};
