import type { AccountingPeriod } from '../schema.ts';
import type { Month } from './months.ts';

export interface Stored {
  id: string;
  month: string;
  state: AccountingPeriod['state'];
  starts_at: string | null;
  ends_at: string | null;
  closing_at: string | null;
  closing_by_name: string | null;
  closed_at: string | null;
  closed_by_name: string | null;
  seq: number | null;
  hash_hex: string | null;
}

export interface Period extends Month {
  state: AccountingPeriod['state'];
  has_ended: boolean;
  stored: Stored | undefined;
}
