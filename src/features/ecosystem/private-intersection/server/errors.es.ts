import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/private-intersection'> = {
  'A list of the company changed after the count. Compare the lists again.':
    'Una lista de la empresa cambió después del recuento. Compara de nuevo las listas.',
  'Both sides must share at least a count before lists can be compared. Ask the company to share a list.':
    'Ambas partes deben compartir al menos un recuento para poder comparar listas. Pide a la empresa que comparta una lista.',
  'Get the points of the company first.': 'Obtén primero los puntos de la empresa.',
  'Matches can be revealed when both sides share at least existence. Until then, only the count is known.':
    'Las coincidencias se pueden revelar cuando ambas partes comparten al menos qué cuentas coinciden. Hasta entonces solo se conoce el recuento.',
  'Only a private list can be compared without sending it.': 'Solo una lista privada se puede comparar sin enviarla.',
  'The count of this comparison': 'El recuento de esta comparación',
  'The points of the company were sent already. Start another comparison.':
    'Los puntos de la empresa ya se enviaron. Inicia otra comparación.',
  'The private list of this comparison was deleted.': 'La lista privada de esta comparación se eliminó.',
  'This comparison has expired. Start another one.': 'Esta comparación ha vencido. Inicia otra.',
  'This comparison was answered already.': 'Esta comparación ya se respondió.',
  'is not base64': 'No está en base64.',
  'is not base64 of 32 bytes': 'No son 32 bytes en base64.',
};
