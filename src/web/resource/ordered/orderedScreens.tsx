import { useNavigate, useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { DefinedNoun, RowOf } from '#shared/nouns/define-noun.ts';
import { capitalized } from '#shared/nouns/nouns.ts';
import { said } from '#shared/text/labels.ts';
import { DateText } from '../../components/DateText.tsx';
import { Facts } from '../../components/Facts.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { useCan, useSession } from '../../session/session.tsx';
import { changesOf } from '../fields/changes.tsx';
import type { SpecialInputs } from '../fields/FieldInputs.tsx';
import { factsOf } from '../fields/facts.tsx';
import { NounForm } from '../noun/NounForm.tsx';
import { Record } from '../noun/RecordPage.tsx';
import { AuditTimeline } from '../record/AuditTimeline.tsx';
import { DetailPage } from '../record/DetailPage.tsx';
import { texts as t } from '../texts.ts';
import { OrderedList, type OrderedRow } from './OrderedList.tsx';
import type { OrderedScreens } from './orderedRoutes.ts';
import { texts as ownTexts } from './texts.ts';

type Entry<N extends DefinedNoun> = RowOf<N> &
  OrderedRow & { name: string; created_at: string; archived_at: string | null };

interface OrderedSpec<N extends DefinedNoun> {
  path: string;
  /** One sentence about the purpose of the list. */
  text: string;
  icon?: LucideIcon;
  /** Inputs that differ from the declaration. */
  special?: SpecialInputs<N['fields']>;
  initial?: Partial<Entry<N>>;
  /** The content at the right of a row. */
  aside?: (row: Entry<N>) => ReactNode;
  /** The first facts on the show screen; the others follow in the order of the declaration. */
  facts?: (row: Entry<N>) => Parameters<typeof factsOf<N['fields']>>[3];
}

/** List, form and show of a list the company keeps in its own order; what differs between such lists is data. */
export function orderedScreens<N extends DefinedNoun>(noun: N, spec: OrderedSpec<N>): OrderedScreens {
  return {
    List: (ListScreen<N>).bind(null, { noun, spec }),
    Edit: (EditScreen<N>).bind(null, { noun, spec }),
    Show: (ShowScreen<N>).bind(null, { noun, spec }),
  };
}

interface ScreenProps<N extends DefinedNoun> {
  noun: N;
  spec: OrderedSpec<N>;
}

interface EntryFormProps<N extends DefinedNoun> extends ScreenProps<N> {
  id: string | undefined;
  onDone: () => void;
}

function EntryForm<N extends DefinedNoun>({ noun, spec, id, onDone }: EntryFormProps<N>) {
  const { special, initial } = spec;
  return <NounForm noun={noun} id={id} initial={initial} special={special} onDone={onDone} onCancel={onDone} />;
}

function ListScreen<N extends DefinedNoun>({ noun, spec }: ScreenProps<N>) {
  const { path, icon, aside } = spec;
  const { mode } = useSession();
  return (
    <OrderedList<Entry<N>>
      resource={noun.name}
      title={capitalized(noun.many)}
      text={said(spec.text)}
      icon={icon}
      createLabel={ownTexts.new(noun.one)}
      form={(id, done) => <EntryForm noun={noun} spec={spec} id={id} onDone={done} />}
      aside={aside}
      to={mode === 'company' ? ({ id }) => `${path}/show/${id}` : undefined}
      readOnly={mode === 'partner'}
    />
  );
}

function EditScreen<N extends DefinedNoun>({ noun, spec }: ScreenProps<N>) {
  const { id } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={`${id ? ownTexts.editText : ownTexts.newText} ${noun.one}`} />
      <EntryForm noun={noun} spec={spec} id={id} onDone={() => navigate({ to: spec.path })} />
    </>
  );
}

function ShowScreen<N extends DefinedNoun>({ noun, spec }: ScreenProps<N>) {
  return <Record noun={noun}>{(row) => <EntryPage noun={noun} spec={spec} row={row as Entry<N>} />}</Record>;
}

function EntryPage<N extends DefinedNoun>({ noun, spec, row }: ScreenProps<N> & { row: Entry<N> }) {
  const { path } = spec;
  const navigate = useNavigate();
  const mayManage = useCan(noun.name, 'manage');
  return (
    <DetailPage
      record={{ resource: noun.name, id: row.id }}
      name={row.name}
      status={
        <>
          {row.color && <StatusTag color={row.color}>{capitalized(noun.one)}</StatusTag>}
          {row.archived_at && <StatusTag>{t.archived}</StatusTag>}
        </>
      }
      subtitle={row.description}
      actions={
        mayManage && (
          <Button icon={<Pencil size={16} />} onClick={() => navigate({ to: `${path}/edit/${row.id}` })}>
            {t.edit}
          </Button>
        )
      }
      tabs={[
        {
          key: 'activity',
          label: ownTexts.activity,
          content: <AuditTimeline table={noun.name} id={row.id} {...changesOf(noun.fields)} />,
        },
      ]}
      rail={
        <Facts
          title={ownTexts.details}
          rows={[
            ...factsOf<N['fields']>(noun.fields, row, 'Details', spec.facts?.(row)),
            [ownTexts.place, row.order],
            [ownTexts.created, <DateText key="created" value={row.created_at} />],
          ]}
        />
      }
    />
  );
}
