import { MOST_DEVICES } from '../schema.ts';

export const texts = {
  notAnAddress: 'must be the address of a push service, as the browser gives it.',
  notAKey: 'is not a key of a browser.',
  tooMany: `You can have ${MOST_DEVICES} devices. Remove one first.`,
  tooOften: 'Devices were added too often.',
  status: (status: number) => `The push service answered with status ${status}.`,
  notPrepared: 'A push notification was not sent.',
  givenUp: 'The push service did not take the notification.',
  several: (count: number) => `${count} new notifications`,
  topics: (labels: readonly string[], more: number) => `${labels.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
};
