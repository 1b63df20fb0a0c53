import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Notificações push',
  about: 'Receba notificações neste dispositivo com o aplicativo fechado, enquanto sua sessão estiver aberta aqui.',
  turnOn: 'Ativar neste dispositivo',
  turnedOn: 'As notificações push estão ativadas',
  unsupported: 'Este navegador não permite notificações push.',
  addToHome: 'No iPhone ou iPad, adicione primeiro o aplicativo à tela de início.',
  blocked: 'As notificações estão bloqueadas para este site. Permita-as nas configurações do navegador.',
  refused: 'O serviço de push do navegador não aceitou este dispositivo. Tente de novo mais tarde.',
  thisDevice: 'Este dispositivo',
  lastUsed: 'Última notificação',
  notUsed: 'Nenhuma notificação ainda',
  shows: 'Exibido na tela bloqueada',
  showsOn: (name: string) => `Exibido na tela bloqueada de ${name}`,
  choices: { kind: 'Tipo e empresa', text: 'Texto completo' },
  rename: 'Renomear',
  renameOf: (name: string) => `Renomear ${name}`,
  name: 'Nome',
  nameRequired: 'Informe o nome',
  save: 'Salvar',
  remove: 'Remover',
  removeOf: (name: string) => `Remover ${name}`,
  removed: (name: string) => `${name} não recebe mais notificações`,
};
