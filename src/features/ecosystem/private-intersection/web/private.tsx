import { useQuery } from '@tanstack/react-query';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { api } from '#web/requests/api.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import type { PrivateOverview } from '../schema.ts';
import { ComparePanel } from './ComparePanel.tsx';
import { ComparisonLog } from './ComparisonLog.tsx';
import { PrivateListCard } from './PrivateListCard.tsx';
import css from './private.module.css';
import { texts as t } from './texts.ts';

/** Private lists with their counts. A partner compares a file here, which stays in its tab. */
export default function PrivateLists() {
  const isPartner = useSession().mode === 'partner';
  const mayManage = useCan('mapping_populations', 'manage');
  const overview = useQuery({
    queryKey: ['private_lists'],
    queryFn: ({ signal }) => api<PrivateOverview>('private_lists', { signal }),
    // The tab must stay open until the other side agrees, so a person cannot load it again.
    refetchInterval: 10_000,
  });
  return (
    <>
      <PageHeader title={t.title} />
      <p className={css.intro}>{isPartner ? t.intro : t.introCompany}</p>
      <Loaded query={overview}>
        {(found) => (
          <div className={css.stack}>
            {isPartner && mayManage && <ComparePanel overview={found} />}
            {found.lists.map((list) => (
              <PrivateListCard key={list.id} list={list} isPartner={isPartner} />
            ))}
            {!isPartner && found.lists.length === 0 && (
              <EmptyState icon={LockKeyhole} title={t.noLists}>
                {t.noListsText}
              </EmptyState>
            )}
            <ComparisonLog isPartner={isPartner} />
            <Card title={t.how}>
              <div className={css.body}>
                <ul className={css.how}>
                  {Object.values(t.steps).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            </Card>
          </div>
        )}
      </Loaded>
    </>
  );
}
