import type { LucideIcon } from 'lucide-react';
import Braces from 'lucide-react/icons/braces';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FlaskConical from 'lucide-react/icons/flask-conical';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Table from 'lucide-react/icons/table';
import Webhook from 'lucide-react/icons/webhook';
import type { ReactNode } from 'react';
import { Avatar } from '#web/components/Avatar.tsx';

/** Marks that we draw ourselves, in the color by which people know a system. They are no copies of trademarks. */
const marks: Record<string, { color: string; mark: ReactNode }> = {
  hubspot: {
    color: '#d9512c',
    mark: (
      <>
        <circle cx="14" cy="14" r="4" />
        <path d="M14 10V5M17.2 16.8l3.6 3.4M10.8 16.8l-3.6 3.4" />
      </>
    ),
  },
  salesforce: {
    color: '#0b7dbf',
    mark: <path d="M8 18.5a4 4 0 0 1 .6-8 5.2 5.2 0 0 1 9.6-.6 4.4 4.4 0 0 1 1.3 8.6z" />,
  },
  pipedrive: {
    color: '#1f7a4d',
    mark: (
      <>
        <circle cx="15" cy="11.5" r="4.5" />
        <path d="M10.5 7v15" />
      </>
    ),
  },
  slack: { color: '#5b2a63', mark: <path d="M11 5v18M17 5v18M5 11h18M5 17h18" /> },
  microsoft_teams: { color: '#4b53a8', mark: <path d="M7 9h14M14 9v13" /> },
  zapier: { color: '#d44a12', mark: <path d="M14 5v18M5 14h18M7.6 7.6l12.8 12.8M20.4 7.6 7.6 20.4" /> },
  make: { color: '#6d28a8', mark: <path d="m6 20 4-12M12 20l4-12M21 8v12" /> },
  n8n: {
    color: '#b3365f',
    mark: (
      <>
        <circle cx="7" cy="14" r="2.5" />
        <circle cx="21" cy="9" r="2.5" />
        <circle cx="21" cy="19" r="2.5" />
        <path d="M9.5 14h3.5l5.5-5M13 14l5.5 5" />
      </>
    ),
  },
};

const icons: Record<string, LucideIcon> = {
  rest: Braces,
  csv_files: Table,
  calendar_feed: CalendarDays,
  api_keys: KeyRound,
  single_sign_on: ShieldCheck,
  email_inbox: Mail,
  webhooks: Webhook,
  automation_endpoints: Send,
  language_model: Sparkles,
};

interface SystemLogoProps {
  system: { key: string; name: string; is_demo: boolean };
  size?: number;
}

/** The mark of a system, beside its name. */
export function SystemLogo({ system: { key, name, is_demo }, size = 40 }: SystemLogoProps) {
  const drawn = marks[key];
  const Icon = is_demo ? FlaskConical : icons[key];
  if (!drawn && !Icon) return <Avatar name={name} size={size} square />;
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" fill="none" strokeLinecap="round">
      <rect width="28" height="28" rx="7" fill={drawn?.color ?? 'var(--sunken)'} />
      {drawn ? (
        <g stroke="#fff" strokeWidth="2" strokeLinejoin="round">
          {drawn.mark}
        </g>
      ) : (
        Icon && <Icon x={6} y={6} size={16} color="var(--text-2)" />
      )}
    </svg>
  );
}
