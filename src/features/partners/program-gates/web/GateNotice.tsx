import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { readerList } from '#shared/text/reader-formats.ts';
import { Link } from '#web/components/Link.tsx';
import { api } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import type { GateOfPartner, GateState } from '../schema.ts';
import { texts } from './texts.ts';

export default function GateNotice({ gate, partner_id }: { gate: string; partner_id?: string | undefined }) {
  const { mode } = useSession();
  const { data } = useQuery({
    queryKey: ['program_gates', gate, partner_id ?? null],
    queryFn: ({ signal }) =>
      api<GateOfPartner>(`gates/${gate}${mode === 'company' ? `?partner_id=${partner_id}` : ''}`, { signal }),
    enabled: mode === 'partner' || partner_id !== undefined,
    // A contract may have been signed on another screen meanwhile.
    staleTime: 0,
  });
  const waived = data?.requirements.filter(({ is_waived }) => is_waived) ?? [];
  if (mode === 'partner' && data && !data.message && waived.length > 0)
    return (
      <Alert
        type="info"
        showIcon
        style={{ marginBottom: 16 }}
        title={texts.atPresentYourCompanyDoesNot(readerList(waived.map(({ label }) => label)))}
      />
    );
  if (!data?.message) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={data.message}
      description={<GateLinks requirements={data.requirements} />}
    />
  );
}

/** The links of what is missing; two requirements that the same screen satisfies share one. */
export function GateLinks({ requirements }: { requirements: readonly GateState[] }) {
  const links = new Map(
    requirements.filter(({ is_met }) => !is_met).map(({ link, link_label }) => [link, link_label] as const),
  );
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}>
      {[...links].map(([link, label]) => (
        <Link key={link} to={link}>
          {label}
        </Link>
      ))}
    </span>
  );
}
