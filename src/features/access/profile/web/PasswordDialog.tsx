import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { PasswordItem } from './PasswordItem.tsx';
import { texts } from './texts.ts';

interface PasswordDialogProps {
  title: string;
  text: string;
  action: string;
  danger?: boolean;
  onClose: () => void;
  /** Opens the next dialog in place of this one. */
  send: (password: string) => Promise<void>;
}

export function PasswordDialog({ send, ...dialog }: PasswordDialogProps) {
  return (
    <ActionDialog<{ password: string }>
      {...dialog}
      width={440}
      onSubmit={({ password }) => send(password)}
      onDone={() => {}}
    >
      <PasswordItem label={texts.yourPassword} autoFocus />
    </ActionDialog>
  );
}
