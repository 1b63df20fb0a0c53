import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { AnnouncementForPartner } from '../schema.ts';
import { AnnouncementAlert } from './AnnouncementAlert.tsx';
import { texts as t } from './texts.ts';

/** One announcement, for those who come from the bell or an email. */
export default function OwnAnnouncement() {
  const row = useOne<AnnouncementForPartner>('partner_announcements', useParam('id'));
  return <Loaded query={row}>{(announcement) => <Screen row={announcement} />}</Loaded>;
}

function Screen({ row }: { row: AnnouncementForPartner }) {
  useTitle(row.title);
  return (
    <div style={{ maxWidth: 800, display: 'grid', gap: 16 }}>
      <PageHeader title={row.title} meta={row.sent_at && <DateText value={row.sent_at} as="relative" />} />
      <AnnouncementAlert of={row} />
      <p>
        <Link to="/announcements">{t.all}</Link>
      </p>
    </div>
  );
}
