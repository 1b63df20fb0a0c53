import { Input } from 'antd';
import { useId } from 'react';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { assignablePeople } from '#web/inputs/assignable.ts';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import type { Definition, ParamValue, Step } from '../definition.schema.ts';
import type { Catalog, ParamSpec } from '../schema.ts';
import type { FlowVariable } from '../variables.ts';
import css from './automations.module.css';
import { EndpointActions } from './EndpointActions.tsx';
import { LinkInput } from './LinkInput.tsx';
import { automationRecordOf } from './sentences.ts';
import { texts as t } from './texts.ts';

export interface ParamInputProps {
  catalog: Catalog;
  definition: Definition;
  spec: ParamSpec;
  step: Step;
  table: string | null;
  problem: string | undefined;
  /** The values that the flow gets from other systems and from its earlier steps. */
  variables: readonly FlowVariable[];
  onChange: (value: ParamValue) => void;
}

/** The input of one parameter, with its label, help and problem. */
export function ParamInput(props: ParamInputProps) {
  const { spec, problem } = props;
  const id = useId();
  if (spec.kind === 'boolean') {
    return (
      <div className={css.field}>
        <label className={css.inline}>
          <input
            type="checkbox"
            checked={props.step.params[spec.name] === true}
            onChange={({ target }) => props.onChange(target.checked)}
          />
          {spec.label}
        </label>
      </div>
    );
  }
  return (
    <div className={css.field}>
      <label htmlFor={id}>{spec.label}</label>
      <Control {...props} id={id} />
      {spec.help && <p className={css.help}>{spec.help}</p>}
      {(spec.kind === 'text' || spec.kind === 'long' || spec.kind === 'json') && <Placeholders {...props} id={id} />}
      {spec.resource === 'automation_endpoints' && (
        <EndpointActions id={String(props.step.params[spec.name] ?? '') || null} onAdd={props.onChange} />
      )}
      {problem && <p className={css.problem}>{problem}</p>}
    </div>
  );
}

