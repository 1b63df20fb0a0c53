import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Slack und Teams',
  none: 'Noch keine Kanäle',
  noneText:
    'Benachrichtigungen zu den gewählten Themen kommen in einem Kanal an. Entscheidungen werden in Tandem bestätigt.',
  add: 'Kanal hinzufügen',
  editShort: 'Bearbeiten',
  edit: (name: string) => `${name} bearbeiten`,
  name: 'Name',
  kind: 'Dienst',
  address: 'Webhook-Adresse',
  addressHelp: {
    slack: 'Erstellen Sie in Slack einen eingehenden Webhook und kopieren Sie dessen Adresse.',
    teams:
      'Fügen Sie in Teams den Workflow „Post to a channel when a webhook request is received“ hinzu und kopieren Sie dessen Adresse.',
  },
  replace: 'Leer lassen, um die aktuelle Adresse zu behalten. Sie wird verschlüsselt gespeichert und nie angezeigt.',
  topics: 'Themen',
  isOn: 'Aktiv',
  off: 'Pausiert',
  lastSent: 'Letzte Nachricht',
  test: 'Testnachricht senden',
  tested: 'Die Testnachricht wurde gesendet.',
  failed: (error: string) => `Die Testnachricht ist nicht angekommen. ${error}`,
  save: 'Speichern',
  remove: 'Entfernen',
  removeTitle: (name: string) => `${name} entfernen?`,
  removeText: 'An diesen Kanal werden dann keine Benachrichtigungen mehr gesendet.',
  saved: 'Gespeichert',
  enterAddressThatStartsWithHttps: 'Geben Sie eine Adresse ein, die mit https:// beginnt',
};
