import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Money } from '#web/components/Money.tsx';
import { countryName } from '#web/countries.ts';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import type { DealRegistrationForPartner } from '../../schema.ts';

const distributorAnswers = {
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  declined: 'Declined',
  overdue: 'No answer in time',
} as const;

/** The registered deal, as both sides read it. */
export function DealFacts({ row }: { row: DealRegistrationForPartner }) {
  return (
    <>
      <Facts
        title="Deal"
        rows={[
          ['Amount', row.amount_minor !== null && <Money key="a" minor={row.amount_minor} currency={row.currency} />],
          ['Expected close', row.expected_close_on && <DateText key="c" value={row.expected_close_on} />],
          ['Deal type', row.type_name],
          ['Products', row.product_name ?? row.product_family_name ?? 'All products'],
          ['Distributor', row.distributor_name],
          ['Distributor’s answer', row.distributor_status && distributorAnswers[row.distributor_status]],
          ['Reason', row.distributor_status === 'declined' && row.distributor_reason],
        ]}
      />
      <CustomFacts entity="deal_registrations" custom={row.custom} />
      <Facts
        title="Account"
        rows={[
          ['Name', row.account_name],
          ['Website', row.has_no_website ? 'None' : row.account_domain],
          ['Country', countryName(row.country)],
          ['Contact', row.contact_name],
          ['Email', row.contact_email],
          ['Phone', row.contact_phone],
        ]}
      />
    </>
  );
}
