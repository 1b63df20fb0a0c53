import { Form } from 'antd';
import type { Organization } from '#features/platform/organizations/schema.ts';
import { pageSizes } from '#shared/nouns/page-size.ts';
import { localeOf } from '#shared/places/regions.ts';
import { languageNames, languageOptions } from '#shared/text/languages.ts';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { TimeZoneSelect } from '#web/inputs/TimeZoneSelect.tsx';
import { regionCurrency, regionOptions, regionTimeZone } from '#web/region.ts';
import { Field, OptionField } from '#web/resource/form/fields.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import css from './RegionForm.module.css';
import { CompanySettingsForm } from './SettingsForm.tsx';
import { texts } from './texts.ts';

export function RegionForm({ organization }: { organization: Organization }) {
  const { region, language, base_currency, timezone, page_size } = organization;
  // Currency and time zone of a program are set by its company.
  const isCompany = useSession().mode === 'company';
  return (
    <CompanySettingsForm
      organization={organization}
      facts={[
        [texts.regionText, regionOptions.find(({ value }) => value === region)?.label],
        [texts.languageOfEmails, isCompany && languageNames[language ?? 'en']],
        [texts.currency, isCompany && base_currency],
        [texts.timeZone, isCompany && timezone],
        [texts.rowsPerPage, pageSizeOptions.find(({ value }) => value === page_size)?.label],
      ]}
    >
      <OptionField
        name="region"
        label={texts.regionText}
        options={regionOptions}
        help={texts.formatDatesNumbersAndAmountsFor}
        required
      />
      {isCompany && (
        <OptionField
          name="language"
          label={texts.languageOfEmails}
          options={languageOptions}
          placeholder={languageNames.en}
          help={texts.forThoseWhoChoseNoLanguage}
        />
      )}
      {isCompany && (
        <Pair>
          <Field
            name="base_currency"
            label={texts.currency}
            help={texts.defaultCurrencyLockedOnceCommissionsExist}
            required
          >
            <CurrencySelect />
          </Field>
          <Field name="timezone" label={texts.timeZone} help={texts.determinesWhenEachDayStartsAnd} required>
            <TimeZoneSelect />
          </Field>
        </Pair>
      )}
      <OptionField
        name="page_size"
        label={texts.rowsPerPage}
        options={pageSizeOptions}
        help={texts.usedInListsUntilPersonChooses}
        required
      />
      <Example />
    </CompanySettingsForm>
  );
}

const pageSizeOptions = pageSizes.map((value) => ({ value, label: value === 'fit' ? texts.fitScreen : value }));

/** A preview of the formats. */
function Example() {
  const region = (Form.useWatch('region') ?? 'en') as string;
  const currency = (Form.useWatch('base_currency') ?? regionCurrency()) as string;
  const timeZone = (Form.useWatch('timezone') ?? regionTimeZone()) as string;
  const locale = localeOf(region);
  const now = new Date();
  return (
    <p className={css.example}>
      <span className="meta">{texts.example}</span>
      <span className="figures">
        {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(now)}
      </span>
      <span className="figures">{new Intl.NumberFormat(locale).format(1234567.89)}</span>
      <span className="figures">{new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1234.5)}</span>
    </p>
  );
}
