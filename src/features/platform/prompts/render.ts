import type { Assertion, PromptTest, PromptVersion, TestResult, Variable } from './schema.ts';

type Words = Pick<PromptVersion, 'system_text' | 'template' | 'variables'>;

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The problems that prevent rendering a prompt; empty if there are none. */
export function promptProblems({ system_text, template, variables }: Words): string[] {
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
    // Values are inserted as they are; placeholders inside them are not replaced.
    const value = values[name];
    if ((value === undefined || value === '') && variable.is_required) throw new Error(`"${name}" has no value.`);
    return value ?? '';
  });
}

/** Whether a pattern matches a part of a text; undefined for a pattern that cannot be used. */
export type Matches = (pattern: string, text: string) => boolean | undefined;

/** Runs the tests on the rendered texts: no model is asked, so the same words always pass or fail alike. */
export function runTests(version: Words & Pick<PromptVersion, 'tests'>, matches?: Matches): TestResult[] {
  return version.tests.map((test) => runTest(version, test, matches));
}

function runTest(
  { system_text, template, variables }: Words,
  { name, values, about, assertions }: PromptTest,
  matches: Matches | undefined,
): TestResult {
  try {
    const rendered = render(about === 'system' ? system_text : template, variables, values);
    const failures = assertions.flatMap((assertion) => complaint(assertion, rendered, matches) ?? []);
    return { name, passed: failures.length === 0, rendered, failures };
  } catch (error) {
    return { name, passed: false, rendered: '', failures: [(error as Error).message] };
  }
}

function complaint({ kind, value }: Assertion, text: string, matches: Matches | undefined): string | undefined {
  switch (kind) {
    case 'contains':
      return text.includes(value) ? undefined : `The text does not contain "${value}".`;
    case 'lacks':
      return text.includes(value) ? `The text contains "${value}".` : undefined;
    case 'equals':
      return text === value ? undefined : 'The text is different.';
    case 'at_most':
      return text.length <= Number(value)
        ? undefined
        : `The text has ${text.length} characters; the maximum is ${value}.`;
    case 'matches':
      // A browser has no engine for patterns; saving tells.
      if (!matches) return undefined;
      if (matches(value, text) === undefined) return `${value} cannot be used as a pattern.`;
      return matches(value, text) ? undefined : `The text does not match ${value}.`;
  }
}
