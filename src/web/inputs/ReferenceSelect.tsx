import { useState } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import { DottedStatus } from '../components/StatusTag.tsx';
import { useDebounced } from '../resource/data/useDebounced.ts';
import { type Row, useList, useMany } from '../resource/data/useResource.ts';
import { Select } from './Select.tsx';

interface Common {
  id?: string;
  resource: string;
  /** The field with the name of a row. */
  labelField?: string;
  /** Names rows that have no single name field. */
  say?: (row: Row) => string;
  /** Restricts the choices, such as to the contacts of one partner. */
  only?: readonly Filter[];
  placeholder?: string;
  disabled?: boolean;
  autoFocus?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** The list of choices is as wide as they need. */
  isWide?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

interface One extends Common {
  multiple?: false;
  value?: string | null;
  onChange?: (id: string | null, name: string) => void;
  /** The name of the selected row, for readers who may not look it up. */
  chosenName?: string;
}

interface Several extends Common {
  multiple: true;
  value?: string[] | null;
  onChange?: (ids: string[]) => void;
}

interface Choice {
  value: string;
  label: string;
  color?: string | null;
  /** The option is selected but not among the search results. */
  hidden?: boolean;
}

const shown = 20;

/** Selects rows of another resource; the server searches 300 ms after the last key. */
export function ReferenceSelect(props: One | Several) {
  const { resource, labelField = 'name', say, only = [], multiple, value, onChange: _, isWide, ...given } = props;
  const { chosenName, ...rest } = { chosenName: undefined, ...given };
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(!!props.defaultOpen);
  const q = useDebounced(text, 300);
  const chosen = value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

  const found = useList<Row>(resource, { q, filters: [...only], start: 0, end: shown }, { enabled: opened });
  const names = useMany<Row>(resource, chosen);
  const labelOf = (row: Row | undefined) =>
    row && say ? say(row) : String((row as unknown as Record<string, unknown>)?.[labelField] ?? '');

  const rows = found.data?.rows ?? [];
  const options: Choice[] = [
    ...rows.map((row) => ({ value: row.id, label: labelOf(row), color: (row as { color?: string | null }).color })),
    // Selected rows keep their names even if the search does not find them.
    ...chosen
      .filter((id) => !rows.some((row) => row.id === id))
      .map((id) => ({
        value: id,
        label: id === '' ? 'none' : labelOf(names.data?.get(id)) || chosenName || '…',
        hidden: true,
      })),
  ];

  return (
    <Select<string | string[], Choice>
      {...rest}
      popupMatchSelectWidth={!isWide}
      mode={multiple ? 'multiple' : undefined}
      value={multiple ? chosen : (chosen[0] ?? undefined)}
      onChange={(next, option) => {
        if (props.multiple) props.onChange?.(next as string[]);
        else props.onChange?.((next as string | undefined) ?? null, (option as Choice | undefined)?.label ?? '');
      }}
      allowClear
      style={{ width: '100%' }}
      loading={found.isFetching}
      showSearch={{
        onSearch: setText,
        filterOption: (_text, option) => !option?.hidden || text === '',
      }}
      onOpenChange={(open) => {
        if (!open) return;
        setOpened(true);
        if (found.isError) found.refetch();
      }}
      notFoundContent={nothing(found)}
      options={options}
      optionRender={({ data }) =>
        data.color ? <DottedStatus color={data.color}>{data.label}</DottedStatus> : data.label
      }
    />
  );
}

function nothing({ isFetching, isError }: { isFetching: boolean; isError: boolean }): string {
  if (isFetching) return 'Searching…';
  return isError ? 'The list could not be loaded. Open it again to retry.' : 'Nothing found';
}
