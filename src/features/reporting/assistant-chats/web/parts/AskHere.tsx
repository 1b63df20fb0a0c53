import { Button } from 'antd';
import Sparkles from 'lucide-react/icons/sparkles';
import { useCan } from '#web/session/session.tsx';
import { openAssistant } from '../panel/panelState.ts';

/** Opens the panel with a question about the record of the screen. */
export function AskHere({ label, question }: { label: string; question: string }) {
  const mayAsk = useCan('assistant_chats', 'view');
  return (
    mayAsk && (
      <Button size="small" icon={<Sparkles size={14} />} onClick={() => openAssistant(question)}>
        {label}
      </Button>
    )
  );
}
