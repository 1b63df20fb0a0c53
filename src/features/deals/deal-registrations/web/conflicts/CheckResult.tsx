import { Link } from '#web/components/Link.tsx';
import { formatDay } from '#web/region.ts';
import type { ApiError } from '#web/requests/api.ts';
import { plural } from '#web/texts.ts';
import type { CheckAnswer } from '../../check.schema.ts';
import { Banner } from '../Banner.tsx';
import { clauseWords, useClauseText } from '../words.ts';

interface CheckResultProps {
  answer: CheckAnswer | undefined;
  error: ApiError | null;
  isChecking: boolean;
  /** Where a registration opens. */
  to: (id: string) => string;
  /** The company checks on behalf of a partner and decides immediately. */
  forPartner?: boolean;
}

/** The answer of "check before you register", with the clause of the policy it rests on. */
export function CheckResult({ answer, error, isChecking, ...how }: CheckResultProps) {
  return (
    <div aria-live="polite" style={{ marginBottom: answer || isChecking || error ? 20 : 0 }}>
      {error ? (
        // An invalid website is reported at its field when the deal is saved.
        error.status === 429 && <Banner tone="amber" title={error.message} />
      ) : isChecking ? (
        <Banner tone="gray" title="Checking whether this account is free…" />
      ) : (
        answer && <Verdict answer={answer} {...how} />
      )}
    </div>
  );
}

function Verdict({ answer, to, forPartner }: Pick<CheckResultProps, 'to' | 'forPartner'> & { answer: CheckAnswer }) {
  const clauseText = useClauseText();
  const { result, clause, existing, reapply_on, checks_left, hold_hours } = answer;
  const isScarce = checks_left !== null && checks_left <= 5;
  const left = isScarce ? ` You can check ${plural(checks_left, 'more account', 'more accounts')} today.` : '';
  if (result === 'free') {
    return (
      <Banner tone="green" title="Free to register">
        No other partner has registered this account.
        {hold_hours !== null &&
          ` You can hold this account for ${plural(hold_hours, 'hour', 'hours')} while you prepare.`}
        {left}
      </Banner>
    );
  }
  const words = clause ? clauseWords[clause] : null;
  const isOver = result === 'not_eligible';
  return (
    <Banner
      tone={isOver ? 'red' : 'violet'}
      title={isOver ? `Not eligible: ${words?.title ?? ''}` : 'Possible conflict with an existing engagement'}
    >
      {words && clause && `${words.rule} ${clauseText(clause)} `}
      {reapply_on && `It can be registered again from ${formatDay(reapply_on)}. `}
      {existing && <Link to={to(existing.id)}>View registration {existing.number}</Link>}
      {!isOver &&
        (forPartner
          ? 'It is approved immediately unless the account is protected for another partner.'
          : 'You can still register it.')}
      {left}
    </Banner>
  );
}
