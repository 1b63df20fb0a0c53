import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { languageName } from '../languages.schema.ts';
import { declineOptions, type LeadOfferForPartner, offerStatusOptions } from '../schema.ts';
import { countryName } from '../scoring/criteria.ts';
import { leadOfferSteps } from '../steps.schema.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { texts as t } from './texts.ts';
import { leadOption, touchedByLeadSteps } from './words.ts';

export default function LeadOfferShow() {
  const offer = useOne<LeadOfferForPartner>('lead_offers', useParam('id'));
  return <Loaded query={offer}>{(row) => <Offer row={row} />}</Loaded>;
}

function Offer({ row }: { row: LeadOfferForPartner }) {
  const steps = useSteps(leadOfferSteps, row, {
    also: touchedByLeadSteps,
    special: {
      open: { hidden: row.status !== 'offered' },
      accept: { dialog: (ends) => <AcceptDialog {...ends} /> },
      contacted: { hidden: row.first_contact_at !== null },
    },
  });
  const status = leadOption(offerStatusOptions, row.status);
  const isWaiting = row.status === 'offered' || row.status === 'opened';
  const name = row.company_name ?? row.contact_name ?? t.lead(row.number);
  return (
    <>
      <DetailPage
        name={name}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          isWaiting ? t.answerByRespondBy(<DateText value={row.respond_by} as="instant" />) : t.lead(row.number)
        }
        actions={steps.buttons}
        tabs={[{ key: 'lead', label: t.leadText, content: <Details row={row} /> }]}
        rail={<OfferFacts row={row} />}
      />
      {steps.dialog}
    </>
  );
}

function Details({ row }: { row: LeadOfferForPartner }) {
  if (row.lead_status === null)
    return (
      <Card title={t.details}>
        <p>{row.status === 'offered' ? t.closedDetails : t.overDetails}</p>
      </Card>
    );
  return (
    <>
      <Card title={t.need}>
        <p style={{ whiteSpace: 'pre-wrap' }}>{row.need ?? t.noDescription}</p>
      </Card>
      <Facts
        title={t.contact}
        rows={[
          [t.name, row.contact_name],
          [t.email, row.contact_email && <a href={`mailto:${row.contact_email}`}>{row.contact_email}</a>],
          [t.phone, row.contact_phone && <a href={`tel:${row.contact_phone}`}>{row.contact_phone}</a>],
          [t.company, row.company_name],
          [t.domain, row.company_domain],
          [t.budget, row.budget],
        ]}
      />
    </>
  );
}

function OfferFacts({ row }: { row: LeadOfferForPartner }) {
  return (
    <>
      <Facts
        title={t.leadText}
        rows={[
          [t.country, row.country && countryName(row.country)],
          [t.stateOrProvince, row.region],
          [t.postalCode, row.postal_code],
          [t.language, row.language && languageName(row.language)],
          [t.product, row.product_name],
          [t.timing, row.timing],
          [t.received, <DateText key="r" value={row.received_at} as="instant" />],
        ]}
      />
      <Facts
        title={t.answer}
        rows={[
          [t.offered, <DateText key="o" value={row.offered_at} as="instant" />],
          [t.answerBy, <DateText key="b" value={row.respond_by} as="instant" />],
          [t.openedBy, row.opened_by_name],
          [t.answeredBy, row.answered_by_name],
          [t.reason, row.reason_code && leadOption(declineOptions, row.reason_code).label],
          [t.comment, row.comment],
          [t.firstContactDue, row.contact_due_at && <DateText key="c" value={row.contact_due_at} as="instant" />],
          [t.firstContact, row.first_contact_at && <DateText key="f" value={row.first_contact_at} as="instant" />],
          [
            t.opportunity,
            row.opportunity_id && row.opportunity_name && (
              <Link key="d" to={`/revenue/opportunities/show/${row.opportunity_id}`}>
                {row.opportunity_name}
              </Link>
            ),
          ],
        ]}
      />
    </>
  );
}
