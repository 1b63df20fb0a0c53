import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { addDays } from '#shared/time/dates.ts';
import { addTask } from './add.ts';

const samples = [
  { title: 'Sample: prepare the first partner review', days: 3 },
  { title: 'Sample: send the welcome package', days: -1 },
];

export const sampleData = defineSampleRows({
  table: 'tasks',
  after: ['partners'],
  count: samples.length,
  isDeleted: true,
  plant: async (call, planted) => {
    const [partner_id] = planted('partners');
    const ids: string[] = [];
    for (const { title, days } of samples)
      ids.push(
        await addTask(call, {
          title,
          due_on: addDays(call.today(), days),
          ...(partner_id && { partner_id }),
          ...(call.actor.user_id && { assignee_user_id: call.actor.user_id }),
        }),
      );
    return ids;
  },
});
