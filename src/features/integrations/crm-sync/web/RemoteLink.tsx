import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from '#web/components/Link.tsx';
import { safeAddress } from '#web/components/safeAddress.ts';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';

interface RemoteLinkProps {
  url: string | null;
  id: string;
  label?: string;
}

/** The record of the CRM, as a link if the CRM has a page for it. Demo CRM has one inside the app. */
export function RemoteLink({ url, id, label = id }: RemoteLinkProps) {
  const parsed = url ? URL.parse(url) : null;
  if (parsed?.origin === window.location.origin) return <Link to={parsed.pathname + parsed.search}>{label}</Link>;
  const address = url && safeAddress(url);
  if (!address) return <span className="figures">{label}</span>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={css.remote} aria-label={t.opensCrm(label)}>
      {label}
      <ExternalLink size={14} aria-hidden="true" />
    </a>
  );
}
