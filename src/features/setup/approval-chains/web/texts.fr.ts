import type { Translation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { approvalTexts as english } from './texts.ts';

const listText = (names: readonly string[]) =>
  new Intl.ListFormat('fr', { type: 'disjunction' }).format(
    names.length > 4 ? [...names.slice(0, 3), plural(names.length - 3, 'autre personne', 'autres personnes')] : names,
  );

/** Not yet reviewed by a native speaker. */
export const approvalTexts: Translation<typeof english> = {
  step: (position: number) => `Étape ${position}`,
  person: 'Personne',
  role: 'Rôle',
  waiting: (count: number) => `${plural(count, 'fiche', 'fiches')} en attente`,
  stepCount: (count: number) => plural(count, 'étape', 'étapes'),
  approvals: 'Approbations',
  approvedOf: (approved: number, total: number) => `${approved} approuvées sur ${total}`,
  doneOf: (approved: number, total: number) => `${approved} sur ${total}`,
  needs: (count: number) => plural(count, 'approbation sera nécessaire', 'approbations seront nécessaires'),
  waitsFor: (names: readonly string[]) => `En attente de ${listText(names)}`,
  nobody: 'Personne n’est disponible pour cette étape',
  yours: 'En attente de votre approbation',
  bySubstitute: 'en remplacement',
  restarted: 'L’affaire a été modifiée\u00a0: les approbations ont recommencé.',
};
