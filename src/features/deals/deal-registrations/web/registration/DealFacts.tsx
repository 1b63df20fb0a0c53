import { sayableWords } from '#shared/text/labels.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Money } from '#web/components/Money.tsx';
import { countryName } from '#web/countries.ts';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import type { DealRegistrationForPartner } from '../../schema.ts';
import { texts } from './texts.ts';

const distributorAnswers = sayableWords({
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  declined: 'Declined',
  overdue: 'No answer in time',
} as const);

/** The registered deal, as both sides read it. */
export function DealFacts({ row }: { row: DealRegistrationForPartner }) {
  return (
    <>
      <Facts
        title={texts.deal}
        rows={[
          [
            texts.amount,
            row.amount_minor !== null && <Money key="a" minor={row.amount_minor} currency={row.currency} />,
          ],
          [texts.expectedClose, row.expected_close_on && <DateText key="c" value={row.expected_close_on} />],
          [texts.dealType, row.type_name],
          [texts.products, row.product_name ?? row.product_family_name ?? texts.allProducts],
          [texts.distributor, row.distributor_name],
          [texts.distributorsAnswer, row.distributor_status && distributorAnswers[row.distributor_status]],
          [texts.reason, row.distributor_status === 'declined' && row.distributor_reason],
        ]}
      />
      <CustomFacts entity="deal_registrations" custom={row.custom} />
      <Facts
        title={texts.account}
        rows={[
          [texts.name, row.account_name],
          [texts.website, row.has_no_website ? texts.none : row.account_domain],
          [texts.country, countryName(row.country)],
          [texts.contact, row.contact_name],
          [texts.email, row.contact_email],
          [texts.phone, row.contact_phone],
        ]}
      />
    </>
  );
}
