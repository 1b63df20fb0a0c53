import { App, Button } from 'antd';
import { formatEventTime } from '#web/region.ts';
import { useCan, useSession } from '#web/session.tsx';
import type { Meeting } from '../schema.ts';
import css from './meetings.module.css';
import { texts as t } from './texts.ts';
import { useMeetingStep } from './useMeetingStep.ts';

/** The proposed times; the side that did not propose them picks one. */
export function ProposedTimes({ row, onOther }: { row: Meeting; onOther: () => void }) {
  const { mode } = useSession();
  const { message } = App.useApp();
  const mayPick = useCan('meetings', 'manage') && row.proposed_by !== mode;
  const step = useMeetingStep(row.id);
  const pick = (starts_at: string) =>
    step.mutate(
      { step: 'pick', body: { starts_at } },
      {
        onSuccess: () => void message.success(t.picked),
        onError: (error) => void message.error(error.message),
      },
    );
  return (
    <section className={css.band}>
      <h2>{mayPick ? t.pickTitle : t.times}</h2>
      <p className="meta">{mayPick ? t.pickText : t.waitText}</p>
      <ul className={css.times}>
        {row.proposed_times.map((time) => (
          <li key={time}>
            {mayPick ? (
              <Button
                loading={step.isPending}
                aria-label={t.pick(formatEventTime(time, row.time_zone))}
                onClick={() => pick(time)}
              >
                <span className="figures">{formatEventTime(time, row.time_zone)}</span>
              </Button>
            ) : (
              <span className="figures">{formatEventTime(time, row.time_zone)}</span>
            )}
          </li>
        ))}
        {mayPick && (
          <li>
            <Button type="text" onClick={onOther}>
              {t.other}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
