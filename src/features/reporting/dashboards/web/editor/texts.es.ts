import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  save: 'Guardar',
  thisDashboardWasChangedElsewhereIn:
    'Este panel se cambió entretanto en otro lugar. Vuelve a cargar la página para ver los cambios.',
  dragWidgetsToMoveThemPull:
    'Arrastra los widgets para moverlos, tira de una esquina para cambiar su tamaño o usa las flechas sobre un control.',
  addWidget: 'Añadir widget',
  moreAboutThisLayout: 'Más sobre este diseño',
  cancel: 'Cancelar',
  moveUseArrowKeysToMove: (name: Part) =>
    `Mover ${name}. Usa las flechas para mover, Mayús y las flechas para cambiar el tamaño, Supr para quitar.`,
  remove: (name: Part) => `Quitar ${name}`,
  widgets: 'Widgets',
  searchWidgets: 'Buscar widgets',
  usesFilters: (follows: Part) => `Usa los filtros: ${follows}`,
  doesNotUseFilters: 'No usa filtros',
  add: (title: Part) => `Añadir ${title}`,
  addText: 'Añadir',
  noMatchingWidgets: 'Ningún widget coincide.',
  allWidgetsOnDashboard: 'Todos los widgets están en el panel.',
  dashboardResetToDefaultLayout: 'Panel restablecido al diseño predeterminado',
  dashboardSaved: 'Panel guardado',
  defaultLayoutSavedForTeamMembers: 'Diseño predeterminado guardado para los miembros del equipo sin diseño propio',
  customizeYourDashboard: 'Personaliza tu panel',
  resetToDefaultLayout: 'Restablecer el diseño predeterminado',
  setAsDefaultLayout: 'Establecer como diseño predeterminado',
  defaultLayoutSavedForPartnerUsers: 'Diseño predeterminado guardado para los usuarios de partners sin diseño propio',
  customizePartnerDashboard: 'Personalizar el panel de partners',
  resetToBuiltInLayout: 'Restablecer el diseño de fábrica',
};
