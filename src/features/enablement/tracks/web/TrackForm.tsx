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
      submit={id ? t.save : t.create}
      onDone={onDone}
      {...(onCancel && { onCancel })}
    >
      <TextField name="name" label={t.name} required />
      <LongTextField name="description" label={t.description} />
      <OptionField name="step_order" label={t.orderOfSteps} options={stepOrders} required />
      <NumberField name="due_days" label={t.completeWithinDays} min={1} max={1000} />
      {isCompany && (
        <>
          <NumberField
            name="stuck_days"
            label={t.stuckAfterDays}
            help={t.daysWithoutProgressUntilPartnerAppears}
            min={1}
            max={365}
          />
          <Section title={t.assignedAutomatically}>
            <ReferenceField
              name="audience_id"
              label={t.audience}
              resource="audiences"
              only={[{ field: 'entity', operator: 'eq' as const, values: ['partners'] }]}
              help={t.partnersThatJoinAudienceLaterAssigned}
            />
            <ReferenceField name="tier_ids" label={t.tiers} resource="partner_tiers" multiple />
            <ReferenceField name="type_ids" label={t.types} resource="partner_types" multiple />
          </Section>
          <Section title={t.reward}>
            <TagsField name="reward_tags" label={t.tagsForPartner} entity="partners" />
            <ReferenceField
              name="reward_tier_id"
              label={t.proposedTier}
              help={t.youDecideAboutTierWhenPartner}
              resource="partner_tiers"
            />
            <ReferenceField name="reward_status_id" label={t.newStatus} resource="partner_statuses" />
          </Section>
        </>
      )}
    </ResourceForm>
  );
}
