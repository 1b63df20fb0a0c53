import { ColourField, LongTextField, NumberField, OptionField, SwitchField, TextField } from '#web/resource/fields.tsx';
import { Pair, ResourceForm } from '#web/resource/ResourceForm.tsx';
import type { OpportunityType } from '../schema.ts';
import { dealKindOptions, motionOptions } from './words.ts';

interface TypeFormProps {
  id?: string;
  onDone: (row: OpportunityType) => void;
  onCancel: () => void;
}

/** What kind of deal it is; the pipeline has an editor of its own. */
export function TypeForm({ id, onDone, onCancel }: TypeFormProps) {
  return (
    <ResourceForm<OpportunityType>
      resource="opportunity_types"
      id={id}
      initial={{ motion: 'resale', deal_kind: 'new', auto_approves: false, is_default: false }}
      submit={id ? undefined : 'Create with the usual stages'}
      also={['opportunities', 'opportunity_stages']}
      onDone={onDone}
      onCancel={onCancel}
    >
      <TextField name="name" label="Name" required max={120} />
      <OptionField
        name="motion"
        label="Who works the deal"
        options={motionOptions}
        required
        help="Decides what the partner may change: in a resale it plans the next step, otherwise it watches."
      />
      <OptionField
        name="deal_kind"
        label="What is sold to whom"
        options={dealKindOptions}
        required
        help="Decides what counts as a conflict when a partner registers such a deal, and which rules of incentive structures fit it."
      />
      <LongTextField name="description" label="Description" rows={2} />
      <Pair>
        <NumberField
          name="protection_days"
          label="Protection"
          min={1}
          max={730}
          suffix="days"
          help="How long an approved registration keeps others out. Empty: the programme’s."
        />
        <ColourField name="colour" label="Colour" />
      </Pair>
      <SwitchField
        name="auto_approves"
        label="Approve registrations without conflicts by themselves"
        help="Those with a possible conflict always wait for a person."
      />
      <SwitchField name="is_default" label="New deals get this type" />
    </ResourceForm>
  );
}
