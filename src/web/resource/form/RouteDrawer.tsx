import { type ReactNode, useState } from 'react';
import { FormDrawer } from './FormDrawer.tsx';
import { useDrawer } from './useDrawer.ts';

interface AddressedDrawerProps {
  title: string | ((drawer: string) => string);
  /** For which `?drawer=` it opens: any row's, unless said otherwise. */
  opens?: (drawer: string) => boolean;
  children: (drawer: string, close: () => void) => ReactNode;
}

const isRow = (drawer: string) => drawer !== 'create';

/** A drawer that reads in the address whether it is open, so that the list beside it need not, and is not rendered again. */
export function RouteDrawer({ title, opens = isRow, children }: AddressedDrawerProps) {
  const [drawer, setDrawer] = useDrawer();
  const open = drawer !== null && opens(drawer) ? drawer : null;
  // What closes keeps its title.
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
