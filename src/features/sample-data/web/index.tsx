import { lazy, Suspense } from 'react';

const Card = lazy(() => import('./SampleDataCard.tsx'));

/** Adds and removes the sample data; nothing for people who may not. */
export function SampleData() {
  return (
    <Suspense>
      <Card />
    </Suspense>
  );
}
