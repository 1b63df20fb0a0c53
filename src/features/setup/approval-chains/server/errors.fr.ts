import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/approval-chains'> = {
  'Records are still waiting in this chain. Switch it off so that no new ones follow, and archive it when they are decided.':
    'Des fiches attendent encore dans cette chaîne. Désactivez-la pour qu’aucune autre ne s’y ajoute, et archivez-la lorsque les décisions sont prises.',
  'You have already approved this. Another person must approve the next step.':
    'Vous avez déjà approuvé ceci. Une autre personne doit approuver l’étape suivante.',
  'cannot have approval chains': 'Les chaînes d’approbation ne sont pas possibles ici.',
  'is already the name of another chain': 'Une autre chaîne porte déjà ce nom.',
};
