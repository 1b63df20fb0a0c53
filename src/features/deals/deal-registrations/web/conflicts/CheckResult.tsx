import { Link } from '#web/components/Link.tsx';
import { formatDay } from '#web/region.ts';
import type { ApiError } from '#web/requests/api.ts';
import type { CheckAnswer } from '../../check.schema.ts';
import { Banner } from '../Banner.tsx';
import { clauseWords, useClauseText } from '../words.ts';
import { texts as ownTexts } from './texts.ts';

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
        <Banner tone="gray" title={ownTexts.checkingWhetherThisAccountFree} />
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
  const left = isScarce ? ownTexts.youCanCheckToday(checks_left) : '';
  if (result === 'free') {
    return (
      <Banner tone="green" title={ownTexts.freeToRegister}>
        {ownTexts.noOtherPartnerHasRegisteredThis(
          hold_hours !== null && ownTexts.youCanHoldThisAccountFor(hold_hours),
          left,
        )}
      </Banner>
    );
  }
  const words = clause ? clauseWords[clause] : null;
  const isOver = result === 'not_eligible';
  return (
    <Banner
      tone={isOver ? 'red' : 'violet'}
      title={isOver ? ownTexts.notEligible(words?.title ?? '') : ownTexts.possibleConflictWithExistingEngagement}
    >
      {words && clause && `${words.rule} ${clauseText(clause)} `}
      {reapply_on && ownTexts.itCanBeRegisteredAgainFrom(formatDay(reapply_on))}
      {existing && <Link to={to(existing.id)}>{ownTexts.viewRegistration(existing.number)}</Link>}
      {!isOver && (forPartner ? ownTexts.itApprovedImmediatelyUnlessAccountProtected : ownTexts.youCanStillRegisterIt)}
      {left}
    </Banner>
  );
}
