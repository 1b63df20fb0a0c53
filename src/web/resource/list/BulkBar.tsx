import { App, Button } from 'antd';
import type { LucideIcon } from 'lucide-react';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { texts as t } from '../texts.ts';
import css from './BulkBar.module.css';

export type BulkAction<Row> = {
  label: string;
  icon?: LucideIcon;
  danger?: boolean;
  /** The action is offered while it fits at least one selected row. */
  fits?: (row: Row) => boolean;
  /** A question to confirm first; leave it out for actions that can be undone. */
  ask?: (rows: readonly Row[]) => string;
  /** The action opens a dialog, which shows its own progress. */
  opens?: boolean;
} & (
  | {
      /** Runs for one row after the other; rows that failed stay selected, and the bar shows why. */
      each: (row: Row) => Promise<unknown>;
      run?: undefined;
    }
  | {
      /** Resolves to the rows that stay selected; all of them if nothing was done. */
      run: (rows: readonly Row[]) => Promise<readonly Row[]>;
      each?: undefined;
    }
);

/** The state while the rest of the list is fetched. */
const CHOOSING = 'choosing';

interface BulkBarProps<Row> {
  rows: readonly Row[];
  /** The rest of the list, if it can be selected at once. */
  all: { count: number; isEvery: boolean; choose: () => Promise<void> } | undefined;
  actions: readonly BulkAction<Row>[];
  nameOf: (row: Row) => string;
  onClear: () => void;
  /** Removes these rows from the selection. */
  onDone: (rows: readonly Row[]) => void;
}

export function BulkBar<Row>({ rows, all, actions, nameOf, onClear, onDone }: BulkBarProps<Row>) {
  const { message, modal } = App.useApp();
  const [running, setRunning] = useState<string | null>(null);

  const run = async (action: BulkAction<Row>) => {
    const question = action.ask?.(rows);
    const sure =
      !question ||
      (await modal.confirm({
        title: question,
        okText: action.label,
        okButtonProps: { danger: action.danger },
        cancelText: t.cancel,
      }));
    if (!sure) return;
    setRunning(action.label);
    try {
      const left = new Set(await (action.each ? doEach(action.each) : action.run(rows)));
      if (left.size === 0) onClear();
      else onDone(rows.filter((row) => !left.has(row)));
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setRunning(null);
    }
  };

  const choose = async () => {
    setRunning(CHOOSING);
    await all!.choose().catch((error: Error) => message.error(error.message));
    setRunning(null);
  };

  const doEach = async (each: (row: Row) => Promise<unknown>) => {
    const results = await Promise.allSettled(rows.map(each));
    const failures = rows.flatMap((row, index) => {
      const result = results[index]!;
      return result.status === 'rejected' ? [{ row, why: (result.reason as Error).message }] : [];
    });
    const [first] = failures;
    if (first) message.error(t.bulkFailed(failures.length, rows.length, nameOf(first.row), first.why));
    return failures.map(({ row }) => row);
  };

  if (rows.length === 0) return null;
  return (
    <div className={css.bar} role="toolbar" aria-label={t.selected(rows.length)}>
      <span className="figures">{t.selected(rows.length)}</span>
      {all && (
        <Button size="small" type="link" loading={running === CHOOSING} disabled={running !== null} onClick={choose}>
          {all.isEvery ? t.selectEvery(all.count) : t.selectFirst(all.count)}
        </Button>
      )}
      {actions
        .filter(({ fits }) => !fits || rows.some(fits))
        .map((action) => (
          <Button
            key={action.label}
            size="small"
            danger={action.danger}
            icon={action.icon && <action.icon size={14} />}
            loading={running === action.label && !action.opens}
            disabled={running !== null}
            onClick={() => run(action)}
          >
            {action.label}
          </Button>
        ))}
      <Button size="small" type="text" icon={<X size={14} />} aria-label={t.clearSelection} onClick={onClear} />
    </div>
  );
}
