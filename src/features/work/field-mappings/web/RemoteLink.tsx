import ExternalLink from 'lucide-react/icons/external-link';
import { safeAddress } from '#web/components/safeAddress.ts';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';

/** The record of the CRM, as a link if the CRM has a page for it. */
export function RemoteLink({ url, id, label = id }: { url: string | null; id: string; label?: string }) {
  const address = url && safeAddress(url);
  if (!address) return <span className="figures">{label}</span>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={css.remote} aria-label={t.opensCrm(label)}>
      {label}
      <ExternalLink size={14} aria-hidden="true" />
    </a>
  );
}
