import { Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { Tick } from '#web/components/Tick.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import css from './Builder.module.css';

interface RowProps {
  label: string;
  help?: string | undefined;
  children: (id: string, describedBy: string | undefined) => ReactNode;
  problem?: string | undefined;
}

/** One property: its label above its input. */
export function Row({ label, help, problem, children }: RowProps) {
  const id = useId();
  const said = problem ?? help;
  return (
    <div className={css.property}>
      <label htmlFor={id}>{label}</label>
      {children(id, said ? `${id}-help` : undefined)}
      {said && (
        <p id={`${id}-help`} className={problem ? css.problem : css.note}>
          {said}
        </p>
      )}
    </div>
  );
}

interface Property<V> {
  label: string;
  help?: string;
  value: V | undefined;
  onChange: (value: V | undefined) => void;
}

export function TextProperty({
  value,
  onChange,
  max = 200,
  rows,
  problem,
  ...row
}: Property<string> & { max?: number; rows?: number; problem?: string | undefined }) {
  const common = (id: string, describedBy: string | undefined) => ({
    id,
    'aria-describedby': describedBy,
    maxLength: max,
    value: value ?? '',
  });
  return (
    <Row {...row} problem={problem}>
      {(id, describedBy) =>
        rows ? (
          <Input.TextArea
            {...common(id, describedBy)}
            rows={rows}
            onChange={(event) => onChange(event.target.value || undefined)}
          />
        ) : (
          <Input {...common(id, describedBy)} onChange={(event) => onChange(event.target.value || undefined)} />
        )
      }
    </Row>
  );
}

export function NumberProperty({
  value,
  onChange,
  min,
  decimals,
  ...row
}: Property<number> & { min?: number; decimals?: number }) {
  return (
    <Row {...row}>
      {(id, describedBy) => (
        <NumberInput
          id={id}
          aria-describedby={describedBy}
          {...(min !== undefined && { min })}
          {...(decimals && { decimals })}
          value={value ?? null}
          onChange={(next) => onChange(next ?? undefined)}
        />
      )}
    </Row>
  );
}

export function SelectProperty({
  value,
  onChange,
  options,
  ...row
}: Property<string> & { options: readonly { value: string; label: string }[] }) {
  return (
    <Row {...row}>
      {(id, describedBy) => (
        <Select<string>
          id={id}
          aria-describedby={describedBy}
          allowClear
          style={{ width: '100%' }}
          value={value ?? (undefined as unknown as string)}
          onChange={(next) => onChange(next ?? undefined)}
          showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
          options={[...options]}
        />
      )}
    </Row>
  );
}

export function TickProperty({ label, value, onChange }: Property<boolean>) {
  return (
    <div className={css.property}>
      <Tick label={label} isNamed checked={value ?? false} onChange={() => onChange(value ? undefined : true)} />
    </div>
  );
}
