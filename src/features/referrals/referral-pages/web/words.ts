import { type ReferralPage, sourceOptions, stateOptions } from '../schema.ts';

export const stateWords = (state: ReferralPage['state']) => stateOptions.find(({ value }) => value === state)!;
export const sourceWords = (source: ReferralPage['partner_from']) =>
  sourceOptions.find(({ value }) => value === source)!.label;
