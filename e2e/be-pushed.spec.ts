import { createECDH, randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test, type Worker } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, signInByCall } from './people.ts';

test.use({ serviceWorkers: 'allow' });
test.afterEach(closeWindows);

async function registration(request: APIRequestContext): Promise<{ id: string; account_name: string }> {
  const stamp = Date.now().toString(36);
  const headers = { ...bearer(await signInByCall(request, demo.partner)), 'x-tandem-mode': 'partner' };
  const account_name = `Pushed buyer ${stamp}`;
  const data = {
    account_name,
    account_domain: `pushed-buyer-${stamp}.example`,
    country: 'US',
    contact_email: `ada@pushed-buyer-${stamp}.example`,
    amount_minor: 120_000,
    expected_close_on: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
  };
  const made = await request.post('/api/deal_registrations', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const submitted = await request.post(`/api/deal_registrations/${id}/submit`, { headers, data: {} });
  expect(submitted.status(), await submitted.text()).toBe(200);
  return { id, account_name };
}

/**
 * A browser without a network has no push service, and one without a window asks for no permission, so both answers are
 * made here; the rest is the browser's own.
 */
async function subscribeWithoutNetwork(page: Page): Promise<void> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const subscription = {
    endpoint: `https://push.example.net/send/${randomBytes(12).toString('base64url')}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((made) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () => ({ toJSON: () => made }) as unknown as PushSubscription;
  }, subscription);
}

/** Delivers what a push service would, by the browser's tools for developers. */
async function deliver(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registrationId = new Promise<string>((receive) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) receive(own.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  });
}

interface Shown {
  title: string;
  body: string;
  data: { path: string };
  actions: { action: string; title: string }[];
}
/** The parts of a worker that show notifications and open windows. */
interface Scope {
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
  clients: { openWindow: (href: string) => Promise<null> };
  shown: Shown[];
}

/** A browser without a window shows no notification, so what the worker asks it to show is noted. */
const noteShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options });
  });

const shown = (worker: Worker) =>
  worker.evaluate(() =>
    (globalThis as unknown as Scope).shown.map(({ title, body, actions }) => ({
      title,
      body,
      actions: actions.map((one) => one.title),
    })),
  );

/** Presses a button of the notification. Only a system may open windows, so the address is returned. */
const press = (worker: Worker, button: string) =>
  worker.evaluate((wanted) => {
    const scope = globalThis as unknown as Scope;
    const [notification] = scope.shown;
    const { action } = notification!.actions.find(({ title }) => title === wanted)!;
    return new Promise<string>((receive) => {
      scope.clients.openWindow = async (href) => {
        receive(href);
        return null;
      };
      const event = new Event('notificationclick');
      const close = () => undefined;
      Object.assign(event, { notification: { ...notification!, close }, action, waitUntil: () => undefined });
      globalThis.dispatchEvent(event);
    });
  }, button);

test('a reviewer turns push notifications on, and a click opens the confirmation of an approval', async ({
  page,
  context,
  request,
}) => {
  await subscribeWithoutNetwork(page);
  const token = await enterAs(page, demo.company);
  await page.goto('/notification-settings');
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByText('No notification yet')).toBeVisible();
  await expectAccessible(page);

  const { id, account_name } = await registration(request);
  const path = `/confirm/deal_registrations.approve/${id}`;
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await noteShown(worker);
  // The shape that the server sends is proven in its own test.
  await deliver(page, {
    title: 'Lumenfleet',
    body: 'Deal registrations',
    path: `/revenue/deal-desk`,
    tag: id,
    actions: [{ path, title: 'Approve' }],
  });
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: 'Lumenfleet', body: 'Deal registrations', actions: ['Approve'] }]);

  const opened = await press(worker, 'Approve');
  expect(new URL(opened).pathname).toBe(path);
  const now = async () => (await request.get(`/api/deal_registrations/${id}`, { headers: bearer(token) })).json();
  expect(await now()).toMatchObject({ status: 'pending_review' });
  await page.goto(opened);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Approve ${account_name}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(now).toMatchObject({ status: 'approved' });
});
