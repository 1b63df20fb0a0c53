import { defineTexts, type Part } from '#web/texts.ts';

export const texts = defineTexts('reporting/dashboards/web/editor', {
  save: 'Save',
  thisDashboardWasChangedElsewhereIn:
    'This dashboard was changed elsewhere in the meantime. Reload the page to see the changes.',
  dragWidgetsToMoveThemPull: 'Drag widgets to move them, pull a corner to resize, or use the arrow keys on a handle.',
  addWidget: 'Add widget',
  moreAboutThisLayout: 'More about this layout',
  cancel: 'Cancel',
  moveUseArrowKeysToMove: (name: Part) =>
    `Move ${name}. Use the arrow keys to move, Shift and the arrow keys to resize, Delete to remove.`,
  remove: (name: Part) => `Remove ${name}`,
  widgets: 'Widgets',
  searchWidgets: 'Search widgets',
  usesFilters: (follows: Part) => `Uses filters: ${follows}`,
  doesNotUseFilters: 'Does not use filters',
  add: (title: Part) => `Add ${title}`,
  addText: 'Add',
  noMatchingWidgets: 'No matching widgets.',
  allWidgetsOnDashboard: 'All widgets are on the dashboard.',
  dashboardResetToDefaultLayout: 'Dashboard reset to the default layout',
  dashboardSaved: 'Dashboard saved',
  defaultLayoutSavedForTeamMembers: 'Default layout saved for team members without their own layout',
  customizeYourDashboard: 'Customize your dashboard',
  resetToDefaultLayout: 'Reset to default layout',
  setAsDefaultLayout: 'Set as default layout',
  defaultLayoutSavedForPartnerUsers: 'Default layout saved for partner users without their own layout',
  customizePartnerDashboard: 'Customize partner dashboard',
  resetToBuiltInLayout: 'Reset to built-in layout',
});
