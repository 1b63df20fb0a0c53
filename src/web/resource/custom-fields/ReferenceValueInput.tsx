import { Space } from 'antd';
import { useState } from 'react';
import { ReferenceSelect } from '../../inputs/ReferenceSelect.tsx';
import { Select } from '../../inputs/Select.tsx';
import type { Option } from '../list/columns.ts';
import { texts as t } from '../texts.ts';
import { nameField, type ReferenceValue } from './customFields.ts';

interface ReferenceValueInputProps {
  id?: string;
  /** The resources the field can refer to; the usual ones if the list is empty. */
  tables: readonly Option[];
  value?: ReferenceValue | null;
  onChange?: (value: ReferenceValue | null) => void;
  disabled?: boolean;
}

const usual: readonly Option[] = [
  { value: 'accounts', label: t.tables.accounts },
  { value: 'partners', label: t.tables.partners },
  { value: 'contacts', label: t.tables.contacts },
  { value: 'opportunities', label: t.tables.opportunities },
  { value: 'products', label: t.tables.products },
];

/** A reference to any row, stored with the row's name so that it can be shown without a request. */
export function ReferenceValueInput({ id, tables, value, onChange, disabled }: ReferenceValueInputProps) {
  const choices = tables.length > 0 ? tables : usual;
  const [table, setTable] = useState(value?.table ?? choices[0]!.value);

  // The value changes at once, so that saving right away includes it.
  const choose = (rowId: string | null, name: string) => onChange?.(rowId ? { table, id: rowId, name } : null);

  return (
    <Space.Compact block>
      {choices.length > 1 && (
        <Select
          style={{ width: 130 }}
          aria-label={t.kindOfReference}
          value={table}
          disabled={disabled}
          onChange={(next) => {
            setTable(next);
            onChange?.(null);
          }}
          options={choices.map(({ value: key, label }) => ({ value: key, label }))}
        />
      )}
      <ReferenceSelect
        id={id}
        resource={table}
        labelField={nameField(table)}
        value={value?.id ?? null}
        chosenName={value?.name === null ? t.recordNotVisible : value?.name}
        onChange={choose}
        disabled={disabled}
      />
    </Space.Compact>
  );
}
