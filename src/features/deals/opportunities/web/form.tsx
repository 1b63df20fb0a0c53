import { Form } from 'antd';
import { useEffect } from 'react';
import { AccountSelect } from '#features/deals/accounts/web/index.tsx';
import type { OpportunityType } from '#features/deals/opportunity-types/schema.ts';
import { useList, useOne } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field, OptionField } from '#web/resource/form/fields.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { ReferenceName } from '#web/resource/record/ReferenceName.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Opportunity, opportunity } from '../schema.ts';
import { texts } from './texts.ts';
import { today } from './words.ts';

interface OpportunityFormProps {
  id?: string;
  /** The initial values of a new deal, such as the account it was created from. */
  initial?: Partial<Opportunity>;
  /** In the drawer of the list, which shows few fields at first. */
  short?: boolean;
  onDone: (row: Opportunity) => void;
  onCancel: () => void;
}

/** Stage, split and lines have places of their own: a new deal takes one partner and a plain amount. */
export function OpportunityForm({ id, initial, short, onDone, onCancel }: OpportunityFormProps) {
  const { user } = useSession();
  const edited = useOne<Opportunity>('opportunities', id);
  const isWon = edited.data?.status === 'won';
  return (
    <NounForm
      noun={opportunity}
      id={id}
      short={short}
      initial={{ owner_user_id: user.id, opened_on: today(), source: 'company', ...initial }}
      also={['accounts', 'opportunity_participants', 'opportunity_stage_events']}
      onDone={onDone}
      onCancel={onCancel}
      sections={{
        Deal: {
          text: isWon ? texts.thisDealWonToChangeWhat : undefined,
        },
      }}
      special={{
        account_id: { element: <AccountField disabled={isWon} /> },
        type_id: typeOf(id, edited.data),
        amount_minor: { disabled: isWon },
        primary_contact_id: { element: <ContactField /> },
        source: { required: true, disabled: isWon },
        opened_on: { required: true, disabled: isWon, max: today() },
      }}
    />
  );
}

/** A new deal also chooses its stage and partner; one that is over keeps its type. */
function typeOf(id: string | undefined, deal: Opportunity | undefined) {
  if (!id) return { element: <NewDealFields /> };
  if (deal?.status !== 'open') return null;
  return { required: true, help: texts.ifYouChangeTypeDealStarts };
}

function AccountField({ disabled }: { disabled: boolean }) {
  const { label, help } = opportunity.fields.account_id;
  return (
    <Field
      name="account_id"
      label={label}
      help={help}
      show={(value) => <ReferenceName resource="accounts" ids={value} />}
    >
      <AccountSelect disabled={disabled} />
    </Field>
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
        <FieldInput of={opportunity.fields} name="type_id" required />
        <OptionField
          name="stage_id"
          label={opportunity.fields.stage_id.label}
          options={(stages ?? []).map(({ id, name, color }) => ({ value: id, label: name, color }))}
          help={texts.defaultsToFirstStage}
        />
      </Pair>
      <FieldInput of={opportunity.fields} name="partner_id" />
    </>
  );
}

/** The contacts of the chosen account. */
function ContactField() {
  const account_id = Form.useWatch('account_id') as string | undefined;
  return (
    <FieldInput
      of={opportunity.fields}
      name="primary_contact_id"
      disabled={!account_id}
      help={account_id ? undefined : texts.chooseAccountFirstToSeeIts}
      only={account_id ? [{ field: 'account_id', operator: 'eq', values: [account_id] }] : []}
    />
  );
}
