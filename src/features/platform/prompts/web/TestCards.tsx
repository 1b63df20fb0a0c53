import { Button, Collapse, Input } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { sayable } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { Select } from '#web/inputs/Select.tsx';
import type { Assertion, PromptTest, TestResult, Variable } from '../schema.ts';
import css from './Prompts.module.css';
import { texts } from './texts.ts';

const kinds: { value: Assertion['kind']; label: string }[] = sayable([
  { value: 'contains', label: 'contains' },
  { value: 'lacks', label: 'does not contain' },
  { value: 'equals', label: 'is exactly' },
  { value: 'matches', label: 'matches the pattern' },
  { value: 'at_most', label: 'has at most this many characters' },
]);

interface TestCardsProps {
  tests: readonly PromptTest[];
  variables: readonly Variable[];
  results: readonly TestResult[];
  readOnly: boolean;
  onChange: (tests: PromptTest[]) => void;
}

/** Tests run on the rendered text while typing; no model is called. */
export function TestCards({ tests, variables, results, readOnly, onChange }: TestCardsProps) {
  const set = (index: number, fields: Partial<PromptTest>) =>
    onChange(tests.map((one, at) => (at === index ? { ...one, ...fields } : one)));
  const add = () =>
    onChange([
      ...tests,
      {
        name: texts.test(tests.length + 1),
        values: {},
        about: 'prompt',
        assertions: [{ kind: 'contains', value: '' }],
      },
    ]);
  return (
    <Card
      title={texts.tests}
      actions={
        !readOnly && (
          <Button size="small" icon={<Plus size={14} />} onClick={add}>
            {texts.addTest}
          </Button>
        )
      }
    >
      {tests.length === 0 ? (
        <p className="meta">{texts.noTestsYetTestFillsIn}</p>
      ) : (
        <Collapse
          items={tests.map((test, index) => ({
            key: index,
            label: test.name,
            extra: (
              <StatusTag tone={results[index]!.passed ? 'green' : 'red'}>
                {results[index]!.passed ? texts.passes : texts.fails}
              </StatusTag>
            ),
            children: (
              <TestFields
                test={test}
                variables={variables}
                result={results[index]!}
                readOnly={readOnly}
                onChange={(fields) => set(index, fields)}
                onRemove={() => onChange(tests.filter((_, at) => at !== index))}
              />
            ),
          }))}
        />
      )}
    </Card>
  );
}

interface TestFieldsProps {
  test: PromptTest;
  variables: readonly Variable[];
  result: TestResult;
  readOnly: boolean;
  onChange: (fields: Partial<PromptTest>) => void;
  onRemove: () => void;
}

function TestFields({ test, variables, result, readOnly, onChange, onRemove }: TestFieldsProps) {
  const setAssertion = (index: number, fields: Partial<Assertion>) =>
    onChange({ assertions: test.assertions.map((one, at) => (at === index ? { ...one, ...fields } : one)) });
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Input
        aria-label={texts.testName}
        value={test.name}
        maxLength={120}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Select
        aria-label={texts.textToTest}
        value={test.about}
        onChange={(about) => onChange({ about })}
        options={[
          { value: 'prompt', label: texts.prompt },
          { value: 'system', label: texts.instructions },
        ]}
      />
      {variables.map(({ name }) => (
        <Input
          key={name}
          addonBefore={name}
          aria-label={texts.valueOf(name)}
          value={test.values[name] ?? ''}
          maxLength={10_000}
          onChange={({ target }) => onChange({ values: { ...test.values, [name]: target.value } })}
        />
      ))}
      {test.assertions.map((assertion, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an assertion is its place
        <div key={index} className={css.assertion}>
          <Select
            aria-label={texts.condition(index + 1)}
            value={assertion.kind}
            onChange={(kind) => setAssertion(index, { kind })}
            options={kinds}
          />
          <Input
            aria-label={texts.expectedValue(index + 1)}
            value={assertion.value}
            maxLength={2_000}
            onChange={({ target }) => setAssertion(index, { value: target.value })}
          />
          {!readOnly && test.assertions.length > 1 && (
            <Button
              type="text"
              icon={<Trash size={16} />}
              aria-label={texts.removeCondition(index + 1)}
              onClick={() => onChange({ assertions: test.assertions.filter((_, at) => at !== index) })}
            />
          )}
        </div>
      ))}
      {result.failures.map((failure) => (
        <p key={failure} style={{ color: 'var(--danger)' }}>
          {failure}
        </p>
      ))}
      {result.rendered && <pre className={css.rendered}>{result.rendered}</pre>}
      {!readOnly && (
        <div style={{ display: 'flex', gap: 8 }}>
          <Button
            size="small"
            icon={<Plus size={14} />}
            onClick={() => onChange({ assertions: [...test.assertions, { kind: 'contains', value: '' }] })}
          >
            {texts.addCondition}
          </Button>
          <Button size="small" danger type="text" onClick={onRemove}>
            {texts.removeTest}
          </Button>
        </div>
      )}
    </div>
  );
}
