import type { FastifyInstance } from 'fastify';
import { IdParams, superAction } from '#server/http/action.ts';
import { sendRows, within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { installationReads } from '#server/resource/installation.ts';
import { describeRowList, rowListOf } from '#server/resource/row-list.ts';
import { Type } from '#shared/schema.ts';
import { Announcement, AnnouncementCreate, AnnouncementUpdate, Notice } from '../schema.ts';
import {
  announcements,
  createAnnouncement,
  currentNotices,
  removeAnnouncement,
  updateAnnouncement,
} from './announcements.ts';

export const announcementRoutes = [
  ...installationReads(announcements),
  superAction({
    method: 'POST',
    url: '/announcements',
    summary: 'Create an announcement',
    body: AnnouncementCreate,
    response: Announcement,
    status: 201,
    run: (call, { body }) => createAnnouncement(call, body),
  }),
  superAction({
    method: 'PATCH',
    url: '/announcements/:id',
    summary: 'Update an announcement',
    params: IdParams,
    body: AnnouncementUpdate,
    response: Announcement,
    run: (call, { params, body }) => updateAnnouncement(call, params.id, body),
  }),
  superAction({
    method: 'DELETE',
    url: '/announcements/:id',
    summary: 'Delete an announcement',
    params: IdParams,
    run: (call, { params }) => removeAnnouncement(call, params.id),
  }),
];

const Notices = Type.Array(Notice);
const notices = rowListOf({ response: Notices })!;

/** Open to every role. */
export function noticeRoutes(api: FastifyInstance, kernel: Kernel): void {
  api.get('/announcements/current', {
    config: { isForEverybody: true },
    schema: {
      tags: ['announcements'],
      security: [{ bearer: [] }],
      summary: 'List the announcements I can see now',
      ...describeRowList(notices),
      response: { 200: Notices },
    },
    handler: async (request, reply) => {
      const { body } = await within(kernel, request, async (call) => ({ body: await currentNotices(call) }));
      return sendRows(request, reply, notices, body);
    },
  });
}
