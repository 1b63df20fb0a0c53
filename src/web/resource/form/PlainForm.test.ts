import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The library checks a field at each key, so that "a" is an error on the way to an address. */
function eagerForms(code: string): string[] {
  if (!/import \{[^}]*\bForm\b[^}]*\} from 'antd'/.test(code)) return [];
  const opened = [...code.matchAll(/<Form(?=[\s<>])(?:<[^>]*>)?(?:=>|[^>])*/g)].map(([tag]) => tag);
  return opened.filter((tag) => !/validateTrigger=\{?\[?['"](?:onBlur|onSubmit)/.test(tag));
}

test('recognizes a form that checks while a person types', () => {
  const imported = "import { Form } from 'antd';\n";
  expect(eagerForms(`${imported}<Form<Values> form={form} onFinish={() => save()}>`)).toHaveLength(1);
  expect(eagerForms(`${imported}<Form onFinish={() => save()} validateTrigger={['onBlur', 'onSubmit']}>`)).toEqual([]);
  expect(eagerForms('<Form on={on} />')).toEqual([]);
});

test('no form checks a field before the person has left it', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = globSync('src/**/*.tsx', { cwd: root }).filter((path) => !path.endsWith('.test.tsx'));
  const forms = files.filter((path) => readFileSync(join(root, path), 'utf8').includes('<PlainForm'));
  expect(forms.length).toBeGreaterThan(20);
  const eager = files.filter((path) => eagerForms(readFileSync(join(root, path), 'utf8')).length > 0);
  expect(eager, 'use PlainForm').toEqual([]);
});
