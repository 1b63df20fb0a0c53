import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Référence de l’API',
  count: (routes: number) => plural(routes, 'route', 'routes'),
  keys: 'Clés API',
  webhooks: 'Webhooks',
  description: 'Document OpenAPI',
  search: 'Rechercher une route',
  nothing: 'Aucune route ne correspond à cette recherche.',
  choose: 'Sélectionnez une route',
  chooseText: 'Vous voyez chaque route que vos clés API pourraient utiliser, avec un exemple exécutable tel quel.',
  permission: 'Autorisation',
  parameters: 'Paramètres',
  body: 'Corps',
  response: (status: number) => `Réponse (${status})`,
  example: 'Exemple',
  language: 'Langage',
  copy: 'Copier l’exemple',
  required: 'obligatoire',
  optional: 'facultatif',
  inPath: 'dans l’adresse',
  inHeader: 'en-tête',
  inQuery: 'query',
  variables: 'Définissez d’abord TANDEM avec l’adresse de cette installation et TANDEM_KEY avec une clé API.',
  guides: 'Guides pour les développeurs',
  guide: 'Guide',
  api: 'API',
  webhooksGuide: 'Webhooks',
  exchange: 'Échange d’affaires',
  apps: 'Applications (MCP)',
  any: 'toute valeur',
  or: ' ou ',
  list: (of: string) => `liste de ${of}`,
  object: 'objet',
};
