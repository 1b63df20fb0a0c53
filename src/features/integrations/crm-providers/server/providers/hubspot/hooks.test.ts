import { describe, expect, it } from 'vitest';
import { CrmError, type CrmHookRequest } from '#server/ports/crm.ts';
import { createHubspotMock, type HubspotMock, signedHook } from '../../mocks/hubspot/hubspot-mock.ts';
import { memoryStore } from '../../mocks/kit/store.ts';
import { readHubspotHook } from './hooks.ts';

const SECRET = 'yyyyyyyy-yyyy-yyyy-yyyy-yyyyyyyyyyyy';
const NOW = new Date('2026-03-16T09:00:00Z');
const URL_OF_HOOK = 'https://tandem.example/api/hooks/01?kind=crm%2Fa&x=%20y';

const event = {
  eventId: 1,
  subscriptionId: 12,
  portalId: 62,
  appId: 5,
  occurredAt: NOW.getTime() - 1000,
  subscriptionType: 'company.propertyChange',
  attemptNumber: 0,
  objectId: 123,
  changeSource: 'CRM_UI',
  propertyName: 'name',
  propertyValue: 'Acmé',
};

/** A request as HubSpot sends it; the signed address has some characters decoded. */
function signed(events: readonly Record<string, unknown>[] = [event], at = NOW): CrmHookRequest {
  const message = signedHook(
    URL_OF_HOOK.replaceAll('%2F', '/'),
    SECRET,
    events as unknown as Parameters<typeof signedHook>[2],
    at,
  );
  return { ...message, url: URL_OF_HOOK };
}

const only = (request: CrmHookRequest, version: 'v1' | 'v3'): CrmHookRequest => ({
  ...request,
  headers: Object.fromEntries(
    Object.entries(request.headers).filter(([name]) =>
      version === 'v1' ? !/v3|timestamp/.test(name) : !/signature(-version)?$/.test(name),
    ),
  ),
});

function isAccepted(request: CrmHookRequest, secret = SECRET, now = NOW): boolean {
  try {
    readHubspotHook(request, secret, now);
    return true;
  } catch (error) {
    if (error instanceof CrmError && (error.kind === 'forbidden' || error.kind === 'invalid')) return false;
    throw error;
  }
}

