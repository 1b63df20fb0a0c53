import { invalid } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { isCurrency } from '#shared/money.ts';
import { ProgrammeSettings, ProgrammeSettingsUpdate } from '../schema.ts';

export const programmeSettings = defineResource({
  name: 'programme_settings',
  noun: 'programme setting',
  row: ProgrammeSettings,
  update: ProgrammeSettingsUpdate,
  list: { sort: ['created_at'], filter: [], search: [] },
  beforeUpdate: (call, current, patch) => {
    const next = { ...current, ...patch };
    const unknown = Object.keys(patch.min_payout ?? {}).find((code) => !isCurrency(code));
    if (unknown) throw invalid({ min_payout: [`${unknown} is not a currency`] });
    const { silent_nudge_days: nudge, silent_risk_days: risk } = next;
    const isTouched = patch.silent_nudge_days !== undefined || patch.silent_risk_days !== undefined;
    if (isTouched && nudge > 0 && risk > 0 && risk <= nudge) {
      throw invalid({ silent_risk_days: [`must be more than the ${nudge} days until the reminder`] });
    }
    if (next.payout_pay_days < next.payout_review_days) {
      throw invalid({ payout_pay_days: ['must not be fewer than the days to look them through'] });
    }
    // A calendar begins with its next day: it makes up for nothing.
    return {
      ...patch,
      ...(next.payout_day !== current.payout_day && { payouts_planned_since: call.now() }),
      ...(patch.expiry_notice_days && { expiry_notice_days: patch.expiry_notice_days.toSorted((a, b) => b - a) }),
    };
  },
});
