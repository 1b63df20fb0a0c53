import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english, archiveTexts as englishArchiveTexts } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const archiveTexts: FullTranslation<typeof englishArchiveTexts> = {
  title: 'Arquivo do registro de auditoria',
  words: ['evento arquivado', 'eventos arquivados'],
  before: (month: string) => `Os eventos anteriores a ${month} estão no arquivo.`,
  wholeLogOnly: 'Só quem vê todo o registro de auditoria pode buscar nele.',
  companyOnly: (company: string) =>
    `Só as pessoas de ${company} que veem todo o registro de auditoria podem buscar nele.`,
  search: 'Buscar no arquivo',
  from: 'Do mês',
  to: 'Até o mês',
  nothing: 'Nada está arquivado: o registro de auditoria tem todos os eventos.',
  noEvents: 'O arquivo não tem eventos deste período que correspondam.',
  ofRecord: 'Só aparecem os eventos de um item.',
  allEvents: 'Mostrar eventos de todos os itens',
  export: 'Exportar CSV',
  older: (month: string) => `Alterações anteriores a ${month}`,
};

export const texts: FullTranslation<typeof english> = {
  tandem: 'Tandem',
  provisioningToken: (provisioningTokenName: ReactNode) => rich`Token de provisionamento ${provisioningTokenName}`,
  formerUser: 'Ex-usuário',
  impersonatedBy: (impersonatorName: ReactNode) => rich`acesso feito por ${impersonatorName}`,
  user: 'Usuário',
  time: 'Horário',
  action: 'Ação',
  partner: 'Parceiro',
  reason: 'Motivo',
  requestId: 'ID da solicitação',
  copyRequestId: 'Copiar ID da solicitação',
  noDetailsToShow: 'Nenhum detalhe a mostrar.',
  field: 'Campo',
  beforeText: 'Antes',
  after: 'Depois',
  value: 'Valor',
  empty: 'vazio',
  yes: 'Sim',
  no: 'Não',
  entity: 'Entidade',
  userType: 'Tipo de usuário',
  everyChangeRecordedHereWhoMade: 'Toda alteração fica registrada aqui: quem a fez, quando e os valores anteriores.',
  eventDetails: 'Detalhes do evento',
  verify: 'Verificar',
  logIntact: 'O registro está íntegro',
  logWasChanged: 'O registro foi alterado',
  close: 'Fechar',
  text: (events: number) => plural(events, 'evento', 'eventos'),
  verifiedInEachSealComputedFrom: (events: number, seals: number) =>
    `${plural(events, 'evento verificado', 'eventos verificados')} em ${plural(seals, 'selo', 'selos')}. Cada selo é calculado a partir do anterior; por isso, qualquer alteração posterior rompe a cadeia.`,
  cannotBeCompared: 'não podem ser comparados',
  wereChangedAfterSealing: 'foram alterados depois da selagem',
  eventsSealUnchangedBeforeItCompare: (damage: ReactNode, brokenAt: ReactNode, damage2: ReactNode, events: number) =>
    rich`${damage}Os eventos do selo ${brokenAt} ${damage2}. Sem alteração antes dele: ${plural(events, 'evento', 'eventos')}. Compare o registro com um backup anterior.`,
  auditLog: 'Registro de auditoria',
  changesMadeByUsers: (name: Part) => `Alterações feitas por usuários de ${name}`,
  program: (name: Part) => `Programa de ${name}`,
};
