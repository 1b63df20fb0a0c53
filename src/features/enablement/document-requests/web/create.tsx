import { useNavigate, useSearch } from '@tanstack/react-router';
import { App } from 'antd';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ReferenceField } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { documentRequest, type RequestedDocuments } from '../schema.ts';
import { texts as t } from './texts.ts';

const initial = { kind: 'insurance', needs_expiry: true, renewal_days: 30, consequence: 'none' } as const;
const ofPartners = [{ field: 'entity', operator: 'eq' as const, values: ['partners'] }];

/** Requests one document from any number of partners. */
export default function RequestCreate() {
  const navigate = useNavigate();
  const { partner } = useSearch({ strict: false }) as { partner?: string };
  const { message } = App.useApp();
  const back = () =>
    navigate({ to: partner ? `/partners/show/${partner}?tab=document_requests` : '/document_requests' });
  return (
    <>
      <PageHeader title={t.requestTitle} />
      <ResourceForm<RequestedDocuments & { id: string }>
        resource="document_requests/request"
        initial={{ ...initial, ...(partner && { partner_ids: [partner] }) } as never}
        also={['document_requests']}
        submit={t.request}
        onDone={({ requested, skipped, ids }) => {
          message.success(t.requested(requested, skipped));
          if (ids.length === 1) navigate({ to: `/document_requests/show/${ids[0]}` });
          else back();
        }}
        onCancel={back}
      >
        <Section title={t.requestText}>
          <FieldInputs of={documentRequest.fields} section="Request" />
        </Section>
        <Section title={t.partners}>
          <ReferenceField name="partner_ids" label={t.partners} help={t.partnersHelp} resource="partners" multiple />
          <ReferenceField
            name="audience_id"
            label={t.audience}
            help={t.audienceHelp}
            resource="audiences"
            only={ofPartners}
          />
        </Section>
        <Section title={t.review}>
          <FieldInputs of={documentRequest.fields} section="Review" />
        </Section>
        <Section title={t.expiry}>
          <FieldInputs of={documentRequest.fields} section="Expiry" />
        </Section>
      </ResourceForm>
    </>
  );
}
