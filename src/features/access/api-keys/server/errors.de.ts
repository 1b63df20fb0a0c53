import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/api-keys'> = {
  'Only a person can create an API key.': 'Nur eine Person kann einen API-Schlüssel erstellen.',
  'Only a person can let an app in.': 'Nur eine Person kann einer App Zugriff geben.',
  'The app asks for access to another installation.': 'Die App bittet um Zugriff auf eine andere Installation.',
  'The app asks for permissions that do not exist.': 'Die App bittet um Berechtigungen, die nicht existieren.',
  'The app asks to be answered at an address that it has not registered.':
    'Die App möchte die Antwort an einer Adresse erhalten, die sie nicht registriert hat.',
  'This app cannot only propose.': 'Der Zugriff „Lesen und vorschlagen“ ist bei dieser App nicht möglich.',
  'This app is not registered here.': 'Diese App ist hier nicht registriert.',
  'This key was already created, and its secret was shown once. Revoke it and create another key.':
    'Dieser Schlüssel wurde bereits erstellt und einmal angezeigt. Widerrufen Sie ihn und erstellen Sie einen anderen Schlüssel.',
  'You have none of the permissions that the app asks for.':
    'Sie haben keine der Berechtigungen, um die die App bittet.',
  'is not of this installation': 'Gehört nicht zu dieser Installation.',
  'is not registered': 'Ist nicht registriert.',
  'is only for apps that use tools': 'Nur für Apps möglich, die Werkzeuge verwenden.',
};
