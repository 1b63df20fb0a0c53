import { useNavigate, useParams } from '@tanstack/react-router';
import { Form } from 'antd';
import { PageHeader } from '#web/components/PageHeader.tsx';
import {
  Field,
  LongTextField,
  NumberField,
  OptionField,
  ReferenceField,
  SwitchField,
  TextField,
} from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import type { Question } from '../questions.schema.ts';
import { asksOptions, isEventTiming, type Survey, timings } from '../schema.ts';
import { QuestionsInput } from './QuestionsInput.tsx';
import { texts as t } from './texts.ts';

const ofPartners = [{ field: 'entity', operator: 'eq' as const, values: ['partners'] }];

export default function SurveyEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  return (
    <>
      <PageHeader title={id ? t.editSurvey : t.newSurvey} />
      <ResourceForm<Survey>
        resource="surveys"
        id={id}
        {...(!id && { submit: t.create })}
        initial={{
          score_question: t.defaultScore,
          questions: [],
          is_anonymous: false,
          asks: 'admins',
          timing: 'once',
          open_days: 14,
          rest_days: 30,
        }}
        onDone={(row) => navigate({ to: `/feedback/surveys/show/${row.id}` as string })}
        onCancel={() => navigate({ to: (id ? `/feedback/surveys/show/${id}` : '/feedback') as string })}
      >
        <Section title={t.survey}>
          <TextField name="name" label={t.name} required />
          <LongTextField name="intro" label={t.intro} help={t.introHelp} />
        </Section>
        <Section title={t.sections.questions}>
          <TextField name="score_question" label={t.score} help={t.scoreHelp} max={300} required />
          <Field
            name="questions"
            label={t.questions}
            help={t.questionsHelp}
            rules={[{ validator: (_, value: Question[]) => complete(value) }]}
            show={(value) => String((value as Question[]).length)}
          >
            <QuestionsInput />
          </Field>
        </Section>
        <Section title={t.sections.people}>
          <ReferenceField
            name="audience_id"
            label={t.audience}
            help={t.audienceHelp}
            resource="audiences"
            only={ofPartners}
          />
          <OptionField name="asks" label={t.asks} options={asksOptions} required />
          <SwitchField name="is_anonymous" label={t.anonymous} help={t.anonymousHelp} />
        </Section>
        <Section title={t.sections.schedule}>
          <OptionField name="timing" label={t.sentWhen} options={timings} required />
          <NumberField name="open_days" label={t.openDays} min={1} max={90} required />
          <RestField />
        </Section>
      </ResourceForm>
    </>
  );
}

/** Only events come as often as they like. */
function RestField() {
  const form = Form.useFormInstance();
  const timing = Form.useWatch('timing', { form, preserve: true }) as string | undefined;
  if (!isEventTiming(timing ?? '')) return null;
  return <NumberField name="rest_days" label={t.restDays} help={t.restHelp} min={1} max={365} required />;
}

function complete(questions: Question[] = []): Promise<void> {
  const isOpen = questions.some(
    ({ label, kind, options = [] }) =>
      !label.trim() || ((kind === 'choice' || kind === 'several') && options.length < 2),
  );
  return isOpen
    ? Promise.reject(new Error('Enter a text for each question, and at least two options for choices.'))
    : Promise.resolve();
}
