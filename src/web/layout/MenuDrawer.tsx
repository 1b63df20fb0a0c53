import { Drawer } from 'antd';
import { texts as t } from '../shell.texts.ts';
import { Sidebar } from './Sidebar.tsx';

/** The main menu on a phone. */
export default function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={280}
      closable={false}
      styles={{ body: { padding: 0 } }}
      aria-label={t.mainMenu}
    >
      <Sidebar collapsed={false} />
    </Drawer>
  );
}
