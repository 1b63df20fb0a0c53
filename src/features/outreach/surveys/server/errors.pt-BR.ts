import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/surveys'> = {
  'A partner user gives a score of 6 or less.': 'Um usuário do parceiro dá uma nota de 6 ou menos.',
  'A survey that was sent stays anonymous or named. Create another one.':
    'Uma pesquisa enviada continua anônima ou com nomes. Crie outra.',
  'Close the survey before you archive it.': 'Encerre a pesquisa antes de arquivá-la.',
  'Low survey scores': 'Notas baixas em pesquisas',
  'No partner user in the audience can sign in, so there is no one to ask.':
    'Nenhum usuário de parceiro no público pode entrar, por isso não há a quem perguntar.',
  'Pause the survey before you change when it is sent.':
    'Coloque a pesquisa em pausa antes de alterar quando ela é enviada.',
  Surveys: 'Pesquisas',
  'The company asks for your opinion, or reminds you of a survey.':
    'A empresa pede a sua opinião ou lembra você de uma pesquisa.',
  'This round': 'Esta rodada',
  'This survey is no longer open.': 'Esta pesquisa não está mais aberta.',
  'are for choices only': 'Só são possíveis em perguntas de escolha.',
  'are required for a choice': 'São obrigatórias em uma pergunta de escolha.',
  'cannot change after the survey was sent': 'Não pode ser alterado depois que a pesquisa foi enviada.',
  'is used twice': 'É usado duas vezes.',
};
