import { useNavigate, useParams } from '@tanstack/react-router';
import { Form, Segmented } from 'antd';
import { useState } from 'react';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import type { AnyCondition, AnyWhen } from '#shared/conditions/conditions.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ConditionBuilder } from '#web/conditions/ConditionBuilder.tsx';
import { regionCurrency } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import { type Audience, type AudienceEntity, audience, entityOptions } from '../schema.ts';
import css from './Audiences.module.css';
import { LiveList } from './LiveList.tsx';
import { Sentence } from './Sentence.tsx';
import { nouns, texts as ownTexts } from './texts.ts';
import { areComplete, previewRequest, useAnswer, useVocabulary } from './useAudience.ts';

const nobody: AnyWhen = { any: [] };

export default function AudienceEdit() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const query = useOne<Audience>('audiences', id);
  return (
    <>
      <PageHeader title={id ? ownTexts.editAudience : ownTexts.newAudience} />
      {id ? <Loaded query={query}>{(row) => <Screen key={row.id} row={row} />}</Loaded> : <Screen row={null} />}
    </>
  );
}

function Screen({ row }: { row: Audience | null }) {
  const navigate = useNavigate();
  const toList = useBackToList('/audiences');
  const [entity, setEntity] = useState<AudienceEntity>(row?.entity ?? 'partners');
  const [when, setWhen] = useState<AnyWhen>(row?.conditions ?? nobody);
  const vocabulary = useVocabulary(entity);
  // Stored conditions are complete, so they can be evaluated before the vocabulary has loaded.
  useAnswer(row ? previewRequest(row.entity, row.conditions, row.id) : null);
  const specs = vocabulary.data ?? [];
  return (
    <div className={css.screen}>
      <div className={css.form}>
        <ResourceForm<Audience>
          resource="audiences"
          id={row?.id}
          initial={{ conditions: nobody }}
          toBody={(values) => (row ? values : { ...values, entity })}
          onDone={(saved) => toList(saved, !row)}
          onCancel={() => navigate({ to: row ? `/audiences/show/${row.id}` : '/audiences' })}
          also={['partners', 'contacts', 'opportunities']}
        >
          <Section title={ownTexts.details}>
            <FieldInputs of={audience.fields} section="Details" id={row?.id} />
          </Section>
          <Section title={ownTexts.conditions}>
            {!row && (
              <div style={{ marginBottom: 16 }}>
                <Of
                  entity={entity}
                  onChange={(next) => {
                    setEntity(next);
                    setWhen(nobody);
                  }}
                />
              </div>
            )}
            <Field
              name="conditions"
              label={ownTexts.thatMeetAllConditionsAtLeast(nouns[entity].heading)}
              show={(value) => <Sentence entity={entity} when={value as AnyWhen} specs={specs} />}
              rules={[
                {
                  validator: (_, value: AnyWhen) =>
                    areComplete(value, specs)
                      ? Promise.resolve()
                      : Promise.reject(new Error('Add at least one condition and complete all of them.')),
                },
              ]}
            >
              <Conditions specs={specs} onAsk={setWhen} />
            </Field>
            {when.any.length > 0 && <Sentence entity={entity} when={when} specs={specs} />}
          </Section>
        </ResourceForm>
      </div>
      <div className={css.live}>
        <LiveList key={entity} entity={entity} when={when} specs={specs} audience_id={row?.id} />
      </div>
    </div>
  );
}

/** The type of the audience; changing it clears the conditions. */
function Of({ entity, onChange }: { entity: AudienceEntity; onChange: (entity: AudienceEntity) => void }) {
  const form = Form.useFormInstance();
  return (
    <Segmented<AudienceEntity>
      aria-label={ownTexts.audienceType}
      value={entity}
      options={[...entityOptions]}
      onChange={(next) => {
        form.setFieldValue('conditions', nobody);
        onChange(next);
      }}
    />
  );
}

interface ConditionsProps {
  value?: AnyWhen;
  onChange?: (when: AnyWhen) => void;
  specs: readonly FieldSpec[];
  onAsk: (when: AnyWhen) => void;
}

function Conditions({ value = nobody, onChange, specs, onAsk }: ConditionsProps) {
  const change = (groups: AnyCondition[][]) => {
    const when = { any: groups.map((all) => ({ all })) };
    onChange?.(when);
    onAsk(when);
  };
  return (
    <ConditionBuilder
      groups={value.any.map(({ all }) => all)}
      onChange={change}
      specs={specs}
      currency={regionCurrency()}
      empty={ownTexts.noMembersYetAddCondition}
    />
  );
}
