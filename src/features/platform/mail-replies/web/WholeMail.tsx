import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { api } from '#web/requests/api.ts';
import type { ReplyMail } from '../schema.ts';
import { texts } from './texts.ts';

interface Place {
  table: string;
  id: string;
}

/** The whole email, as plain text, from which the words of a record were taken; nothing for words that were typed here. */
export default function WholeMail({ about, words }: { about: Place; words: Place }) {
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery({
    queryKey: ['reply_mails', about.table, about.id],
    queryFn: ({ signal }) => api<ReplyMail[]>(`${about.table}/${about.id}/reply_mails`, { signal }),
    staleTime: 30_000,
  });
  const mail = data.find(({ ref_table, ref_id }) => ref_table === words.table && ref_id === words.id);
  if (!mail) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.show}
      </Button>
      <Modal
        open={isOpen}
        title={texts.title(mail.from_address)}
        footer={null}
        onCancel={() => setOpen(false)}
        width={720}
      >
        <p className="meta">
          <DateText value={mail.created_at} as="instant" />
        </p>
        <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '60vh', overflowY: 'auto' }}>
          {mail.body}
        </div>
      </Modal>
    </>
  );
}
