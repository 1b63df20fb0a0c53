import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Push-Benachrichtigungen',
  about:
    'Erhalten Sie Benachrichtigungen auf diesem Gerät, auch wenn die App geschlossen ist, solange Sie hier angemeldet bleiben.',
  turnOn: 'Für dieses Gerät einschalten',
  turnedOn: 'Push-Benachrichtigungen sind eingeschaltet',
  unsupported: 'Dieser Browser unterstützt keine Push-Benachrichtigungen.',
  addToHome: 'Fügen Sie die App auf einem iPhone oder iPad zuerst Ihrem Home-Bildschirm hinzu.',
  blocked: 'Benachrichtigungen sind für diese Website blockiert. Erlauben Sie sie in den Einstellungen Ihres Browsers.',
  refused: 'Der Push-Dienst des Browsers hat dieses Gerät nicht angenommen. Versuchen Sie es später erneut.',
  thisDevice: 'Dieses Gerät',
  lastUsed: 'Letzte Benachrichtigung',
  notUsed: 'Noch keine Benachrichtigung',
  shows: 'Auf dem Sperrbildschirm angezeigt',
  showsOn: (name: string) => `Auf dem Sperrbildschirm von ${name} angezeigt`,
  choices: { kind: 'Art und Unternehmen', text: 'Vollständiger Text' },
  rename: 'Umbenennen',
  renameOf: (name: string) => `${name} umbenennen`,
  name: 'Name',
  nameRequired: 'Der Name ist erforderlich',
  save: 'Speichern',
  remove: 'Entfernen',
  removeOf: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} erhält keine Benachrichtigungen mehr`,
};
