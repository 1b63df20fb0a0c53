import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Form } from 'antd';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { apiAll } from '#web/requests/api.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field, OptionField, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import type { MappingCrm } from '../mapping.schema.ts';
import { type MappingPopulation, mappingPopulation, populationSources } from '../schema.ts';
import { texts as t } from './texts.ts';

const base = '/clients/mapping/lists';
const sources = populationSources.filter(({ value }) => value !== 'private');
const Input = ({ name }: { name: keyof typeof mappingPopulation.fields }) => (
  <FieldInput of={mappingPopulation.fields} name={name} />
);

/** Creates or changes an account list. The source cannot change later. */
export default function ListEdit() {
  const navigate = useNavigate();
  const toList = useBackToList(base);
  const { id } = useParams({ strict: false }) as { id?: string };
  const isNew = id === undefined;
  return (
    <>
      <PageHeader title={isNew ? t.newList : t.lists} />
      <ResourceForm<MappingPopulation>
        resource="mapping_populations"
        id={id}
        initial={{ kind: 'customers', source: 'accounts', countries: [], industries: [], remote_values: [] }}
        also={['account_mapping']}
        toBody={(values) => withoutOthers(values as Partial<MappingPopulation>, isNew)}
        onDone={(row) => toList(row, isNew)}
        onCancel={() => navigate({ to: (id ? `${base}/show/${id}` : base) as string })}
      >
        <Section title={t.list}>
          <Input name="name" />
          <Input name="kind" />
          {isNew && <OptionField name="source" label={t.source} options={sources} required />}
        </Section>
        <SourceFields />
      </ResourceForm>
    </>
  );
}

/** Fields of another source are not sent. */
function withoutOthers({ source, ...values }: Partial<MappingPopulation>, isNew: boolean): Record<string, unknown> {
  const { connection_id, remote_field, remote_values, countries, industries, ...shared } = values;
  return {
    ...shared,
    ...(isNew && { source }),
    ...(source === 'crm' && { connection_id, remote_field: remote_field || null, remote_values, countries }),
    ...(source === 'accounts' && { countries, industries }),
  };
}

function SourceFields() {
  const source = Form.useWatch('source', { form: Form.useFormInstance(), preserve: true }) as string | undefined;
  const crms = useQuery({
    queryKey: ['account_mapping', 'crms'],
    queryFn: ({ signal }) => apiAll<MappingCrm>('account_mapping/crms', { signal }),
    enabled: source === 'crm',
  });
  if (source === 'accounts')
    return (
      <Section title={t.filter}>
        <Input name="countries" />
        <Field name="industries" label={t.industries}>
          <TagsInput />
        </Field>
      </Section>
    );
  if (source !== 'crm') return null;
  return (
    <Section title={t.crm} text={crms.data?.length === 0 ? t.noCrm : undefined}>
      <OptionField
        name="connection_id"
        label={t.crm}
        options={(crms.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <TextField name="remote_field" label={t.remoteField} help={t.remoteHelp} />
      <Field name="remote_values" label={t.remoteValues}>
        <TagsInput />
      </Field>
      <Input name="countries" />
    </Section>
  );
}
