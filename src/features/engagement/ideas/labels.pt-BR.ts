import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/ideas'> = {
  'Answer idea': 'Responder ideia',
  'Every partner sees the status and your answer. Those who posted the idea or voted for it are notified.':
    'Todos os parceiros veem o status e a sua resposta. Quem publicou a ideia ou votou nela é avisado.',
  Idea: 'Ideia',
  'Idea answered': 'Ideia respondida',
  'Idea board': 'Quadro de ideias',
  Ideas: 'Ideias',
  'Own idea': 'Ideia própria',
  'Set the status of an idea, and answer it': 'Definir o status de uma ideia e responder a ela',
  'The company sees how many people want it.': 'A empresa vê quantas pessoas querem isto.',
  'Vote for an idea': 'Votar em uma ideia',
  'Vote for idea': 'Votar na ideia',
  'Vote withdrawn': 'Voto retirado',
  Voted: 'Votado',
  Votes: 'Votos',
  'Withdraw a vote': 'Retirar um voto',
  'Withdraw vote': 'Retirar voto',
  'Your vote no longer counts.': 'O seu voto não conta mais.',
  idea: 'ideia',
  ideas: 'ideias',
  vote: 'voto',
  votes: 'votos',
};
