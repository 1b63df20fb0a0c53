import type { WorkItemStep } from '../schema.ts';

/** The step needs input, or shows its consequences before it is taken. */
export const opensDialog = ({ asks, chooses, confirm, previews }: WorkItemStep): boolean =>
  !!(asks || chooses || confirm || previews);
