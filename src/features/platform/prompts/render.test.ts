import { expect, test } from 'vitest';
import { matchesPart } from '#server/text/linear-pattern.ts';
import { promptProblems, render, runTests } from './render.ts';
import type { PromptTest, Variable } from './schema.ts';

const variables: Variable[] = [
  { name: 'partner', description: 'Who is written to', is_required: true },
  { name: 'tone', description: '', is_required: false },
];
const words = { system_text: 'You write in a {{tone}} tone.', template: 'Write to {{ partner }}.', variables };
const about = (fields: Partial<PromptTest>): PromptTest => ({
  name: 'a test',
  values: { partner: 'Northwind' },
  about: 'prompt',
  assertions: [{ kind: 'contains', value: 'Northwind' }],
  ...fields,
});

test('replaces variables by their values, with or without spaces', () => {
  expect(render(words.template, variables, { partner: 'Northwind' })).toBe('Write to Northwind.');
  expect(render('{{partner}} and {{partner}}', variables, { partner: 'A' })).toBe('A and A');
});

test('names a missing required variable; leaves an optional one empty', () => {
  expect(() => render(words.template, variables, {})).toThrow('"partner" has no value.');
  expect(render(words.system_text, variables, {})).toBe('You write in a  tone.');
});

test('does not treat the content of a value as a placeholder', () => {
  expect(render(words.template, variables, { partner: '{{tone}} $& $1' })).toBe('Write to {{tone}} $& $1.');
});

test('reports undeclared, unused and duplicate variables', () => {
  expect(promptProblems(words)).toEqual([]);
  expect(promptProblems({ ...words, template: 'Write to {{partner}} about {{deal}}.' })).toEqual([
    '{{deal}} is not a declared variable.',
  ]);
  expect(promptProblems({ ...words, system_text: '' })).toEqual(['The variable "tone" is never used.']);
  expect(promptProblems({ ...words, variables: [...variables, variables[0]!] })).toEqual([
    'The variable "partner" is declared twice.',
  ]);
});

test('every kind of assertion can pass and fail', () => {
  const outcome = (kind: PromptTest['assertions'][number]['kind'], value: string) =>
    runTests({ ...words, tests: [about({ assertions: [{ kind, value }] })] }, matchesPart)[0]!.failures;
  expect(outcome('contains', 'Northwind')).toEqual([]);
  expect(outcome('contains', 'Contoso')).toEqual(['The text does not contain "Contoso".']);
  expect(outcome('lacks', 'Contoso')).toEqual([]);
  expect(outcome('lacks', 'North')).toEqual(['The text contains "North".']);
  expect(outcome('equals', 'Write to Northwind.')).toEqual([]);
  expect(outcome('equals', 'Write to')).toEqual(['The text is different.']);
  expect(outcome('matches', '^Write to \\w+\\.$')).toEqual([]);
  expect(outcome('matches', '^Read')).toEqual(['The text does not match ^Read.']);
  expect(outcome('matches', '(')).toEqual(['( cannot be used as a pattern.']);
  expect(outcome('matches', '(\\w)\\1')).toEqual(['(\\w)\\1 cannot be used as a pattern.']);
  expect(outcome('at_most', '19')).toEqual([]);
  expect(outcome('at_most', '18')).toEqual(['The text has 19 characters; the maximum is 18.']);
});

test('tests instructions too, and explains rendering failures', () => {
  const [system, broken] = runTests({
    ...words,
    tests: [
      about({ about: 'system', values: { tone: 'calm' }, assertions: [{ kind: 'contains', value: 'calm' }] }),
      about({ values: {} }),
    ],
  });
  expect(system).toMatchObject({ passed: true, rendered: 'You write in a calm tone.' });
  expect(broken).toMatchObject({ passed: false, failures: ['"partner" has no value.'] });
});
