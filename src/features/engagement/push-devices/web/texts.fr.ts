import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Notifications push',
  about:
    'Recevez des notifications sur cet appareil même lorsque l’application est fermée, tant que votre session y reste ouverte.',
  turnOn: 'Activer sur cet appareil',
  turnedOn: 'Les notifications push sont activées',
  unsupported: 'Ce navigateur ne prend pas en charge les notifications push.',
  addToHome: 'Sur un iPhone ou un iPad, ajoutez d’abord l’application à votre écran d’accueil.',
  blocked: 'Les notifications sont bloquées pour ce site. Autorisez-les dans les paramètres de votre navigateur.',
  refused: 'Le service push du navigateur n’a pas accepté cet appareil. Réessayez plus tard.',
  thisDevice: 'Cet appareil',
  lastUsed: 'Dernière notification',
  notUsed: 'Pas encore de notification',
  shows: 'Affiché sur l’écran verrouillé',
  showsOn: (name: string) => `Affiché sur l’écran verrouillé de ${name}`,
  choices: { kind: 'Type et entreprise', text: 'Texte complet' },
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer ${name}`,
  name: 'Nom',
  nameRequired: 'Le nom est obligatoire',
  save: 'Enregistrer',
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name}`,
  removed: (name: string) => `${name} ne reçoit plus de notifications`,
};
