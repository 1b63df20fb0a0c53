import { Button } from 'antd';
import { formatInstant } from '#web/region.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { DealRegistrationForPartner } from '../../schema.ts';
import { registrationSteps } from '../../steps.schema.ts';
import { Banner } from '../Banner.tsx';
import { clockOf } from '../Clock.tsx';
import { texts } from './texts.ts';

interface HeldBannerProps {
  row: DealRegistrationForPartner;
  onReleased: (row: DealRegistrationForPartner) => void;
}

/** The remaining hold on a draft's account, with a button to release it. */
export function HeldBanner({ row, onReleased }: HeldBannerProps) {
  const steps = useSteps(registrationSteps, row);
  const showFailure = useErrorMessage();
  const letGo = () =>
    steps.take('release_hold').then((released) => onReleased(released as DealRegistrationForPartner), showFailure);
  return (
    <div style={{ marginBottom: 20 }}>
      <Banner tone="violet" title={clockOf(row).title}>
        {texts.noOtherPartnerCanRegisterOr(
          row.account_name,
          formatInstant(row.held_until!),
          <Button type="link" size="small" loading={steps.isTaking} onClick={letGo} style={{ paddingInline: 0 }}>
            {registrationSteps.steps.release_hold.label}
          </Button>,
        )}
      </Banner>
    </div>
  );
}
