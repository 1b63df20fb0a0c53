import { useNavigate, useSearch } from '@tanstack/react-router';
import { TermsInput } from '#features/partners/contract-templates/web/index.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import type { Search } from '#web/search.ts';
import { type Contract, contract } from '../schema.ts';
import { texts as t } from './texts.ts';

const published = [{ field: 'status', operator: 'eq' as const, values: ['published'] }];

/** The record opens afterwards, where the text and the signers are checked before it is sent. */
export default function ContractCreate() {
  const navigate = useNavigate();
  const { partner, template } = useSearch({ strict: false }) as Search & { partner?: string; template?: string };
  return (
    <>
      <PageHeader title={t.newContract} />
      <div style={{ maxWidth: 640 }}>
        <p className="meta">{t.createHelp}</p>
        <ResourceForm<Contract>
          resource="contracts"
          initial={{ ...(partner && { partner_id: partner }), ...(template && { template_id: template }) }}
          submit={t.create}
          also={['contract_signings']}
          onDone={({ id }) => navigate({ to: `/partners/contracts/show/${id}` })}
          onCancel={() => navigate({ to: '/partners/contracts' })}
        >
          <Section title="Contract">
            <FieldInput of={contract.fields} name="template_id" only={published} />
            <FieldInput of={contract.fields} name="partner_id" />
            <FieldInput of={contract.fields} name="effective_on" />
          </Section>
          <Section title={t.terms}>
            <Field name="terms" label={t.terms} show={() => t.terms}>
              <TermsInput />
            </Field>
          </Section>
        </ResourceForm>
      </div>
    </>
  );
}
