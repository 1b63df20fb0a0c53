import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newToken: 'Token erstellen',
  baseAddress: 'SCIM-Basisadresse',
  baseAddressHelp:
    'Fügen Sie diese Adresse und ein Token in die Bereitstellungseinstellungen Ihres Identitätsanbieters ein.',
  revoke: 'Widerrufen…',
  moreAbout: (name: string) => `Mehr zu ${name}`,
  revokeTitle: (name: string) => `${name} widerrufen?`,
  revokeText:
    'Ihr Identitätsanbieter kann mit diesem Token keine Personen mehr hinzufügen oder entfernen. Personen mit Zugang behalten ihn. Ein widerrufenes Token kann nicht wiederhergestellt werden.',
  revokeToken: 'Token widerrufen',
  expiresAfter: 'Läuft ab nach',
  lifetimes: {
    year: '1 Jahr',
    twoYears: '2 Jahre',
    never: 'Nie',
  },
  ready: (name: string) => `${name} ist bereit`,
  saved: 'Ich habe das Token gespeichert',
  copyToken: 'Token kopieren',
  copyAddress: 'Adresse kopieren',
  shownOnce: 'Dieses Token wird nur einmal angezeigt. Bewahren Sie es sicher auf.',
  token: 'Token',
  empty:
    'Okta, Entra ID und andere Identitätsanbieter fügen Ihre Personen per SCIM hinzu und entfernen sie. Erstellen Sie ein Token für Ihren Anbieter. Personen werden eingeladen und erhalten Zugang, wenn sie annehmen.',
};
