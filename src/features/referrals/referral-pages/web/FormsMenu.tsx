import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import type { ReferralPageForPartner } from '../schema.ts';
import { texts } from './texts.ts';

type Page = ReferralPageForPartner;

/** The forms with which a partner can register at the deal desk. */
export default function FormsMenu() {
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
      <Button>{texts.forms}</Button>
    </DropMenu>
  );
}
