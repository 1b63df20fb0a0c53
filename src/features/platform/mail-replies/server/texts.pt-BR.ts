import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  subject: 'Não foi possível ler sua resposta',
  notRead:
    'Não foi possível ler sua resposta, por isso ela não foi adicionada à conversa. Entre para responder por lá.',
  signIn: 'Entrar',
};
