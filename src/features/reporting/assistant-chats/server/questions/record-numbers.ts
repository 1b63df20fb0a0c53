/** A number as people write it on screens and statements. */
export interface RecordNumber {
  kind: 'commission_lines' | 'payout_items' | 'deal_registrations' | 'opportunities';
  /** The filter of the list that finds it. */
  field: 'number' | 'statement_no';
  value: string;
}

const WRITTEN: readonly [RegExp, RecordNumber['kind'], RecordNumber['field']][] = [
  [/^cl-?0*(\d{1,9})$/i, 'commission_lines', 'number'],
  [/^(po-?\d{1,9}-\d{1,6})$/i, 'payout_items', 'statement_no'],
  [/^(?:dr|reg)-?0*(\d{1,9})$/i, 'deal_registrations', 'number'],
  [/^(?:opp|deal)-0*(\d{1,9})$/i, 'opportunities', 'number'],
];

/** "CL-1042", "cl 1042", "PO-0007-001", "DR-12", "commission 1042", "#1042"; null for anything else. */
export function readRecordNumber(phrase: string): RecordNumber | null {
  const text = phrase.trim().replace(/^#/, '');
  const joined = text.replace(/^(cl|dr|reg|po|opp) +(?=\d)/i, '$1-');
  for (const [pattern, kind, field] of WRITTEN) {
    const value = pattern.exec(joined)?.[1];
    if (value)
      return { kind, field, value: field === 'number' ? value : value.toUpperCase().replace(/^PO(?=\d)/, 'PO-') };
  }
  const [, noun, number] = /^(commission|registration|deal|opportunity|statement)? ?#?0*(\d{1,9})$/i.exec(text) ?? [];
  if (!number || (!noun && !/^#/.test(phrase.trim()))) return null;
  if (noun?.toLowerCase() === 'statement') return null;
  const kind = /registration/i.test(noun ?? '')
    ? 'deal_registrations'
    : /deal|opportunity/i.test(noun ?? '')
      ? 'opportunities'
      : 'commission_lines';
  return { kind, field: 'number', value: number };
}
