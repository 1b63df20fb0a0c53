import type { ReactNode } from 'react';
import { type SiteBrand, SiteFrame } from './SiteFrame.tsx';
import { SiteNotice } from './SiteNotice.tsx';
import { texts } from './texts.ts';

/** The page of a link, with a state while it loads, one for an invalid link, and the record itself. */
export function FollowFrame({
  brand,
  title,
  problem,
  children,
}: {
  brand: SiteBrand;
  title: string;
  problem: string | null;
  children: ReactNode | null;
}) {
  return (
    <SiteFrame brand={brand}>
      {children ??
        (problem ? (
          <SiteNotice title={texts.thisLinkDoesNotWork} brand={brand} role="alert">
            <p>{problem}</p>
          </SiteNotice>
        ) : (
          <>
            <h1>{title}</h1>
            <p role="status">{texts.opening}</p>
            <noscript>{texts.turnOnJavascriptToOpenThis}</noscript>
          </>
        ))}
      {children && problem && (
        <p className="site-problem" role="alert">
          {problem}
        </p>
      )}
    </SiteFrame>
  );
}
