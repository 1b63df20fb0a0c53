import { App } from 'antd';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import {
  DateField,
  Field,
  LongTextField,
  NumberField,
  ReferenceField,
  SwitchField,
  TagsField,
  TextField,
} from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { placementFields } from '../placement.schema.ts';
import type { PartnerPage } from '../schema.ts';
import { BlocksInput } from './BlocksInput.tsx';

/** What visitors read. */
export function ContentForm({ row }: { row: PartnerPage }) {
  const { message } = App.useApp();
  return (
    <ResourceForm<PartnerPage> resource="partner_pages" id={row.id} onDone={() => message.success('Saved')}>
      <Section title="Headline">
        <TextField name="name" label="Name" required help="Only your team sees it." />
        <TextField name="headline" label="Headline" required />
        <LongTextField name="intro" label="Introduction" />
      </Section>
      <Section title="Content">
        <Field name="blocks" label="Blocks">
          <BlocksInput />
        </Field>
      </Section>
      <Section title="Form">
        <ReferenceField
          name="form_id"
          label="Form"
          resource="forms"
          required
          only={[{ field: 'purpose', operator: 'eq', values: ['partner_application'] }]}
          help="Forms with the purpose “Partner sign-up”. Edit the questions under Forms."
        />
        <Pair>
          <DateField name="opens_on" label="Opens" />
          <DateField name="closes_on" label="Closes" />
        </Pair>
      </Section>
    </ResourceForm>
  );
}

/** What happens to applications. */
export function ReviewForm({ row }: { row: PartnerPage }) {
  const { message } = App.useApp();
  return (
    <ResourceForm<PartnerPage> resource="partner_pages" id={row.id} onDone={() => message.success('Saved')}>
      <Section title="New partners get">
        <FieldInputs of={placementFields} section="New partners get" />
        <TagsField name="tags" label="Tags" entity="partners" />
      </Section>
      <Section title="Review">
        <Pair>
          <NumberField name="review_days" label="Decision within" min={1} max={60} suffix="business days" required />
          <NumberField
            name="reapply_days"
            label="Can apply again after"
            min={0}
            max={3650}
            suffix="days"
            help="After a rejection. Leave it empty to allow no second application."
          />
        </Pair>
        <SwitchField name="shows_decision_time" label="Show the median decision time on the page" />
        <Field name="countries" label="Countries" help="Where your program works. Leave it empty for all countries.">
          <CountrySelect multiple />
        </Field>
        <ReferenceField
          name="auto_approve_audience_id"
          label="Approve automatically"
          resource="audiences"
          only={[{ field: 'entity', operator: 'eq', values: ['partners'] }]}
          help="Applications whose partner would be in this audience. Never with a risk flag, and only with a confirmed email address."
        />
        <SwitchField
          name="allows_joining"
          label="Let people ask to join an existing partner"
          help="If the email domain belongs to a partner, the applicant can ask its administrators for access."
        />
      </Section>
    </ResourceForm>
  );
}
