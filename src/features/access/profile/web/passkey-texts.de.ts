import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './passkey-texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Passkeys',
  about:
    'Melden Sie sich mit Ihrem Fingerabdruck, Ihrem Gesicht oder der Sperre Ihres Geräts an statt mit Passwort und Code. Ein Passkey gilt für die Adresse, unter der Sie ihn hinzufügen.',
  unsupported: 'Dieser Browser unterstützt hier keine Passkeys.',
  add: 'Passkey hinzufügen',
  addTitle: 'Passkey hinzufügen',
  addText: 'Geben Sie Ihr Passwort ein. Danach fragt Ihr Browser, wo der Passkey gespeichert werden soll.',
  goOn: 'Weiter',
  added: 'Passkey hinzugefügt',
  exists: 'Auf diesem Gerät gibt es bereits einen Passkey für Ihr Benutzerkonto.',
  failed: 'Ihr Browser konnte keinen Passkey erstellen. Versuchen Sie es erneut oder verwenden Sie ein anderes Gerät.',
  lastUsed: 'Zuletzt verwendet',
  notUsed: 'Noch nicht verwendet',
  addedOn: 'Hinzugefügt',
  rename: 'Umbenennen',
  renameOf: (name: string) => `${name} umbenennen`,
  name: 'Name',
  nameRequired: 'Der Name ist erforderlich',
  save: 'Speichern',
  remove: 'Entfernen',
  removeOf: (name: string) => `${name} entfernen`,
  removeTitle: 'Passkey entfernen',
  removeText: (name: string) =>
    `Mit „${name}“ ist dann keine Anmeldung mehr möglich. Löschen Sie ihn auch auf Ihrem Gerät oder in Ihrem Passwort-Manager.`,
  removed: 'Passkey entfernt',
  prove: 'Passkey verwenden',
  proofFailed: 'Der Passkey konnte nicht verwendet werden. Versuchen Sie es erneut oder geben Sie einen Code ein.',
};