describe('a webhook of HubSpot', () => {
  it('is verified by both versions of the signature', () => {
    const change = { object: 'companies', id: '123', event_id: `1:12:62:${event.occurredAt}:123` };
    for (const request of [signed(), only(signed(), 'v1'), only(signed(), 'v3')])
      expect(readHubspotHook(request, SECRET, NOW)).toEqual([change]);
    // The example of HubSpot's documentation.
    const documented = {
      method: 'POST',
      url: 'https://www.example.com/webhook_uri',
      headers: { 'x-hubspot-signature': '232db2615f3d666fe21a8ec971ac7b5402d33b9a925784df3ca654d05f4817de' },
      body: '[{"eventId":1,"subscriptionId":12345,"portalId":62515,"occurredAt":1564113600000,"subscriptionType":"contact.creation","attemptNumber":0,"objectId":123,"changeSource":"CRM","changeFlag":"NEW","appId":54321}]',
    };
    expect(readHubspotHook(documented, SECRET, new Date(1564113600000))).toMatchObject([
      { object: 'contacts', id: '123' },
    ]);
  });

  it('is accepted for five minutes, and without version 3 for a day', () => {
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    expect(isAccepted(signed(), SECRET, at(5))).toBe(true);
    expect(isAccepted(signed(), SECRET, at(5.1))).toBe(false);
    expect(isAccepted(signed(), SECRET, at(-5.1))).toBe(false);
    expect(isAccepted(only(signed(), 'v1'), SECRET, at(24 * 60))).toBe(true);
    expect(isAccepted(only(signed(), 'v1'), SECRET, at(26 * 60))).toBe(false);
  });

  it('is refused with another secret or none', () => {
    expect(isAccepted(signed(), `${SECRET}x`)).toBe(false);
    expect(isAccepted(signed(), '')).toBe(false);
    expect(() => readHubspotHook(signed(), undefined, NOW)).toThrow(/client secret/);
    expect(isAccepted({ ...signed(), headers: {} })).toBe(false);
    expect(
      isAccepted({ ...signed(), headers: { ...only(signed(), 'v1').headers, 'x-hubspot-signature-version': 'v2' } }),
    ).toBe(false);
    // A wrong signature of version 3 does not fall back to version 1.
    expect(isAccepted({ ...signed(), headers: { ...signed().headers, 'x-hubspot-signature-v3': '' } })).toBe(false);
  });

  it('is refused after any change of one character', () => {
    const characters = ['0', 'a', '/', '+', '=', '"', '}', ' ', '\u00e9', '\n'];
    let tried = 0;
    const check = (request: CrmHookRequest) => {
      tried += 1;
      if (isAccepted(request)) throw new Error(`A changed webhook was accepted: ${JSON.stringify(request)}`);
    };
    const changes = (text: string): string[] => {
      const all: string[] = [];
      for (let place = 0; place <= text.length; place += 1) {
        if (place < text.length) all.push(text.slice(0, place) + text.slice(place + 1));
        for (const character of characters) {
          all.push(text.slice(0, place) + character + text.slice(place));
          if (place < text.length && text[place] !== character)
            all.push(text.slice(0, place) + character + text.slice(place + 1));
        }
      }
      return all.filter((each) => each !== text);
    };
    for (const version of ['v1', 'v3'] as const) {
      const request = only(signed(), version);
      for (const body of changes(request.body)) check({ ...request, body });
      for (const [name, value] of Object.entries(request.headers)) {
        if (!/signature|timestamp/.test(name)) continue;
        for (const other of changes(value!)) {
          if (name === 'x-hubspot-signature-version') continue;
          check({ ...request, headers: { ...request.headers, [name]: other } });
        }
      }
    }
    const third = only(signed(), 'v3');
    for (const method of ['GET', 'PUT', 'POST ', '']) check({ ...third, method });
    for (const url of changes(URL_OF_HOOK).filter((each) => !/%2F/i.test(each) || each.length !== URL_OF_HOOK.length))
      check({ ...third, url });
    expect(tried).toBeGreaterThan(9000);
  });

  it('reads every kind of event, and nothing of others', () => {
    const kinds = [
      { ...event, subscriptionType: 'deal.deletion', objectId: 5 },
      { ...event, subscriptionType: 'object.propertyChange', objectTypeId: '0-1', objectId: 6 },
      {
        ...event,
        subscriptionType: 'company.merge',
        objectId: 7,
        primaryObjectId: 7,
        mergedObjectIds: [8, 9],
        newObjectId: 7,
      },
      {
        ...event,
        subscriptionType: 'contact.associationChange',
        objectId: undefined,
        fromObjectId: 10,
        toObjectId: 11,
      },
      { ...event, subscriptionType: 'ticket.creation', objectId: 12 },
      { ...event, objectId: '1; drop table' },
      { subscriptionType: { toString: 1 } },
    ];
    const changes = readHubspotHook(signed(kinds.slice(0, 6)), SECRET, NOW).map(({ object, id }) => `${object} ${id}`);
    expect(changes).toEqual(['deals 5', 'contacts 6', 'companies 7', 'companies 8', 'companies 9', 'contacts 10']);
    for (const body of ['', '{}', 'null', '[1', `[${'1,'.repeat(2000)}1]`, 'x'.repeat(2_000_000)]) {
      const request = { ...signed(), headers: signedHook(URL_OF_HOOK, SECRET, [], NOW).headers, body };
      expect(isAccepted(request)).toBe(false);
    }
  });

  it('announces each change of the mock, also twice and out of order', async () => {
    const mock: HubspotMock = createHubspotMock({
      store: memoryStore(),
      now: () => NOW,
      isOpen: true,
      hook_url: URL_OF_HOOK.replaceAll('%2F', '/'),
      app: { client_id: 'a', client_secret: SECRET },
    });
    const send = (method: string, url: string, body?: unknown) =>
      mock.handle({
        method,
        url,
        headers: { 'content-type': 'application/json' },
        body: body === undefined ? '' : JSON.stringify(body),
      });
    const create = async (name: string) =>
      (
        JSON.parse(
          (await send('POST', '/crm/v3/objects/companies', { properties: { name }, associations: [] })).body,
        ) as { id: string }
      ).id;
    const [a, b] = [await create('A'), await create('B')];
    await send('PATCH', `/crm/v3/objects/companies/${a}`, { properties: { city: 'Ulm' } });
    await send('POST', '/crm/v3/objects/companies/merge', { primaryObjectId: a, objectIdToMerge: b });
    await send('DELETE', `/crm/v3/objects/companies/${a}`);
    // A refused request announces nothing.
    await send('PATCH', `/crm/v3/objects/companies/${a}`, { properties: { type: 'NONSENSE' } });
    const received: { id: string; event_id: string }[] = [];
    await mock.hooks.deliver(
      async (message) => received.push(...readHubspotHook({ ...message, url: URL_OF_HOOK }, SECRET, NOW)),
      (events) => [...events.toReversed(), ...events],
    );
    expect(received.map(({ id }) => id)).toEqual([a, a, b, a, b, a, a, b, a, a, b, a]);
    expect(new Set(received.map(({ event_id }) => event_id)).size).toBe(6);
    expect(mock.violations).toEqual([]);
  });
});
