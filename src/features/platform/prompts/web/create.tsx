import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { LongTextField, TextField } from '#web/resource/fields.tsx';
import { ResourceForm, Section } from '#web/resource/ResourceForm.tsx';
import type { Prompt } from '../schema.ts';

export default function PromptCreate() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="New prompt" />
      <ResourceForm<Prompt>
        resource="prompts"
        submit="Create"
        onDone={({ id }) => navigate({ to: `/prompts/edit/${id}` })}
        onCancel={() => navigate({ to: '/prompts' })}
      >
        <Section title="Prompt" text="It begins as a draft: variables, instructions and tests come next.">
          <TextField
            name="key"
            label="Key"
            required
            max={80}
            help="Dots group prompts by module: ai_assistant.answer"
            rules={[
              {
                pattern: /^[a-z][a-z0-9_.]{1,79}$/,
                message: 'Small letters, digits, underscores and dots, a letter first',
              },
            ]}
          />
          <TextField name="description" label="What it is for" required max={500} />
          <TextField name="model" label="Model" required max={100} help="As the provider of models calls it." />
          <LongTextField
            name="template"
            label="Text"
            required
            rows={6}
            max={50_000}
            help="Variables stand in double braces: {{question}}"
          />
        </Section>
      </ResourceForm>
    </>
  );
}
