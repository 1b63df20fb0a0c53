import { Modal } from 'antd';
import { useState } from 'react';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { Refusals, useRefusals } from '#web/inputs/refusal.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import css from './dashboard.module.css';

interface CustomPeriodProps {
  from: string;
  to: string;
  onDone: (span: { from: string; to: string } | null) => void;
}

/** Two days, the later not before the earlier. */
export default function CustomPeriod({ onDone, ...given }: CustomPeriodProps) {
  useRestoreFocus();
  const [from, setFrom] = useState<string | null>(given.from);
  const [to, setTo] = useState<string | null>(given.to);
  const { refusals, isRefused } = useRefusals();
  const isPeriod = from !== null && to !== null && from <= to;
  return (
    <Modal
      open
      title="Custom period"
      width={420}
      okText="Apply period"
      okButtonProps={{ disabled: !isPeriod }}
      onOk={() => isPeriod && !isRefused() && onDone({ from, to })}
      onCancel={() => onDone(null)}
    >
      <div className={css.days}>
        <Refusals value={refusals}>
          <label htmlFor="dashboard-from">
            <span>Start date</span>
            <DateInput id="dashboard-from" value={from} onChange={setFrom} max={to ?? undefined} />
          </label>
          <label htmlFor="dashboard-to">
            <span>End date</span>
            <DateInput id="dashboard-to" value={to} onChange={setTo} min={from ?? undefined} />
          </label>
        </Refusals>
      </div>
      <p className="meta">Both dates are included. The period is compared with the same number of days before it.</p>
    </Modal>
  );
}
