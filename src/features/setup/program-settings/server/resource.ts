import { invalid } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { isCurrency } from '#shared/money/money.ts';
import { ProgramSettings, ProgramSettingsUpdate } from '../schema.ts';

export const programSettings = defineResource({
  name: 'program_settings',
  noun: 'program setting',
  row: ProgramSettings,
  update: ProgramSettingsUpdate,
  list: { sort: ['created_at'], filter: [], search: [] },
  beforeUpdate: (call, current, patch) => {
    const next = { ...current, ...patch };
    const unknown = Object.keys(patch.min_payout ?? {}).find((code) => !isCurrency(code));
    if (unknown) throw invalid({ min_payout: [`${unknown} is not a currency`] });
    const { silent_nudge_days: nudge, silent_risk_days: risk } = next;
    const isTouched = patch.silent_nudge_days !== undefined || patch.silent_risk_days !== undefined;
    if (isTouched && nudge > 0 && risk > 0 && risk <= nudge) {
      throw invalid({ silent_risk_days: [`must be more than the ${nudge} days before a reminder`] });
    }
    if (next.payout_pay_days < next.payout_review_days) {
      throw invalid({ payout_pay_days: ['must not be less than the days to review'] });
    }
    // A changed payout day starts with its next occurrence; past days are not caught up.
    return {
      ...patch,
      ...(next.payout_day !== current.payout_day && { payouts_planned_since: call.now() }),
      ...(patch.expiry_notice_days && { expiry_notice_days: patch.expiry_notice_days.toSorted((a, b) => b - a) }),
    };
  },
});
