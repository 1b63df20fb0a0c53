import { expect, test } from 'vitest';
import { problemsOf, render, runTests } from './render.ts';
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

test('variables are put where their names stand, with or without spaces', () => {
  expect(render(words.template, variables, { partner: 'Northwind' })).toBe('Write to Northwind.');
  expect(render('{{partner}} and {{partner}}', variables, { partner: 'A' })).toBe('A and A');
});

test('a required variable that is missing is named; an optional one stays empty', () => {
  expect(() => render(words.template, variables, {})).toThrow('"partner" is not given.');
  expect(render(words.system_text, variables, {})).toBe('You write in a  tone.');
});

test('what a value contains is not read as a placeholder', () => {
  expect(render(words.template, variables, { partner: '{{tone}} $& $1' })).toBe('Write to {{tone}} $& $1.');
});

test('undeclared, unused and doubled variables are told before anybody publishes', () => {
  expect(problemsOf(words)).toEqual([]);
  expect(problemsOf({ ...words, template: 'Write to {{partner}} about {{deal}}.' })).toEqual([
    '{{deal}} is not a declared variable.',
  ]);
  expect(problemsOf({ ...words, system_text: '' })).toEqual(['The variable "tone" is never used.']);
  expect(problemsOf({ ...words, variables: [...variables, variables[0]!] })).toEqual([
    'The variable "partner" is declared twice.',
  ]);
});

test('each kind of assertion can pass and can fail', () => {
  const outcome = (kind: PromptTest['assertions'][number]['kind'], value: string) =>
    runTests({ ...words, tests: [about({ assertions: [{ kind, value }] })] })[0]!.failures;
  expect(outcome('contains', 'Northwind')).toEqual([]);
  expect(outcome('contains', 'Contoso')).toEqual(['It does not contain "Contoso".']);
  expect(outcome('lacks', 'Contoso')).toEqual([]);
  expect(outcome('lacks', 'North')).toEqual(['It contains "North".']);
  expect(outcome('equals', 'Write to Northwind.')).toEqual([]);
  expect(outcome('equals', 'Write to')).toEqual(['It is another text.']);
  expect(outcome('matches', '^Write to \\w+\\.$')).toEqual([]);
  expect(outcome('matches', '^Read')).toEqual(['It does not match ^Read.']);
  expect(outcome('matches', '(')).toEqual(['( is no regular expression.']);
  expect(outcome('matches', '(\\w+)+$')).toEqual(['(\\w+)+$ is too costly to try.']);
  expect(outcome('at_most', '19')).toEqual([]);
  expect(outcome('at_most', '18')).toEqual(['It has 19 characters, more than 18.']);
});

test('a test may be about the instructions, and says why it could not be rendered', () => {
  const [system, broken] = runTests({
    ...words,
    tests: [
      about({ about: 'system', values: { tone: 'calm' }, assertions: [{ kind: 'contains', value: 'calm' }] }),
      about({ values: {} }),
    ],
  });
  expect(system).toMatchObject({ passed: true, rendered: 'You write in a calm tone.' });
  expect(broken).toMatchObject({ passed: false, failures: ['"partner" is not given.'] });
});
