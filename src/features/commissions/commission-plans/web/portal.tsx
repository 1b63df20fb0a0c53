import Coins from 'lucide-react/icons/coins';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useSession } from '#web/session/session.tsx';
import type { Incentive, Incentives } from '../responses.ts';
import css from './editor/PlanEditor.module.css';
import { texts } from './texts.ts';
import { useIncentives } from './useIncentives.ts';
import { Sentences } from './Words.tsx';

/** The partner's view of its commission terms, in plain sentences. */
export default function HowYouEarn() {
  const { program } = useSession();
  const incentives = useIncentives();
  return (
    <div style={{ maxWidth: 760 }}>
      <PageHeader title={texts.howYouEarn} />
      <Loaded query={incentives}>
        {(data) => <Terms data={data} company={program?.company.name ?? 'the company'} />}
      </Loaded>
    </div>
  );
}

function Terms({ data, company }: { data: Incentives; company: string }) {
  const { current, next, tier_name } = data;
  if (!current && !next) {
    return (
      <Card>
        <EmptyState icon={Coins} title={texts.noIncentivesYet}>
          {texts.yourIncentivesAppearHereWhenPublishes(company)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={css.column}>
      <p style={{ color: 'var(--text-2)' }}>
        {texts.yourIncentivesFrom(company, tier_name && texts.yourTierIs(tier_name))}
      </p>
      {current && <IncentiveCard incentive={current} state="current" />}
      {data.ends_on && <p>{texts.thisEndsOnNextTermsNot(<DateText value={data.ends_on} />)}</p>}
      {next && <IncentiveCard incentive={next} state="next" />}
    </div>
  );
}

function IncentiveCard({ incentive, state }: { incentive: Incentive; state: 'current' | 'next' }) {
  const { plan_name, version, from, note, headline, rules, terms } = incentive;
  return (
    <Card
      title={plan_name}
      actions={
        state === 'current' ? (
          <StatusTag tone="green">{texts.active}</StatusTag>
        ) : (
          <StatusTag tone="blue">{texts.upcoming}</StatusTag>
        )
      }
    >
      <div className={css.column}>
        <div>
          <p className={css.big}>{headline}</p>
          <p className="meta">
            {texts.version(state === 'current' ? texts.since : texts.from, <DateText value={from} />, version)}
          </p>
        </div>
        {note && <p>{note}</p>}
        <Sentences
          rules={rules.map(({ title, sentences }, index) => ({ key: `${index} ${title}`, title, sentences }))}
          terms={terms}
        />
      </div>
    </Card>
  );
}
