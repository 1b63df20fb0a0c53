import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './passkey-texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Chaves de acesso',
  about:
    'Entre com a impressão digital, o rosto ou o bloqueio do seu dispositivo, em vez de senha e código. Uma chave de acesso funciona no endereço em que você a adiciona.',
  unsupported: 'Este navegador não permite usar chaves de acesso aqui.',
  add: 'Adicionar chave de acesso',
  addTitle: 'Adicionar uma chave de acesso',
  addText: 'Digite sua senha. Depois, o navegador pergunta onde guardar a chave de acesso.',
  goOn: 'Continuar',
  added: 'Chave de acesso adicionada',
  exists: 'Este dispositivo já tem uma chave de acesso para a sua conta.',
  failed: 'Não foi possível criar a chave de acesso no navegador. Tente de novo ou use outro dispositivo.',
  lastUsed: 'Último uso',
  notUsed: 'Ainda não usada',
  addedOn: 'Adicionada em',
  rename: 'Renomear',
  renameOf: (name: string) => `Renomear ${name}`,
  name: 'Nome',
  nameRequired: 'Informe o nome',
  save: 'Salvar',
  remove: 'Remover',
  removeOf: (name: string) => `Remover ${name}`,
  removeTitle: 'Remover chave de acesso',
  removeText: (name: string) =>
    `Não será mais possível entrar com “${name}”. Exclua a chave também no dispositivo ou no gerenciador de senhas.`,
  removed: 'Chave de acesso removida',
  prove: 'Usar uma chave de acesso',
  proofFailed: 'Não foi possível usar a chave de acesso. Tente de novo ou digite um código.',
};
