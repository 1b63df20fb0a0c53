import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Portal-Widget',
  about:
    'Zeigen Sie Partnern ihren Verdienst, ihre Empfehlungslinks und die Deal-Registrierung in Ihrem eigenen Produkt oder im Intranet eines Partners.',
  sites: 'Zugelassene Websites',
  sitesHelp:
    'Nur Seiten dieser Websites können das Widget anzeigen. Wenn Sie eine Website entfernen, endet ihr Zugriff sofort.',
  origins: 'Websites',
  save: 'Websites speichern',
  saved: 'Websites gespeichert',
  page: 'Auf der Seite',
  pageAbout: 'Fügen Sie diese Zeilen dort ein, wo das Widget erscheinen soll.',
  server: 'Auf Ihrem Server',
  serverAbout:
    'Das Widget fragt Ihren Server unter der token-url nach einem Token. Ihr Server weiß, wer angemeldet ist, und holt das Token mit einem API-Schlüssel, der die Berechtigung „Portal-Widget“ hat.',
  keys: 'API-Schlüssel erstellen',
  policy: 'Wenn Ihre Website eine Content Security Policy hat, erlauben Sie:',
  example: 'Beispiel',
  exampleAbout: 'Das Widget mit Beispielzahlen. Es wird nichts gesendet.',
  theme: 'Farbschema',
  themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
  serverComment: 'Die E-Mail-Adresse der angemeldeten Person, die Sie bestätigt haben.',
};
