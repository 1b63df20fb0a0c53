import { Button, Flex } from 'antd';
import { useState } from 'react';
import { sayable } from '#shared/text/labels.ts';
import { Select } from '#web/inputs/Select.tsx';
import type { FileMapping, ImportFile, ImportTarget, TargetField } from '../schema.ts';
import { texts } from './texts.ts';

const multipliers = sayable([
  { value: 1, label: 'as written' },
  { value: 1000, label: 'in thousands' },
  { value: 1_000_000, label: 'in millions' },
  { value: 0, label: 'in cents' },
]);

interface Props {
  file: ImportFile;
  mapping: FileMapping;
  target: ImportTarget;
  onChange: (mapping: FileMapping) => void;
}

/** The mapping of columns to fields. Rare fields are behind a button. */
export function FieldTable({ file, mapping, target, onChange }: Props) {
  const { columns } = mapping;
  // Fields that had a column at first stay visible when it is cleared.
  const [shown] = useState(() => new Set(target.fields.filter(({ key }) => columns[key]).map(({ key }) => key)));
  const isShown = ({ key, is_main, is_required }: TargetField) => is_main || is_required || shown.has(key);
  const [isWhole, setWhole] = useState(false);
  const rest = target.fields.filter((field) => !isShown(field));
  const used = new Set(Object.values(columns));
  const unused = file.header.filter((column) => !used.has(column));
  return (
    <Flex vertical gap={8} align="start">
      <div style={{ overflowX: 'auto', maxWidth: '100%' }}>
        <table className="plain" style={{ borderSpacing: '12px 6px', marginInline: -12 }}>
          <thead>
            <tr className="meta" style={{ textAlign: 'left' }}>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.example}</th>
            </tr>
          </thead>
          <tbody>
            {[...target.fields.filter(isShown), ...(isWhole ? rest : [])].map((field) => (
              <FieldRow key={field.key} field={field} file={file} mapping={mapping} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </div>
      {!isWhole && rest.length > 0 && (
        <Button size="small" onClick={() => setWhole(true)}>
          {texts.showMoreFields(rest.length)}
        </Button>
      )}
      {unused.length > 0 && <span className="meta">{texts.unusedColumns(unused.join(', '))}</span>}
    </Flex>
  );
}

function FieldRow({ field, file, mapping, onChange }: Omit<Props, 'target'> & { field: TargetField }) {
  const { key, label, kind, is_required, is_custom } = field;
  const column = mapping.columns[key];
  const sample = column ? (file.sample.map((row) => row[file.header.indexOf(column)]).find(Boolean) ?? 'empty') : '';
  const choose = (chosen: string | undefined) =>
    onChange({ ...mapping, columns: { ...mapping.columns, [key]: chosen ?? null } });
  const count = (factor: number) => onChange({ ...mapping, multipliers: { ...mapping.multipliers, [key]: factor } });
  return (
    <tr>
      <td>
        {label}
        {is_required && (
          <span title={texts.required} style={{ color: 'var(--accent)' }}>
            {' '}
            *
          </span>
        )}
        {is_custom && <span className="meta"> {texts.customField}</span>}
      </td>
      <td>
        <Flex gap={8}>
          <Select
            aria-label={texts.columnFor(label)}
            allowClear
            placeholder={texts.notInThisFile}
            value={column ?? undefined}
            options={file.header.map((value) => ({ value, label: value }))}
            onChange={choose}
            style={{ width: 200 }}
            showSearch={{ optionFilterProp: 'label' }}
          />
          {kind === 'money' && column && (
            <Select
              aria-label={texts.unitOf(label)}
              value={mapping.multipliers?.[key] ?? 1}
              options={multipliers}
              onChange={count}
              style={{ width: 130 }}
            />
          )}
        </Flex>
      </td>
      <td className="meta">{sample}</td>
    </tr>
  );
}
