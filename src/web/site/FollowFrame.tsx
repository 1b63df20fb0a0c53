import type { ReactNode } from 'react';
import { type SiteBrand, SiteFrame } from './SiteFrame.tsx';
import { SiteNotice } from './SiteNotice.tsx';

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
          <SiteNotice title="This link does not work" brand={brand} role="alert">
            <p>{problem}</p>
          </SiteNotice>
        ) : (
          <>
            <h1>{title}</h1>
            <p role="status">Opening…</p>
            <noscript>Turn on JavaScript to open this link.</noscript>
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