function Control({
  catalog,
  definition,
  spec,
  step,
  table,
  variables,
  onChange,
  id,
}: ParamInputProps & { id: string }) {
  const value = step.params[spec.name];
  const record = automationRecordOf(catalog, table);
  const label = spec.label;
  switch (spec.kind) {
    case 'fields':
      return (
        <Select
          id={id}
          mode="multiple"
          aria-label={label}
          style={{ width: '100%' }}
          showSearch={{ optionFilterProp: 'label' }}
          value={Array.isArray(value) ? value : []}
          onChange={(next: string[]) => onChange(next)}
          options={valueChoices(record, variables)}
        />
      );
    case 'long':
    case 'json':
      return (
        <Input.TextArea
          id={id}
          {...(spec.kind === 'json' && { className: css.json, spellCheck: false })}
          value={String(value ?? '')}
          maxLength={spec.max ?? 5000}
          autoSize={{ minRows: 4, maxRows: 14 }}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'number':
    case 'days':
      return (
        <NumberInput
          id={id}
          value={typeof value === 'number' ? value : null}
          {...(spec.min !== undefined && { min: spec.min })}
          {...(spec.max !== undefined && { max: spec.max })}
          {...(spec.kind === 'days' && { suffix: t.days.toLowerCase() })}
          onChange={(next) => onChange(next)}
        />
      );
    case 'choice':
      return (
        <Select
          id={id}
          aria-label={label}
          style={{ width: '100%' }}
          value={typeof value === 'string' && value !== '' ? value : undefined}
          onChange={(next: string) => onChange(next)}
          options={choicesOf(spec, step, record)}
        />
      );
    case 'reference':
      return (
        <ReferenceSelect
          id={id}
          aria-label={label}
          resource={spec.resource!}
          {...nameOf(spec.resource!)}
          {...(spec.resource === 'people' && { only: assignablePeople })}
          value={typeof value === 'string' ? value : null}
          onChange={(next) => onChange(next)}
        />
      );
    case 'references':
      return (
        <ReferenceSelect
          multiple
          id={id}
          aria-label={label}
          resource={spec.resource!}
          {...nameOf(spec.resource!)}
          value={Array.isArray(value) ? value : []}
          onChange={(next) => onChange(next)}
        />
      );
    case 'link':
      return <LinkInput {...{ id, catalog, definition, spec, step, table, onChange }} />;
    case 'tags':
      return <TagsInput id={id} aria-label={label} value={Array.isArray(value) ? value : []} onChange={onChange} />;
    case 'event':
      return (
        <Select
          id={id}
          aria-label={label}
          style={{ width: '100%' }}
          showSearch={{ optionFilterProp: 'label' }}
          value={typeof value === 'string' && value !== '' ? value : undefined}
          onChange={(next: string) => onChange(next)}
          options={eventChoices(catalog, record?.has_partner ? null : table)}
        />
      );
    case 'value': {
      const field = record?.writes.find((one) => one.field === step.params.field);
      if (field?.options)
        return (
          <Select
            id={id}
            aria-label={label}
            style={{ width: '100%' }}
            value={typeof value === 'string' ? value : undefined}
            onChange={(next: string) => onChange(next)}
            options={field.options}
          />
        );
      return (
        <Input id={id} value={String(value ?? '')} maxLength={2000} onChange={({ target }) => onChange(target.value)} />
      );
    }
    default:
      return (
        <Input
          id={id}
          value={String(value ?? '')}
          maxLength={spec.max ?? 500}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

const nameOf = (resource: string) =>
  resource === 'people' ? { labelField: 'full_name' } : resource === 'courses' ? { labelField: 'title' } : {};

function choicesOf(spec: ParamSpec, step: Step, record: Catalog['records'][number] | undefined) {
  if (spec.options) return spec.options;
  if (step.kind === 'update') return (record?.writes ?? []).map(({ field, label }) => ({ value: field, label }));
  if (step.kind === 'status') return record?.statuses ?? [];
  if (step.kind === 'each') return (record?.relations ?? []).map(({ key, label }) => ({ value: key, label }));
  return [];
}

/** The events of one kind of record, or of all, by the kind. */
export function eventChoices(catalog: Catalog, table: string | null) {
  return catalog.records
    .filter((record) => table === null || record.table === table)
    .map(({ many, events }) => ({
      label: many.charAt(0).toUpperCase() + many.slice(1),
      options: events.map(({ key, label }) => ({ value: key, label })),
    }));
}

/** The values that texts can contain: those of the record, and those that the flow gets. */
function valueChoices(record: Catalog['records'][number] | undefined, variables: readonly FlowVariable[]) {
  const groups = [...new Set(variables.map(({ group }) => group))].map((group) => ({
    label: group,
    options: variables.filter((one) => one.group === group).map(({ key, label }) => ({ value: key, label })),
  }));
  const own = record?.placeholders ?? [
    { key: 'company.name', label: t.yourCompany },
    { key: 'today', label: t.today },
  ];
  const options = own.map(({ key, label }) => ({ value: key, label }));
  return [...groups, { label: record ? t.ofRecord : t.general, options }];
}

/** Inserts a placeholder where the cursor is. */
function Placeholders({ catalog, spec, step, table, variables, onChange, id }: ParamInputProps & { id: string }) {
  const record = automationRecordOf(catalog, table);
  if (!record && variables.length === 0) return null;
  const text = String(step.params[spec.name] ?? '');
  const insert = (key: string) => {
    const input = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
    const at = input?.selectionStart || text.length;
    const before = text.slice(0, at);
    const space = spec.kind !== 'json' && at === text.length && before && !/\s$/.test(before) ? ' ' : '';
    onChange(`${before}${space}{{${key}}}${text.slice(at)}`);
  };
  const choices = [...(record?.placeholders ?? []), ...variables];
  return (
    <>
      {spec.kind !== 'json' && text.includes('{{') && <Preview text={text} placeholders={choices} />}
      <Select
        size="small"
        aria-label={`${t.placeholders}: ${spec.label}`}
        placeholder={t.placeholders}
        value={null}
        popupMatchSelectWidth={260}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(key: string | null) => key && insert(key)}
        options={valueChoices(record, variables)}
      />
    </>
  );
}

/** The text as it reads, with each value that is filled in as a chip. */
function Preview({ text, placeholders }: { text: string; placeholders: readonly { key: string; label: string }[] }) {
  const parts = text.split(/(\{\{\s*[a-z0-9_.]+\s*(?:\|[^{}]*)?\}\})/g);
  return (
    <p className={css.preview}>
      {parts.map((part, at) => {
        const key = /^\{\{\s*([a-z0-9_.]+)\s*(?:\|[^{}]*)?\}\}$/.exec(part)?.[1];
        const label = key && (placeholders.find((one) => one.key === key)?.label ?? key);
        return label ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
          <StatusTag key={at} tone="blue">
            {label}
          </StatusTag>
        ) : (
          part
        );
      })}
    </p>
  );
}
