import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { countryName } from '#web/countries.ts';
import { entityOptions, fatcaOptions, formOptions, personOptions, usClassOptions } from '../options.schema.ts';
import { type TaxProfileForPartner, taxProfile } from '../schema.ts';

type Option = { value: string; label: string };
const labelOf = (options: readonly Option[], value: string | null) =>
  options.find((option) => option.value === value)?.label;
const ending = (last4: string | null) => last4 && `ending in ${last4}`;

const addressOf = ({ street, city, state, postal_code }: TaxProfileForPartner) =>
  state
    ? `${street}, ${city}, ${state} ${postal_code ?? ''}`.trim()
    : [street, [postal_code, city].filter(Boolean).join(' ')].join(', ');

/** A tax profile with the last digits of its numbers. */
export function ProfileFacts({ profile, title }: { profile: TaxProfileForPartner; title?: string }) {
  const { fields } = taxProfile;
  const kinds: readonly Option[] = fields.tax_number_kind.options;
  return (
    <Facts
      title={title ?? 'Tax data'}
      rows={[
        ['Legal name', profile.legal_name],
        ['Kind', labelOf(personOptions, profile.person)],
        ['Address', addressOf(profile)],
        ['Country', countryName(profile.country)],
        ['Form', labelOf(formOptions, profile.form)],
        ['Tax classification', labelOf(usClassOptions, profile.us_class)],
        ['Type of entity', labelOf(entityOptions, profile.entity_status)],
        ['FATCA status', labelOf(fatcaOptions, profile.fatca_status)],
        ['Treaty benefits', profile.claims_treaty && 'Claimed'],
        [labelOf(kinds, profile.tax_number_kind) ?? 'Tax number', ending(profile.tax_number_last4)],
        ['VAT number', ending(profile.vat_number_last4)],
        ['Small business', profile.is_small_business && 'Charges no VAT'],
        ['Date of birth', profile.has_birth_date && 'On file'],
        ['Certified by', profile.certified_name],
        ['Certified', <DateText key="at" value={profile.certified_at} />],
        ['Valid until', profile.valid_until && <DateText key="until" value={profile.valid_until} />],
        ['Reason', profile.reject_reason],
      ]}
    />
  );
}
