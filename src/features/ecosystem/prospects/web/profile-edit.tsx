import { useNavigate, useParams } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { type Criterion, kindOfFact } from '../criteria.schema.ts';
import { type ProspectProfile, prospectProfile } from '../schema.ts';
import { CriteriaInput } from './CriteriaInput.tsx';
import { texts as t } from './texts.ts';

export default function ProfileEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  const back = () => navigate({ to: '/partners/prospecting/profiles' });
  return (
    <>
      <PageHeader title={id ? t.editProfile : t.newProfile} />
      <ResourceForm<ProspectProfile>
        resource="prospect_profiles"
        id={id}
        initial={{
          qualify_at: 70,
          review_at: 40,
          criteria: [{ fact: 'employees', weight: 5, ideal: { from: 50 }, acceptable: { from: 20 } }],
        }}
        also={['prospects']}
        onDone={back}
        onCancel={back}
      >
        <Section title={t.profile}>
          <FieldInputs of={prospectProfile.fields} section="Profile" id={id} />
        </Section>
        <Section title={t.criteria} text={t.criteriaHelp}>
          <Field
            name="criteria"
            label={t.criteria}
            rules={[{ validator: (_, value: Criterion[]) => complete(value) }]}
            show={(value) => String((value as Criterion[]).length)}
          >
            <CriteriaInput />
          </Field>
        </Section>
        <Section title={t.scores}>
          <FieldInputs of={prospectProfile.fields} section="Scores" id={id} />
        </Section>
      </ResourceForm>
    </>
  );
}

function complete(criteria: Criterion[] = []): Promise<void> {
  if (criteria.length === 0) return Promise.reject(new Error(t.oneCriterion));
  const isOpen = criteria.some(({ fact, ideal }) => {
    const kind = kindOfFact[fact];
    if (kind === 'yes') return false;
    return kind === 'number' ? (ideal.from ?? ideal.to ?? null) === null : (ideal.values ?? []).length === 0;
  });
  return isOpen ? Promise.reject(new Error(t.incomplete)) : Promise.resolve();
}
