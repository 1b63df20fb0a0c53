import { expect, test } from 'vitest';
import type { SurveyResults } from '../schema.ts';
import { resultsCsv } from './resultsFile.ts';

const found: SurveyResults = {
  rounds: [],
  asked: 12,
  answered: 6,
  withheld: 0,
  nps: -17,
  average: 6.5,
  scores: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0],
  by_tier: [{ name: 'Gold', answered: 6, nps: -17, average: 6.5 }],
  by_region: [],
  questions: [
    { key: 'a', label: 'Why?', kind: 'text', answered: 1, average: null, counts: [], texts: ['=HYPERLINK("x")'] },
    {
      key: 'b',
      label: 'Speed',
      kind: 'rating',
      answered: 6,
      average: 4.2,
      counts: [{ option: '5', count: 3 }],
      texts: [],
    },
  ],
};

test('writes the figures of a survey, and no formulas', () => {
  const lines = resultsCsv('How likely?', found).split('\r\n');
  expect(lines).toContain('How likely?,NPS,-17');
  expect(lines).toContain('NPS by tier,Gold,-17');
  expect(lines).toContain('Speed,Average score,4.2');
  expect(lines.find((line) => line.startsWith('Why?'))).toBe(`Why?,"'=HYPERLINK(""x"")",`);
});

test('leaves out the scores while answers are hidden', () => {
  const hidden = resultsCsv('How likely?', { ...found, nps: null, average: null, by_tier: [], questions: [] });
  expect(hidden).not.toContain('Score 4');
});
