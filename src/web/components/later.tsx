import { type ComponentType, lazy, Suspense } from 'react';
import { coming } from './coming.tsx';

/** A part that a feature lends to screens of others: its code is not in the first load, but comes with the first use. */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(load) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={coming}>
      <Part {...props} />
    </Suspense>
  );
}
