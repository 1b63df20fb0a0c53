import { App, Button } from 'antd';
import { formatInstant } from '#web/region.ts';
import { useAction } from '#web/resource/data/useResource.ts';
import type { DealRegistrationForPartner } from '../../schema.ts';
import { Banner } from '../Banner.tsx';
import { clockOf } from '../Clock.tsx';

interface HeldBannerProps {
  row: DealRegistrationForPartner;
  onReleased: (row: DealRegistrationForPartner) => void;
}

/** The remaining hold on a draft's account, with a button to release it. */
export function HeldBanner({ row, onReleased }: HeldBannerProps) {
  const { message } = App.useApp();
  const release = useAction<void, DealRegistrationForPartner>(
    'deal_registrations',
    () => `deal_registrations/${row.id}/release_hold`,
  );
  const letGo = () =>
    release.mutateAsync().then(onReleased, (error: Error) => {
      message.error(error.message);
    });
  return (
    <div style={{ marginBottom: 20 }}>
      <Banner tone="violet" title={clockOf(row).title}>
        No other partner can register or hold {row.account_name} until {formatInstant(row.held_until!)}. Register the
        deal before then.{' '}
        <Button type="link" size="small" loading={release.isPending} onClick={letGo} style={{ paddingInline: 0 }}>
          Release hold
        </Button>
      </Banner>
    </div>
  );
}
