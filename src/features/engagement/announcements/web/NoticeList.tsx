import { Alert } from 'antd';
import { Link } from '#web/components/Link.tsx';
import type { Notice } from '../schema.ts';
import { texts } from './texts.ts';

interface NoticeListProps {
  notices: readonly Notice[];
  onDismiss: (id: string) => void;
}

export default function NoticeList({ notices, onDismiss }: NoticeListProps) {
  return notices.map(({ id, text, link, tone, is_dismissible }) => (
    <Alert
      key={id}
      banner
      // The notice is there when the page opens, and an alert would interrupt screen readers.
      role="status"
      type={tone}
      showIcon
      title={
        <>
          {text} {link && <More to={link} />}
        </>
      }
      closable={is_dismissible && { onClose: () => onDismiss(id), 'aria-label': texts.dismiss }}
    />
  ));
}

function More({ to }: { to: string }) {
  return to.startsWith('/') ? (
    <Link to={to}>{texts.more}</Link>
  ) : (
    <a href={to} target="_blank" rel="noreferrer">
      {texts.more}
    </a>
  );
}
