import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type MdfClaim, type MdfClaimLead, mdfClaim } from '../schema.ts';
import { texts as t } from './texts.ts';

const columnsFor = (registrations: string, deals: string): Column<MdfClaimLead>[] => [
  { field: 'company_name', label: t.lead, sortable: true },
  { field: 'contact', label: t.contact, width: 200 },
  {
    field: 'registration_number',
    label: t.registration,
    value: ({ registration_number }) =>
      registration_number ? t.registrationRegistrationNumber(registration_number) : t.notRegistered,
    to: ({ registration_id }) => registration_id && `${registrations}/show/${registration_id}`,
  },
  {
    field: 'opportunity_name',
    label: t.deal,
    to: ({ opportunity_id }) => opportunity_id && `${deals}/show/${opportunity_id}`,
  },
  { field: 'opportunity_amount_minor', label: t.dealAmount, kind: 'money', currency: 'opportunity_currency' },
];
const columns = {
  company: columnsFor('/partners/pending/opportunities', '/commissions/opportunities'),
  partner: columnsFor('/revenue/deal-desk', '/revenue/opportunities'),
};

/** The results of a claim's leads. */
export function MdfClaimResults({ row }: { row: MdfClaim }) {
  const { mode } = useSession();
  return (
    <>
      {row.leads > 0 && (
        <Card title={t.results}>
          <p className="meta">{t.resultsText}</p>
          <Facts rows={factsOf(mdfClaim.fields, row, 'Results')} />
        </Card>
      )}
      <ResourceList<MdfClaimLead>
        resource="mdf_claim_leads"
        permission="mdf_claims"
        columns={columns[mode]}
        fixed={[{ field: 'claim_id', operator: 'eq', values: [row.id] }]}
        savedViews={false}
        empty={{ text: t.noLeads }}
      />
    </>
  );
}
