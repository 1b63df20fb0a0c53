import { expect, test } from 'vitest';
import { declaredDashboards } from '#features/dashboard-widgets.ts';
import { metricName } from '#features/enablement/tier-criteria/metric-name.ts';
import { metricKeys } from '#features/enablement/tier-criteria/metrics.schema.ts';
import { features } from '#features/server.ts';
import { measureName } from '#shared/measures.ts';
import { declaredRecordFigures } from '../extension-points/record-state.ts';
import { expectEvery } from '../testing/expect-every.ts';

/** A year, a quarter, a number of months, or the period that the reader chose. */
const PERIOD = /this year|quarter|in the period|last \d+ months|all time/;

test('every figure called sourced or won revenue names its period, because several have that name', () => {
  const fields = features
    .flatMap(({ resources = [] }) => resources)
    .flatMap(({ fields: declared = {} }) => Object.values(declared).map(({ label }) => label));
  const widgets = Object.values(declaredDashboards.widgets).flatMap(({ words }) =>
    Object.values(words).map(({ title }) => title),
  );
  const labels = [
    ...fields,
    ...widgets,
    ...declaredRecordFigures().map((one) =>
      one.measure ? (one.share?.label ?? measureName(one.measure, one.period)) : one.label,
    ),
    ...metricKeys.flatMap((key) => [metricName(key, 12), metricName(key, null)]),
  ].filter((label) => /(sourced|won|influenced)( and influenced)? revenue/i.test(label));
  expect(labels.length).toBeGreaterThan(8);
  expectEvery(labels, (label) => PERIOD.test(label));
});
