import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/approval-chains'> = {
  'Records are still waiting in this chain. Switch it off so that no new ones follow, and archive it when they are decided.':
    'Ainda há registros à espera nesta cadeia. Desative-a para que não cheguem novos e arquive-a quando eles estiverem decididos.',
  'You have already approved this. Another person must approve the next step.':
    'Você já aprovou isto. Outra pessoa precisa aprovar o próximo passo.',
  'cannot have approval chains': 'Não pode ter cadeias de aprovação.',
  'is already the name of another chain': 'Outra cadeia já tem este nome.',
};
