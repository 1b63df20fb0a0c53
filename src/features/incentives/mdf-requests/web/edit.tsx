import { useNavigate, useParams } from '@tanstack/react-router';
import { FormGateNotice } from '#features/partners/program-gates/web/index.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import { useSession } from '#web/session/session.tsx';
import { type MdfRequest, mdfRequest } from '../schema.ts';
import { Amounts, FundNote } from './FundNote.tsx';
import { texts as t } from './texts.ts';

type Name = keyof typeof mdfRequest.fields;
const Input = ({ name, ...more }: { name: Name; only?: { field: string; operator: 'eq'; values: string[] }[] }) => (
  <FieldInput of={mdfRequest.fields} name={name} {...more} />
);
const active = [{ field: 'status', operator: 'eq' as const, values: ['active'] }];

/** The form for a planned activity; team members enter one on behalf of a partner. */
export default function RequestEdit() {
  const navigate = useNavigate();
  const isCompany = useSession().mode === 'company';
  const { id } = useParams({ strict: false }) as { id?: string };
  const base = isCompany ? '/enablement/mdf/requests' : '/enablement/partner-mdf';
  const toList = useBackToList(base);
  return (
    <>
      <PageHeader title={id ? t.editRequest : t.request} />
      <ResourceForm<MdfRequest>
        resource="mdf_requests"
        id={id}
        submit={id ? undefined : t.submitRequest}
        initial={{ activity: 'event' }}
        also={['mdf_funds']}
        onDone={(row) => toList(row, !id)}
        onCancel={() => navigate({ to: (id ? `${base}/show/${id}` : base) as string })}
      >
        <Section title={t.sections.Fund}>
          {isCompany && !id && <Input name="partner_id" />}
          {!id && <FormGateNotice gate="request_mdf" />}
          <Input name="fund_id" only={active} />
          <FundNote />
        </Section>
        <Section title={t.sections.Activity}>
          <Input name="title" />
          <Input name="activity" />
          <Pair>
            <Input name="starts_on" />
            <Input name="ends_on" />
          </Pair>
          <Input name="description" />
        </Section>
        <Section title={t.sections.Money}>
          <Amounts />
        </Section>
        <Section title={t.sections.results}>
          <Pair>
            <Input name="expected_leads" />
            <Input name="expected_pipeline_minor" />
          </Pair>
        </Section>
      </ResourceForm>
    </>
  );
}
