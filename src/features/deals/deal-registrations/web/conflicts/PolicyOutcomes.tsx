import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import X from 'lucide-react/icons/x';
import { Card } from '#web/components/Card.tsx';
import type { ClauseResult } from '../../policy.schema.ts';
import { clauseWords, useClauseText } from '../words.ts';

const marks = {
  passed: { icon: Check, color: 'var(--tag-green-dot)', word: 'passed' },
  review: { icon: Eye, color: 'var(--tag-violet-dot)', word: 'needs review' },
  stopped: { icon: X, color: 'var(--tag-red-dot)', word: 'not met' },
} as const;

/** The policy, clause by clause, as it came out for this registration. */
export function PolicyOutcomes({ screening }: { screening: readonly ClauseResult[] }) {
  const clauseText = useClauseText();
  if (screening.length === 0) return null;
  return (
    <Card title="Rules of engagement">
      <ul style={{ display: 'grid', gap: 10 }}>
        {screening.map(({ clause, outcome }) => {
          const { icon: Icon, color, word } = marks[outcome];
          return (
            <li key={clause} style={{ display: 'flex', gap: 10 }}>
              <Icon size={16} style={{ flex: 'none', marginTop: 3, color: color }} aria-hidden="true" />
              <div>
                <span style={{ fontWeight: 500 }}>{clauseWords[clause].title}</span>{' '}
                <span className="meta">{word}</span>
                {outcome !== 'passed' && (
                  <div style={{ color: 'var(--text-2)', fontSize: 13, lineHeight: '20px' }}>{clauseText(clause)}</div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
