import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { DateField, LongTextField, SwitchField, TextField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import type { FeatureFlag } from '../schema.ts';
import { texts } from './texts.ts';

/** Creates a flag that no code declares yet. */
export default function FlagCreate() {
  const navigate = useNavigate();
  const toList = useBackToList('/feature_flags');
  return (
    <>
      <PageHeader title={texts.newFeatureFlag} />
      <ResourceForm<FeatureFlag>
        resource="feature_flags"
        initial={{ is_on: false, is_experimental: false, is_announced: false }}
        onDone={(row) => toList(row, true)}
        onCancel={() => navigate({ to: '/feature_flags' })}
      >
        <Section title={texts.flag} text={texts.usingThisForFlagWhoseCode}>
          <TextField
            name="key"
            label={texts.key}
            required
            max={60}
            help={texts.nameUsedInCodeLowercaseLetters}
            rules={[
              {
                pattern: /^[a-z][a-z0-9_]{1,59}$/,
                message: texts.usingLowercaseLettersDigitsAndUnderscores,
              },
            ]}
          />
          <LongTextField name="description" label={texts.description} required max={500} />
          <Pair>
            <SwitchField name="is_on" label={texts.onByDefault} />
            <SwitchField name="is_experimental" label={texts.experiment} help={texts.shownOnExperimentalScreen} />
          </Pair>
          <SwitchField name="is_announced" label={texts.announced} help={texts.whileItOffItsAddressShows} />
          <DateField name="stale_after" label={texts.staleAfter} help={texts.dateWhenFlagShouldBeRemoved} />
        </Section>
      </ResourceForm>
    </>
  );
}
