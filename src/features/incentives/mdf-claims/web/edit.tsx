import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Form } from 'antd';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { type MdfClaim, mdfClaim } from '../schema.ts';
import { texts as t } from './texts.ts';

const approved = [{ field: 'status', operator: 'eq' as const, values: ['approved'] }];

/** The form for a claim's figures; its files are added on the claim's own screen. */
export default function ClaimEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  const { request } = useSearch({ strict: false }) as { request?: string };
  const show = (row: { id: string }) => navigate({ to: `/enablement/partner-mdf/claims/show/${row.id}` as string });
  return (
    <>
      <PageHeader title={id ? t.editClaim : t.newClaim} />
      <ResourceForm<MdfClaim>
        resource="mdf_claims"
        id={id}
        initial={request ? { request_id: request } : {}}
        onDone={show}
        onCancel={() => (id ? show({ id }) : navigate({ to: '/enablement/partner-mdf' }))}
      >
        <Section title={t.sections.Claim}>
          {!id && (
            <Form.Item
              name="request_id"
              label={mdfClaim.fields.request_id.label}
              rules={[{ required: true, message: 'Request is required' }]}
            >
              <ReferenceSelect resource="mdf_requests" labelField="title" only={approved} />
            </Form.Item>
          )}
          <Pair>
            <FieldInput of={mdfClaim.fields} name="spent_minor" />
            <FieldInput of={mdfClaim.fields} name="amount_minor" />
          </Pair>
          <FieldInput of={mdfClaim.fields} name="invoice_number" />
        </Section>
        <Section title={t.sections.Results}>
          <FieldInput of={mdfClaim.fields} name="summary" />
          <FieldInput of={mdfClaim.fields} name="leads_text" />
        </Section>
      </ResourceForm>
    </>
  );
}
