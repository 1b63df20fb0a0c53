import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Referência da API',
  count: (routes: number) => plural(routes, 'rota', 'rotas'),
  keys: 'Chaves de API',
  webhooks: 'Webhooks',
  description: 'Documento OpenAPI',
  search: 'Buscar rotas',
  nothing: 'Nenhuma rota corresponde a esta busca.',
  choose: 'Selecione uma rota',
  chooseText: 'Você vê cada rota que uma chave de API sua poderia usar, com um exemplo pronto para executar.',
  permission: 'Permissão',
  parameters: 'Parâmetros',
  body: 'Corpo',
  response: (status: number) => `Resposta (${status})`,
  example: 'Exemplo',
  language: 'Linguagem',
  copy: 'Copiar exemplo',
  required: 'obrigatório',
  optional: 'opcional',
  inPath: 'no endereço',
  inHeader: 'cabeçalho',
  inQuery: 'query',
  variables: 'Antes, defina TANDEM com o endereço desta instalação e TANDEM_KEY com uma chave de API.',
  guides: 'Guias para desenvolvedores',
  guide: 'Guia',
  api: 'API',
  webhooksGuide: 'Webhooks',
  exchange: 'Troca de negócios',
  apps: 'Apps (MCP)',
  any: 'qualquer valor',
  or: ' ou ',
  list: (of: string) => `lista de ${of}`,
  object: 'objeto',
};
