import type { FastifyInstance } from 'fastify';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { DigestPreview, WeeklyDigest, WeeklyDigestChange, WeeklyDigestSettings } from '../schema.ts';
import { previewDigest } from './preview.ts';
import { changeWeeklyDigest, readDigestSettings, readWeeklyDigest, saveDigestSettings } from './setting.ts';

const partner = { can: 'weekly_digests:manage', modes: ['partner'], response: WeeklyDigest } as const;
const company = { can: 'weekly_digests:manage', modes: ['company'] } as const;

export const digestRoutes = [
  action({
    ...partner,
    method: 'GET',
    url: '/weekly_digest',
    summary: 'Get when I get the weekly digest',
    run: readWeeklyDigest,
  }),
  action({
    ...partner,
    method: 'PATCH',
    url: '/weekly_digest',
    summary: 'Change the weekday and hour of my weekly digest, or post it in the chat channels of my organization',
    body: WeeklyDigestChange,
    run: (call, { body }) => changeWeeklyDigest(call, body),
  }),
  action({
    ...company,
    method: 'GET',
    url: '/weekly_digest_settings',
    summary: 'Get whether partners get the weekly digest',
    response: WeeklyDigestSettings,
    run: readDigestSettings,
  }),
  action({
    ...company,
    method: 'PUT',
    url: '/weekly_digest_settings',
    summary: 'Turn the weekly digest of partners on or off',
    body: WeeklyDigestSettings,
    response: WeeklyDigestSettings,
    run: (call, { body }) => saveDigestSettings(call, body),
  }),
];

export function previewRoute(api: FastifyInstance, kernel: Kernel): void {
  registerAction(
    api,
    kernel,
    action({
      ...company,
      method: 'GET',
      url: '/partners/:id/weekly_digest',
      summary: 'Preview the weekly digest of a partner',
      params: IdParams,
      response: DigestPreview,
      run: (call, { params }) => previewDigest(kernel, call, params.id),
    }),
  );
}
