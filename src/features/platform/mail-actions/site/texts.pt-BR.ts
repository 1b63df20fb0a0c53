import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Confirmar',
  opening: 'Abrindo…',
  acting: (person: string) => `Você age como ${person}. Não encaminhe este e-mail.`,
  missing: 'Este link não está completo. Use o link do e-mail.',
  failed: 'Não foi possível enviar. Verifique sua conexão e tente de novo.',
  refused: 'Este link não funciona',
  done: 'Concluído',
  signIn: (company: string) => `Ir para o portal do parceiro de ${company}`,
  noScript: 'Esta página precisa do JavaScript.',
  optional: 'opcional',
  choose: 'Escolher…',
  required: 'é obrigatório',
};
