import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { countryName } from '#web/countries.ts';
import { entityOptions, fatcaOptions, formOptions, personOptions, usClassOptions } from '../options.schema.ts';
import { type TaxProfileForPartner, taxProfile } from '../schema.ts';
import { texts } from './texts.ts';

type Option = { value: string; label: string };
const labelOf = (options: readonly Option[], value: string | null) =>
  options.find((option) => option.value === value)?.label;
const ending = (last4: string | null) => last4 && texts.endingIn(last4);

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
      title={title ?? texts.taxData}
      rows={[
        [texts.legalName, profile.legal_name],
        [texts.kind, labelOf(personOptions, profile.person)],
        [texts.address, addressOf(profile)],
        [texts.country, countryName(profile.country)],
        [texts.form, labelOf(formOptions, profile.form)],
        [texts.taxClassification, labelOf(usClassOptions, profile.us_class)],
        [texts.typeOfEntity, labelOf(entityOptions, profile.entity_status)],
        [texts.fatcaStatus, labelOf(fatcaOptions, profile.fatca_status)],
        [texts.treatyBenefits, profile.claims_treaty && texts.claimed],
        [labelOf(kinds, profile.tax_number_kind) ?? texts.taxNumber, ending(profile.tax_number_last4)],
        [texts.vatNumber, ending(profile.vat_number_last4)],
        [texts.smallBusiness, profile.is_small_business && texts.chargesNoVat],
        [texts.dateOfBirth, profile.has_birth_date && texts.onFile],
        [texts.certifiedBy, profile.certified_name],
        [texts.certified, <DateText key="at" value={profile.certified_at} />],
        [texts.validUntil, profile.valid_until && <DateText key="until" value={profile.valid_until} />],
        [texts.reason, profile.reject_reason],
      ]}
    />
  );
}
