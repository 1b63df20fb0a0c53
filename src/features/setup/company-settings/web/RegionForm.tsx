import { Form } from 'antd';
import { localeOf } from '#shared/regions.ts';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { TimeZoneSelect } from '#web/inputs/TimeZoneSelect.tsx';
import { regionCurrency, regionOptions, regionTimeZone } from '#web/region.ts';
import { Field, OptionField } from '#web/resource/fields.tsx';
import { Pair } from '#web/resource/ResourceForm.tsx';
import { useSession } from '#web/session.tsx';
import type { Organisation } from '../schema.ts';
import css from './RegionForm.module.css';
import { SettingsForm } from './SettingsForm.tsx';

export function RegionForm({ organisation }: { organisation: Organisation }) {
  const { region, base_currency, timezone } = organisation;
  // Amounts and days of a programme are its company's.
  const isCompany = useSession().mode === 'company';
  return (
    <SettingsForm
      organisation={organisation}
      facts={[
        ['Region', regionOptions.find(({ value }) => value === region)?.label],
        ['Currency', isCompany && base_currency],
        ['Time zone', isCompany && timezone],
      ]}
    >
      <OptionField
        name="region"
        label="Region"
        options={regionOptions}
        help="How dates, numbers and money are written, for everybody here who has not chosen otherwise."
        required
      />
      {isCompany && (
        <Pair>
          <Field
            name="base_currency"
            label="Currency"
            help="Of amounts nobody names another for, and of what commissions are counted in: it stays while there are any."
            required
          >
            <CurrencySelect />
          </Field>
          <Field name="timezone" label="Time zone" help="When a day begins and ends." required>
            <TimeZoneSelect />
          </Field>
        </Pair>
      )}
      <Example />
    </SettingsForm>
  );
}

/** How it will read, before it is saved. */
function Example() {
  const region = (Form.useWatch('region') ?? 'en') as string;
  const currency = (Form.useWatch('base_currency') ?? regionCurrency()) as string;
  const timeZone = (Form.useWatch('timezone') ?? regionTimeZone()) as string;
  const locale = localeOf(region);
  const now = new Date();
  return (
    <p className={css.example}>
      <span className="meta">Reads like this</span>
      <span className="figures">
        {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(now)}
      </span>
      <span className="figures">{new Intl.NumberFormat(locale).format(1234567.89)}</span>
      <span className="figures">{new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1234.5)}</span>
    </p>
  );
}
