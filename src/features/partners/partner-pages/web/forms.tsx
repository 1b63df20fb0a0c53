import { App } from 'antd';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { Field, TagsField } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { type PartnerPage, partnerPage } from '../schema.ts';
import { BlocksInput } from './BlocksInput.tsx';
import { startChoices } from './startChoices.ts';
import { texts as ownTexts } from './texts.ts';

/** The form for the texts that visitors read. */
export function ContentForm({ row }: { row: PartnerPage }) {
  const { message } = App.useApp();
  return (
    <ResourceForm<PartnerPage> resource="partner_pages" id={row.id} onDone={() => message.success(ownTexts.saved)}>
      <Section title={ownTexts.headline}>
        <FieldInputs of={partnerPage.fields} section="Headline" id={row.id} />
      </Section>
      <Section title={ownTexts.content}>
        <Field name="blocks" label={ownTexts.blocks}>
          <BlocksInput />
        </Field>
      </Section>
      <Section title={ownTexts.form}>
        <FieldInputs
          of={partnerPage.fields}
          section="Form"
          id={row.id}
          special={{
            form_id: { required: true, only: [{ field: 'purpose', operator: 'eq', values: ['partner_application'] }] },
          }}
        />
      </Section>
    </ResourceForm>
  );
}

/** The form for the handling of applications. */
export function ReviewForm({ row }: { row: PartnerPage }) {
  const { message } = App.useApp();
  return (
    <ResourceForm<PartnerPage> resource="partner_pages" id={row.id} onDone={() => message.success(ownTexts.saved)}>
      <Section title={ownTexts.newPartnersGet}>
        <FieldInputs of={partnerPage.fields} section="New partners get" />
        <TagsField name="tags" label={ownTexts.tags} entity="partners" />
      </Section>
      <Section title={ownTexts.startsAtApproval}>
        <FieldInputs of={partnerPage.fields} section="Starts at approval" special={startChoices} />
      </Section>
      <Section title={ownTexts.review}>
        <FieldInputs
          of={partnerPage.fields}
          section="Review"
          id={row.id}
          special={{
            review_days: { required: true },
            auto_approve_audience_id: { only: [{ field: 'entity', operator: 'eq', values: ['partners'] }] },
          }}
        />
      </Section>
    </ResourceForm>
  );
}
