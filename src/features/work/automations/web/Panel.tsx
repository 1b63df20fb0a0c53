import { Card } from '#web/components/Card.tsx';
import type { Params, Step } from '../definition.schema.ts';
import { tableAt } from '../position.ts';
import { flowVariables, variableFacts } from '../variables.ts';
import css from './automations.module.css';
import { ConditionsField } from './ConditionsField.tsx';
import { changeStep } from './edits.ts';
import type { PanelProps } from './PanelProps.ts';
import { ParamInput } from './ParamInput.tsx';
import { resultVariables, useResultFacts } from './results.ts';
import { automationRecordOf, tableOf } from './sentences.ts';
import { HttpAnswer } from './systems/HttpAnswer.tsx';
import { TriggerPanel } from './TriggerPanel.tsx';
import { useFacts } from './useCatalog.ts';

/** The editor of the selected part, beside the flow. */
export function Panel(props: PanelProps) {
  const { catalog, definition, step } = props;
  if (!step) return <TriggerPanel {...props} />;
  const spec = catalog.steps.find(({ kind }) => kind === step.kind);
  const relationTable = (table: string | null, key: string) =>
    automationRecordOf(catalog, table)?.relations.find((relation) => relation.key === key)?.table ?? null;
  const table = tableAt(definition, step.id, tableOf(catalog, definition), relationTable);
  return (
    <Card title={spec?.label ?? step.kind}>
      <StepPanel key={step.id} {...props} step={step} table={table} />
    </Card>
  );
}

function StepPanel({
  id,
  catalog,
  definition,
  problems,
  step,
  table,
  onChange,
}: PanelProps & { step: Step; table: string | null }) {
  const spec = catalog.steps.find(({ kind }) => kind === step.kind);
  const facts = useFacts(step.kind === 'branch' ? table : null);
  const results = useResultFacts(catalog, step.kind === 'branch' ? definition : null);
  const variables = [...flowVariables(definition), ...resultVariables(catalog, definition, step)];
  const change = (next: Partial<Step>) => onChange(changeStep(definition, step.id, (one) => ({ ...one, ...next })));
  const changeParams = (params: Params) => change({ params: { ...step.params, ...params } });
  if (!spec) return null;
  const problemOf = (field: string) => problems.find((one) => one.step === step.id && one.field === field)?.text;
  return (
    <div className={css.fields}>
      <p className={css.help}>{spec.about}</p>
      {spec.params
        .filter(({ shown }) => !shown || shown.is.includes(String(step.params[shown.name] ?? '')))
        .map((param) => (
          <ParamInput
            key={param.name}
            catalog={catalog}
            definition={definition}
            spec={param}
            step={step}
            table={table}
            problem={problemOf(param.name)}
            variables={variables}
            onChange={(value) => changeParams({ [param.name]: value })}
          />
        ))}
      {spec.answers && (
        <HttpAnswer
          id={id}
          definition={definition}
          step={step}
          problems={problems.filter((one) => one.step === step.id)}
          onChange={(outputs) => change({ outputs })}
        />
      )}
      {step.kind === 'branch' && (
        <ConditionsField
          when={step.when ?? null}
          specs={[...(facts.data ?? []), ...variableFacts(definition), ...results]}
          onChange={(when) => change({ when })}
        />
      )}
    </div>
  );
}
