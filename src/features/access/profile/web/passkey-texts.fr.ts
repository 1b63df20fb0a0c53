import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './passkey-texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Clés d’accès',
  about:
    'Connectez-vous avec votre empreinte digitale, votre visage ou le verrouillage de votre appareil au lieu d’un mot de passe et d’un code. Une clé d’accès fonctionne à l’adresse où vous l’ajoutez.',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès ici.',
  add: 'Ajouter une clé d’accès',
  addTitle: 'Ajouter une clé d’accès',
  addText: 'Saisissez votre mot de passe. Votre navigateur vous demande ensuite où conserver la clé d’accès.',
  goOn: 'Continuer',
  added: 'Clé d’accès ajoutée',
  exists: 'Cet appareil a déjà une clé d’accès pour votre compte utilisateur.',
  failed: 'Votre navigateur n’a pas pu créer de clé d’accès. Réessayez, ou utilisez un autre appareil.',
  lastUsed: 'Dernière utilisation',
  notUsed: 'Pas encore utilisée',
  addedOn: 'Ajoutée',
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer ${name}`,
  name: 'Nom',
  nameRequired: 'Le nom est obligatoire',
  save: 'Enregistrer',
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name}`,
  removeTitle: 'Retirer la clé d’accès',
  removeText: (name: string) =>
    `«\u00a0${name}\u00a0» ne permettra plus de se connecter. Supprimez-la aussi de votre appareil ou de votre gestionnaire de mots de passe.`,
  removed: 'Clé d’accès retirée',
  prove: 'Utiliser une clé d’accès',
  proofFailed: 'La clé d’accès n’a pas pu être utilisée. Réessayez, ou saisissez un code.',
};
