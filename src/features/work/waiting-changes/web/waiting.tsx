import { App, Button, Flex } from 'antd';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import type { WaitingWrite } from '#web/offline/database.ts';
import { sendWaiting } from '#web/offline/send.ts';
import { discardWaiting, replaceWaiting, useWaitingWrites } from '#web/offline/waiting.ts';
import { formatInstant } from '#web/region.ts';
import { texts as t } from './texts.ts';

/** The changes that this person made without a network and that were not sent, or not accepted. */
export default function WaitingChanges() {
  const waiting = useWaitingWrites();
  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={t.title}>
        {waiting.some(({ refusal }) => !refusal) && (
          <Button onClick={() => void sendWaiting().catch(() => {})}>{t.sendNow}</Button>
        )}
      </PageHeader>
      {waiting.length === 0 ? (
        <EmptyState icon={CloudOff} title={t.empty} />
      ) : (
        <>
          <p className="meta" style={{ marginBottom: 16 }}>
            {t.lead}
          </p>
          {waiting.map((write) => (
            <Entry key={write.id} write={write} />
          ))}
        </>
      )}
    </div>
  );
}

function Entry({ write }: { write: WaitingWrite }) {
  const { modal } = App.useApp();
  const { id, label, at, edit, refusal } = write;
  const discard = async () => {
    const isSure = await modal.confirm({
      title: t.discardTitle,
      content: t.discardText,
      okText: t.discard,
      okButtonProps: { danger: true },
      cancelText: t.keep,
    });
    if (isSure) await discardWaiting(id);
  };
  const sendAgain = async () => {
    await replaceWaiting({ ...write, refusal: null });
    await sendWaiting().catch(() => {});
  };
  return (
    <Card>
      <section aria-label={label}>
        <h2>{label}</h2>
        <p className="meta">
          {refusal ? t.state.refused : t.state.waiting} · {t.captured(formatInstant(new Date(at).toISOString()))}
        </p>
        {refusal && (
          <ul role="alert" style={{ margin: '8px 0', paddingInlineStart: 20 }}>
            {reasons(refusal).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <Flex gap={8} wrap style={{ marginTop: 8 }}>
          {refusal && edit && <Link to={`${edit}${id}`}>{t.edit}</Link>}
          {refusal && <Button onClick={() => void sendAgain()}>{t.sendAgain}</Button>}
          <Button onClick={() => void discard()}>{t.discard}</Button>
        </Flex>
      </section>
    </Card>
  );
}

const reasons = ({ message, errors }: NonNullable<WaitingWrite['refusal']>): string[] => [
  message,
  ...Object.entries(errors).flatMap(([field, texts]) =>
    texts.map((text) => `${field.replace(/^.*[./]/, '')}: ${text}`),
  ),
];
