import { App, Segmented } from 'antd';
import { useId, useState } from 'react';
import { localeOf } from '#shared/places/regions.ts';
import { Card } from '#web/components/Card.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { type Appearance, setAppearance, useAppearance } from '#web/look/appearance.ts';
import { regionOptions } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import css from './Profile.module.css';
import { texts } from './texts.ts';

const looks: { value: Appearance; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

/** Texts are English; how dates, numbers and money are written differs. */
const languages = [
  { value: 'company', label: 'Company default' },
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
  const { language } = useSession();
  const appearance = useAppearance();
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  const speak = async (value: string) => {
    setBusy(true);
    try {
      const chosen = value === 'company' ? null : value;
      await api('user/preference', { method: 'PATCH', body: { language: chosen } });
      // Reload to format every date and number again.
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
          <label htmlFor={id}>{texts.languageDatesAndNumbers}</label>
          <Select
            id={id}
            value={language ?? 'company'}
            onChange={speak}
            options={languages}
            loading={isBusy}
            disabled={isBusy}
            popupMatchSelectWidth={false}
            style={{ width: 240 }}
          />
        </li>
      </ul>
    </Card>
  );
}
