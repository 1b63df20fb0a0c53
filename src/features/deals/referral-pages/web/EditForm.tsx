import { App } from 'antd';
import { Select } from '#web/inputs/Select.tsx';
import { DateField, Field, LongTextField, ReferenceField, TextField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import type { ReferralPage } from '../schema.ts';
import { PartnerFields } from './fields.tsx';

export function EditForm({ row }: { row: ReferralPage }) {
  const { message } = App.useApp();
  return (
    <ResourceForm<ReferralPage> resource="referral_pages" id={row.id} onDone={() => message.success('Saved')}>
      <Section title="Texts">
        <TextField name="name" label="Name" required help="Only your team sees it." />
        <TextField name="headline" label="Headline" required />
        <LongTextField name="intro" label="Introduction" />
        <LongTextField name="thanks" label="Thank-you text" help="Leave it empty to show the text of the form." />
      </Section>
      <Section title="Registrations">
        <Pair>
          <ReferenceField name="type_id" label="Opportunity type" resource="opportunity_types" required />
          <ReferenceField
            name="form_id"
            label="Form"
            resource="forms"
            required
            only={[{ field: 'purpose', operator: 'eq', values: ['deal_registration'] }]}
            help="Forms with the purpose “Deal registration”. Edit the questions under Forms."
          />
        </Pair>
        <PartnerFields />
      </Section>
      <Section title="Availability">
        <Pair>
          <DateField name="opens_on" label="Opens" />
          <DateField name="closes_on" label="Closes" />
        </Pair>
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
