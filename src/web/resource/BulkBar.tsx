import { App, Button } from 'antd';
import type { LucideIcon } from 'lucide-react';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import css from './BulkBar.module.css';
import { texts as t } from './texts.ts';

export interface BulkAction<Row> {
  label: string;
  icon?: LucideIcon;
  danger?: boolean;
  /** A question asked first; leave it out for what can be undone. */
  ask?: (rows: readonly Row[]) => string;
  /** Resolves to `false` when nothing was done, so that the selection stays. */
  run: (rows: readonly Row[]) => Promise<unknown>;
}

interface BulkBarProps<Row> {
  rows: readonly Row[];
  actions: readonly BulkAction<Row>[];
  onClear: () => void;
}

export function BulkBar<Row>({ rows, actions, onClear }: BulkBarProps<Row>) {
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
      if ((await action.run(rows)) !== false) onClear();
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setRunning(null);
    }
  };

  if (rows.length === 0) return null;
  return (
    <div className={css.bar} role="toolbar" aria-label={t.selected(rows.length)}>
      <span className="figures">{t.selected(rows.length)}</span>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="small"
          danger={action.danger}
          icon={action.icon && <action.icon size={14} />}
          loading={running === action.label}
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
