import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'API-Referenz',
  count: (routes: number) => plural(routes, 'Route', 'Routen'),
  keys: 'API-Schlüssel',
  webhooks: 'Webhooks',
  description: 'OpenAPI-Dokument',
  search: 'Routen suchen',
  nothing: 'Keine Route entspricht dieser Suche.',
  choose: 'Wählen Sie eine Route',
  chooseText:
    'Sie sehen jede Route, die ein API-Schlüssel von Ihnen verwenden könnte, mit einem Beispiel, das so lauffähig ist.',
  permission: 'Berechtigung',
  parameters: 'Parameter',
  body: 'Body',
  response: (status: number) => `Antwort (${status})`,
  example: 'Beispiel',
  language: 'Sprache',
  copy: 'Beispiel kopieren',
  required: 'erforderlich',
  optional: 'optional',
  inPath: 'in der Adresse',
  inHeader: 'Header',
  inQuery: 'Query',
  variables: 'Setzen Sie zuerst TANDEM auf die Adresse dieser Installation und TANDEM_KEY auf einen API-Schlüssel.',
  guides: 'Anleitungen für die Entwicklung',
  guide: 'Anleitung',
  api: 'API',
  webhooksGuide: 'Webhooks',
  exchange: 'Deal-Austausch',
  apps: 'Apps (MCP)',
  any: 'beliebiger Wert',
  or: ' oder ',
  list: (of: string) => `Liste von ${of}`,
  object: 'Objekt',
};
