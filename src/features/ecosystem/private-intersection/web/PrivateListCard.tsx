import { App, Button } from 'antd';
import { levelNames } from '#features/ecosystem/account-mapping/words.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { PrivateCount, PrivateList } from '../schema.ts';
import css from './private.module.css';
import { texts as t } from './texts.ts';

/** One private list with its count beside each list of the company. */
export function PrivateListCard({ list, isPartner }: { list: PrivateList; isPartner: boolean }) {
  return (
    <Card
      title={isPartner ? list.name : `${list.partner_name}: ${list.name}`}
      actions={isPartner && <ShareButton list={list} />}
    >
      <div className={css.body}>
        {list.last_size !== null && (
          <p className="meta">
            {t.size(list.last_size)} <DateText value={list.last_at} as="relative" />
            {list.revealed_count > 0 && `. ${t.revealedCount(list.revealed_count)}`}
          </p>
        )}
        {list.counts.length === 0 ? <p>{t.noneShared}</p> : <CountTable label={list.name} counts={list.counts} />}
      </div>
    </Card>
  );
}

export function CountTable({ label, counts }: { label: string; counts: readonly PrivateCount[] }) {
  return (
    <ScrollTable label={label}>
      <thead>
        <tr>
          <th>{t.otherList}</th>
          <th>{t.count}</th>
          <th>{t.agreedLevel}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ company_population_id, name, is_counted, count, level }) => (
          <tr key={company_population_id}>
            <td>{name}</td>
            <td>{is_counted ? (count === null ? t.fewer : t.about(count)) : t.notCounted}</td>
            <td>{levelNames[level]}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** The next step of consent; other levels are set on the screen of the list. */
function ShareButton({ list }: { list: PrivateList }) {
  const { message } = App.useApp();
  const mayManage = useCan('mapping_populations', 'manage');
  const write = useShare();
  const next = list.level === 'none' ? 'count' : list.level === 'count' ? 'existence' : null;
  if (!mayManage || next === null) return null;
  return (
    <Button
      loading={write.isPending}
      onClick={() => write.mutate({ id: list.id, level: next }, { onSuccess: () => void message.success(t.shared) })}
    >
      {next === 'count' ? t.share : t.shareMore}
    </Button>
  );
}

export function useShare() {
  return useWrite<{ id: string; level: string }, unknown>(
    'private_lists',
    ({ id, level }) => api(`mapping_populations/${id}/consent`, { method: 'POST', body: { level } }),
    ['mapping_populations', 'account_mapping'],
  );
}
