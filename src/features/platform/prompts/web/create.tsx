import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { LongTextField, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import type { Prompt } from '../schema.ts';

export default function PromptCreate() {
  const navigate = useNavigate();
  const toList = useBackToList('/prompts');
  return (
    <>
      <PageHeader title="New prompt" />
      <ResourceForm<Prompt>
        resource="prompts"
        submit="Create"
        onDone={(row) => toList(row, true)}
        onCancel={() => navigate({ to: '/prompts' })}
      >
        <Section title="Prompt" text="Starts as a draft. Add variables, instructions and tests next.">
          <TextField
            name="key"
            label="Key"
            required
            max={80}
            help="Use dots to group prompts by module, such as ai_assistant.answer."
            rules={[
              {
                pattern: /^[a-z][a-z0-9_.]{1,79}$/,
                message: 'Use lowercase letters, digits, underscores and dots, starting with a letter',
              },
            ]}
          />
          <TextField name="description" label="Description" required max={500} />
          <TextField name="model" label="Model" required max={100} help="Name used by the model provider." />
          <LongTextField
            name="template"
            label="Text"
            required
            rows={6}
            max={50_000}
            help="Put variables in double braces: {{question}}"
          />
        </Section>
      </ResourceForm>
    </>
  );
}
