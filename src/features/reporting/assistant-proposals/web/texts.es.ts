import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposal: 'Propuesta',
  waiting: 'Esperándote',
  confirmed: 'Confirmada',
  dismissed: 'Descartada',
  expired: 'Vencida',
  confirm: 'Confirmar',
  tryAgain: 'Intentar de nuevo',
  dismiss: 'Descartar',
  byHand: 'Editar manualmente',
  open: 'Abrir registro',
  before: 'Antes',
  after: 'Después',
  nothingYet: 'No se guarda nada hasta que confirmes. En ese momento se vuelven a comprobar tus permisos.',
  refused: 'Esto no se guardó.',
  wasConfirmed: 'Confirmaste esta propuesta.',
  wasDismissed: 'Descartaste esta propuesta. No se guardó nada.',
  hasExpired: 'Esta propuesta ha vencido. No se guardó nada. Pregunta de nuevo al asistente.',
  done: 'Confirmada',
  gone: 'Esta propuesta ya no existe.',
  until: 'Vence',
  preparedBy: 'Preparada por',
  chat: 'El asistente',
  program: 'Un programa conectado',
  created: 'Preparada',
  decided: 'Decidida',
};
