import { useQuery } from '@tanstack/react-query';
import { Alert, App, Flex, Form, Modal, Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Merge } from '#shared/nouns/merging.ts';
import { readerList } from '#shared/text/reader-formats.ts';
import { ScrollTable } from '../../components/ScrollTable.tsx';
import { ReferenceSelect } from '../../inputs/ReferenceSelect.tsx';
import { useConfirmClose } from '../../interaction/unsaved.ts';
import { useRestoreFocus } from '../../interaction/useRestoreFocus.ts';
import { api } from '../../requests/api.ts';
import { plural } from '../../texts.ts';
import { useCustomFields } from '../custom-fields/customFields.ts';
import { customText } from '../custom-fields/customText.ts';
import { type Row, useAction, useOne } from '../data/useResource.ts';
import { PlainForm } from '../form/PlainForm.tsx';
import { texts as ownTexts } from './texts.ts';

/** A row that can be merged with another of its kind. */
type MergeRow = Row & { name: string; row_version: number; custom: Record<string, unknown> };

export interface MergeLine<T> {
  field: string;
  label: string;
  /** The text of the field in a row; null if it is empty. */
  text: (row: T) => string | null;
}

interface MergeDialogProps<T, M> {
  row: T;
  resource: string;
  noun: string;
  lines: readonly MergeLine<T>[];
  /** Explains what happens to the name of the merged record. */
  help: string;
  /** The effects of the merge on related records, from a trial run. */
  effects: (merged: M, other: T) => ReactNode;
  done: (merged: M) => string;
  /** Other resources whose rows move. */
  also: readonly string[];
  onClose: () => void;
}

/** Merges another row into this one, with a choice for each field that differs, and with all its related records. */
export function MergeDialog<T extends MergeRow, M>(props: MergeDialogProps<T, M>) {
  useRestoreFocus();
  const { row, resource, noun, lines, help, effects, done, also, onClose } = props;
  const { message } = App.useApp();
  const [otherId, setOtherId] = useState<string | null>(null);
  const [take, setTake] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const closing = useConfirmClose(otherId !== null, onClose);
  const other = useOne<T>(resource, otherId ?? undefined).data;
  const trial = useQuery({
    queryKey: [resource, 'merge', row.id, otherId],
    enabled: otherId !== null,
    queryFn: ({ signal }) =>
      api<{ refusal: string | null; merged: M | null }>(`${resource}/${row.id}/merge/preview`, {
        method: 'POST',
        body: { other_id: otherId, take: [] },
        asks: true,
        signal,
      }),
  });
  const merge = useAction<Merge, M>(
    resource,
    () => `${resource}/${row.id}/merge`,
    (input) => input,
    also,
  );
  const run = async () => {
    setRefusal(null);
    try {
      const input = { other_id: otherId!, take: [...take] as Merge['take'], row_version: row.row_version };
      message.success(done(await merge.mutateAsync(input)));
      onClose();
    } catch (error) {
      setRefusal((error as Error).message);
    }
  };
  const would = otherId === null ? undefined : trial.data;
  const reason = refusal ?? would?.refusal ?? (trial.error as Error | null)?.message;
  return (
    <Modal
      open
      title={ownTexts.mergeAnotherInto(noun, row.name)}
      okText={ownTexts.merge}
      okButtonProps={{ disabled: !other || !would?.merged, danger: true }}
      confirmLoading={merge.isPending}
      onOk={run}
      {...closing}
      width={1000}
    >
      {reason && <Alert type="error" showIcon title={reason} role="alert" style={{ marginBottom: 16 }} />}
      <PlainForm requiredMark={false}>
        <Form.Item label={ownTexts.duplicate(noun)} htmlFor="merge-other" extra={help}>
          <ReferenceSelect
            id="merge-other"
            resource={resource}
            only={[{ field: 'id', operator: 'ne', values: [row.id] }]}
            value={otherId}
            onChange={(id) => {
              setOtherId(id);
              setTake([]);
              setRefusal(null);
            }}
          />
        </Form.Item>
      </PlainForm>
      {other && would?.merged && (
        <>
          <Comparison resource={resource} lines={lines} kept={row} other={other} take={take} onTake={setTake} />
          <Flex vertical gap={8} style={{ marginTop: 16, color: 'var(--text-2)' }}>
            {effects(would.merged, other)}
          </Flex>
        </>
      )}
    </Modal>
  );
}

/** Formats counts as "2 deals, 1 person and 3 documents" without zeros; null if all are zero. */
export function counted(parts: readonly (readonly [count: number, one: string, many: string])[]): string | null {
  const words = parts.filter(([count]) => count > 0).map(([count, one, many]) => plural(count, one, many));
  return words.length > 0 ? readerList(words) : null;
}

interface ComparisonProps<T> {
  resource: string;
  lines: readonly MergeLine<T>[];
  kept: T;
  other: T;
  take: readonly string[];
  onTake: (take: string[]) => void;
}

function Comparison<T extends MergeRow>({ resource, lines, kept, other, take, onTake }: ComparisonProps<T>) {
  const custom = useCustomFields(resource).map((field): MergeLine<T> => {
    const { key, label } = field;
    return { field: `custom.${key}`, label, text: (row) => customText(field, row.custom[key]) || null };
  });
  const shown = [...lines, ...custom].filter(({ text }) => text(kept) || text(other));
  return (
    <ScrollTable label={ownTexts.valuesToKeep}>
      <thead>
        <tr>
          <th scope="col">{ownTexts.field}</th>
          <th scope="col">{kept.name}</th>
          <th scope="col">{other.name}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ field, label, text }) => {
          const [mine, theirs] = [text(kept), text(other)];
          const isChoice = mine !== null && theirs !== null && mine !== theirs;
          const takes = isChoice ? take.includes(field) : mine === null;
          const choose = (wanted: boolean) => onTake(wanted ? [...take, field] : take.filter((one) => one !== field));
          const cell = (value: string | null, isChosen: boolean, onChoose: () => void): ReactNode => {
            if (!isChoice) return <span className={isChosen ? undefined : 'meta'}>{value ?? '–'}</span>;
            return (
              <Radio name={`keep-${field}`} checked={isChosen} onChange={onChoose} aria-label={`${label}: ${value}`}>
                {value}
              </Radio>
            );
          };
          return (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{cell(mine, !takes, () => choose(false))}</td>
              <td>{cell(theirs, takes || mine === theirs, () => choose(true))}</td>
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}
