import { useNavigate, useParams } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { leadFields } from '../fields.schema.ts';
import type { Lead } from '../schema.ts';

const sections = ['Contact', 'Company', 'Need', 'Distribution'];

export default function LeadEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  return (
    <>
      <PageHeader title={id ? 'Edit lead' : 'New lead'} />
      <ResourceForm<Lead>
        resource="leads"
        id={id}
        onDone={(row) => navigate({ to: `/leads/show/${row.id}` })}
        onCancel={() => navigate({ to: id ? `/leads/show/${id}` : '/leads' })}
      >
        {sections.map((section) => (
          <Section key={section} title={section}>
            <FieldInputs of={leadFields} section={section} id={id} />
          </Section>
        ))}
      </ResourceForm>
    </>
  );
}
