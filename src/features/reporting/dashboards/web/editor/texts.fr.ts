import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  save: 'Enregistrer',
  thisDashboardWasChangedElsewhereIn:
    'Ce tableau de bord a été modifié ailleurs entre-temps. Rechargez la page pour voir les modifications.',
  dragWidgetsToMoveThemPull:
    'Faites glisser les widgets pour les déplacer, tirez un coin pour les redimensionner, ou utilisez les flèches sur une poignée.',
  addWidget: 'Ajouter un widget',
  moreAboutThisLayout: 'Plus d’options pour cette disposition',
  cancel: 'Annuler',
  moveUseArrowKeysToMove: (name: Part) =>
    `Déplacer ${name}. Utilisez les flèches pour déplacer, Maj et les flèches pour redimensionner, Suppr pour retirer.`,
  remove: (name: Part) => `Retirer ${name}`,
  widgets: 'Widgets',
  searchWidgets: 'Rechercher un widget',
  usesFilters: (follows: Part) => `Utilise les filtres\u00a0: ${follows}`,
  doesNotUseFilters: 'N’utilise pas de filtre',
  add: (title: Part) => `Ajouter ${title}`,
  addText: 'Ajouter',
  noMatchingWidgets: 'Aucun widget ne correspond.',
  allWidgetsOnDashboard: 'Tous les widgets sont sur le tableau de bord.',
  dashboardResetToDefaultLayout: 'Tableau de bord rétabli à la disposition par défaut',
  dashboardSaved: 'Tableau de bord enregistré',
  defaultLayoutSavedForTeamMembers:
    'Disposition par défaut enregistrée pour les membres de l’équipe qui n’ont pas la leur',
  customizeYourDashboard: 'Personnaliser votre tableau de bord',
  resetToDefaultLayout: 'Rétablir la disposition par défaut',
  setAsDefaultLayout: 'Définir comme disposition par défaut',
  defaultLayoutSavedForPartnerUsers:
    'Disposition par défaut enregistrée pour les utilisateurs partenaires qui n’ont pas la leur',
  customizePartnerDashboard: 'Personnaliser le tableau de bord partenaire',
  resetToBuiltInLayout: 'Rétablir la disposition d’origine',
};
