import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';

interface ClosedLinkProps {
  brand: SiteBrand;
}

/** The page for visitors of a paused, expired, or archived link. */
export function ClosedLink({ brand }: ClosedLinkProps) {
  return (
    <SiteFrame brand={brand}>
      <h1>This link is not active</h1>
      <p>The offer behind it has ended or is paused.</p>
      {brand.website && (
        <p>
          <a href={brand.website}>Go to the website of {brand.name}</a>
        </p>
      )}
    </SiteFrame>
  );
}
