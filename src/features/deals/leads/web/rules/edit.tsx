import { useNavigate, useParams } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import {
  Field,
  LongTextField,
  NumberField,
  OptionField,
  ReferenceField,
  SwitchField,
  TagsField,
  TextField,
} from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { sourceOptions } from '../../fields.schema.ts';
import type { LeadRule } from '../../rules.schema.ts';
import { criteria } from '../../scoring.schema.ts';
import { texts as t } from '../texts.ts';
import { criterionLabels, modeOptions } from '../words.ts';
import { ConditionsField } from './ConditionsField.tsx';

const initial = {
  is_active: true,
  mode: 'one',
  race_size: 3,
  accept_hours: 48,
  contact_hours: 72,
  max_open_leads: 10,
  needs_portal: true,
  weights: { territory: 30, product: 10, capacity: 20, language: 20, conversion: 10, fairness: 10 },
} as const;
const ofPartners = [{ field: 'entity', operator: 'eq' as const, values: ['partners'] }];

export default function LeadRuleEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  const back = () => navigate({ to: '/leads/rules' });
  return (
    <>
      <PageHeader title={id ? 'Lead rule' : 'New lead rule'} />
      <ResourceForm<LeadRule> resource="lead_rules" id={id} initial={initial} onDone={back} onCancel={back}>
        <Section title="Rule">
          <TextField name="name" label="Name" required max={120} />
          <LongTextField name="description" label="Description" rows={2} />
          <NumberField name="order" label="Order" help="The first active rule that matches a lead is used." min={0} />
          <SwitchField name="is_active" label="Active" />
        </Section>
        <Section title="Leads">
          <Field name="countries" label="Countries" help="Empty for all." show={listed}>
            <CountrySelect multiple />
          </Field>
          <ReferenceField name="product_ids" label="Products" help="Empty for all." resource="products" multiple />
          <OptionField name="sources" label="Sources" help="Empty for all." options={sourceOptions} multiple />
        </Section>
        <Section title="Partners">
          <ReferenceField
            name="audience_id"
            label="Audience"
            help="Empty for all active partners."
            resource="audiences"
            only={ofPartners}
          />
          <ConditionsField />
          <SwitchField name="needs_portal" label="Only partners that use the portal" />
          <NumberField name="max_open_leads" label="Most open leads per partner" min={1} max={10_000} />
          <TagsField
            name="certificate_tags"
            label="Certificates"
            help="Any of these partner tags counts."
            entity="partners"
          />
          <TextField
            name="certificate_field"
            label="Certificate field"
            help="Key of a custom field of partners that also counts as a certificate."
            max={120}
          />
          <ReferenceField name="preferred_type_ids" label="Preferred types" resource="partner_types" multiple />
          <OptionField
            name="required_criteria"
            label="Required"
            help={t.required}
            options={criteria.map((value) => ({ value, label: criterionLabels[value]! }))}
            multiple
          />
        </Section>
        <Section title="Points">
          <p className="meta">{t.weights}</p>
          {criteria.map((key) => (
            <NumberField key={key} name={`weights.${key}`} label={criterionLabels[key]!} min={0} max={100} />
          ))}
        </Section>
        <Section title="Offers">
          <OptionField name="mode" label="Offer to" required options={modeOptions.slice(0, 2)} />
          <NumberField name="race_size" label="Partners in a race" min={2} max={10} />
          <NumberField
            name="accept_hours"
            label="Hours to answer"
            help="Hours of business days: 48 are two business days."
            min={1}
            max={720}
          />
          <NumberField name="contact_hours" label="Hours to first contact" min={1} max={720} />
        </Section>
      </ResourceForm>
    </>
  );
}

const listed = (value: unknown) => (value as string[]).join(', ');
