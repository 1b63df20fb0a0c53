import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  sameAsItsCreator: 'As mesmas de quem a criou',
  viewEverything: 'Ver tudo',
  text: (length: number) => plural(length, 'permissão', 'permissões'),
  revoke: (name: Part) => `Revogar ${name}?`,
  softwareThatUsesThisKeyLoses:
    'O software que usa esta chave perde o acesso imediatamente. Não é possível restaurar uma chave revogada.',
  revokeKey: 'Revogar chave',
  permissions: 'Permissões',
  newApiKey: 'Nova chave de API',
  revokeText: 'Revogar…',
  moreAbout: (name: Part) => `Mais sobre ${name}`,
  otherSoftwareSignsInWithApi:
    'Outros softwares entram com uma chave de API. Uma chave tem só as permissões que você concede, e nunca mais do que as suas.',
  expiresAfter: 'Expira depois de',
  access: 'Acesso',
  viewEverythingICanView: 'Ver tudo o que eu posso ver',
  doEverythingICanDo: 'Fazer tudo o que eu posso fazer',
  onlySelectedPermissions: 'Só as permissões selecionadas',
  selectAtLeastOnePermission: 'Selecione pelo menos uma permissão',
  isReady: (name: Part) => `A chave “${name}” está pronta`,
  iHaveSavedKey: 'Já guardei a chave',
  copyKey: 'Copiar chave',
  thisKeyShownOnlyOnceStore: 'Esta chave é mostrada só uma vez. Guarde-a em um lugar seguro.',
  sendKeyWithEachRequest: 'Envie a chave em cada solicitação:',
  viewView: () => 'Ver tudo o que você pode ver',
  doDo: () => 'Fazer tudo o que você pode fazer',
  view: (what: Part) => `Ver ${what}`,
  viewAndChange: (what: Part) => `Ver e alterar ${what}`,
  onlyTheseRecords: (what: Part) => `Só estes registros: ${what}.`,
  connectAnApp: 'Conectar um app',
  noAppAsksForAccess: 'Nenhum app pede acesso',
  appOpensThisPageWhenIt: 'Um app abre esta página quando precisa de acesso. Comece pelo app.',
  thisAppCannotBeConnected: 'Não é possível conectar este app',
  nothingWasSentToItGo: 'Nada foi enviado a ele. Volte ao app e comece de novo.',
  connect: (name: ReactNode) => rich`Conectar ${name}?`,
  appGetsAccessToProgramAs: (company: Part, partner: Part) =>
    `O app recebe acesso ao programa de ${company}, como ${partner}. Ele age em seu nome.`,
  appGetsAccessToItActs: (company: Part) => `O app recebe acesso a ${company}. Ele age em seu nome.`,
  itCan: 'O app pode',
  itAlsoAsksForPermissionsThat: (withheld: ReactNode) =>
    rich`O app também pede permissões que você não tem e não as recebe: ${withheld}.`,
  accessGoesToAppOnThis: (host: Part) =>
    `O acesso vai para um app neste computador, em ${host}. Continue só se foi você quem o abriu.`,
  accessGoesToContinueOnlyIf: (host: Part) =>
    `O acesso vai para ${host}. Continue só se você confia neste endereço: qualquer um pode escolher o nome de um app.`,
  appNeverGetsYourPasswordCannot:
    'O app nunca recebe sua senha, não pode criar chaves e não pode assinar nem aprovar pagamentos por você. Você pode encerrar o acesso dele a qualquer momento em Configurações, em Chaves de API.',
  cancel: 'Cancelar',
  connectName: (name: ReactNode) => rich`Conectar ${name}`,
};
