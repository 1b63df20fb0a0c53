import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { App, Form } from 'antd';
import { useState } from 'react';
import type { MdfRequest } from '#features/incentives/mdf-requests/schema.ts';
import { Money } from '#web/components/Money.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { formatRate, regionCurrency } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { type MdfClaim, mdfClaim } from '../schema.ts';
import { type ChosenFile, NewFiles, uploadFiles } from './NewFiles.tsx';
import { texts as t } from './texts.ts';

const approved = [{ field: 'status', operator: 'eq' as const, values: ['approved'] }];

/** The form for a claim with its files. */
export default function ClaimEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  const { request } = useSearch({ strict: false }) as { request?: string };
  const { message } = App.useApp();
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const show = (row: { id: string }) => navigate({ to: `/enablement/partner-mdf/claims/show/${row.id}` as string });
  return (
    <>
      <PageHeader title={id ? t.editClaim : t.newClaim} />
      <ResourceForm<MdfClaim>
        resource="mdf_claims"
        id={id}
        initial={request ? { request_id: request } : {}}
        onDone={async (row) => {
          // The claim exists now: files that failed are added on its own screen.
          await uploadFiles(row.id, files).catch((error: Error) => void message.error(error.message));
          show(row);
        }}
        onCancel={() => (id ? show({ id }) : navigate({ to: '/enablement/partner-mdf' }))}
      >
        <Section title={t.sections.Claim}>
          {!id && (
            <Form.Item
              name="request_id"
              label={mdfClaim.fields.request_id.label}
              rules={[{ required: true, message: t.requestIsRequired }]}
            >
              <ReferenceSelect resource="mdf_requests" labelField="title" only={approved} />
            </Form.Item>
          )}
          <Amounts />
          <FieldInput of={mdfClaim.fields} name="invoice_number" />
        </Section>
        {!id && (
          <Section title={t.files}>
            <NewFiles value={files} onChange={setFiles} />
          </Section>
        )}
        <Section title={t.sections.Results}>
          <FieldInput of={mdfClaim.fields} name="summary" />
          <FieldInput of={mdfClaim.fields} name="leads_text" />
        </Section>
      </ResourceForm>
    </>
  );
}

/** The amounts in the currency of the request, with what is left of the approved amount. */
function Amounts() {
  const form = Form.useFormInstance();
  const request_id = Form.useWatch('request_id', { form, preserve: true }) as string | undefined;
  const request = useOne<MdfRequest>('mdf_requests', request_id).data;
  const { spent_minor, amount_minor } = mdfClaim.fields;
  const currency = request?.currency ?? regionCurrency();
  return (
    <Pair>
      <MoneyItem
        name="spent_minor"
        label={`${spent_minor.label} (${currency})`}
        currency={currency}
        extra={spent_minor.help}
        rules={[{ required: true, message: t.spentRequired }]}
      />
      <MoneyItem
        name="amount_minor"
        label={`${amount_minor.label} (${currency})`}
        currency={currency}
        extra={
          request ? (
            <>
              {t.left} <Money minor={request.reserved_minor} currency={currency} />.{' '}
              {t.share(formatRate(request.participation_ppm))}
            </>
          ) : (
            amount_minor.help
          )
        }
      />
    </Pair>
  );
}
