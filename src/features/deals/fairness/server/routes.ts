import { action } from '#server/http/action.ts';
import { Fairness, FairnessSettings } from '../schema.ts';
import { fairness, saveFairness } from './settings.ts';

export const fairnessRoutes = [
  action({
    method: 'GET',
    url: '/fairness',
    summary: 'Get how many decisions partners found fair, and whether they are asked',
    can: 'decision_opinions:view',
    modes: ['company'],
    response: Fairness,
    run: fairness,
  }),
  action({
    method: 'PUT',
    url: '/fairness',
    summary: 'Set whether emails about decisions ask if they were fair',
    can: 'surveys:manage',
    modes: ['company'],
    body: FairnessSettings,
    response: Fairness,
    run: (call, { body }) => saveFairness(call, body),
  }),
];
