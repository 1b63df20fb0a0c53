import { expect, test } from 'vitest';
import { cleanAnswer } from './cleaning.ts';
import { wholeWords } from './whole-words.ts';

test.each([
  ['Two deals clo', 'Two deals '],
  ['Two', ''],
  ['Alder [1] and [person ', 'Alder [1] and '],
  ['See [the page](https://evil.test/a b', 'See [the page]'],
  ['See <img src="x" ', 'See '],
  ['This is **very ', 'This is '],
  ['- One\n- ', '- One\n'],
  ['- One\n1. ', '- One\n'],
  ['- A deal of ', '- A deal of '],
])('%j shows %j', (text, shown) => {
  expect(wholeWords(text)).toBe(shown);
});

const ANSWERS = [
  'Two deals close this month [1].\n- **Alder**: $1,200.00 [2]\n- Birch ([3]): won\n\nNothing else is open, I believe.',
  'See [this page](https://evil.test/?d=1) and ![x](https://evil.test/y.png "t") or <img src=x onerror=alert(1)> now.',
  'The `code` says data:text/html,x and https://evil.test/a?b=c and www.evil.test/path and (https://evil.test) end.',
  '# Title\n| a | b |\n|---|---|\n> quote with javascript:alert(1) inside\n1) first\n2) second one is *important* here',
  'A formula a * b * c stays readable and __bold__ words too. [a]: https://evil.test/x\nLast words of it',
];

test('whatever is shown of an arriving answer is clean, and each step continues the step before', () => {
  let steps = 0;
  for (const answer of ANSWERS) {
    const clean = (text: string) => cleanAnswer(text, () => true);
    let sent = '';
    for (let end = 1; end <= answer.length; end += 1) {
      const shown = clean(wholeWords(answer.slice(0, end)));
      expect(shown).not.toMatch(/https?:|evil\.test|<img|javascript:|!\[/);
      if (!shown.startsWith(sent) || shown === sent) continue;
      sent = shown;
      steps += 1;
    }
  }
  // A word at a time, not a line at a time.
  expect(steps).toBeGreaterThan(50);
});
