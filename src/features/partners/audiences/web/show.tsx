import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import List from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { DottedStatus, StatusTag } from '#web/components/StatusTag.tsx';
import { apiRows } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useUpdate } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { Record } from '#web/resource/noun/RecordPage.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session/session.tsx';
import { type Audience, audience } from '../schema.ts';
import css from './Audiences.module.css';
import { LiveList } from './LiveList.tsx';
import { Sentence } from './Sentence.tsx';
import { nouns, texts as ownTexts } from './texts.ts';
import { previewRequest, useAnswer, useVocabulary } from './useAudience.ts';

export default function AudienceShow() {
  return <Record noun={audience}>{(row) => <Screen row={row} />}</Record>;
}

function Screen({ row }: { row: Audience }) {
  const navigate = useNavigate();
  const mayManage = useCan('audiences', 'manage');
  const maySeeRows = useCan(row.entity, 'view');
  const vocabulary = useVocabulary(row.entity);
  // Prefetched, because the members do not depend on the vocabulary.
  useAnswer(previewRequest(row.entity, row.conditions));
  const removeLater = useRemoveWithUndo('audiences');
  const update = useUpdate<Audience>('audiences');
  const sayFailure = useErrorMessage();
  const uses = useQuery({
    queryKey: ['audiences', 'uses', row.id],
    queryFn: ({ signal }) =>
      apiRows<{ kind: string; name: string; to: string | null }>(`audiences/${row.id}/uses`, { signal }),
  });
  const noun = nouns[row.entity];
  const archive = () => {
    navigate({ to: '/audiences' });
    removeLater(row.id, `${row.name} archived`);
  };
  return (
    <DetailPage
      name={row.name}
      status={
        <>
          {row.color && <DottedStatus color={row.color}>{noun.heading}</DottedStatus>}
          {row.archived_at && <StatusTag>{ownTexts.archived}</StatusTag>}
        </>
      }
      subtitle={row.description && <span>{row.description}</span>}
      actions={
        <>
          {maySeeRows && (
            <Button
              icon={<List size={16} />}
              onClick={() => navigate({ to: noun.list, search: { audience_id: row.id } as never })}
            >
              {ownTexts.list(noun.many)}
            </Button>
          )}
          {mayManage && (
            <Button icon={<Pencil size={16} />} onClick={() => navigate({ to: `/audiences/edit/${row.id}` })}>
              {ownTexts.edit}
            </Button>
          )}
        </>
      }
      menu={
        mayManage
          ? [
              row.archived_at
                ? {
                    key: 'restore',
                    label: ownTexts.restore,
                    onClick: () =>
                      update.mutate({ id: row.id, values: { archived_at: null } }, { onError: sayFailure }),
                  }
                : {
                    key: 'archive',
                    label: ownTexts.archive,
                    danger: true,
                    disabled: !!uses.data?.length,
                    onClick: archive,
                  },
            ]
          : undefined
      }
      tabs={[
        {
          key: 'members',
          label: ownTexts.members,
          content: (
            <Loaded query={vocabulary}>
              {(specs) => (
                <div className={css.column}>
                  <Sentence entity={row.entity} when={row.conditions} specs={specs} />
                  <LiveList entity={row.entity} when={row.conditions} specs={specs} />
                </div>
              )}
            </Loaded>
          ),
        },
        {
          key: 'activity',
          label: ownTexts.activity,
          content: <AuditTimeline table="audiences" id={row.id} labels={{ name: 'name', conditions: 'conditions' }} />,
        },
      ]}
      rail={
        <>
          <Facts
            title={ownTexts.facts}
            rows={[
              [ownTexts.type, noun.heading],
              [ownTexts.created, <DateText key="c" value={row.created_at} />],
              [ownTexts.changed, <DateText key="u" value={row.updated_at} />],
            ]}
          />
          <Card title={ownTexts.usedBy}>
            <Loaded query={uses}>
              {(each) =>
                each.length > 0 ? (
                  <ul className={css.column}>
                    {each.map((use) => (
                      <li key={`${use.kind} ${use.name}`}>
                        <span className="meta">{use.kind}</span>{' '}
                        {use.to ? <Link to={use.to}>{use.name}</Link> : use.name}
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className="meta">{ownTexts.notUsedYetUseItIn}</p>
                )
              }
            </Loaded>
          </Card>
        </>
      }
    />
  );
}
