import { useNavigate, useParams } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { fundFields, type MdfFund } from '../schema.ts';

const sections = ['Fund', 'Money', 'Period', 'Partners'];

export default function FundEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  const isActive = useOne<MdfFund>('mdf_funds', id).data?.status === 'active';
  const fixed = { disabled: isActive };
  return (
    <>
      <PageHeader title={id ? 'Edit fund' : 'New fund'} />
      <ResourceForm<MdfFund>
        resource="mdf_funds"
        id={id}
        initial={{ kind: 'pool', participation_ppm: 500_000, claim_days: 60 }}
        also={['mdf_balances', 'mdf_movements']}
        onDone={(row) => navigate({ to: `/enablement/mdf/show/${row.id}` })}
        onCancel={() => navigate({ to: id ? `/enablement/mdf/show/${id}` : '/enablement/mdf' })}
      >
        {sections.map((section) => (
          <Section key={section} title={section}>
            <FieldInputs
              of={fundFields}
              section={section}
              id={id}
              special={{
                kind: fixed,
                amount_minor: fixed,
                audience_id: { only: [{ field: 'entity', operator: 'eq', values: ['partners'] }] },
              }}
            />
          </Section>
        ))}
      </ResourceForm>
    </>
  );
}
