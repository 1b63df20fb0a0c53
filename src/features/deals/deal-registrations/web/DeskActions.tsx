import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import FileUp from 'lucide-react/icons/file-up';
import type { ReferralPageForPartner } from '#features/deals/referral-pages/schema.ts';
import type { Static } from '#shared/schema.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session.tsx';

type Page = Static<typeof ReferralPageForPartner>;

/** Other ways to register: a file of many deals, and the forms of the program. */
export function DeskActions() {
  const navigate = useNavigate();
  const { flags } = useSession();
  const hasForms = useCan('referral_pages', 'view') && flags.referral_pages === true;
  return (
    <>
      {hasForms && <FormsMenu />}
      <Button icon={<FileUp size={16} />} onClick={() => navigate({ to: '/revenue/deal-desk/upload' as string })}>
        Upload file
      </Button>
    </>
  );
}

function FormsMenu() {
  const navigate = useNavigate();
  const { data } = useList<Page>('referral_pages', { start: 0, end: 50 });
  if (!data || data.rows.length === 0) return null;
  return (
    <DropMenu
      items={data.rows.map(({ id, headline }) => ({
        key: id,
        label: headline,
        onClick: () => navigate({ to: `/referrals_authed/${id}` as string }),
      }))}
    >
      <Button>Forms</Button>
    </DropMenu>
  );
}
