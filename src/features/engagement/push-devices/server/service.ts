export { type PushNotice, pushLater, withdrawPushes } from './push.ts';
