import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { DefinedNoun, RowOf } from '#shared/nouns/define-noun.ts';
import { listAddress } from '#shared/nouns/nouns.ts';
import type { MenuEntry } from '../../components/DropMenu.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { useParam } from '../../params.ts';
import { useCan, useSession } from '../../session/session.tsx';
import { useErrorMessage } from '../data/useErrorMessage.ts';
import { type Row, useOne, useUpdate } from '../data/useResource.ts';
import { useRemoveWithUndo } from '../data/useUndoableRemove.ts';
import type { DetailTab } from '../detailTab.ts';
import { changesOf } from '../fields/changes.tsx';
import { AuditTimeline } from '../record/AuditTimeline.tsx';
import { DetailPage, type DetailPageProps } from '../record/DetailPage.tsx';
import type { OfferedSteps } from '../steps/useSteps.tsx';
import { texts as t } from '../texts.ts';
import { texts as ownTexts } from './texts.ts';

/** Loads the record of the address: `<Record noun={account}>{(row) => …}</Record>`. */
export function Record<N extends DefinedNoun>({
  noun,
  children,
}: {
  noun: N;
  children: (row: RowOf<N> & Row) => ReactNode;
}) {
  const query = useOne<RowOf<N> & Row>(noun.name, useParam('id'));
  return <Loaded query={query}>{children}</Loaded>;
}

interface RecordPageProps extends Omit<DetailPageProps, 'record' | 'menu' | 'tabs'> {
  noun: DefinedNoun;
  row: Row & { archived_at?: string | null };
  /** The steps of the record, from `useSteps`. */
  steps?: OfferedSteps;
  /** Entries of the menu before archiving. */
  menu?: readonly MenuEntry[];
  /** The tabs before the history. */
  tabs: readonly DetailTab[];
  /** The title of the history, or false if the screen shows none. */
  history?: 'Activity' | 'History' | false;
  /** False if there is no form at the usual address. */
  editable?: boolean;
  /** False if the record is archived in another way; `disabled` while it cannot be archived. */
  archivable?: false | { disabled: boolean };
}

/** The page of one record: editing, archiving and history are the same for every noun, and props add the rest. */
export function RecordPage(props: RecordPageProps) {
  const {
    noun,
    row,
    status,
    steps,
    actions,
    menu = [],
    tabs,
    history = ownTexts.history,
    editable = true,
    ...page
  } = props;
  const { mode } = useSession();
  const navigate = useNavigate();
  const mayManage = useCan(noun.name, 'manage');
  const archiving = useArchiving(noun, row, page.name, props.archivable);
  const edit = () => navigate({ to: `${listAddress(noun.address!)}/edit/${row.id}` });
  return (
    <>
      <DetailPage
        {...page}
        record={{ resource: noun.name, id: row.id }}
        // The status from before it was archived is among its facts.
        status={row.archived_at ? <StatusTag>{t.archived}</StatusTag> : status}
        actions={
          <>
            {mayManage && editable && (
              <Button icon={<Pencil size={16} />} onClick={edit}>
                {t.edit}
              </Button>
            )}
            {steps?.buttons}
            {actions}
          </>
        }
        menu={[...menu, ...(steps?.menu ?? []), ...(mayManage ? archiving : [])]}
        tabs={[
          ...tabs,
          ...(history && mode === 'company'
            ? [
                {
                  key: history.toLowerCase(),
                  label: history,
                  group: 'Overview' as const,
                  last: true as const,
                  content: <AuditTimeline table={noun.name} id={row.id} {...changesOf(noun.fields)} />,
                },
              ]
            : []),
        ]}
      />
      {steps?.dialog}
    </>
  );
}

/** The menu entry that archives the record, or restores it if the noun allows that. */
function useArchiving(
  noun: DefinedNoun,
  row: RecordPageProps['row'],
  name: string,
  archivable: RecordPageProps['archivable'],
): MenuEntry[] {
  const navigate = useNavigate();
  const removeLater = useRemoveWithUndo(noun.name);
  const update = useUpdate<Row>(noun.name);
  const showFailure = useErrorMessage();
  if (!noun.archive || archivable === false) return [];
  if (!row.archived_at) {
    const archive = () => {
      navigate({ to: listAddress(noun.address!) });
      removeLater(row.id, t.archivedOne(name));
    };
    return [{ key: 'archive', label: t.archive, danger: true, disabled: archivable?.disabled, onClick: archive }];
  }
  const restore = () => update.mutate({ id: row.id, values: { archived_at: null } }, { onError: showFailure });
  return noun.archive === 'restorable' ? [{ key: 'restore', label: t.restore, onClick: restore }] : [];
}
