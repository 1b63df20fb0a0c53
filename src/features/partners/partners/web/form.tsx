import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { regionCurrency } from '#web/region.ts';
import { CustomFieldInputs } from '#web/resource/CustomFieldInputs.tsx';
import { DateField, Field, LongTextField, ReferenceField, TagsField, TextField } from '#web/resource/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/ResourceForm.tsx';
import type { Partner } from '../schema.ts';
import { DuplicateWarning } from './DuplicateWarning.tsx';
import { ProfileFields } from './ProfileFields.tsx';

interface PartnerFormProps {
  id?: string;
  onDone: (row: Partner) => void;
  onCancel: () => void;
}

const colleagues = [{ field: 'status', operator: 'eq' as const, values: ['active'] }];

export function PartnerForm({ id, onDone, onCancel }: PartnerFormProps) {
  const others = id ? [{ field: 'id', operator: 'ne' as const, values: [id] }] : [];
  return (
    <ResourceForm<Partner>
      resource="partners"
      id={id}
      initial={{ currency: regionCurrency() }}
      onDone={onDone}
      onCancel={onCancel}
    >
      <Section title="Company">
        <TextField name="name" label="Name" required />
        <Pair>
          <TextField
            name="domain"
            label="Domain"
            placeholder="acme.com"
            max={253}
            help="Recognises their deals and duplicates."
          />
          <TextField name="legal_name" label="Legal name" />
        </Pair>
        <DuplicateWarning except={id} />
      </Section>
      <Section title="Partnership">
        <Pair>
          {/* Of an existing partner both change with a reason and a date, on its own page. */}
          {!id && (
            <>
              <ReferenceField
                name="status_id"
                label="Status"
                resource="partner_statuses"
                help="The default one if left empty."
              />
              <ReferenceField name="tier_id" label="Tier" resource="partner_tiers" />
            </>
          )}
          <ReferenceField name="type_id" label="Type" resource="partner_types" />
          <ReferenceField name="region_id" label="Region" resource="partner_regions" />
          <ReferenceField
            name="other_region_ids"
            label="Other regions"
            resource="partner_regions"
            multiple
            help="Where it works besides. Its region itself counts before these."
          />
          <ReferenceField
            name="owner_user_id"
            label="Owner"
            resource="people"
            labelField="full_name"
            only={colleagues}
          />
          <TextField name="manager_name" label="Regional manager" />
          <ReferenceField name="parent_partner_id" label="Belongs to" resource="partners" only={others} />
          <ReferenceField name="referred_by_partner_id" label="Referred by" resource="partners" only={others} />
          <DateField name="joined_on" label="Joined on" />
        </Pair>
        <TagsField name="tags" label="Tags" entity="partners" />
      </Section>
      <Section title="Profile" text="The partner sees this part and can change it.">
        <ProfileFields />
      </Section>
      <Section title="Business">
        <Pair>
          <Field name="currency" label="Currency">
            <CurrencySelect />
          </Field>
          <TextField name="tax_id" label="Tax number" max={60} />
          <TextField name="external_ref" label="Id in another system" help="Such as the CRM’s." />
        </Pair>
        <LongTextField name="internal_notes" label="Internal notes" help="Only your company reads them." max={20_000} />
      </Section>
      <CustomFieldInputs entity="partners" />
    </ResourceForm>
  );
}
