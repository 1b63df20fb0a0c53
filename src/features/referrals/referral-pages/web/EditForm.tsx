import { App } from 'antd';
import { Select } from '#web/inputs/Select.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { type ReferralPage, referralPage } from '../schema.ts';
import { PartnerFields } from './fields.tsx';

export function EditForm({ row }: { row: ReferralPage }) {
  const { message } = App.useApp();
  return (
    <ResourceForm<ReferralPage> resource="referral_pages" id={row.id} onDone={() => message.success('Saved')}>
      <Section title="Texts">
        <FieldInputs of={referralPage.fields} section="Texts" />
      </Section>
      <Section title="Registrations">
        <FieldInputs
          of={referralPage.fields}
          section="Registrations"
          special={{
            type_id: { required: true },
            form_id: {
              required: true,
              only: [{ field: 'purpose', operator: 'eq', values: ['deal_registration'] }],
              help: 'Forms with the purpose “Deal registration”. Its questions are edited under Questions.',
            },
          }}
        />
        <PartnerFields />
      </Section>
      <Section title="Availability">
        <FieldInputs of={referralPage.fields} section="Availability" />
        <Field
          name="allowed_origins"
          label="Websites that may show it in a frame"
          help="Such as https://www.example.com."
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',']} />
        </Field>
      </Section>
    </ResourceForm>
  );
}
