import { Switch } from 'antd';
import { useState } from 'react';
import { Select } from '#web/inputs/Select.tsx';
import { TimeInput } from '#web/inputs/TimeInput.tsx';
import type { WorkEmail } from '../email.schema.ts';
import { texts as t } from './texts.ts';
import { useMorning } from './useMorning.ts';
import css from './work.module.css';

/** Turns the morning email on or off and sets its time; each change is saved at once. */
export function MorningFields() {
  const { data, save, isBusy } = useMorning();
  /** The time while it is typed; it is saved when the field is left. */
  const [time, setTime] = useState<string | null>(null);
  if (!data) return null;
  const { is_on, send_at, timezone, company_timezone } = data;
  return (
    <div className={css.morning}>
      <p className="meta">{t.morningAbout}</p>
      <div className={css.morningLine}>
        <Switch
          id="morning-email"
          aria-labelledby="morning-email-label"
          checked={is_on}
          loading={isBusy}
          onChange={(next) => void save({ is_on: next })}
        />
        <label id="morning-email-label" htmlFor="morning-email">
          {t.morningSwitch}
        </label>
      </div>
      {is_on && (
        <div className={css.morningLine}>
          <span style={{ width: 110 }}>
            <TimeInput
              aria-label={t.morningTime}
              value={time ?? send_at}
              onChange={setTime}
              onBlur={() => time && time !== send_at && void save({ is_on, send_at: time })}
            />
          </span>
          <Select<string>
            aria-label={t.morningZone}
            value={timezone ?? ''}
            onChange={(zone) => void save({ is_on, timezone: zone || null })}
            popupMatchSelectWidth={false}
            style={{ flex: '1 1 200px' }}
            options={zonesOf(timezone, company_timezone)}
          />
        </div>
      )}
    </div>
  );
}

/** The zone of the company, and that of the person's device or choice. */
function zonesOf(chosen: WorkEmail['timezone'], company: string) {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const own = [...new Set([chosen, device])].filter((zone): zone is string => Boolean(zone));
  return [
    { value: '', label: t.companyZone(company.replaceAll('_', ' ')) },
    ...own.map((zone) => ({ value: zone, label: t.ownZone(zone.replaceAll('_', ' ')) })),
  ];
}
