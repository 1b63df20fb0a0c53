import {
  ColorField,
  LongTextField,
  NumberField,
  OptionField,
  ReferenceField,
  SwitchField,
  TextField,
} from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { useCan } from '#web/session/session.tsx';
import type { OpportunityType } from '../schema.ts';
import { texts } from './texts.ts';
import { dealKindOptions, motionOptions } from './words.ts';

interface TypeFormProps {
  id?: string;
  onDone: (row: OpportunityType) => void;
  onCancel: () => void;
}

const published = [{ field: 'state', operator: 'eq' as const, values: ['published'] }];

/** The settings of a deal type; the pipeline has an editor of its own. */
export function TypeForm({ id, onDone, onCancel }: TypeFormProps) {
  const asksForCertificates = useCan('certificate_programs', 'view');
  return (
    <ResourceForm<OpportunityType>
      resource="opportunity_types"
      id={id}
      initial={{
        motion: 'resale',
        deal_kind: 'new',
        auto_approves: false,
        is_default: false,
        requires_distributor: false,
      }}
      submit={id ? undefined : texts.createWithDefaultStages}
      also={['opportunities', 'opportunity_stages']}
      onDone={onDone}
      onCancel={onCancel}
    >
      <TextField name="name" label={texts.name} required max={120} />
      <OptionField
        name="motion"
        label={texts.salesModel}
        options={motionOptions}
        required
        help={texts.setsWhatPartnersCanChangeIn}
      />
      <OptionField
        name="deal_kind"
        label={texts.kindOfBusiness}
        options={dealKindOptions}
        required
        help={texts.usedToDetectConflictsBetweenRegistrations}
      />
      <LongTextField name="description" label={texts.description} rows={2} />
      <Pair>
        <NumberField
          name="protection_days"
          label={texts.protection}
          min={1}
          max={730}
          suffix="days"
          help={texts.howLongApprovedRegistrationProtectedDefaults}
        />
        <ColorField name="color" label={texts.color} />
      </Pair>
      <SwitchField
        name="auto_approves"
        label={texts.approveRegistrationsWithoutConflictsAutomatically}
        help={texts.registrationsWithPossibleConflictAlwaysNeed}
      />
      {asksForCertificates && (
        <ReferenceField
          name="required_program_id"
          label={texts.requiredCertificate}
          resource="certificate_programs"
          only={published}
          help={texts.partnersCanRegisterDealsThisType}
        />
      )}
      <SwitchField
        name="requires_distributor"
        label={texts.distributorRequired}
        help={texts.partnersChooseOneTheirDistributorsWhen}
      />
      <SwitchField name="is_default" label={texts.defaultTypeForNewDeals} />
    </ResourceForm>
  );
}
