// Shows push notifications and opens their pages. It runs in a service worker, which has neither the session of the person
// nor its data, so a notification shows what it carries (`engagement/push-devices/model.ts`).

/** A message of ours, or null: a path is inside of the application. */
function pushMessage(data) {
  try {
    const { title, body, path, tag, actions = [] } = data.json();
    const isOurs = (one) => typeof one === 'string' && /^\/(?!\/|\\)/.test(one);
    if (![title, body, tag].every((text) => typeof text === 'string') || !isOurs(path)) return null;
    return { title, body, path, tag, actions: actions.filter((action) => isOurs(action.path)) };
  } catch {
    return null;
  }
}

self.addEventListener('push', (event) => {
  const message = pushMessage(event.data);
  if (!message) return;
  const { title, body, path, tag, actions } = message;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      data: { path },
      // The address of the page is the name of the button, so that a click needs nothing else.
      actions: actions.map((action) => ({ action: action.path, title: action.title })),
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const { href } = new URL(action || notification.data.path, self.location.origin);
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      // A window with another page stays as it is, because its form may not be saved.
      const open = windows.find(({ url }) => url === href);
      await (open ? open.focus() : self.clients.openWindow(href));
    })(),
  );
});
