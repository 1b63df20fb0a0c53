import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { approvalTexts as englishApproval } from './texts.ts';

const listText = (names: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
    names.length > 4 ? [...names.slice(0, 3), plural(names.length - 3, 'outra pessoa', 'outras pessoas')] : names,
  );

/** Not yet reviewed by a native speaker. */
export const approvalTexts: FullTranslation<typeof englishApproval> = {
  title: 'Cadeias de aprovação',
  about:
    'As cadeias pedem a aprovação de um registro a várias pessoas, uma depois da outra. Vale a primeira cadeia ativa que corresponde. Arraste as cadeias para alterar a ordem.',
  create: 'Nova cadeia',
  edit: 'Editar cadeia de aprovação',
  chain: 'Cadeia',
  name: 'Nome',
  description: 'Descrição',
  active: 'Ativa',
  subject: 'Usada para',
  automatic: 'Pedir aprovação também quando um registro seria aprovado automaticamente',
  automaticHelp: 'Sem isto, registros de tipos com aprovação automática pulam a cadeia.',
  conditionsTitle: 'Condições',
  conditions: 'Quando',
  conditionsEmpty: 'Sem condições. A cadeia se aplica a todos os registros.',
  stepsTitle: 'Passos',
  steps: 'Aprovar nesta ordem',
  stepsHelp: 'Cada passo precisa de uma pessoa diferente.',
  step: (position: number) => `Passo ${position}`,
  stepName: 'Nome do passo',
  stepNameHelp: 'Os parceiros veem este nome.',
  stepConditions: 'Só se',
  stepConditionsEmpty: 'Sempre faz parte da cadeia.',
  addStep: 'Adicionar passo',
  removeStep: (name: string) => `Remover ${name}`,
  drag: (name: string) => `Mover ${name}`,
  reviewer: 'Responsável pela aprovação',
  substitute: 'Substituto',
  substituteHelp:
    'Decide quando o responsável está ausente. Sem um substituto, decidem os proprietários e administradores.',
  noSubstitute: 'Sem substituto',
  hours: 'O substituto também pode decidir depois de',
  hoursHelp: 'Horas de dias úteis: 24 são um dia útil. Vazio: só quando não há responsável.',
  hoursUnit: 'horas',
  person: 'Pessoa',
  role: 'Função',
  missingSteps: 'Adicione pelo menos um passo.',
  missingName: 'Informe o nome',
  off: 'Desativada',
  waiting: (count: number) => plural(count, 'registro aguardando', 'registros aguardando'),
  stepCount: (count: number) => plural(count, 'passo', 'passos'),
  approvals: 'Aprovações',
  approvedOf: (approved: number, total: number) => `${approved} de ${total} aprovados`,
  doneOf: (approved: number, total: number) => `${approved} de ${total}`,
  needs: (count: number) => `Vai precisar de ${plural(count, 'aprovação', 'aprovações')}`,
  waitsFor: (names: readonly string[]) => `Aguardando ${listText(names)}`,
  nobody: 'Nenhum responsável está disponível para este passo',
  yours: 'Aguardando a sua aprovação',
  bySubstitute: 'em substituição',
  restarted: 'O negócio foi alterado, por isso as aprovações começaram de novo.',
};
