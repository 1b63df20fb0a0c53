import { useState } from 'react';
import { BY_MATCH, type Filter } from '#shared/nouns/list-query.ts';
import { DottedStatus } from '../components/StatusTag.tsx';
import { useDebounced } from '../resource/data/useDebounced.ts';
import { type Row, useList, useMany } from '../resource/data/useResource.ts';
import { Select } from './Select.tsx';
import { texts } from './texts.ts';

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
  /** The state of the record, unless it is simply active. */
  status?: string | undefined;
  /** The option is selected but not among the search results. */
  hidden?: boolean;
}

const shown = 20;
const byMatch = [{ field: BY_MATCH, descending: false }];

/**
 * Selects rows of another resource. The server searches 300 ms after the last key; until it has answered, only rows that
 * contain what was typed are offered, so that Enter never takes a row of the former search.
 */
export function ReferenceSelect(props: One | Several) {
  const { resource, labelField = 'name', say, only = [], multiple, value, onChange: _, isWide, ...given } = props;
  const { chosenName, ...rest } = { chosenName: undefined, ...given };
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(!!props.defaultOpen);
  const q = useDebounced(text, 300);
  const chosen = value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

  const found = useList<Row>(
    resource,
    { q, filters: [...only], sort: byMatch, start: 0, end: shown },
    { enabled: opened },
  );
  const isBehind = text !== q || found.isPlaceholderData;
  const names = useMany<Row>(resource, chosen);
  const labelOf = (row: Row | undefined) =>
    row && say ? say(row) : String((row as unknown as Record<string, unknown>)?.[labelField] ?? '');

  const rows = found.data?.rows ?? [];
  const options: Choice[] = [
    ...rows.map((row) => ({
      value: row.id,
      label: labelOf(row),
      color: (row as { color?: string | null }).color,
      status: statusOf(row),
    })),
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
        filterOption: (_text, option) =>
          text === '' || (!option?.hidden && (!isBehind || contains(option?.label ?? '', text))),
      }}
      onOpenChange={(open) => {
        if (!open) return;
        setOpened(true);
        if (found.isError) found.refetch();
      }}
      notFoundContent={nothing({ isFetching: found.isFetching || isBehind, isError: found.isError })}
      options={options}
      optionRender={({ data }) => (
        <>
          {data.color ? <DottedStatus color={data.color}>{data.label}</DottedStatus> : data.label}
          {data.status && <span className="meta"> · {data.status}</span>}
        </>
      )}
    />
  );
}

interface Stateful {
  status?: unknown;
  status_name?: unknown;
  status_category?: unknown;
}

/** The status by its name, or the key of a declared one in words. */
function statusOf(row: Row): string | undefined {
  const { status, status_name, status_category = status } = row as Row & Stateful;
  if (status_category === 'active' || typeof status_category !== 'string') return undefined;
  if (typeof status_name === 'string') return status_name;
  const words = status_category.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function contains(label: string, text: string): boolean {
  const folded = label.toLocaleLowerCase();
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

function nothing({ isFetching, isError }: { isFetching: boolean; isError: boolean }): string {
  if (isFetching) return texts.searching;
  return isError ? texts.listCouldNotBeLoadedOpen : texts.nothingFound;
}
