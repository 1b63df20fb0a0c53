import {
  LongTextField,
  NumberField,
  OptionField,
  ReferenceField,
  TagsField,
  TextField,
} from '#web/resource/form/fields.tsx';

import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { stepOrders, type Track } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Props {
  id?: string;
  onDone: (row: Track) => void;
  onCancel?: () => void;
}

/** The properties, target partners and rewards of a track; its steps have a separate screen. */
export function TrackForm({ id, onDone, onCancel }: Props) {
  const isCompany = useSession().mode === 'company';
  return (
    <ResourceForm<Track>
      resource="tracks"
      {...(id && { id })}
      initial={{ step_order: 'stages', stuck_days: 14 }}
      submit={id ? 'Save' : t.create}
      onDone={onDone}
      {...(onCancel && { onCancel })}
    >
      <TextField name="name" label="Name" required />
      <LongTextField name="description" label="Description" />
      <OptionField name="step_order" label="Order of steps" options={stepOrders} required />
      <NumberField name="due_days" label="Complete within (days)" min={1} max={1000} />
      {isCompany && (
        <>
          <NumberField
            name="stuck_days"
            label="Stuck after (days)"
            help="Days without progress until a partner appears on the stuck list."
            min={1}
            max={365}
          />
          <Section title="Assigned automatically">
            <ReferenceField
              name="audience_id"
              label="Audience"
              resource="audiences"
              only={[{ field: 'entity', operator: 'eq' as const, values: ['partners'] }]}
              help="Partners that join the audience later are assigned, too."
            />
            <ReferenceField name="tier_ids" label="Tiers" resource="partner_tiers" multiple />
            <ReferenceField name="type_ids" label="Types" resource="partner_types" multiple />
          </Section>
          <Section title={t.reward}>
            <TagsField name="reward_tags" label="Tags for the partner" entity="partners" />
            <ReferenceField
              name="reward_tier_id"
              label="Proposed tier"
              help="You decide about the tier when a partner completes the track."
              resource="partner_tiers"
            />
            <ReferenceField name="reward_status_id" label="New status" resource="partner_statuses" />
          </Section>
        </>
      )}
    </ResourceForm>
  );
}
