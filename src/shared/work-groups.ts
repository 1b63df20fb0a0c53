/** The groups of My work, in their order. Each kind of work belongs to one. */
export const workGroups = ['decide', 'answer', 'pay', 'sign', 'prepare', 'follow_up'] as const;
export type WorkGroup = (typeof workGroups)[number];
