import { Modal } from 'antd';
import { useState } from 'react';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { Refusals, useRefusals } from '#web/inputs/refusal.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import css from './dashboard.module.css';
import { texts } from './texts.ts';

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
      title={texts.customPeriod}
      width={420}
      okText={texts.applyPeriod}
      okButtonProps={{ disabled: !isPeriod }}
      onOk={() => isPeriod && !isRefused() && onDone({ from, to })}
      onCancel={() => onDone(null)}
    >
      <div className={css.days}>
        <Refusals value={refusals}>
          <label htmlFor="dashboard-from">
            <span>{texts.startDate}</span>
            <DateInput id="dashboard-from" value={from} onChange={setFrom} max={to ?? undefined} />
          </label>
          <label htmlFor="dashboard-to">
            <span>{texts.endDate}</span>
            <DateInput id="dashboard-to" value={to} onChange={setTo} min={from ?? undefined} />
          </label>
        </Refusals>
      </div>
      <p className="meta">{texts.bothDatesIncludedPeriodComparedWith}</p>
    </Modal>
  );
}
