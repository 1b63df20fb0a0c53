import { defineDemo } from '#server/demo/story.ts';
import { markPartnersSetUp, markSetupFinished } from './service.ts';

export const demo = [
  defineDemo('onboarding', { when: 'start', run: (_story, call) => markSetupFinished(call) }),
  defineDemo('partner onboarding', {
    when: 'end',
    run: ({ history }) => history.on(history.day(0, -1), markPartnersSetUp),
  }),
];
