import type { ApiError } from '#web/api.ts';
import { Link } from '#web/components/Link.tsx';
import { formatDay } from '#web/region.ts';
import { plural } from '#web/texts.ts';
import type { CheckAnswer } from '../check.schema.ts';
import { Banner } from './Banner.tsx';
import { clauseWords, useClauseText } from './words.ts';

interface CheckResultProps {
  answer: CheckAnswer | undefined;
  error: ApiError | null;
  isChecking: boolean;
  /** Where a registration opens. */
  to: (id: string) => string;
  /** The company asks for a partner: it decides at once, so nobody else will. */
  forPartner?: boolean;
}

/** The answer of "check before you register", with the clause of the policy it rests on. */
export function CheckResult({ answer, error, isChecking, ...how }: CheckResultProps) {
  return (
    <div aria-live="polite" style={{ marginBottom: answer || isChecking || error ? 20 : 0 }}>
      {error ? (
        // A website that is none is said beside its field when the deal is saved.
        error.status === 429 && <Banner tone="amber" title={error.message} />
      ) : isChecking ? (
        <Banner tone="grey" title="Checking whether this company is free…" />
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
  const left = isScarce ? ` You can check ${plural(checks_left, 'more company', 'more companies')} today.` : '';
  if (result === 'free') {
    return (
      <Banner tone="green" title="Free to register">
        Nobody is registered for this company.
        {hold_hours !== null && ` You can hold it for ${plural(hold_hours, 'hour', 'hours')} while you prepare.`}
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
      {existing && <Link to={to(existing.id)}>Open registration {existing.number}</Link>}
      {!isOver &&
        (forPartner
          ? 'It is refused if another partner is protected, else approved at once.'
          : 'You can still register it.')}
      {left}
    </Banner>
  );
}
