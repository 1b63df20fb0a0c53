import { App } from 'antd';
import { Select } from '#web/inputs/Select.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { type ReferralPage, referralPage } from '../schema.ts';
import { PartnerFields } from './fields.tsx';
import { texts } from './texts.ts';

export function EditForm({ row }: { row: ReferralPage }) {
  const { message } = App.useApp();
  return (
    <ResourceForm<ReferralPage> resource="referral_pages" id={row.id} onDone={() => message.success(texts.saved)}>
      <Section title={texts.texts}>
        <FieldInputs of={referralPage.fields} section="Texts" />
      </Section>
      <Section title={texts.registrations}>
        <FieldInputs
          of={referralPage.fields}
          section="Registrations"
          special={{
            type_id: { required: true },
            form_id: {
              required: true,
              only: [{ field: 'purpose', operator: 'eq', values: ['deal_registration'] }],
              help: texts.formsWithPurposeDealRegistrationIts,
            },
          }}
        />
        <PartnerFields />
      </Section>
      <Section title={texts.availability}>
        <FieldInputs of={referralPage.fields} section="Availability" />
        <Field name="allowed_origins" label={texts.websitesThatMayShowItIn} help={texts.suchAsHttpsWwwExampleCom}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',']} />
        </Field>
      </Section>
    </ResourceForm>
  );
}
