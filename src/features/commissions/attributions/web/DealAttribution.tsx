import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import BadgePercent from 'lucide-react/icons/badge-percent';
import FileCheck from 'lucide-react/icons/file-check';
import Flag from 'lucide-react/icons/flag';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Receipt from 'lucide-react/icons/receipt';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { formatShare } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReferenceField } from '#web/resource/form/fields.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { Timeline } from '#web/resource/record/Timeline.tsx';
import { useCan } from '#web/session/session.tsx';
import type { EntryKind, DealAttribution as Shown } from '../schema.ts';
import css from './attribution.module.css';
import { kindWords, methodWords, texts as t } from './texts.ts';

const icons: Record<EntryKind, typeof Flag> = {
  click: MousePointerClick,
  lead: UserPlus,
  sale: Receipt,
  refund: Receipt,
  registration: FileCheck,
  coupon: BadgePercent,
  stage: Flag,
  decision: FileCheck,
  risk: ShieldAlert,
  contract: FileCheck,
};

/** The history that led to a deal, and the partners credited for it. */
export default function DealAttribution({ id }: { id: string }) {
  const path = `opportunities/${id}/attribution`;
  const attribution = useQuery({
    queryKey: ['opportunities', 'attribution', id],
    queryFn: ({ signal }) => api<Shown>(path, { signal }),
  });
  return <Loaded query={attribution}>{(shown) => <Panel path={path} shown={shown} />}</Loaded>;
}

function Panel({ path, shown: { decision, entries } }: { path: string; shown: Shown }) {
  const { message } = App.useApp();
  const mayManage = useCan('attribution_decisions', 'manage');
  const [isOpen, setOpen] = useState(false);
  const assign = useWrite<{ partner_id?: string | null; reason: string }, Shown>(
    'opportunities',
    ({ partner_id = null, reason }) => api(path, { method: 'POST', body: { partner_id: partner_id || null, reason } }),
    ['commission_lines', 'opportunity_participants', 'tracked_events'],
  );
  const total = decision?.shares.reduce((sum, { weight }) => sum + weight, 0) ?? 0;
  return (
    <>
      <section className={css.decision} aria-label={t.credit}>
        <div className={css.head}>
          <strong>
            {decision && decision.shares.length > 0
              ? decision.shares
                  .map(({ partner_name, weight }) => `${partner_name ?? t.partner} ${formatShare(weight, total)}`)
                  .join(', ')
              : t.noPartnerCredited}
          </strong>
          {mayManage && <Button onClick={() => setOpen(true)}>{t.assign}</Button>}
        </div>
        <span className={css.second}>
          {decision ? (
            <>
              {methodWords[decision.method]}. {decision.reason}{' '}
              <span className="meta">
                {decision.decided_by_name}, <DateText value={decision.created_at} as="instant" />
              </span>
            </>
          ) : (
            t.notDecided
          )}
        </span>
      </section>
      {entries.length === 0 ? (
        <p className={css.second}>{t.noTimeline}</p>
      ) : (
        <Timeline
          entries={entries.map((entry, index) => ({
            id: `${entry.kind} ${index}`,
            at: entry.at,
            who: entry.partner_name ?? kindWords[entry.kind],
            icon: icons[entry.kind],
            what: entry.to ? <Link to={entry.to}>{entry.title}</Link> : entry.title,
            body: entry.detail,
          }))}
        />
      )}
      {isOpen && (
        <ActionDialog<{ partner_id?: string | null; reason: string }>
          title={t.assign}
          action={t.assign}
          text={t.assignHelp}
          onSubmit={(values) => assign.mutateAsync(values)}
          onDone={() => {
            setOpen(false);
            message.success(t.assigned);
          }}
          onClose={() => setOpen(false)}
        >
          <ReferenceField name="partner_id" label={t.partner} resource="partners" help={t.leaveItEmptyToCreditNo} />
          <ReasonItem help={t.storedWithDecision} max={2000} />
        </ActionDialog>
      )}
    </>
  );
}
