import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/ideas'> = {
  'Answer idea': 'Idee beantworten',
  'Every partner sees the status and your answer. Those who posted the idea or voted for it are notified.':
    'Jeder Partner sieht den Status und Ihre Antwort. Wer die Idee eingestellt oder für sie gestimmt hat, wird benachrichtigt.',
  Idea: 'Idee',
  'Idea answered': 'Idee beantwortet',
  'Idea board': 'Ideenboard',
  Ideas: 'Ideen',
  'Own idea': 'Eigene Idee',
  'Set the status of an idea, and answer it': 'Den Status einer Idee setzen und sie beantworten',
  'The company sees how many people want it.': 'Das Unternehmen sieht, wie viele Personen sie wünschen.',
  'Vote for an idea': 'Für eine Idee stimmen',
  'Vote for idea': 'Für Idee stimmen',
  'Vote withdrawn': 'Stimme zurückgezogen',
  Voted: 'Abgestimmt',
  Votes: 'Stimmen',
  'Withdraw a vote': 'Eine Stimme zurückziehen',
  'Withdraw vote': 'Stimme zurückziehen',
  'Your vote no longer counts.': 'Ihre Stimme zählt nicht mehr.',
  idea: 'Idee',
  ideas: 'Ideen',
  vote: 'Stimme',
  votes: 'Stimmen',
};
