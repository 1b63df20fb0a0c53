import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import type { Tone } from '#web/look/theme.ts';

const icons: Partial<Record<Tone, typeof Info>> = {
  green: CircleCheck,
  red: CircleAlert,
  amber: CircleAlert,
  violet: CircleAlert,
};

interface BannerProps {
  tone: Tone;
  title: ReactNode;
  children?: ReactNode;
}

/** The state of a record, in one or two lines at the top of its screen. */
export function Banner({ tone, title, children }: BannerProps) {
  const Icon = icons[tone] ?? Info;
  return (
    <div
      style={{
        display: 'flex',
        gap: 10,
        padding: '10px 14px',
        borderRadius: 'var(--radius)',
        background: `var(--tag-${tone}-ground)`,
      }}
    >
      <Icon size={16} aria-hidden="true" style={{ flex: 'none', marginTop: 3, color: `var(--tag-${tone}-dot)` }} />
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong style={{ fontWeight: 600, color: `var(--tag-${tone}-word)` }}>{title}</strong>
        {children && <div style={{ whiteSpace: 'pre-wrap' }}>{children}</div>}
      </div>
    </div>
  );
}
