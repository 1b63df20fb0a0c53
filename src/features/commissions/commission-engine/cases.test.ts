import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replayCase } from './case-replay.ts';

interface GoldenCase {
  id: string;
  title: string;
  expected: { error?: string; lines?: unknown[]; net_by_partner?: unknown; payouts?: unknown[]; traces?: unknown[] };
}

/** The golden cases, whose amounts are computed by hand in the case's own `arithmetic`. */
function casesOf(name: string): GoldenCase[] {
  const file = new URL(`../../../../fixtures/${name}`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).cases : [];
}

describe.each(['commission-cases.json', 'commission-cases-more.json'])('%s', (name) => {
  test.each(casesOf(name).map((golden) => [golden.id, golden.title, golden] as const))(
    '%s: %s',
    (_id, _title, golden) => {
      const { expected } = golden;
      const result = replayCase(golden);
      expect(result.error).toBe(expected.error);
      expect(sorted(result.lines)).toEqual(sorted(expected.lines ?? []));
      expect(result.net_by_partner).toEqual(expected.net_by_partner ?? {});
      expect(result.payouts ?? []).toEqual(expected.payouts ?? []);
      expect(result.traces ?? []).toEqual(expect.arrayContaining(expected.traces ?? []));
    },
  );
});

function sorted(lines: unknown[]): string[] {
  return lines.map((line) => JSON.stringify(Object.entries(line as object).sort())).sort();
}
