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
      submit={id ? undefined : 'Create with default stages'}
      also={['opportunities', 'opportunity_stages']}
      onDone={onDone}
      onCancel={onCancel}
    >
      <TextField name="name" label="Name" required max={120} />
      <OptionField
        name="motion"
        label="Sales model"
        options={motionOptions}
        required
        help="Sets what partners can change. In a resale deal they plan the next step; otherwise they can only view the deal."
      />
      <OptionField
        name="deal_kind"
        label="Kind of business"
        options={dealKindOptions}
        required
        help="Used to detect conflicts between registrations and to match incentive rules."
      />
      <LongTextField name="description" label="Description" rows={2} />
      <Pair>
        <NumberField
          name="protection_days"
          label="Protection"
          min={1}
          max={730}
          suffix="days"
          help="How long an approved registration is protected. Defaults to your program’s setting."
        />
        <ColorField name="color" label="Color" />
      </Pair>
      <SwitchField
        name="auto_approves"
        label="Approve registrations without conflicts automatically"
        help="Registrations with a possible conflict always need review."
      />
      {asksForCertificates && (
        <ReferenceField
          name="required_program_id"
          label="Required certificate"
          resource="certificate_programs"
          only={published}
          help="Partners can register deals of this type only while someone on their team, or the partner itself, holds it."
        />
      )}
      <SwitchField
        name="requires_distributor"
        label="Distributor required"
        help="Partners choose one of their distributors when they register a deal of this type."
      />
      <SwitchField name="is_default" label="Default type for new deals" />
    </ResourceForm>
  );
}
