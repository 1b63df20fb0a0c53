import { Button } from 'antd';
import Award from 'lucide-react/icons/award';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { type Fields, forPartner } from '#shared/nouns/fields.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Certificate, certificate } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useDownload } from './useDownload.ts';

const view = (key: string, name: string, ...values: string[]) => ({
  key,
  name,
  state: { filters: [{ field: 'status', operator: 'eq' as const, values }] },
});
const views = [
  view('valid', t.validNow, 'active', 'expiring'),
  view('expiring', t.expiring, 'expiring'),
  view('expired', t.expired, 'expired'),
];

interface HeldListProps {
  title?: string;
  program_id?: string;
  partner_id?: string;
  empty: string;
  actions?: ReactNode;
}

/** Awarded certificates: all, of one program or of one partner; in partner mode the partner's own. */
export function HeldList({ title, program_id, partner_id, empty, actions }: HeldListProps) {
  const isCompany = useSession().mode === 'company';
  const download = useDownload();
  const left = [program_id && 'program_name', (partner_id || !isCompany) && 'partner_id'];
  const fields = Object.fromEntries(
    Object.entries(isCompany ? certificate.fields : forPartner(certificate.fields)).filter(
      ([key]) => !left.includes(key),
    ),
  ) as Fields;
  const fixed = [
    ...(program_id ? [{ field: 'program_id', operator: 'eq' as const, values: [program_id] }] : []),
    ...(partner_id ? [{ field: 'partner_id', operator: 'eq' as const, values: [partner_id] }] : []),
  ];
  const filters = filtersOf(fields).filter(({ field }) => field !== 'program_id' || !program_id);
  return (
    <ResourceList<Certificate>
      resource="certificates"
      {...(title && { title })}
      columns={columnsOf<Certificate, typeof fields>(fields, ['holder_name'])}
      filters={filters}
      fixed={fixed}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => (isCompany ? `/training/certificates/held/${id}` : `/partner-training/certificates/${id}`)}
      rowMenu={(row) => (
        <Button
          type="text"
          icon={<Download size={16} />}
          aria-label={t.downloadOf(`${row.program_name}, ${row.holder_name}`)}
          onClick={() => download(row)}
        />
      )}
      views={title ? views : undefined}
      savedViews={!!title}
      actions={actions}
      empty={{ icon: Award, text: empty }}
    />
  );
}
