import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/ideas'> = {
  'Answer idea': 'Responder idea',
  'Every partner sees the status and your answer. Those who posted the idea or voted for it are notified.':
    'Todos los partners ven el estado y tu respuesta. Se avisa a quien publicó la idea y a quienes la votaron.',
  'Idea answered': 'Idea respondida',
  'Idea board': 'Tablero de ideas',
  'Own idea': 'Idea propia',
  'Set the status of an idea, and answer it': 'Fijar el estado de una idea y responderla',
  'The company sees how many people want it.': 'La empresa ve cuántas personas la quieren.',
  'Vote for an idea': 'Votar una idea',
  'Vote for idea': 'Votar idea',
  'Vote withdrawn': 'Voto retirado',
  Voted: 'Votado',
  Votes: 'Votos',
  'Withdraw a vote': 'Retirar un voto',
  'Withdraw vote': 'Retirar voto',
  'Your vote no longer counts.': 'Tu voto ya no cuenta.',
  vote: 'voto',
  votes: 'votos',
};
