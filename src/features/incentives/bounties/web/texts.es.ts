import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Recompensa a los partners por un objetivo que alcanzan o por algo que demuestran, como un caso de éxito.',
  create: 'Nueva recompensa',
  deleted: 'Recompensa eliminada',
  submissions: 'Presentaciones',
  emptySubmissions: 'Los comprobantes que los partners presentan para tus recompensas aparecen aquí.',
  toDecide: 'Por decidir',
  reason: 'Motivo',
  edit: 'Editar',
  delete: 'Eliminar',
  draftDeleted: 'Borrador eliminado',
  viewCommission: 'Ver comisión',
  proof: 'Comprobante',
  noProof: 'Aún no hay comprobante.',
  openLink: 'Abrir enlace',
  title: 'Recompensas',
  emptyPartner: 'Ahora mismo no tienes ninguna recompensa abierta.',
  yourSubmissions: 'Tus presentaciones',
  emptyOwn: 'Tus comprobantes y las decisiones sobre ellos aparecen aquí.',
  addProof: 'Añadir comprobante',
  editProof: 'Editar comprobante',
  save: 'Guardar borrador',
  saved: 'Borrador guardado',
  reward: 'Recompensa',
  forPerson: 'para ti personalmente, pagada a través de tu empresa',
  until: 'Hasta el',
  progress: (progress: number, target: number, counted: string, isRepeated: boolean) =>
    `${progress} de ${target} ${counted.toLowerCase()}${isRepeated ? ' para la próxima recompensa' : ''}`,
  used: (used: number, most: number) =>
    `${used} de ${most} ${most === 1 ? 'presentación usada' : 'presentaciones usadas'}`,
  once: 'Se puede ganar una vez',
  earnedOnce: 'Recompensa ganada',
  upTo: (most: number) => `Se puede ganar hasta ${most} veces`,
  earnedAll: (most: number) => `Se ganaron las ${most} recompensas`,
  earnedSome: (earned: number, left: number) =>
    `${earned} ${earned === 1 ? 'recompensa ganada' : 'recompensas ganadas'}, hasta ${left} más posibles`,
  submission: (number: Part) => `Presentación ${number}`,
  bounty: 'Recompensa',
  description: 'Descripción',
  period: 'Período',
  bountySubmissions: 'Presentaciones para recompensas',
  submissionText: 'Presentación',
  decision: 'Decisión',
};
