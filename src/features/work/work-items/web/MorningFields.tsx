import { Input, Switch } from 'antd';
import { Select } from '#web/inputs/Select.tsx';
import type { WorkEmail } from '../email.schema.ts';
import { texts as t } from './texts.ts';
import { useMorning } from './useMorning.ts';
import css from './work.module.css';

/** Turns the morning email on or off and sets its time; each change is saved at once. */
export function MorningFields() {
  const { data, save, isBusy } = useMorning();
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
          <Input
            type="time"
            aria-label={t.morningTime}
            defaultValue={send_at}
            // An incomplete time has an empty value in the browser, and is ignored.
            onBlur={({ target: { value } }) => value && value !== send_at && void save({ is_on, send_at: value })}
            style={{ width: 110 }}
          />
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
