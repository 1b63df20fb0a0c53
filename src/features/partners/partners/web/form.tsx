import { regionCurrency } from '#web/region.ts';
import { CustomFieldInputs } from '#web/resource/custom-fields/CustomFieldInputs.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { partnerFields } from '../fields.schema.ts';
import type { Partner } from '../schema.ts';
import { DuplicateWarning } from './DuplicateWarning.tsx';

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
        <FieldInputs of={partnerFields} section="Company" id={id} />
        <DuplicateWarning except={id} />
      </Section>
      <Section title="Partnership">
        <FieldInputs
          of={partnerFields}
          section="Partnership"
          id={id}
          special={{
            owner_user_id: { only: colleagues },
            parent_partner_id: { only: others },
            referred_by_partner_id: { only: others },
          }}
        />
      </Section>
      <Section title="Profile" text="The partner can see and edit this section.">
        <FieldInputs of={partnerFields} section="Profile" id={id} />
      </Section>
      <Section title="Business">
        <FieldInputs of={partnerFields} section="Business" id={id} />
      </Section>
      <CustomFieldInputs entity="partners" />
    </ResourceForm>
  );
}
