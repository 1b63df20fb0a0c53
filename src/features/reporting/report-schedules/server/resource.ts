import { sql } from '#server/db/sql.ts';
import { defineResource } from '#server/resource/define.ts';
import { ReportDelivery, ReportRun, ReportSchedule, ReportScheduleCreate, ReportScheduleUpdate } from '../schema.ts';
import { checkedCreate, checkedUpdate, rejectOthersSchedule, scheduleNextRun } from './rules.ts';

export const reportSchedules = defineResource({
  name: 'report_schedules',
  noun: 'report schedule',
  row: ReportSchedule,
  create: ReportScheduleCreate,
  update: ReportScheduleUpdate,
  remove: 'archive',
  view: 'report_schedule_rows',
  leaves: { group_by: 'value' },
  viewHidesRows: true,
  list: {
    sort: ['name', 'object', 'next_run_at', 'last_run_at', 'status', 'format', 'owner_name', 'created_at'],
    filter: [
      'name',
      'object',
      'status',
      'format',
      'owner_user_id',
      'is_mine',
      'last_state',
      'next_run_at',
      'created_at',
    ],
    search: ['name', 'object', 'owner_name'],
    by: 'name',
  },
  partner: { row: ReportSchedule, verbs: ['list', 'get', 'create', 'update', 'remove'] },
  beforeCreate: checkedCreate,
  afterCreate: scheduleNextRun,
  beforeUpdate: checkedUpdate,
  afterUpdate: scheduleNextRun,
  beforeRemove: async (call, current) => {
    rejectOthersSchedule(call, current);
    await call.run(
      sql`delete from report_clocks where organization_id = ${call.organization_id} and schedule_id = ${current.id}`,
    );
  },
});

export const reportRuns = defineResource({
  name: 'report_runs',
  noun: 'report run',
  row: ReportRun,
  view: 'report_run_rows',
  viewHidesRows: true,
  guardedBy: 'report_schedules',
  list: {
    sort: ['due_at', 'state', 'created_at'],
    filter: ['schedule_id', 'state', 'cause', 'due_at'],
    search: ['schedule_name'],
    by: '-due_at',
  },
  partner: { row: ReportRun, verbs: ['list', 'get'] },
});

export const reportDeliveries = defineResource({
  name: 'report_deliveries',
  noun: 'report delivery',
  row: ReportDelivery,
  view: 'report_delivery_rows',
  viewHidesRows: true,
  guardedBy: 'report_schedules',
  list: {
    sort: ['due_at', 'full_name', 'state', 'created_at'],
    filter: ['schedule_id', 'run_id', 'state', 'reader_kind', 'partner_id', 'due_at'],
    search: ['full_name', 'address', 'schedule_name'],
    by: '-created_at',
  },
  partner: { row: ReportDelivery, verbs: ['list', 'get'] },
});
