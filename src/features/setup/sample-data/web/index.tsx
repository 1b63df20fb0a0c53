import { lazy, Suspense } from 'react';
import { useCan } from '#web/session/session.tsx';

const Card = lazy(() => import('./SampleDataCard.tsx'));
const Add = lazy(() => import('./AddSampleData.tsx'));

/** Adds and removes the sample data; nothing for people who may not. */
export function SampleData() {
  return (
    <Suspense>
      <Card />
    </Suspense>
  );
}

/** For lists that are empty: a program to look at, as long as there is none. */
export function AddSampleData() {
  const mayManage = useCan('sample_data', 'manage');
  return (
    mayManage && (
      <Suspense>
        <Add />
      </Suspense>
    )
  );
}
