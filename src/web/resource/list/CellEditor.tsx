import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isChosen, mustBeFilled } from '#shared/nouns/fields.ts';
import { Refusals, useRefusals } from '../../inputs/refusal.tsx';
import { type Row, useUpdate } from '../data/useResource.ts';
import { FieldValueInput } from '../fields/FieldValueInput.tsx';
import type { RowValues } from '../fields/values.ts';
import { refusalOf } from '../form/refusal.ts';
import { texts as t } from '../texts.ts';
import css from './CellEditor.module.css';
import type { Column } from './columns.ts';

export interface CellEditorProps<R extends Row> {
  resource: string;
  /** Other resources that a change also changes on the server. */
  also?: readonly string[] | undefined;
  column: Column<R>;
  row: R;
  /** The name of the row, for screen readers. */
  name: string;
  /** Ends the change; `step` moves to the next or previous editable cell of the row. */
  onEnd: (step?: 1 | -1) => void;
}

/** The input in a cell: Enter saves, Escape restores the former value, Tab saves and goes to the next cell. */
export default function CellEditor<R extends Row>({ resource, also, column, row, name, onEnd }: CellEditorProps<R>) {
  const { key, field } = column.edits!;
  const before = (row as unknown as RowValues)[key] ?? null;
  const [value, setValue] = useState<unknown>(before);
  const [failure, setFailure] = useState<string | null>(null);
  const { refusals, firstRefused } = useRefusals();
  const update = useUpdate<R>(resource, also);
  const area = useRef<HTMLDivElement>(null);
  const isOver = useRef(false);

  const end = (step?: 1 | -1) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(step);
  };
  const save = async (next: unknown, step?: 1 | -1) => {
    if (isOver.current || update.isPending) return;
    const refused = firstRefused();
    const tidy = typeof next === 'string' ? next.trim() || null : (next ?? null);
    if (refused) return setFailure(refused);
    if (tidy === before) return end(step);
    if (tidy === null && mustBeFilled(field)) return setFailure(t.required(field.label));
    try {
      await update.mutateAsync({ id: row.id, values: { [key]: tidy }, row_version: row.row_version! });
      end(step);
    } catch (error) {
      const { beside, above } = refusalOf(error, () => true);
      setFailure(beside[0]?.[1][0] ?? above ?? (error as Error).message);
    }
  };

  useEffect(() => {
    const input = area.current?.querySelector<HTMLInputElement>('input');
    input?.focus();
    if (input?.type !== 'search') input?.select();
  }, []);

  // A click elsewhere saves, as leaving the field of a form does; choices are made in a popup outside of the cell.
  const latest = useRef<() => void>(() => {});
  latest.current = () => void (isChosen(field) ? end() : save(value));
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      const inside = (target as Element).closest('.ant-select-dropdown, .ant-picker-dropdown');
      if (!inside && !area.current?.contains(target as Node)) latest.current();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      end();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      void save(value, event.shiftKey ? -1 : 1);
    } else if (event.key === 'Enter' && !isChosen(field)) {
      event.preventDefault();
      void save(value);
    }
  };
  return (
    <div ref={area} className={css.editor} data-editor onKeyDownCapture={press}>
      <Refusals value={refusals}>
        <FieldValueInput
          field={field}
          row={row as unknown as RowValues}
          value={value}
          isOpen
          aria-label={t.cellOf(column.label, name)}
          onChange={(next) => {
            setFailure(null);
            setValue(next);
            if (isChosen(field)) void save(next);
          }}
        />
      </Refusals>
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
