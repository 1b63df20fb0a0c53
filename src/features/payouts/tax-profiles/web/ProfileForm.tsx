import { Alert, Checkbox, Form } from 'antd';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { regionToday } from '#web/region.ts';
import { DateField, Field, OptionField, SwitchField, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { euCountries, vatCountries } from '../numbers/vat.ts';
import { entityOptions, fatcaOptions, personOptions, usClassOptions } from '../options.schema.ts';
import { type TaxProfileForPartner, taxProfile } from '../schema.ts';
import { usStates } from '../us-states.schema.ts';
import { texts as t } from './texts.ts';
import { usePapers } from './usePapers.ts';

type Values = TaxProfileForPartner & { with_us_form: boolean; certifies: boolean };

/** The tax profile in one short form; it asks only what the country needs. */
export function ProfileForm({ latest, onDone }: { latest: TaxProfileForPartner | undefined; onDone: () => void }) {
  const { user } = useSession();
  const papers = usePapers();
  if (!papers.data) return null;
  const { needs_us_form } = papers.data;
  const again: Partial<Values> = latest
    ? {
        country: latest.country,
        person: latest.person,
        legal_name: latest.legal_name,
        street: latest.street,
        city: latest.city,
        state: latest.state,
        postal_code: latest.postal_code,
        us_class: latest.us_class,
        entity_status: latest.entity_status,
        fatca_status: latest.fatca_status,
        is_small_business: latest.is_small_business,
      }
    : {};
  const initial: Partial<Values> = {
    person: 'company',
    ...again,
    with_us_form: needs_us_form || (latest !== undefined && latest.form !== 'none' && latest.form !== 'w9'),
    certified_name: user.full_name,
  };
  return (
    <ResourceForm<Values>
      resource={taxProfile.name}
      initial={initial}
      submit={t.submitTaxProfile}
      onDone={onDone}
      onCancel={onDone}
      also={['tax_papers', 'work_items']}
    >
      <Alert type="info" showIcon style={{ marginBottom: 16 }} title={t.encrypted} />
      <Field name="country" label={t.countryTaxResidence} required>
        <CountrySelect />
      </Field>
      <OptionField name="person" label={t.kindOfTaxpayer} options={personOptions} required />
      <TextField name="legal_name" label={t.legalName} help={t.asItRegisteredWithTaxOffice} required />
      <TextField name="street" label={t.streetAndNumber} required />
      <Town />
      <ByCountry needsUsForm={needs_us_form} />
      <Certification />
    </ResourceForm>
  );
}

/** In the order in which the country writes them. */
function Town() {
  const isUS = Form.useWatch('country') === 'US';
  const city = <TextField name="city" label={t.city} required />;
  if (!isUS)
    return (
      <>
        <TextField name="postal_code" label={t.postalCode} />
        {city}
      </>
    );
  return (
    <>
      {city}
      <OptionField name="state" label={t.state} options={usStates} required />
      <TextField name="postal_code" label={t.zipCode} required />
    </>
  );
}

function ByCountry({ needsUsForm }: { needsUsForm: boolean }) {
  const country = Form.useWatch('country') as string | undefined;
  const person = Form.useWatch('person') as string | undefined;
  const withUsForm = Form.useWatch('with_us_form') as boolean | undefined;
  if (!country) return null;
  const isPerson = person === 'individual';
  if (country === 'US')
    return (
      <>
        <OptionField
          name="us_class"
          label={t.taxClassification}
          options={usClassOptions.filter(({ value }) => (value === 'individual') === isPerson)}
          required
        />
        <TextField
          name="tax_number"
          label={isPerson ? t.socialSecurityNumberOrItin : t.employerIdentificationNumberEin}
          required
        />
      </>
    );
  const isEU = euCountries.includes(country);
  const hasVat = vatCountries.includes(country);
  return (
    <>
      {hasVat && <TextField name="vat_number" label={t.vatNumber} help={t.itsFormatAndCheckDigitsChecked} />}
      <TextField
        name="tax_number"
        label={t.nationalTaxNumber}
        help={isEU && !withUsForm ? t.neededWithoutVatNumber : undefined}
        required={Boolean(withUsForm)}
      />
      {hasVat && (
        <SwitchField
          name="is_small_business"
          label={t.smallBusinessWithoutVat}
          help={t.youUseSmallBusinessExemptionSo}
        />
      )}
      {isPerson && (isEU || withUsForm) && (
        <DateField name="birth_date" label={t.dateOfBirth} max={regionToday()} required />
      )}
      <SwitchField
        name="with_us_form"
        label={t.usForm}
        help={needsUsForm ? t.usFormHelp : t.usFormHelpOptional}
        disabled={needsUsForm}
      />
      {withUsForm && !isPerson && (
        <>
          <OptionField name="entity_status" label={t.typeOfEntity} options={entityOptions} required />
          <OptionField name="fatca_status" label={t.fatcaStatus} options={fatcaOptions} required />
        </>
      )}
      {withUsForm && (
        <SwitchField name="claims_treaty" label={t.claimTaxTreatyBenefits} help={t.asResidentThisCountryInMeaning} />
      )}
    </>
  );
}

function Certification() {
  const country = Form.useWatch('country') as string | undefined;
  const withUsForm = Form.useWatch('with_us_form') as boolean | undefined;
  if (!country) return null;
  return (
    <>
      <Field name="certifies" label={t.certification} valuePropName="checked" required={t.certifyTheStatements}>
        <Checkbox>{country === 'US' ? t.certifyW9 : withUsForm ? t.certifyW8 : t.certifyPlain}</Checkbox>
      </Field>
      <TextField name="certified_name" label={t.yourName} help={t.signsProfileWithTodaysDate} required />
    </>
  );
}
