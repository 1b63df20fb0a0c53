import { useNavigate, useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, Suspense } from 'react';
import { DateText } from '../../components/DateText.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { useParam } from '../../params.ts';
import { useCan, useSession } from '../../session.tsx';
import { useOne } from '../data/useResource.ts';
import { ColorField, LongTextField, TextField } from '../form/fields.tsx';
import { ResourceForm } from '../form/ResourceForm.tsx';
import { AuditTimeline } from '../record/AuditTimeline.tsx';
import { DetailPage } from '../record/DetailPage.tsx';
import { texts as t } from '../texts.ts';
import { OrderedList, type OrderedRow } from './OrderedList.tsx';
import type { OrderedScreens } from './orderedRoutes.ts';

type NamedRow = OrderedRow & { name: string; created_at: string; archived_at: string | null };

interface OrderedSpec<R extends NamedRow> {
  resource: string;
  path: string;
  title: string;
  noun: [string, string];
  /** The purpose of the list in one sentence. */
  text: string;
  icon?: LucideIcon;
  /** The fields in addition to name, color and description. */
  fields?: ReactNode;
  initial?: Partial<R>;
  /** Content at the right of a row. */
  aside?: (row: R) => ReactNode;
  /** Further facts on the show screen. */
  facts?: (row: R) => [string, ReactNode][];
  /** The list of records that use the entry, such as "Partners". */
  used?: { label: string; list: (id: string) => ReactNode };
}

/** List, form and show screens of a list in the company's own order; the differences between such lists are data. */
export function orderedScreens<R extends NamedRow>(spec: OrderedSpec<R>): OrderedScreens {
  return {
    List: (ListScreen<R>).bind(null, { spec }),
    Edit: (EditScreen<R>).bind(null, { spec }),
    Show: (ShowScreen<R>).bind(null, { spec }),
  };
}

interface SpecProps<R extends NamedRow> {
  spec: OrderedSpec<R>;
}

function EntryForm<R extends NamedRow>({ spec, id, onDone }: SpecProps<R> & { id?: string; onDone: () => void }) {
  return (
    <ResourceForm<R> resource={spec.resource} id={id} initial={spec.initial} onDone={onDone} onCancel={onDone}>
      <TextField name="name" label="Name" required max={120} />
      {spec.fields}
      <ColorField name="color" label="Color" />
      <LongTextField name="description" label="Description" />
    </ResourceForm>
  );
}

function ListScreen<R extends NamedRow>({ spec }: SpecProps<R>) {
  const { resource, path, title, noun, text, icon, aside } = spec;
  const { mode } = useSession();
  return (
    <OrderedList<R>
      resource={resource}
      title={title}
      noun={noun}
      text={text}
      icon={icon}
      createLabel={`New ${noun[0]}`}
      form={(id, done) => <EntryForm spec={spec} id={id} onDone={done} />}
      aside={aside}
      to={mode === 'company' ? ({ id }) => `${path}/show/${id}` : undefined}
      readOnly={mode === 'partner'}
    />
  );
}

function EditScreen<R extends NamedRow>({ spec }: SpecProps<R>) {
  const { id } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={`${id ? 'Edit' : 'New'} ${spec.noun[0]}`} />
      <EntryForm spec={spec} id={id} onDone={() => navigate({ to: spec.path })} />
    </>
  );
}

function ShowScreen<R extends NamedRow>({ spec }: SpecProps<R>) {
  const entry = useOne<R>(spec.resource, useParam('id'));
  return <Loaded query={entry}>{(row) => <Entry spec={spec} row={row} />}</Loaded>;
}

function Entry<R extends NamedRow>({ spec, row }: SpecProps<R> & { row: R }) {
  const { resource, path, noun, used } = spec;
  const navigate = useNavigate();
  const mayManage = useCan(resource, 'manage');
  const usedTab = used && {
    key: 'used',
    label: used.label,
    content: <Suspense fallback={<PageSkeleton />}>{used.list(row.id)}</Suspense>,
  };
  return (
    <DetailPage
      record={{ resource, id: row.id }}
      name={row.name}
      status={
        <>
          {row.color && <StatusTag color={row.color}>{capitalized(noun[0])}</StatusTag>}
          {row.archived_at && <StatusTag>Archived</StatusTag>}
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
        ...(usedTab ? [usedTab] : []),
        {
          key: 'activity',
          label: 'Activity',
          content: <AuditTimeline table={resource} id={row.id} labels={labels} />,
        },
      ]}
      rail={
        <Facts
          title="Details"
          rows={[
            ...(spec.facts?.(row) ?? []),
            ['Place', row.order],
            ['Created', <DateText key="created" value={row.created_at} />],
          ]}
        />
      }
    />
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const labels = {
  name: 'name',
  description: 'description',
  color: 'color',
  order: 'place',
  category: 'category',
  is_default: 'default',
  benefits: 'benefits',
  country_codes: 'countries',
};
