import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type ContractTemplate, contractTemplate } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Name, kind and whether it is a text or a PDF; everything else follows on its own screen. */
export default function TemplateCreate() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t.newTemplate} />
      <div style={{ maxWidth: 640 }}>
        <ResourceForm<ContractTemplate>
          resource="contract_templates"
          initial={{ kind: 'reseller', source: 'text' }}
          submit={t.create}
          onDone={({ id }) => navigate({ to: `/partners/contracts/templates/edit/${id}` })}
          onCancel={() => navigate({ to: '/partners/contracts/templates' })}
        >
          <FieldInput of={contractTemplate.fields} name="name" />
          <FieldInput of={contractTemplate.fields} name="kind" required />
          <FieldInput of={contractTemplate.fields} name="source" required />
        </ResourceForm>
      </div>
    </>
  );
}
