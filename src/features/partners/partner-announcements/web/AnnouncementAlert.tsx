import { Alert } from 'antd';
import { Link } from '#web/components/Link.tsx';
import type { AnnouncementForPartner } from '../schema.ts';
import { texts as t } from './texts.ts';

type Shown = Pick<AnnouncementForPartner, 'title' | 'body' | 'link' | 'link_label' | 'tone'>;

/** The banner as partners see it. */
export function AnnouncementAlert({ of, onClose }: { of: Shown; onClose?: () => void }) {
  const { title, body, link, link_label, tone } = of;
  return (
    <Alert
      // It is there when the page opens, and an alert would interrupt screen readers.
      role="group"
      aria-label={title}
      type={tone}
      showIcon
      // The library's green is too strong behind a text.
      {...(tone === 'success' && { style: { background: 'var(--tag-green-ground)' } })}
      title={<b>{title}</b>}
      description={
        (body || link) && (
          <p style={{ margin: 0 }}>
            {body && <span style={{ whiteSpace: 'pre-wrap' }}>{body} </span>}
            {link && <More to={link} label={link_label ?? t.read} />}
          </p>
        )
      }
      closable={onClose && { onClose, 'aria-label': `${t.close}: ${title}` }}
    />
  );
}

function More({ to, label }: { to: string; label: string }) {
  return to.startsWith('/') ? (
    <Link to={to}>{label}</Link>
  ) : (
    <a href={to} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}
