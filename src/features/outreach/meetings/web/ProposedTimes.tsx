import { App, Button } from 'antd';
import { useState } from 'react';
import { formatEventTime } from '#web/region.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import type { Meeting } from '../schema.ts';
import { meetingSteps } from '../steps.schema.ts';
import css from './meetings.module.css';
import { texts as t } from './texts.ts';
import type { useMeetingSteps } from './useMeetingSteps.tsx';

/** The proposed times; the side that did not propose them picks one. */
export function ProposedTimes({ row, steps }: { row: Meeting; steps: ReturnType<typeof useMeetingSteps> }) {
  const { mode, program } = useSession();
  const other = (mode === 'partner' ? program?.company.name : row.partner_name) ?? '';
  const { message } = App.useApp();
  const [isPicking, setPicking] = useState(false);
  const mayPick = useCan('meetings', 'manage') && row.proposed_by !== mode;
  const pick = async (starts_at: string) => {
    setPicking(true);
    try {
      await steps.take('pick', { starts_at });
    } catch (error) {
      void message.error((error as Error).message);
    } finally {
      setPicking(false);
    }
  };
  return (
    <section className={css.band}>
      <h2>{mayPick ? meetingSteps.steps.pick.label : t.times}</h2>
      <p className="meta">{mayPick ? t.pickText(other) : t.waitText(other)}</p>
      <ul className={css.times}>
        {row.proposed_times.map((time) => (
          <li key={time}>
            {mayPick ? (
              <Button
                loading={isPicking}
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
            <Button type="text" onClick={() => steps.open('propose')}>
              {meetingSteps.steps.propose.label}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
