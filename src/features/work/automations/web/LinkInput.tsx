import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { allSteps, type Definition, type ParamValue, type Step } from '../definition.schema.ts';
import type { Catalog, ParamSpec } from '../schema.ts';
import css from './automations.module.css';
import { automationRecordOf } from './sentences.ts';
import { texts as t } from './texts.ts';

interface LinkInputProps {
  id: string;
  catalog: Catalog;
  definition: Definition;
  spec: ParamSpec;
  step: Step;
  table: string | null;
  onChange: (value: ParamValue) => void;
}

const CERTAIN = '';

/** Chooses a record: that of the flow, its partner, one of an earlier step, or a certain one. */
export function LinkInput({ id, catalog, definition, spec, step, table, onChange }: LinkInputProps) {
  const value = step.params[spec.name];
  const resource = spec.resource!;
  const choices = linkChoices(catalog, definition, spec, step, table);
  const isChoice = choices.some((choice) => choice.value === value);
  return (
    <div className={css.fields}>
      {choices.length > 0 && (
        <Select
          id={id}
          aria-label={spec.label}
          style={{ width: '100%' }}
          value={isChoice ? String(value) : CERTAIN}
          onChange={(next: string) => onChange(next === CERTAIN ? null : next)}
          options={[...choices, { value: CERTAIN, label: t.certainRecord }]}
        />
      )}
      {!isChoice && (
        <ReferenceSelect
          {...(choices.length === 0 && { id })}
          aria-label={spec.label}
          resource={resource}
          {...titleOf(resource)}
          value={typeof value === 'string' ? value : null}
          onChange={(next) => onChange(next)}
        />
      )}
    </div>
  );
}

const titleOf = (resource: string) =>
  resource === 'people' ? { labelField: 'full_name' } : resource === 'meetings' ? { labelField: 'title' } : {};

/** The records that the flow itself gives for a link. */
export function linkChoices(
  catalog: Catalog,
  definition: Definition,
  { resource }: Pick<ParamSpec, 'resource'>,
  step: Step,
  table: string | null,
) {
  const record = automationRecordOf(catalog, table);
  const steps = allSteps(definition.steps);
  const earlier = steps.slice(
    0,
    steps.findIndex(({ id }) => id === step.id),
  );
  return [
    ...(table === resource ? [{ value: 'record', label: t.ownRecord }] : []),
    ...(resource === 'partners' && record?.has_partner ? [{ value: 'partner', label: t.ownPartner }] : []),
    ...earlier.flatMap(({ id, kind }) => {
      const spec = catalog.steps.find((one) => one.kind === kind);
      return spec && spec.gives === resource ? [{ value: `step:${id}`, label: t.recordOf(spec.label, id) }] : [];
    }),
  ];
}
