import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { DemoObject } from '../schema.ts';
import type { texts as english } from './texts.ts';

const nouns: Record<DemoObject, string> = {
  companies: 'empresa',
  contacts: 'contato',
  deals: 'negócio',
  accounts: 'conta',
  account_contacts: 'contato',
  opportunities: 'oportunidade',
  organizations: 'organização',
  persons: 'pessoa',
  organization_deals: 'negócio',
  customers: 'cliente',
};
const feminine = new Set(['empresa', 'conta', 'oportunidade', 'organização', 'pessoa']);

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  intro: (system: string) =>
    `Você faz o papel da pessoa que trabalha no CRM. Se ${system} tiver conexão e campos mapeados, cada alteração feita aqui chega ao Tandem em segundos.`,
  introForPartners:
    'Você faz o papel da pessoa de vendas que trabalha no seu CRM. Negócios abertos podem ser registrados na empresa, e o status de um registro é gravado no negócio.',
  notConnected: (system: string) => `${system} está sem conexão, por isso as alterações feitas aqui ficam só aqui.`,
  connect: 'Abrir integrações',
  mapFields: 'Mapear campos',
  registerDeals: 'Registrar negócios',
  objects: 'Registros',
  systems: 'Sistema',
  add: (object: DemoObject) => `Criar ${nouns[object]}`,
  create: (object: DemoObject) => `${feminine.has(nouns[object]) ? 'Nova' : 'Novo'} ${nouns[object]}`,
  edit: 'Editar',
  editTitle: (name: string) => `Editar ${name}`,
  save: 'Salvar',
  markWon: 'Marcar como ganho',
  won: (name: string, system: string) => `Marcado como ganho em ${system}: ${name}.`,
  remove: 'Excluir',
  removeTitle: (name: string) => `Excluir ${name}?`,
  removeText: 'O registro é excluído aqui. O mapeamento define o que acontece no Tandem.',
  merge: 'Mesclar',
  mergeTitle: (name: string) => `Mesclar ${name}`,
  mergeText: 'O registro é mesclado com o que você escolher, que mantém os próprios valores e recebe os que faltam.',
  mergeInto: 'Mesclar com',
  reset: 'Restaurar dados de demonstração',
  resetTitle: 'Restaurar os dados de demonstração?',
  resetText: 'Todos os registros daqui são excluídos e criados de novo. Os registros no Tandem permanecem.',
  restored: 'Dados de demonstração restaurados.',
  changed: 'Última alteração',
  actions: (name: string) => `Ações de ${name}`,
  nothing: 'Ainda não há registros. Crie um ou restaure os dados de demonstração.',
  none: 'Nenhuma',
  answers: 'Como o sistema responde',
  failsNow: (system: string, fault: string) =>
    `${system} falha de propósito (${fault.toLowerCase()}). A sincronização mostra o que faz nesse caso.`,
  faultStored: 'Alterado. Vale a partir da próxima solicitação.',
  isRequired: (label: Part) => `O campo “${label}” é obrigatório.`,
  isRequiredMergeInto: (mergeInto: Part) => `O campo “${mergeInto}” é obrigatório.`,
};
