import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-announcements'> = {
  Announcements: 'Comunicados',
  'Choose at least one way to announce it': 'Escolha pelo menos uma forma de divulgar o comunicado.',
  'End the announcement before you archive it.': 'Encerre o comunicado antes de arquivá-lo.',
  'Its end is in the past. Choose another end.': 'O fim do comunicado está no passado. Escolha outro fim.',
  'No partner user in the audience can sign in, so no one would get it.':
    'Nenhum usuário de parceiro no público pode entrar, por isso ninguém receberia o comunicado.',
  'The company announces news of its program.': 'A empresa anuncia novidades do programa dela.',
  'This announcement was sent. You can change its end, or create another one.':
    'Este comunicado já foi enviado. Você pode alterar o fim dele ou criar outro.',
};
