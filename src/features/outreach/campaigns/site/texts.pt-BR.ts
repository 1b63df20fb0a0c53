import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Preferências de e-mail',
  opening: 'Carregando suas preferências…',
  noScript:
    'Esta página precisa do JavaScript. Você também pode cancelar a inscrição com o botão do seu programa de e-mail.',
  missing: 'Este link está incompleto. Abra-o de novo a partir do e-mail.',
  failed: 'O servidor não respondeu. Tente de novo em instantes.',
  refusedTitle: 'Este link não funciona',
  about: (company: string, email: string) => `Escolha os e-mails que ${company} envia para ${email}.`,
  topics: 'Assuntos',
  save: 'Salvar preferências',
  unsubscribe: (topic: string) => `Cancelar inscrição em “${topic}”`,
  off: 'Cancelar todas as inscrições',
  isOff: 'Você não recebe e-mails de marketing desta empresa. Escolha assuntos e salve para se inscrever de novo.',
  saved: 'Suas preferências foram salvas.',
  note: 'Isto não afeta os e-mails sobre sua conta, seus negócios e seus pagamentos.',
};
