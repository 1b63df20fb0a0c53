import type { Assertion, PromptTest, PromptVersion, TestResult, Variable } from './schema.ts';

type Words = Pick<PromptVersion, 'system_text' | 'template' | 'variables'>;

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What keeps a prompt from being rendered, in words; empty when nothing does. */
export function problemsOf({ system_text, template, variables }: Words): string[] {
  const names = variables.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const used = [...`${system_text}\n${template}`.matchAll(placeholder)].map(([, name]) => name!);
  return [
    ...new Set([
      ...twice.map((name) => `The variable "${name}" is declared twice.`),
      ...used.filter((name) => !names.includes(name)).map((name) => `{{${name}}} is not a declared variable.`),
      ...names.filter((name) => !used.includes(name)).map((name) => `The variable "${name}" is never used.`),
    ]),
  ];
}

/** @throws Error naming what is missing */
export function render(text: string, variables: readonly Variable[], values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (_, name: string) => {
    const variable = variables.find((one) => one.name === name);
    if (!variable) throw new Error(`{{${name}}} is not a declared variable.`);
    // Values are put in as they are: what they contain is never read as a placeholder again.
    const value = values[name];
    if ((value === undefined || value === '') && variable.is_required) throw new Error(`"${name}" is not given.`);
    return value ?? '';
  });
}

/** Runs the tests on the rendered texts: no model is asked, so the same words always pass or fail alike. */
export function runTests(version: Words & Pick<PromptVersion, 'tests'>): TestResult[] {
  return version.tests.map((test) => runTest(version, test));
}

function runTest(
  { system_text, template, variables }: Words,
  { name, values, about, assertions }: PromptTest,
): TestResult {
  try {
    const rendered = render(about === 'system' ? system_text : template, variables, values);
    const failures = assertions.flatMap((assertion) => complaint(assertion, rendered) ?? []);
    return { name, passed: failures.length === 0, rendered, failures };
  } catch (error) {
    return { name, passed: false, rendered: '', failures: [(error as Error).message] };
  }
}

function complaint({ kind, value }: Assertion, text: string): string | undefined {
  switch (kind) {
    case 'contains':
      return text.includes(value) ? undefined : `It does not contain "${value}".`;
    case 'lacks':
      return text.includes(value) ? `It contains "${value}".` : undefined;
    case 'equals':
      return text === value ? undefined : 'It is another text.';
    case 'at_most':
      return text.length <= Number(value) ? undefined : `It has ${text.length} characters, more than ${value}.`;
    case 'matches':
      return matches(value, text);
  }
}

/** A repetition of a repetition may take longer than the sun lasts. */
const costly = /[+*}]\)+[+*{]/;

function matches(pattern: string, text: string): string | undefined {
  if (pattern.length > 300 || costly.test(pattern)) return `${pattern} is too costly to try.`;
  try {
    return new RegExp(pattern, 'u').test(text) ? undefined : `It does not match ${pattern}.`;
  } catch {
    return `${pattern} is no regular expression.`;
  }
}
