import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/provisioning'> = {
  'Only a person can create a provisioning token.': 'Nur eine Person kann ein Bereitstellungstoken erstellen.',
  'The partner is suspended in this program. Nothing can be changed until that ends.':
    'Der Partner ist in diesem Programm ausgesetzt. Bis dies endet, kann nichts geändert werden.',
  'The resource was changed in the meantime. Read it again.':
    'Die Ressource wurde in der Zwischenzeit geändert. Lesen Sie sie erneut.',
  'This group': 'Diese Gruppe',
  'This list cannot be filtered.': 'Diese Liste kann nicht gefiltert werden.',
  'This needs a provisioning token from Settings > Provisioning that is not revoked.':
    'Dafür ist ein nicht widerrufenes Bereitstellungstoken aus Einstellungen > Bereitstellung erforderlich.',
  'This part of SCIM is not supported; see ServiceProviderConfig.':
    'Dieser Teil von SCIM wird nicht unterstützt; siehe ServiceProviderConfig.',
  'This person is the last owner. Make someone else an owner first.':
    'Diese Person hat als Letzte die Rolle „Inhaber“. Geben Sie die Rolle zuerst einer anderen Person.',
  'This token was already created, and its secret was shown once. Revoke it and create another token.':
    'Dieses Token wurde bereits erstellt und einmal angezeigt. Widerrufen Sie es und erstellen Sie ein anderes Token.',
  'This user': 'Dieser Benutzer',
  'is already provisioned': 'Ist bereits bereitgestellt.',
};
