import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { LongTextField, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import type { Prompt } from '../schema.ts';
import { texts } from './texts.ts';

export default function PromptCreate() {
  const navigate = useNavigate();
  const toList = useBackToList('/prompts');
  return (
    <>
      <PageHeader title={texts.newPrompt} />
      <ResourceForm<Prompt>
        resource="prompts"
        submit={texts.create}
        onDone={(row) => toList(row, true)}
        onCancel={() => navigate({ to: '/prompts' })}
      >
        <Section title={texts.prompt} text={texts.startsAsDraftAddVariablesInstructions}>
          <TextField
            name="key"
            label={texts.key}
            required
            max={80}
            help={texts.usingDotsToGroupPromptsBy}
            rules={[
              {
                pattern: /^[a-z][a-z0-9_.]{1,79}$/,
                message: texts.usingLowercaseLettersDigitsUnderscoresAnd,
              },
            ]}
          />
          <TextField name="description" label={texts.description} required max={500} />
          <TextField name="model" label={texts.model} required max={100} help={texts.nameUsedByModelProvider} />
          <LongTextField
            name="template"
            label={texts.text}
            required
            rows={6}
            max={50_000}
            help={texts.putVariablesInDoubleBraces}
          />
        </Section>
      </ResourceForm>
    </>
  );
}
