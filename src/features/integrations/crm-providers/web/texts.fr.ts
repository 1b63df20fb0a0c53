import type { Translation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  intro: (system: string) =>
    `Vous jouez la personne qui travaille dans le CRM. Si ${system} est connecté et que ses champs sont mis en correspondance, chaque modification faite ici arrive dans Tandem en quelques secondes.`,
  introForPartners:
    'Vous jouez le commercial qui travaille dans votre CRM. Les affaires ouvertes peuvent être enregistrées auprès de l’entreprise, et l’état d’un enregistrement est écrit dans l’affaire.',
  notConnected: (system: string) => `${system} n’est pas connecté\u00a0: les modifications faites ici restent ici.`,
  connect: 'Ouvrir les intégrations',
  mapFields: 'Mettre les champs en correspondance',
  registerDeals: 'Enregistrer des affaires',
  objects: 'Fiches',
  systems: 'Système',
  edit: 'Modifier',
  editTitle: (name: string) => `Modifier ${name}`,
  save: 'Enregistrer',
  markWon: 'Marquer comme gagnée',
  won: (name: string, system: string) => `${name} est gagnée dans ${system}.`,
  remove: 'Supprimer',
  removeTitle: (name: string) => `Supprimer ${name}\u202f?`,
  removeText: 'La fiche est supprimée ici. La mise en correspondance décide de ce qui se passe dans Tandem.',
  merge: 'Fusionner',
  mergeTitle: (name: string) => `Fusionner ${name}`,
  mergeText:
    'La fiche est fusionnée avec celle que vous choisissez, qui garde ses valeurs et reprend celles qui lui manquent.',
  mergeInto: 'Fusionner avec',
  reset: 'Rétablir les données de démonstration',
  resetTitle: 'Rétablir les données de démonstration\u202f?',
  resetText: 'Toutes les fiches ici sont supprimées et recréées. Celles de Tandem restent.',
  restored: 'Données de démonstration rétablies.',
  changed: 'Dernière modification',
  actions: (name: string) => `Actions pour ${name}`,
  nothing: 'Aucune fiche. Créez-en une ou rétablissez les données de démonstration.',
  none: 'Aucun',
  isRequired: (label: Part) => `Champ obligatoire\u00a0: ${label}.`,
  isRequiredMergeInto: (mergeInto: Part) => `Champ obligatoire\u00a0: ${mergeInto}.`,
};
