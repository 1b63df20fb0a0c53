import { useQuery } from '@tanstack/react-query';
import { App, Button, Form } from 'antd';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import { Card } from '#web/components/Card.tsx';
import { api } from '#web/requests/api.ts';
import { useList, useRemove, useWrite } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { OptionField } from '#web/resource/form/fields.tsx';
import { type GateCatalog, type ProgramGate, programGate } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

const RESOURCE = programGate.name;

/** The gates of the program as sentences, each with the number of partners it holds back now. */
export default function GateRules() {
  const { message } = App.useApp();
  const gates = useList<ProgramGate>(RESOURCE, { start: 0, end: 200 });
  const catalog = useQuery({
    queryKey: [RESOURCE, 'catalog'],
    queryFn: ({ signal }) => api<GateCatalog>('gate_catalog', { signal }),
  });
  const remove = useRemove(RESOURCE);
  const [adding, setAdding] = useState<string | null>(null);
  if (!gates.data || !catalog.data) return null;
  const { held } = catalog.data;
  async function drop(id: string): Promise<void> {
    try {
      await remove.mutateAsync(id);
      message.success(ownTexts.requirementRemoved);
    } catch (error) {
      message.error((error as Error).message);
    }
  }
  return (
    <Card title={ownTexts.gates}>
      <p className="meta">{ownTexts.whatPartnerNeedsBeforeItCan}</p>
      <ul style={{ display: 'grid', gap: 16, marginTop: 16 }}>
        {catalog.data.gates.map(({ key, label, description }) => (
          <li key={key} style={{ display: 'grid', gap: 4 }}>
            <span style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 }}>
              <strong>{label}</strong>
              <Button size="small" aria-label={ownTexts.addRequirement(label)} onClick={() => setAdding(key)}>
                {ownTexts.addRequirementText}
              </Button>
            </span>
            <span className="meta">{description}</span>
            {gates.data.rows
              .filter(({ gate }) => gate === key)
              .map(({ id, audience_name }) => {
                const one = held.find((row) => row.id === id);
                if (!one) return null;
                return (
                  <span key={id} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                    <span>
                      {ownTexts.needs(
                        one.label,
                        audience_name ? ownTexts.forPartnersIn(audience_name) : '',
                        <span className="meta">
                          {one.partners === 0 ? ownTexts.allPartnersHaveIt : ownTexts.holdsBack(one.partners)}
                        </span>,
                      )}
                    </span>
                    <Button
                      type="text"
                      size="small"
                      icon={<Trash2 size={14} />}
                      aria-label={ownTexts.removeNeeds(label, one.label)}
                      onClick={() => drop(id)}
                    />
                  </span>
                );
              })}
          </li>
        ))}
      </ul>
      {adding && <AddDialog gate={adding} catalog={catalog.data} onClose={() => setAdding(null)} />}
    </Card>
  );
}

type Input = Pick<ProgramGate, 'requirement' | 'option' | 'audience_id'>;

function AddDialog({ gate, catalog, onClose }: { gate: string; catalog: GateCatalog; onClose: () => void }) {
  const write = useWrite<Input & { gate: string }, ProgramGate>(RESOURCE, (body) =>
    api(RESOURCE, { method: 'POST', body }),
  );
  const label = catalog.gates.find(({ key }) => key === gate)!.label;
  return (
    <ActionDialog<Input>
      title={ownTexts.addRequirement(label)}
      action={ownTexts.addRequirementText}
      text={ownTexts.itHoldsFromNowOnAlso}
      onSubmit={({ requirement, option, audience_id }) =>
        write.mutateAsync({
          gate,
          requirement,
          ...(option && { option }),
          ...(audience_id && { audience_id }),
        } as Input & {
          gate: string;
        })
      }
      onClose={onClose}
    >
      <OptionField
        name="requirement"
        label={ownTexts.requirement}
        options={catalog.requirements.map(({ key, label: words }) => ({ value: key, label: words }))}
        required
      />
      <Kind catalog={catalog} />
      <FieldInput of={programGate.fields} name="audience_id" only={partnerAudiences} />
    </ActionDialog>
  );
}

const partnerAudiences: Filter[] = [{ field: 'entity', operator: 'eq', values: ['partners'] }];

/** The kinds of the chosen requirement; a requirement without kinds shows no field. */
function Kind({ catalog }: { catalog: GateCatalog }) {
  const chosen = Form.useWatch('requirement') as string | undefined;
  const options = catalog.requirements.find(({ key }) => key === chosen)?.options ?? [];
  if (options.length === 0) return null;
  return <OptionField key={chosen} name="option" label={ownTexts.kind} options={options} required />;
}
