import fc from 'fast-check';
import { expect, test } from 'vitest';
import '#features/server.ts';
import { declaredWebhookEvents } from '#server/extension-points/webhook-events.ts';
import { declaredResources } from '#server/resource/define.ts';
import { exampleBody, isForPartners, recognitionOf, webhookFieldsFor, webhookResource } from './catalog/catalog.ts';
import { nextDelay, SCHEDULE } from './delivery/retries.ts';

const now = new Date('2026-03-16T09:00:00Z');
const failed = { status_code: 500, isTimeout: false, retry_after: undefined };

test('waits as planned, a fifth more or less', () => {
  for (const [slot, usual] of SCHEDULE.entries()) {
    expect(nextDelay(slot, failed, now, 0.5)).toBe(usual);
    expect(nextDelay(slot, failed, now, 0)).toBeCloseTo(usual * 0.8);
    expect(nextDelay(slot, failed, now, 1)).toBeCloseTo(usual * 1.2);
  }
  expect(nextDelay(SCHEDULE.length, failed, now, 0.5)).toBeUndefined();
});

test('an endpoint can ask for up to twice the usual wait, never for less', () => {
  const asks = (retry_after: string, slot = 2) => nextDelay(slot, { ...failed, retry_after }, now, 0);
  expect(asks('1')).toBe(300);
  expect(asks('450')).toBe(450);
  expect(asks('999999')).toBe(600);
  expect(asks('Mon, 16 Mar 2026 09:06:40 GMT')).toBe(400);
  expect(asks('Sun, 15 Mar 2026 09:00:00 GMT')).toBe(300);
  expect(asks('soon')).toBe(240);
});

test('waits at least a minute after a timeout or 429, and never longer than twice the plan', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      fc.option(fc.oneof(fc.string(), fc.nat().map(String)), { nil: undefined }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (slot, isTimeout, retry_after, chance) => {
        const outcome = isTimeout
          ? { status_code: null, isTimeout, retry_after }
          : { status_code: 429, isTimeout, retry_after };
        const wait = nextDelay(slot, outcome, now, chance)!;
        expect(wait).toBeGreaterThanOrEqual(60);
        expect(wait).toBeLessThanOrEqual(Math.max(60, 2 * SCHEDULE[slot]!));
      },
    ),
  );
});

test('every event is recognizable, and its fields are those of its resource', () => {
  const events = declaredWebhookEvents();
  expect(events.length).toBeGreaterThan(60);
  for (const event of events) {
    expect(webhookResource(event), event.type).toBeDefined();
    const columns = Object.keys(webhookResource(event)!.row.properties);
    expect(
      event.record.fields.filter((name) => !columns.includes(name)),
      event.type,
    ).toEqual([]);
    const recognition = recognitionOf(event);
    if (recognition) expect(recognition.topic, event.type).toMatch(/^[a-z_]+\.[a-z_]+$/);
  }
});

test('no event carries contact details, bank details or private notes', () => {
  const forbidden = /email|phone|address|iban|account_last4|bank|tax_id|notes|description|message|body|comment/;
  for (const { type, record } of declaredWebhookEvents())
    expect(
      record.fields.filter((name) => forbidden.test(name)),
      type,
    ).toEqual([]);
});

test('a partner gets only fields that its resource declares for partners', () => {
  let compared = 0;
  for (const event of declaredWebhookEvents().filter(isForPartners)) {
    const readable = declaredResources().get(event.record.table)!.partner!.row.properties;
    for (const [name] of webhookFieldsFor(event, 'a partner')) {
      compared += 1;
      expect(Object.keys(readable), `${event.type} ${name}`).toContain(name);
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test('examples have a value for each field', () => {
  for (const event of declaredWebhookEvents()) {
    const { data } = exampleBody(event, null);
    for (const [name] of webhookFieldsFor(event, null)) expect(data, event.type).toHaveProperty(name);
    expect(JSON.stringify(data).length).toBeLessThan(4_000);
  }
});

test('an example shows the change that the event announces', () => {
  const won = declaredWebhookEvents().find(({ type }) => type === 'deal.won')!;
  expect(exampleBody(won, null).data).toMatchObject({ status: 'won' });
});
