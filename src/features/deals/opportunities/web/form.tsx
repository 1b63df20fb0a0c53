import { Form } from 'antd';
import { useEffect } from 'react';
import { AccountSelect } from '#features/deals/accounts/web/index.tsx';
import type { OpportunityType } from '#features/deals/opportunity-types/schema.ts';
import { CustomFieldInputs } from '#web/resource/CustomFieldInputs.tsx';
import {
  DateField,
  Field,
  LongTextField,
  MoneyField,
  OptionField,
  ReferenceField,
  TextField,
} from '#web/resource/fields.tsx';
import { ReferenceName } from '#web/resource/ReferenceName.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/ResourceForm.tsx';
import { useList, useOne } from '#web/resource/useResource.ts';
import { useSession } from '#web/session.tsx';
import type { Opportunity } from '../schema.ts';
import { sourceOptions, today } from './words.ts';

interface OpportunityFormProps {
  id?: string;
  /** What a new deal starts with, such as the company it was begun from. */
  initial?: Partial<Opportunity>;
  onDone: (row: Opportunity) => void;
  onCancel: () => void;
}

/** Stage, split and lines have places of their own: a new deal takes one partner and a plain amount. */
export function OpportunityForm({ id, initial, onDone, onCancel }: OpportunityFormProps) {
  const { user } = useSession();
  const edited = useOne<Opportunity>('opportunities', id);
  const isWon = edited.data?.status === 'won';
  return (
    <ResourceForm<Opportunity>
      resource="opportunities"
      id={id}
      initial={{ owner_user_id: user.id, opened_on: today(), source: 'company', ...initial }}
      also={['accounts', 'opportunity_participants', 'opportunity_stage_events']}
      onDone={onDone}
      onCancel={onCancel}
    >
      <Section
        title="Deal"
        text={isWon ? 'It is won: what its commissions rest on changes by amendment only.' : undefined}
      >
        <TextField name="name" label="Name" required />
        <Field
          name="account_id"
          label="Company"
          help="Who buys."
          show={(value) => <ReferenceName resource="accounts" ids={value} />}
        >
          <AccountSelect disabled={isWon} />
        </Field>
        {!id && <NewDealFields />}
        {id && !isWon && edited.data?.status === 'open' && (
          <ReferenceField
            name="type_id"
            label="Type"
            resource="opportunity_types"
            required
            help="Another type begins its own pipeline from the first stage."
          />
        )}
        <Pair>
          <MoneyField
            name="amount_minor"
            label="Amount"
            currency="currency"
            disabled={isWon}
            help="Follows the product lines once there are any."
          />
          <DateField name="expected_close_on" label="Expected close" />
        </Pair>
      </Section>
      <Section title="Who and where from">
        <Pair>
          <ReferenceField name="owner_user_id" label="Owner" resource="people" labelField="full_name" />
          <ContactField />
        </Pair>
        <Pair>
          <OptionField name="source" label="Source" options={sourceOptions} required disabled={isWon} />
          <DateField name="opened_on" label="Opened" max={today()} required disabled={isWon} />
        </Pair>
        <TextField name="external_ref" label="Id in another system" />
      </Section>
      <Section title="Next">
        <Pair>
          <TextField name="next_step" label="Next step" max={500} />
          <DateField name="next_step_on" label="On" />
        </Pair>
        <LongTextField name="description" label="Description" max={20_000} />
      </Section>
      <CustomFieldInputs entity="opportunities" />
    </ResourceForm>
  );
}

/** Only a new deal: its type, where in the pipeline it stands, and its partner. */
function NewDealFields() {
  const form = Form.useFormInstance();
  const type_id = Form.useWatch('type_id', form) as string | undefined;
  const types = useList<OpportunityType>('opportunity_types', { start: 0, end: 100 });
  const fallback = types.data?.rows.find(({ is_default }) => is_default)?.id;
  useEffect(() => {
    if (fallback && !form.getFieldValue('type_id')) form.setFieldValue('type_id', fallback);
  }, [fallback, form]);
  const stages = types.data?.rows
    .find(({ id }) => id === type_id)
    ?.stages.filter(({ category }) => category === 'open');
  // A stage of the former type would be refused.
  useEffect(() => {
    const chosen = form.getFieldValue('stage_id');
    if (stages && chosen && !stages.some(({ id }) => id === chosen)) form.setFieldValue('stage_id', undefined);
  }, [stages, form]);
  return (
    <>
      <Pair>
        <ReferenceField name="type_id" label="Type" resource="opportunity_types" required />
        <OptionField
          name="stage_id"
          label="Stage"
          options={(stages ?? []).map(({ id, name, colour }) => ({ value: id, label: name, colour }))}
          help="Left empty, the first one."
        />
      </Pair>
      <ReferenceField
        name="partner_id"
        label="Partner"
        resource="partners"
        help="Who brings or works it. A split between several is set on the deal itself."
      />
    </>
  );
}

/** The people of the chosen company. */
function ContactField() {
  const account_id = Form.useWatch('account_id') as string | undefined;
  return (
    <ReferenceField
      name="primary_contact_id"
      label="Contact"
      resource="contacts"
      labelField="full_name"
      disabled={!account_id}
      help={account_id ? undefined : 'Choose a company first: its people are offered here.'}
      only={account_id ? [{ field: 'account_id', operator: 'eq', values: [account_id] }] : []}
    />
  );
}
