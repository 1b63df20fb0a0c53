import Handshake from 'lucide-react/icons/handshake';
import { Link } from '#web/components/Link.tsx';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import { type Introduction, introductionStatuses } from '../schema.ts';
import { texts } from './texts.ts';

/** An introduction in the timeline of its account or partner. */
export default function introductionEntry(row: Introduction): TimelineEntry {
  const status = introductionStatuses.find(({ value }) => value === row.status)!.label;
  const link = <Link to={`/clients/mapping/introductions/show/${row.id}`}>{row.account_name}</Link>;
  return {
    id: row.id,
    at: row.created_at,
    who: row.requested_by_name,
    icon: Handshake,
    what: <>{texts.askedForIntroductionAt(link)}</>,
    body: [row.partner_name, status].filter(Boolean).join(' · '),
  };
}
