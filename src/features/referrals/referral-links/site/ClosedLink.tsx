import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import { SiteNotice } from '#web/site/SiteNotice.tsx';

interface ClosedLinkProps {
  brand: SiteBrand;
}

/** The page for visitors of a paused, expired, or archived link. */
export function ClosedLink({ brand }: ClosedLinkProps) {
  return (
    <SiteFrame brand={brand}>
      <SiteNotice title="This link is not active" brand={brand}>
        <p>The offer behind it has ended or is paused.</p>
      </SiteNotice>
    </SiteFrame>
  );
}
