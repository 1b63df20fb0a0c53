import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import Info from 'lucide-react/icons/info';
import UserCheck from 'lucide-react/icons/user-check';
import X from 'lucide-react/icons/x';
import { Card } from '#web/components/Card.tsx';
import type { ReviewerOutcome } from '../../policy.ts';
import { clauseWords, useClauseText } from '../words.ts';
import { texts } from './texts.ts';

const marks = {
  passed: { icon: Check, color: 'var(--tag-green-dot)', word: 'passed' },
  review: { icon: Eye, color: 'var(--tag-violet-dot)', word: 'needs review' },
  check: { icon: Info, color: 'var(--tag-gray-dot)', word: 'to check' },
  decided: { icon: UserCheck, color: 'var(--tag-gray-dot)', word: 'reviewed' },
  stopped: { icon: X, color: 'var(--tag-red-dot)', word: 'not met' },
} as const;

/** The policy, clause by clause, as it came out for this registration. */
export function PolicyOutcomes({ outcomes }: { outcomes: readonly ReviewerOutcome[] }) {
  const clauseText = useClauseText();
  if (outcomes.length === 0) return null;
  return (
    <Card title={texts.rulesOfEngagement}>
      <ul style={{ display: 'grid', gap: 10 }}>
        {outcomes.map(({ clause, outcome }) => {
          const { icon: Icon, color, word } = marks[outcome];
          return (
            <li key={clause} style={{ display: 'flex', gap: 10 }}>
              <Icon size={16} style={{ flex: 'none', marginTop: 3, color: color }} aria-hidden="true" />
              <div>
                <span style={{ fontWeight: 500 }}>{clauseWords[clause].title}</span>{' '}
                <span className="meta">{word}</span>
                {outcome !== 'passed' && outcome !== 'decided' && (
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
