import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import type { Query } from '#shared/query/query.ts';
import { useCan } from '#web/session/session.tsx';
import { NameReport } from './NameReport.tsx';
import type { Asked } from './question/address.ts';
import { texts as t } from './texts.ts';

interface SaveAsReportProps {
  question: Query;
  chart?: Asked['chart'];
  /** The question in words: "Won revenue, this year". */
  read: string;
  size?: 'small' | 'middle';
  type?: 'primary' | 'text' | 'default';
}

/** A button that keeps a question as a report, and opens it. */
export default function SaveAsReport({
  question,
  chart = 'table',
  read,
  size = 'middle',
  type = 'default',
}: SaveAsReportProps) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayKeep = useCan('saved_views', 'manage');
  const [isNaming, setNaming] = useState(false);
  if (!mayKeep) return null;
  return (
    <>
      <Button size={size} type={type} icon={<Bookmark size={14} />} onClick={() => setNaming(true)}>
        {t.save}
      </Button>
      {isNaming && (
        <NameReport
          asked={{ question, chart }}
          name={read}
          onClose={() => setNaming(false)}
          onDone={({ id }) => {
            setNaming(false);
            message.success(t.saved);
            void navigate({ to: `/reports/show/${id}` });
          }}
        />
      )}
    </>
  );
}
