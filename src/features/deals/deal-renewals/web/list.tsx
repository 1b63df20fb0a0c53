import { Segmented } from 'antd';
import Repeat from 'lucide-react/icons/repeat';
import { useState } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import { addDays } from '#shared/time/dates.ts';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { regionToday } from '#web/region.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type DealRenewal, dealRenewal, RENEWAL_DAYS } from '../schema.ts';
import { RenewalSteps } from './RenewalSteps.tsx';
import { texts as t } from './texts.ts';

/** Deals and subscriptions that end soon, with the step that renews each. Partners see their own. */
export default function Renewals() {
  const { mode } = useSession();
  const [days, setDays] = useState<number | 'all'>(90);
  const until: Filter[] =
    days === 'all' ? [] : [{ field: 'ends_on', operator: 'lte', values: [addDays(regionToday(), days)] }];
  const base = mode === 'company' ? '/commissions/opportunities' : '/revenue/opportunities';
  return (
    <>
      <PageHeader title={t.title}>
        <Segmented<number | 'all'>
          value={days}
          onChange={setDays}
          aria-label={t.ends}
          options={[...RENEWAL_DAYS.map((value) => ({ value, label: t.days(value) })), { value: 'all', label: t.all }]}
        />
      </PageHeader>
      <NounList
        noun={dealRenewal}
        title={null}
        fixed={until}
        to={({ opportunity_id }) => `${base}/show/${opportunity_id}`}
        empty={{ icon: Repeat, text: t.empty }}
        last={
          mode === 'company'
            ? [{ field: 'id', label: t.next, width: 230, render: (row: DealRenewal) => <RenewalSteps row={row} /> }]
            : []
        }
      />
    </>
  );
}
