import type { Translation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { approvalTexts as englishApprovalTexts } from './texts.ts';

const listText = (names: readonly string[]) => new Intl.ListFormat('es', { type: 'conjunction' }).format(names);

/** Not yet reviewed by a native speaker. */
export const approvalTexts: Translation<typeof englishApprovalTexts> = {
  waiting: (count: number) => `${plural(count, 'registro', 'registros')} en espera`,
  stepCount: (count: number) => plural(count, 'paso', 'pasos'),
  approvals: 'Aprobaciones',
  approvedOf: (approved: number, total: number) => `${approved} de ${total} aprobados`,
  doneOf: (approved: number, total: number) => `${approved} de ${total}`,
  needs: (count: number) =>
    `Se ${count === 1 ? 'necesitará' : 'necesitarán'} ${plural(count, 'aprobación', 'aprobaciones')}`,
  waitsFor: (names: readonly string[]) => `Esperando a ${listText(names)}`,
  nobody: 'No hay nadie disponible para revisar este paso',
  yours: 'Esperando tu aprobación',
  bySubstitute: 'como suplente',
  restarted: 'El negocio cambió, así que las aprobaciones empezaron de nuevo.',
};
