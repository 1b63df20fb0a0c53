import { App, Button } from 'antd';
import MailX from 'lucide-react/icons/mail-x';
import Trash from 'lucide-react/icons/trash-2';
import type { RowOf } from '#shared/nouns/define-noun.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { emailSuppression } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function SuppressionList() {
  const mayManage = useCan('email_suppressions', 'manage');
  return (
    <NounList
      noun={emailSuppression}
      title={t.suppressed}
      words={['address', 'addresses']}
      filters={['reason', 'topic_id']}
      create={{
        label: t.newSuppression,
        form: (done) => <NounForm noun={emailSuppression} plain onDone={done} onCancel={done} />,
      }}
      rowMenu={mayManage ? (row) => <Remove row={row} /> : undefined}
      empty={{ icon: MailX, text: t.emptySuppressions }}
    />
  );
}

/** People who unsubscribed or complained can only subscribe again themselves. */
function Remove({ row }: { row: RowOf<typeof emailSuppression> }) {
  const { message, modal } = App.useApp();
  const remove = useRemove('email_suppressions');
  if (row.reason === 'unsubscribed' || row.reason === 'complained') return null;
  const ask = () =>
    modal.confirm({
      title: `${t.remove}: ${row.email}`,
      content: t.removeText,
      okText: t.remove,
      okButtonProps: { danger: true },
      onOk: () =>
        remove.mutateAsync(row.id).then(
          () => void message.success(t.removed),
          (error: Error) => void message.error(error.message),
        ),
    });
  return (
    <Button
      type="text"
      size="small"
      icon={<Trash size={14} />}
      aria-label={`${t.remove}: ${row.email}`}
      onClick={ask}
    />
  );
}
