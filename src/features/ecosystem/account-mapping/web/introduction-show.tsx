import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Introduction, introduction } from '../schema.ts';
import { answers, type IntroductionStep, introductionSteps } from '../steps.schema.ts';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';

/** Only the steps of the own side are offered: answers to those who were asked, the others to those who asked. */
const ofOtherSide = (isAnswering: boolean) =>
  Object.fromEntries(
    (Object.keys(introductionSteps.steps) as IntroductionStep[]).map((key) => [
      key,
      { hidden: answers.includes(key) !== isAnswering },
    ]),
  );

export default function IntroductionShow() {
  return <Record noun={introduction}>{(row) => <IntroductionScreen row={row} />}</Record>;
}

function IntroductionScreen({ row }: { row: Introduction }) {
  const { mode } = useSession();
  const steps = useSteps(introductionSteps, row, {
    also: ['account_mapping', 'work_items'],
    special: ofOtherSide(row.asked_by !== mode),
  });
  const status = introduction.fields.status.options.find(({ value }) => value === row.status)!;
  const deal = row.opportunity_id
    ? `/${mode === 'company' ? 'commissions' : 'revenue'}/opportunities/show/${row.opportunity_id}`
    : null;
  return (
    <RecordPage
      noun={introduction}
      row={row}
      editable={false}
      archivable={false}
      name={row.account_name}
      status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
      subtitle={mode === 'company' && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>}
      steps={steps}
      tabs={[
        {
          key: 'overview',
          label: t.request,
          content: (
            <Card title={t.request}>
              <div className={css.body}>
                <p>{row.message}</p>
                {row.reason && (
                  <p>
                    {t.reason}: {row.reason}
                  </p>
                )}
              </div>
            </Card>
          ),
        },
      ]}
      rail={
        <>
          <Facts
            title={t.details}
            rows={[
              [t.askedBy, row.requested_by_name],
              [t.contact, row.contact_name],
              [t.due, row.due_on && <DateText key="due" value={row.due_on} />],
              [t.answeredBy, row.answered_by_name],
              [t.domain, row.account_domain],
            ]}
          />
          {deal && (
            <Facts
              title={t.deal}
              rows={[
                [
                  t.deal,
                  <Link key="d" to={deal}>
                    {row.opportunity_name ?? ''}
                  </Link>,
                ],
              ]}
            />
          )}
        </>
      }
    />
  );
}
