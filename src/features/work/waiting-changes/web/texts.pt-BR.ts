import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Alterações em espera',
  lead: 'Alterações que você fez sem conexão. Elas são enviadas nesta ordem quando a conexão volta.',
  empty: 'Nada em espera neste dispositivo. As alterações que você faz sem conexão aparecem aqui até serem enviadas.',
  state: { waiting: 'Aguardando a conexão', refused: 'Não aceita' },
  captured: (at: string) => `Salva em ${at}`,
  sendAgain: 'Enviar de novo',
  sendNow: 'Enviar agora',
  edit: 'Editar',
  discard: 'Descartar',
  discardTitle: 'Descartar esta alteração?',
  discardText: 'Ela não foi enviada e será removida deste dispositivo.',
  keep: 'Manter',
  sent: (label: string) => `Enviado: ${label}`,
  banner: 'Conexão',
  copyFrom: (at: string) => `Você está sem conexão e vê uma cópia (${at}).`,
  offline: 'Você está sem conexão.',
  waiting: (count: number) => `${plural(count, 'alteração aguarda', 'alterações aguardam')} o envio.`,
  refused: (count: number) => `${plural(count, 'alteração não foi aceita', 'alterações não foram aceitas')}.`,
  show: 'Mostrar alterações',
  unsentTitle: 'Sair e descartar estas alterações?',
  unsent: (count: number) =>
    `${plural(count, 'alteração não foi enviada', 'alterações não foram enviadas')}. Ao sair, o que não foi enviado é removido deste dispositivo.`,
  logOut: 'Descartar e sair',
  stay: 'Continuar na conta',
};
