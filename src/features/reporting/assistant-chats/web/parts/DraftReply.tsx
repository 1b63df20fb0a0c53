import { App, Button } from 'antd';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useCan } from '#web/session/session.tsx';
import { texts as t } from '../texts.ts';
import { draftText } from './askOnce.ts';

interface DraftReplyProps {
  id: string;
  /** Puts the draft into the field; the person edits and sends it. */
  onDraft: (text: string) => void;
}

/** Drafts an answer to the question on a registration. */
export default function DraftReply({ id, onDraft }: DraftReplyProps) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const mayAsk = useCan('assistant_chats', 'view');
  const [isDrafting, setDrafting] = useState(false);
  const draft = async () => {
    setDrafting(true);
    try {
      const text = await draftText(t.questions.reply, `/revenue/deal-desk/show/${id}`);
      if (!text) return void message.info(t.noDraft);
      onDraft(text);
      message.success(t.drafted);
    } catch (error) {
      showError(error as Error);
    } finally {
      setDrafting(false);
    }
  };
  return (
    mayAsk && (
      <Button icon={<Sparkles size={14} />} loading={isDrafting} onClick={draft}>
        {isDrafting ? t.drafting : t.draftReply}
      </Button>
    )
  );
}
