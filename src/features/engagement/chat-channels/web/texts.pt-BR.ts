import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Slack e Teams',
  none: 'Ainda não há canais',
  noneText: 'As notificações dos assuntos que você escolhe chegam em um canal. As decisões são confirmadas no Tandem.',
  add: 'Adicionar canal',
  editShort: 'Editar',
  edit: (name: string) => `Editar ${name}`,
  name: 'Nome',
  kind: 'Serviço',
  address: 'Endereço do webhook',
  addressHelp: {
    slack: 'Crie um webhook de entrada no Slack e copie o endereço dele.',
    teams:
      'No Teams, adicione o fluxo de trabalho “Postar em um canal quando uma solicitação de webhook for recebida” e copie o endereço dele.',
  },
  replace: 'Deixe em branco para manter o endereço atual. Ele é salvo criptografado e nunca é mostrado.',
  topics: 'Assuntos',
  isOn: 'Ativo',
  off: 'Em pausa',
  lastSent: 'Última mensagem',
  test: 'Enviar mensagem de teste',
  tested: 'A mensagem de teste foi enviada.',
  failed: (error: string) => `A mensagem de teste não chegou. ${error}`,
  save: 'Salvar',
  remove: 'Remover',
  removeTitle: (name: string) => `Remover ${name}?`,
  removeText: 'As notificações não são mais enviadas a este canal.',
  saved: 'Salvo',
  enterAddressThatStartsWithHttps: 'Informe um endereço que comece com https://',
};
