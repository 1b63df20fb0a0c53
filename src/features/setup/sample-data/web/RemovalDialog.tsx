import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import type { RemovalInput, RemovalPlan, SampleDataNotice } from '../schema.ts';
import css from './sample.module.css';
import { inWords, texts as t } from './texts.ts';

interface RemovalDialogProps {
  plan: RemovalPlan;
  busy: boolean;
  onRemove: (choices: RemovalInput) => void;
  onCancel: () => void;
}

/** Opens only if sample records were changed or are used. */
export function RemovalDialog({ plan, busy, onRemove, onCancel }: RemovalDialogProps) {
  useRestoreFocus();
  const [kept, setKept] = useState(() => new Set(plan.noted.filter(({ stays }) => stays).map(({ id }) => id)));
  const toggle = ({ id }: SampleDataNotice) =>
    setKept((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const remove = () =>
    onRemove({
      keep: plan.noted.filter(({ id }) => kept.has(id)).map(({ id }) => id),
      let_go: plan.noted.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    });
  return (
    <Modal
      open
      title={t.askTitle}
      okText={t.remove}
      okButtonProps={{ danger: true }}
      confirmLoading={busy}
      onOk={remove}
      onCancel={onCancel}
      width={560}
    >
      <p>{t.askText(inWords(plan.counts))}</p>
      <h3 className={css.noted}>{t.noted}</h3>
      <ul className={css.list}>
        {plan.noted.map((record) => (
          <li key={record.id}>
            <Checkbox
              checked={kept.has(record.id)}
              disabled={record.because === 'paid'}
              onChange={() => toggle(record)}
            >
              {t.keep(record.name)}
              <span className={css.reason}>{record.reason}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <p className="meta">{t.keepHint}</p>
    </Modal>
  );
}
