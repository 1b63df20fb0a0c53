import { type DemoFault, type DemoSystem, demoFaults } from '../../schema.ts';
import { jsonResponse, type MockHandler, type MockRequest, type MockResponse } from '../mocks/kit/message.ts';
import type { MockStore } from '../mocks/kit/store.ts';

/** The failures that people ask for are stored beside the records, one for each system. */
const FAULTS = 'demo.faults';
const WAIT_SECONDS = '30';

export async function faultOf(store: MockStore, system: DemoSystem): Promise<DemoFault> {
  const [found] = await store.transaction((view) => view.get(FAULTS, [system]));
  return demoFaults.find(({ value }) => value === found?.values.fault)?.value ?? 'none';
}

export async function storeFault(store: MockStore, system: DemoSystem, fault: DemoFault, now: Date): Promise<void> {
  const time = now.toISOString();
  await store.transaction((view) =>
    view.put([
      {
        object: FAULTS,
        id: system,
        values: { fault },
        links: {},
        created_at: time,
        updated_at: time,
        is_deleted: false,
        merged_into: null,
      },
    ]),
  );
}

/** The handler of a mock that fails as people asked. Their own screen of the system goes on working. */
export const failing =
  (store: MockStore, system: DemoSystem, handle: MockHandler): MockHandler =>
  async (request) => {
    const answer = answerOf(await faultOf(store, system), system, request);
    return answer ?? handle(request);
  };

function answerOf(fault: DemoFault, system: DemoSystem, request: MockRequest): MockResponse | undefined {
  const text = { message: 'The demo system was told to fail.' };
  switch (fault) {
    case 'busy':
      return jsonResponse(429, text, { 'retry-after': WAIT_SECONDS });
    case 'down':
      return jsonResponse(503, text);
    case 'expired':
      return jsonResponse(401, text);
    case 'refuse':
      return isChange(request) ? refusals[system](request) : undefined;
    default:
      return undefined;
  }
}

const isChange = ({ method, url }: MockRequest): boolean =>
  method === 'PATCH' || (method === 'POST' && !/(search|batch\/read|composite\/batch|token|properties\/)/.test(url));

const REFUSAL = 'It was told to refuse every change.';

/** Each provider refuses in its own form. */
const refusals: Readonly<Record<DemoSystem, (request: MockRequest) => MockResponse>> = {
  hubspot: () => jsonResponse(400, { status: 'error', category: 'VALIDATION_ERROR', message: REFUSAL }),
  salesforce: ({ body }) => {
    const { records = [] } = JSON.parse(body) as { records?: unknown[] };
    const errors = [{ statusCode: 'FIELD_CUSTOM_VALIDATION_EXCEPTION', message: REFUSAL, fields: [] }];
    return jsonResponse(
      200,
      records.map(() => ({ success: false, errors })),
    );
  },
  pipedrive: () => jsonResponse(400, { success: false, error: REFUSAL }),
  rest: () => jsonResponse(422, { error: { message: REFUSAL } }),
};
