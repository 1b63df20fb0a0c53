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
  beforeUpdate: (_call, current, patch) => {
    const unknown = Object.keys(patch.min_payout ?? {}).find((code) => !isCurrency(code));
    if (unknown) throw invalid({ min_payout: [`${unknown} is not a currency`] });
    const { silent_nudge_days: nudge, silent_risk_days: risk } = { ...current, ...patch };
    const isTouched = patch.silent_nudge_days !== undefined || patch.silent_risk_days !== undefined;
    if (isTouched && nudge > 0 && risk > 0 && risk <= nudge) {
      throw invalid({ silent_risk_days: [`must be more than the ${nudge} days until the reminder`] });
    }
    return patch;
  },
});
