import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/approval-chains'> = {
  'Records are still waiting in this chain. Switch it off so that no new ones follow, and archive it when they are decided.':
    'Aún hay registros que esperan en esta cadena. Desactívala para que no se añadan más y archívala cuando estén decididos.',
  'You have already approved this. Another person must approve the next step.':
    'Ya lo aprobaste. El siguiente paso debe aprobarlo otra persona.',
  'cannot have approval chains': 'No puede tener cadenas de aprobación.',
  'is already the name of another chain': 'Otra cadena ya tiene este nombre.',
};
