import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One benefit of registering a deal. */
export function Gain({ icon: Icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li style={{ display: 'flex', gap: 12 }}>
      <Icon size={16} aria-hidden="true" style={{ flex: 'none', marginTop: 3, color: 'var(--accent)' }} />
      <div>
        <div style={{ fontWeight: 500 }}>{title}</div>
        <div style={{ color: 'var(--text-2)', fontSize: 13, lineHeight: '20px' }}>{children}</div>
      </div>
    </li>
  );
}
