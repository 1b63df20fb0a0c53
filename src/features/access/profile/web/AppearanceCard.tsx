import { App, Segmented } from 'antd';
import { useId, useState } from 'react';
import { localeOf } from '#shared/places/regions.ts';
import { sayable } from '#shared/text/labels.ts';
import { languageOptions } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import { Card } from '#web/components/Card.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { type Appearance, setAppearance, useAppearance } from '#web/look/appearance.ts';
import { regionOptions } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import css from './Profile.module.css';
import { texts } from './texts.ts';

const looks: { value: Appearance; label: string }[] = sayable([
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]);

/** In English, the region decides how dates, numbers and money are written. */
const formatOptions = () => [
  { value: 'company', label: texts.companyDefault },
  ...regionOptions.map(({ value, label }) => ({ value, label: `${label}: ${exampleIn(value)}` })),
];

/** An example that shows how the formats differ: date order, clock, and currency symbol. */
function exampleIn(region: string): string {
  const locale = localeOf(region);
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  return `${instant.format(Date.UTC(2026, 11, 31, 17, 30))}; ${money.format(1234.56)}`;
}

export function LookCard() {
  const { message } = App.useApp();
  const { language, region } = useSession();
  const appearance = useAppearance();
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  const change = async (preference: { language?: string | null; region?: string | null }) => {
    setBusy(true);
    try {
      await api('user/preference', { method: 'PATCH', body: preference });
      // Reload to write every text, date and number again.
      window.location.reload();
    } catch (error) {
      message.error((error as Error).message);
      setBusy(false);
    }
  };

  return (
    <Card title={texts.appearanceAndLanguage}>
      <ul className={css.rows}>
        <li className={css.row}>
          <span>{texts.appearance}</span>
          <Segmented<Appearance>
            aria-label={texts.appearance}
            value={appearance}
            onChange={setAppearance}
            options={looks}
          />
        </li>
        <li className={css.row}>
          <label htmlFor={id}>{texts.language}</label>
          <Select
            id={id}
            value={language ?? 'browser'}
            onChange={(value) => change({ language: value === 'browser' ? null : value })}
            options={[{ value: 'browser', label: texts.browserLanguage }, ...languageOptions]}
            loading={isBusy}
            disabled={isBusy}
            popupMatchSelectWidth={false}
            style={{ width: 240 }}
          />
        </li>
        {readerLanguage() === 'en' && (
          <li className={css.row}>
            <label htmlFor={`${id}-formats`}>{texts.datesAndNumbers}</label>
            <Select
              id={`${id}-formats`}
              value={region ?? 'company'}
              onChange={(value) => change({ region: value === 'company' ? null : value })}
              options={formatOptions()}
              loading={isBusy}
              disabled={isBusy}
              popupMatchSelectWidth={false}
              style={{ width: 240 }}
            />
          </li>
        )}
      </ul>
    </Card>
  );
}
