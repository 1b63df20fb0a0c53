import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/approval-chains'> = {
  'Records are still waiting in this chain. Switch it off so that no new ones follow, and archive it when they are decided.':
    'In dieser Kette warten noch Datensätze. Schalten Sie sie aus, damit keine neuen folgen, und archivieren Sie sie, sobald über alle entschieden ist.',
  'You have already approved this. Another person must approve the next step.':
    'Sie haben dies bereits genehmigt. Eine andere Person muss den nächsten Schritt genehmigen.',
  'cannot have approval chains': 'Kann keine Genehmigungsketten haben.',
  'is already the name of another chain': 'So heißt bereits eine andere Kette.',
};
