import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import { SiteNotice } from '#web/site/SiteNotice.tsx';
import { texts } from './texts.ts';

interface ClosedLinkProps {
  brand: SiteBrand;
}

/** The page for visitors of a paused, expired, or archived link. */
export function ClosedLink({ brand }: ClosedLinkProps) {
  return (
    <SiteFrame brand={brand}>
      <SiteNotice title={texts.thisLinkNotActive} brand={brand}>
        <p>{texts.offerBehindItHasEndedOr}</p>
      </SiteNotice>
    </SiteFrame>
  );
}
