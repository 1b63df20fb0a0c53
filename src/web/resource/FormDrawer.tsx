import { Drawer } from 'antd';
import X from 'lucide-react/icons/x';
import { memo, type ReactNode, useState } from 'react';
import { useStillPage } from '../useStillPage.ts';
import { FollowingFields } from './FollowingFields.tsx';

interface FormDrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What closes shows what it showed: a form that nobody goes on with is not rendered again, for the closing would wait for it. */
const Still = memo(
  ({ children }: { children: ReactNode; isStill: boolean }) => children,
  (_, { isStill }) => isStill,
);

/** A place of their own: in the body itself the library would hold the page still before it paints, which takes two layouts. */
const home = () =>
  document.getElementById('drawers') ??
  document.body.appendChild(Object.assign(document.createElement('div'), { id: 'drawers' }));

export function FormDrawer({ open, title, onClose, children }: FormDrawerProps) {
  // Opened again before it was gone, it begins anew.
  const [last, setLast] = useState({ open, times: 0 });
  if (last.open !== open) setLast({ open, times: last.times + Number(open) });
  const [there, setThere] = useState(-1);
  useStillPage(open);
  return (
    <Drawer
      open={open}
      getContainer={home}
      title={title}
      size={500}
      onClose={onClose}
      closable={{ placement: 'end' }}
      closeIcon={<X size={18} />}
      destroyOnHidden
      // `FollowingFields` takes it.
      autoFocus={false}
      // Kept from when it is there: before, the library would look for a place to put it, and have the page laid out for that.
      focusable={{ trap: there === last.times }}
      styles={{ wrapper: { maxWidth: '100vw' }, body: { paddingBottom: 0 } }}
    >
      <Still isStill={!open}>
        <FollowingFields key={last.times} onThere={() => setThere(last.times)}>
          {children}
        </FollowingFields>
      </Still>
    </Drawer>
  );
}
