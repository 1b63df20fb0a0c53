import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  save: 'Salvar',
  thisDashboardWasChangedElsewhereIn:
    'Este painel foi alterado em outro lugar nesse meio-tempo. Recarregue a página para ver as alterações.',
  dragWidgetsToMoveThemPull:
    'Arraste os widgets para movê-los, puxe um canto para redimensioná-los ou use as setas em uma alça.',
  addWidget: 'Adicionar widget',
  moreAboutThisLayout: 'Mais sobre este layout',
  cancel: 'Cancelar',
  moveUseArrowKeysToMove: (name: Part) =>
    `Mover ${name}. Use as setas para mover, Shift e as setas para redimensionar, Delete para remover.`,
  remove: (name: Part) => `Remover ${name}`,
  widgets: 'Widgets',
  searchWidgets: 'Buscar widgets',
  usesFilters: (follows: Part) => `Usa os filtros: ${follows}`,
  doesNotUseFilters: 'Não usa filtros',
  add: (title: Part) => `Adicionar ${title}`,
  addText: 'Adicionar',
  noMatchingWidgets: 'Nenhum widget corresponde.',
  allWidgetsOnDashboard: 'Todos os widgets estão no painel.',
  dashboardResetToDefaultLayout: 'Painel redefinido para o layout padrão',
  dashboardSaved: 'Painel salvo',
  defaultLayoutSavedForTeamMembers: 'Layout padrão salvo para membros da equipe sem layout próprio',
  customizeYourDashboard: 'Personalize seu painel',
  resetToDefaultLayout: 'Redefinir para o layout padrão',
  setAsDefaultLayout: 'Definir como layout padrão',
  defaultLayoutSavedForPartnerUsers: 'Layout padrão salvo para usuários de parceiros sem layout próprio',
  customizePartnerDashboard: 'Personalizar o painel do parceiro',
  resetToBuiltInLayout: 'Redefinir para o layout original',
};
