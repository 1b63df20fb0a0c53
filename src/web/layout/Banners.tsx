import { lazy, Suspense } from 'react';
import { features } from '#features/web.ts';
import { useSession } from '../session/session.tsx';

const banners = features.flatMap(({ name, banner }) =>
  banner ? [{ name, isShown: banner.isShown, Part: lazy(banner.page) }] : [],
);

/** Shows the banners of all features above every screen, while they are needed. */
export function Banners() {
  const session = useSession();
  return banners.map(
    ({ name, isShown, Part }) =>
      isShown(session) && (
        <Suspense key={name}>
          <Part />
        </Suspense>
      ),
  );
}
