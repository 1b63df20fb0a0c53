import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  save: 'Speichern',
  thisDashboardWasChangedElsewhereIn:
    'Dieses Dashboard wurde inzwischen an anderer Stelle geändert. Laden Sie die Seite neu, um die Änderungen zu sehen.',
  dragWidgetsToMoveThemPull:
    'Ziehen Sie Widgets, um sie zu verschieben, ziehen Sie an einer Ecke, um die Größe zu ändern, oder verwenden Sie die Pfeiltasten auf einem Griff.',
  addWidget: 'Widget hinzufügen',
  moreAboutThisLayout: 'Mehr zu diesem Layout',
  cancel: 'Abbrechen',
  moveUseArrowKeysToMove: (name: Part) =>
    `${name} verschieben. Pfeiltasten verschieben, Umschalt und Pfeiltasten ändern die Größe, Entf entfernt.`,
  remove: (name: Part) => `${name} entfernen`,
  widgets: 'Widgets',
  searchWidgets: 'Widgets suchen',
  usesFilters: (follows: Part) => `Verwendet Filter: ${follows}`,
  doesNotUseFilters: 'Verwendet keine Filter',
  add: (title: Part) => `${title} hinzufügen`,
  addText: 'Hinzufügen',
  noMatchingWidgets: 'Keine passenden Widgets.',
  allWidgetsOnDashboard: 'Alle Widgets sind auf dem Dashboard.',
  dashboardResetToDefaultLayout: 'Dashboard auf das Standardlayout zurückgesetzt',
  dashboardSaved: 'Dashboard gespeichert',
  defaultLayoutSavedForTeamMembers: 'Standardlayout für Teammitglieder ohne eigenes Layout gespeichert',
  customizeYourDashboard: 'Ihr Dashboard anpassen',
  resetToDefaultLayout: 'Auf Standardlayout zurücksetzen',
  setAsDefaultLayout: 'Als Standardlayout festlegen',
  defaultLayoutSavedForPartnerUsers: 'Standardlayout für Partnerbenutzer ohne eigenes Layout gespeichert',
  customizePartnerDashboard: 'Partner-Dashboard anpassen',
  resetToBuiltInLayout: 'Auf mitgeliefertes Layout zurücksetzen',
};
