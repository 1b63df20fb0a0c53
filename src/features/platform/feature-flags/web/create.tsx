import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { DateField, LongTextField, SwitchField, TextField } from '#web/resource/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/ResourceForm.tsx';
import type { FeatureFlag } from '../schema.ts';

/** A flag before there is code for it. */
export default function FlagCreate() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="New feature flag" />
      <ResourceForm<FeatureFlag>
        resource="feature_flags"
        initial={{ is_on: false, is_experimental: false }}
        onDone={() => navigate({ to: '/feature_flags' })}
        onCancel={() => navigate({ to: '/feature_flags' })}
      >
        <Section
          title="Flag"
          text="Modules declare their flags in code and need none made here. This is for one whose code is still to come."
        >
          <TextField
            name="key"
            label="Key"
            required
            max={60}
            help="Small letters, digits and underscores; the code asks for it by this name."
            rules={[
              { pattern: /^[a-z][a-z0-9_]{1,59}$/, message: 'Small letters, digits and underscores, a letter first' },
            ]}
          />
          <LongTextField name="description" label="What it switches" required max={500} />
          <Pair>
            <SwitchField name="is_on" label="On for everybody by default" />
            <SwitchField name="is_experimental" label="An experiment" help="Shown on the switchboard of experiments." />
          </Pair>
          <DateField name="stale_after" label="Stale after" help="When it should be gone again." />
        </Section>
      </ResourceForm>
    </>
  );
}
