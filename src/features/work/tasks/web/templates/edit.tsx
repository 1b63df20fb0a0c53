import { Field } from '#web/resource/form/fields.tsx';
import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { taskTemplate } from '../../schema.ts';
import type { TemplateStep } from '../../template.schema.ts';
import { texts as t } from '../texts.ts';
import { StepsInput } from './StepsInput.tsx';

export default function TemplateEdit() {
  return (
    <EditScreen noun={{ ...taskTemplate, address: '/tasks/templates/$id' }} then="list">
      {({ id, onDone, onCancel }) => (
        <NounForm noun={taskTemplate} id={id} onDone={onDone} onCancel={onCancel} initial={{ steps: [] }}>
          <Field
            name="steps"
            label={t.steps}
            show={(steps) => (steps as TemplateStep[]).map(({ title }) => title).join(', ')}
          >
            <StepsInput />
          </Field>
        </NounForm>
      )}
    </EditScreen>
  );
}
