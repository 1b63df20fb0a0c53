import { type ReactNode, useDeferredValue, useState } from 'react';
import { FormDrawer } from './FormDrawer.tsx';
import { useDrawer } from './useDrawer.ts';

interface AddressedDrawerProps {
  title: string | ((drawer: string) => string);
  /** Tells for which `?drawer=` it opens; by default for any row. */
  opens?: (drawer: string) => boolean;
  children: (drawer: string, close: () => void) => ReactNode;
}

const isRow = (drawer: string) => drawer !== 'create';

/** A drawer that reads its state from the address itself, so that the list beside it is not rendered again. */
export function RouteDrawer({ title, opens = isRow, children }: AddressedDrawerProps) {
  const [drawer, setDrawer] = useDrawer();
  // The router tells every address at once; the drawer is rendered after that, in pieces.
  const open = useDeferredValue(drawer !== null && opens(drawer) ? drawer : null);
  // A closing drawer keeps its title.
  const [last, setLast] = useState(open);
  if (open !== null && last !== open) setLast(open);
  const close = () => setDrawer(null);
  return (
    <FormDrawer
      open={open !== null}
      title={typeof title === 'string' ? title : title(open ?? last ?? '')}
      onClose={close}
    >
      {open !== null && children(open, close)}
    </FormDrawer>
  );
}
