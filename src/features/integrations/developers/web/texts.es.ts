import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Referencia de la API',
  count: (routes: number) => plural(routes, 'ruta', 'rutas'),
  keys: 'Claves de API',
  webhooks: 'Webhooks',
  description: 'Documento OpenAPI',
  search: 'Buscar rutas',
  nothing: 'Ninguna ruta coincide con esta búsqueda.',
  choose: 'Selecciona una ruta',
  chooseText: 'Ves cada ruta que podría usar una clave de API tuya, con un ejemplo que funciona tal cual.',
  permission: 'Permiso',
  parameters: 'Parámetros',
  body: 'Cuerpo',
  response: (status: number) => `Respuesta (${status})`,
  example: 'Ejemplo',
  language: 'Lenguaje',
  copy: 'Copiar ejemplo',
  required: 'obligatorio',
  optional: 'opcional',
  inPath: 'en la dirección',
  inHeader: 'encabezado',
  inQuery: 'consulta',
  variables: 'Asigna primero a TANDEM la dirección de esta instalación y a TANDEM_KEY una clave de API.',
  guides: 'Guías para desarrolladores',
  guide: 'Guía',
  api: 'API',
  webhooksGuide: 'Webhooks',
  exchange: 'Intercambio de negocios',
  apps: 'Aplicaciones (MCP)',
  any: 'cualquier valor',
  or: ' o ',
  list: (of: string) => `lista de ${of}`,
  object: 'objeto',
};
