import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { DateField, LongTextField, SwitchField, TextField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import type { FeatureFlag } from '../schema.ts';

/** Creates a flag that no code declares yet. */
export default function FlagCreate() {
  const navigate = useNavigate();
  const toList = useBackToList('/feature_flags');
  return (
    <>
      <PageHeader title="New feature flag" />
      <ResourceForm<FeatureFlag>
        resource="feature_flags"
        initial={{ is_on: false, is_experimental: false, is_announced: false }}
        onDone={(row) => toList(row, true)}
        onCancel={() => navigate({ to: '/feature_flags' })}
      >
        <Section
          title="Flag"
          text="Use this for a flag whose code is not written yet. Modules declare their own flags in code."
        >
          <TextField
            name="key"
            label="Key"
            required
            max={60}
            help="The name used in code. Lowercase letters, digits and underscores."
            rules={[
              {
                pattern: /^[a-z][a-z0-9_]{1,59}$/,
                message: 'Use lowercase letters, digits and underscores, starting with a letter',
              },
            ]}
          />
          <LongTextField name="description" label="Description" required max={500} />
          <Pair>
            <SwitchField name="is_on" label="On by default" />
            <SwitchField name="is_experimental" label="Experiment" help="Shown on the Experimental screen." />
          </Pair>
          <SwitchField
            name="is_announced"
            label="Announced"
            help="While it is off, its address shows that it is coming soon."
          />
          <DateField name="stale_after" label="Stale after" help="Date when the flag should be removed." />
        </Section>
      </ResourceForm>
    </>
  );
}
