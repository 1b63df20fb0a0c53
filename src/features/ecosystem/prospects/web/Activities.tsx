import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { Segments } from '#web/components/Segments.tsx';
import { useCreate, useList, useRemove } from '#web/resource/data/useResource.ts';
import { newestFirst, Timeline } from '#web/resource/record/Timeline.tsx';
import { useSession } from '#web/session/session.tsx';
import { type ActivityKind, activityKinds, type ProspectActivity } from '../schema.ts';
import activityEntry from './activityEntry.tsx';
import css from './prospects.module.css';
import { texts as t } from './texts.ts';

/** The activities with a prospect, newest first. */
export function Activities({ prospectId, mayWrite }: { prospectId: string; mayWrite: boolean }) {
  const { user } = useSession();
  const { message } = App.useApp();
  const create = useCreate<ProspectActivity>('prospect_activities', ['prospects']);
  const remove = useRemove('prospect_activities');
  const [kind, setKind] = useState<ActivityKind>('note');
  const [body, setBody] = useState('');
  const list = useList<ProspectActivity>('prospect_activities', {
    filters: [{ field: 'prospect_id', operator: 'eq', values: [prospectId] }],
    sort: [{ field: 'happened_at', descending: true }],
    start: 0,
    end: 200,
  });
  const fail = (error: Error) => void message.error(error.message);
  const add = () =>
    create.mutate({ prospect_id: prospectId, kind, body }, { onSuccess: () => setBody(''), onError: fail });
  const rows = list.data?.rows ?? [];
  return (
    <div className={css.activities}>
      {mayWrite && (
        <div className={css.composer}>
          <Segments label={t.kind} value={kind} onChange={setKind} options={activityKinds} />
          <Input.TextArea
            value={body}
            onChange={(event) => setBody(event.target.value)}
            autoSize={{ minRows: 2, maxRows: 10 }}
            maxLength={10_000}
            placeholder={t.placeholder}
            aria-label={t.newActivity}
          />
          <div className={css.foot}>
            <span className="meta">{t.stageHint}</span>
            <Button type="primary" size="small" disabled={body.trim() === ''} loading={create.isPending} onClick={add}>
              {t.add}
            </Button>
          </div>
        </div>
      )}
      {list.data && rows.length === 0 && <p className={css.quiet}>{t.noActivity}</p>}
      {rows.length > 0 && (
        <Timeline
          entries={rows
            .map((row) => {
              const entry = activityEntry(row);
              if (!mayWrite || row.author_user_id !== user.id) return entry;
              return {
                ...entry,
                body: (
                  <>
                    {entry.body}
                    <Button type="link" size="small" onClick={() => remove.mutate(row.id, { onError: fail })}>
                      {t.remove}
                    </Button>
                  </>
                ),
              };
            })
            .sort(newestFirst)}
        />
      )}
    </div>
  );
}
