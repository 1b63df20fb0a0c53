import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Timeline } from '#web/resource/record/Timeline.tsx';
import type { SubjectTable } from '../schema.ts';
import { useMailEntry, useMailHistory } from './mailHistory.tsx';
import { texts } from './texts.ts';

const STEP = 10;

/** The emails about a record that has no timeline; renders nothing when there are none. */
export default function MailsCard({ table, id }: { table: SubjectTable; id: string }) {
  const [shown, setShown] = useState(STEP);
  const { data } = useMailHistory(table, id, shown);
  const entry = useMailEntry();
  if (!data || data.mails.length === 0) return null;
  return (
    <Card title={texts.emails}>
      <Timeline entries={data.mails.map(entry)} />
      {data.total > shown && <Button onClick={() => setShown(shown + STEP)}>{texts.showMore}</Button>}
    </Card>
  );
}
