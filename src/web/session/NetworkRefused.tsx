import { Button } from 'antd';
import ShieldOff from 'lucide-react/icons/shield-off';
import { EmptyState } from '../components/EmptyState.tsx';
import { texts as t } from '../shell.texts.ts';
import { signOut } from './session.tsx';

interface NetworkRefusedProps {
  message: string;
  onRetry: () => void;
}

/** Replaces the application when the allow list of the user's only company does not admit this network. */
export function NetworkRefused({ message, onRetry }: NetworkRefusedProps) {
  return (
    <main role="alert">
      <EmptyState
        icon={ShieldOff}
        title={t.networkRefused}
        actions={
          <>
            <Button type="primary" onClick={onRetry}>
              {t.tryAgain}
            </Button>
            <Button onClick={() => void signOut()}>{t.logout}</Button>
          </>
        }
      >
        {message} {t.networkRefusedHint}
      </EmptyState>
    </main>
  );
}
