import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Slack et Teams',
  none: 'Aucun canal pour l’instant',
  noneText:
    'Les notifications des thèmes que vous choisissez arrivent dans un canal. Les décisions se confirment dans Tandem.',
  add: 'Ajouter un canal',
  editShort: 'Modifier',
  edit: (name: string) => `Modifier ${name}`,
  name: 'Nom',
  kind: 'Service',
  address: 'Adresse du webhook',
  addressHelp: {
    slack: 'Créez un webhook entrant dans Slack et copiez son adresse.',
    teams:
      'Ajoutez dans Teams le workflow «\u00a0Post to a channel when a webhook request is received\u00a0» et copiez son adresse.',
  },
  replace: 'Laissez vide pour garder l’adresse actuelle. Elle est conservée chiffrée et n’est jamais affichée.',
  topics: 'Thèmes',
  isOn: 'Actif',
  off: 'En pause',
  lastSent: 'Dernier message',
  test: 'Envoyer un message de test',
  tested: 'Le message de test a été envoyé.',
  failed: (error: string) => `Le message de test n’est pas arrivé. ${error}`,
  save: 'Enregistrer',
  remove: 'Retirer',
  removeTitle: (name: string) => `Retirer ${name}\u202f?`,
  removeText: 'Plus aucune notification n’est envoyée dans ce canal.',
  saved: 'Modifications enregistrées',
  enterAddressThatStartsWithHttps: 'Saisissez une adresse qui commence par https://',
};
