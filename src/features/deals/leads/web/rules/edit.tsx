import { useNavigate, useParams } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { NumberField, OptionField } from '#web/resource/form/fields.tsx';
import { Section } from '#web/resource/form/ResourceForm.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { sourceOptions } from '../../fields.schema.ts';
import { leadRule } from '../../rules.schema.ts';
import { criteria } from '../../scoring.schema.ts';
import { texts as t } from '../texts.ts';
import { criterionLabels } from '../words.ts';
import { ConditionsField } from './ConditionsField.tsx';
import { texts as ownTexts } from './texts.ts';

const initial = {
  is_active: true,
  mode: 'one',
  race_size: 3,
  accept_hours: 48,
  contact_hours: 72,
  max_open_leads: 10,
  needs_portal: true,
  weights: { territory: 30, product: 10, capacity: 20, language: 20, conversion: 10, fairness: 10 },
} as const;
const ofPartners = [{ field: 'entity', operator: 'eq' as const, values: ['partners'] }];

export default function LeadRuleEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  const back = () => navigate({ to: '/leads/rules' });
  return (
    <>
      <PageHeader title={id ? ownTexts.leadRule : ownTexts.newLeadRule} />
      <NounForm
        noun={leadRule}
        id={id}
        initial={initial}
        special={{ audience_id: { only: ofPartners }, mode: { required: true } }}
        sections={{
          Leads: {
            more: (
              <OptionField
                name="sources"
                label={ownTexts.sources}
                help={ownTexts.emptyForAll}
                options={sourceOptions}
                multiple
              />
            ),
          },
          Partners: {
            more: (
              <>
                <ConditionsField />
                <OptionField
                  name="required_criteria"
                  label={ownTexts.required}
                  help={t.required}
                  options={criteria.map((value) => ({ value, label: criterionLabels[value]! }))}
                  multiple
                />
              </>
            ),
          },
        }}
        onDone={back}
        onCancel={back}
      >
        <Section title={ownTexts.points}>
          <p className="meta">{t.weights}</p>
          {criteria.map((key) => (
            <NumberField key={key} name={`weights.${key}`} label={criterionLabels[key]!} min={0} max={100} />
          ))}
        </Section>
      </NounForm>
    </>
  );
}
