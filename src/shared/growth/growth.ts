import { Id, Instant, nullable, type Static, Type } from '../schema.ts';

const Bytes = Type.Integer({ minimum: 0 });

/** A straight line through the readings of the months. It can fall. */
const Forecast = Type.Object({
  bytes_per_month: Type.Integer(),
  in_three_months: Bytes,
  in_a_year: Bytes,
});
type Forecast = Static<typeof Forecast>;

const Grown = Type.Object({
  /** Estimated, except of small tables. */
  row_count: Type.Integer(),
  bytes: Bytes,
  /** Null without readings of two months. */
  bytes_per_month: nullable(Type.Integer()),
});

export const GrowthReport = Type.Object({
  measured_at: nullable(Instant),
  bytes: Bytes,
  /** Null without readings of two months. */
  forecast: nullable(Forecast),
  /** The free space of the disk with the database; null when the database is on another machine. */
  free_bytes: nullable(Bytes),
  /** Months until the free space is used at this pace; null if that is not known, or the database does not grow. */
  months_left: nullable(Type.Number()),
  months: Type.Array(Type.Object({ month: Type.String(), measured_at: Instant, bytes: Bytes })),
  tables: Type.Array(Type.Object({ name: Type.String(), ...Grown.properties })),
  companies: Type.Array(Type.Object({ company_id: Id, name: Type.String(), ...Grown.properties })),
});
export type GrowthReport = Static<typeof GrowthReport>;

export interface Reading {
  /** An ISO instant. */
  measured_at: string;
  bytes: number;
}

const DAY_MS = 86_400_000;
const MONTH_MS = (365.25 / 12) * DAY_MS;
/** Two readings that are closer say nothing about a month, such as those of November 30 and December 1. */
const SHORTEST_HISTORY_DAYS = 28;

/** The least-squares line through readings in order of time; null if they span less than 28 days. */
export function forecastGrowth(readings: readonly Reading[]): Forecast | null {
  const times = readings.map(({ measured_at }) => Date.parse(measured_at));
  const last = readings.at(-1);
  if (!last || times.at(-1)! - times[0]! < SHORTEST_HISTORY_DAYS * DAY_MS) return null;
  const points = readings.map(({ bytes }, index) => ({ x: (times[index]! - times[0]!) / MONTH_MS, y: bytes }));
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const slope =
    points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) /
    points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  // The line gives the pace; what is there now is known.
  const after = (months: number) => Math.max(0, Math.round(last.bytes + slope * months));
  return { bytes_per_month: Math.round(slope), in_three_months: after(3), in_a_year: after(12) };
}
