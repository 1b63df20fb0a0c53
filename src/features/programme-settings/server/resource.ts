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
  beforeUpdate: (_call, _current, patch) => {
    const unknown = Object.keys(patch.min_payout ?? {}).find((code) => !isCurrency(code));
    if (unknown) throw invalid({ min_payout: [`${unknown} is not a currency`] });
    return patch;
  },
});
