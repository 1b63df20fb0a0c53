import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { percentText, shareText } from '#shared/text/percent.ts';
import {
  countFigure,
  moneyFigure,
  type StoredFigure,
  type StoredSection,
  type Subject,
  shareFigure,
} from './stored.ts';

interface Target {
  id: string;
  quarter: string;
  starts_on: string;
  ends_on: string;
  currency: string;
  sourced_minor: number | null;
  closed_minor: number | null;
  registrations: number | null;
  certificates: number | null;
  sourced_actual_minor: number;
  closed_actual_minor: number;
  registrations_actual: number;
  certificates_actual: number;
  attainment_ppm: number | null;
  elapsed_ppm: number;
}

/** Attainment of the quarter that the review falls into, and of the one before. */
export async function targetSection(call: Call, { partner_id, today }: Subject): Promise<StoredSection[]> {
  const agreed = await call.rows<Target>(sql`
    select * from partner_target_rows
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status = 'agreed'
      and archived_at is null and starts_on <= ${today} order by starts_on desc limit 2`);
  return agreed.map((target, index) => ({
    key: index === 0 ? 'targets' : 'targets_before',
    title: `Targets ${target.quarter}`,
    figures: figuresOf(target),
  }));
}

const needs = 'partner_targets';

function figuresOf(target: Target): StoredFigure[] {
  const { id, currency, sourced_minor, closed_minor, registrations, certificates, attainment_ppm, elapsed_ppm } =
    target;
  const screen = `/partners/targets/show/${id}`;
  const to = { company: screen, partner: screen };
  const money = (key: string, label: string, amount_minor: number, goal: number | null) =>
    goal === null
      ? []
      : [
          moneyFigure(
            { key, label, needs, note: `${percent(amount_minor, goal)} of the target` },
            [{ currency, count: 0, amount_minor }],
            () => to,
          ),
        ];
  const count = (key: string, label: string, value: number, goal: number | null) =>
    goal === null ? [] : [countFigure({ key, label, needs, note: `Target: ${goal}` }, value, to)];
  return [
    ...(attainment_ppm === null
      ? []
      : [
          shareFigure(
            {
              key: 'attainment',
              label: 'Attainment',
              needs,
              note: `${percentText(Math.round(elapsed_ppm / 10_000))} of the quarter has passed`,
            },
            attainment_ppm,
            1_000_000,
            to,
          ),
        ]),
    ...money('target_sourced', `Sourced revenue, ${target.quarter}`, target.sourced_actual_minor, sourced_minor),
    ...money('target_closed', `Won revenue, ${target.quarter}`, target.closed_actual_minor, closed_minor),
    ...count('target_registrations', 'Deal registrations', target.registrations_actual, registrations),
    ...count('target_certificates', 'Certificates', target.certificates_actual, certificates),
  ];
}

const percent = (part: number, whole: number) => (whole > 0 ? shareText(part, whole) : percentText(100));
