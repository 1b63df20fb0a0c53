import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposal: 'Proposta',
  waiting: 'Aguardando você',
  confirmed: 'Confirmada',
  dismissed: 'Dispensada',
  expired: 'Expirada',
  confirm: 'Confirmar',
  tryAgain: 'Tentar de novo',
  dismiss: 'Dispensar',
  byHand: 'Editar manualmente',
  open: 'Abrir registro',
  before: 'Antes',
  after: 'Depois',
  nothingYet: 'Nada é salvo até você confirmar. Suas permissões são verificadas de novo nesse momento.',
  refused: 'Isto não foi salvo.',
  wasConfirmed: 'Você confirmou esta proposta.',
  wasDismissed: 'Você dispensou esta proposta. Nada foi salvo.',
  hasExpired: 'Esta proposta expirou. Nada foi salvo. Pergunte de novo ao assistente.',
  done: 'Confirmado',
  gone: 'Esta proposta não existe mais.',
  until: 'Expira em',
  preparedBy: 'Preparada por',
  chat: 'O assistente',
  program: 'Um programa conectado',
  created: 'Preparada em',
  decided: 'Data da decisão',
};
