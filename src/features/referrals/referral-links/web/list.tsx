import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useAddedTabs } from '#web/resource/record/addedTabs.tsx';
import { TabBar } from '#web/resource/record/TabBar.tsx';
import { isOffered } from '#web/session/access.ts';
import { useSession } from '#web/session/session.tsx';
import { CouponList } from './CouponList.tsx';
import { DefaultLinkList } from './DefaultLinkList.tsx';
import { LinkList } from './LinkList.tsx';
import { LinkSettingsForm } from './LinkSettingsForm.tsx';
import { texts as t } from './texts.ts';

interface Tab {
  key: string;
  label: string;
  content: ReactNode;
}

/** Links and what belongs to them; other features add their tabs to `referral_link_screens`. */
export default function ReferralLinks() {
  const session = useSession();
  const { mode } = session;
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const panel = useId();
  const added = useAddedTabs({ resource: 'referral_link_screens', id: mode }).filter((one) => isOffered(one, session));
  const tabs: Tab[] = [
    { key: 'links', label: t.links, content: <LinkList /> },
    { key: 'coupons', label: t.couponCodes, content: <CouponList /> },
    ...(mode === 'company' ? [{ key: 'defaults', label: t.defaultLinks, content: <DefaultLinkList /> }] : []),
    ...added,
    ...(mode === 'company' ? [{ key: 'settings', label: t.settings, content: <LinkSettingsForm /> }] : []),
  ];
  const active = tabs.find(({ key }) => key === tab) ?? tabs[0]!;
  return (
    <>
      <PageHeader title={t.title} />
      <TabBar
        tabs={tabs}
        active={active.key}
        panel={panel}
        onOpen={(key) =>
          navigate({ to: '.', search: (key === 'links' ? {} : { tab: key }) as never, resetScroll: false })
        }
      />
      <div key={active.key} id={panel} role="tabpanel" aria-label={active.label} style={{ marginTop: 16 }}>
        {active.content}
      </div>
    </>
  );
}
