import { action, IdParams } from '#server/http/action.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { previewMerge } from '#server/resource/merge.ts';
import { closed, Id, Type, text } from '#shared/schema.ts';
import { PartnerMerge, PartnerMerged, PartnerMergePreview } from '../merge.schema.ts';
import { OwnManager, PartnerBulkChange, PartnerDuplicate, partner, TierChange } from '../schema.ts';
import { partnerDuplicates } from './duplicates.ts';
import { ownManager } from './manager.ts';
import { mergePartners } from './merge.ts';
import { partners } from './resource.ts';
import { readPartner } from './service.ts';
import { setTier } from './tiers.ts';

export const partnerRoutes = [
  action({
    method: 'GET',
    url: '/partners/duplicates',
    summary: 'Find possible duplicates of a new partner',
    can: 'partners:view',
    modes: ['company'],
    query: closed({
      name: Type.Optional(text(200)),
      domain: Type.Optional(text(500)),
      except: Type.Optional(Id),
    }),
    response: Type.Array(PartnerDuplicate),
    run: (call, { query }) => partnerDuplicates(call, query),
  }),
  action({
    method: 'GET',
    url: '/partners/manager',
    summary: 'Get the partner manager of your organization in this program',
    can: 'partners:view',
    modes: ['partner'],
    response: OwnManager,
    run: (call) => ownManager(call),
  }),
  changeMany(partners, PartnerBulkChange),
  action({
    method: 'POST',
    url: '/partners/:id/merge',
    summary: 'Merge two partners',
    can: 'partners:manage',
    modes: ['company'],
    params: IdParams,
    body: PartnerMerge,
    response: PartnerMerged,
    run: (call, { params, body }) => mergePartners(call, params.id, body),
  }),
  action({
    method: 'POST',
    url: '/partners/:id/merge/preview',
    summary: 'Preview a merge of two partners without saving it',
    whileViewing: 'harmless',
    can: 'partners:manage',
    modes: ['company'],
    params: IdParams,
    body: PartnerMerge,
    response: PartnerMergePreview,
    run: (call, { params, body }) => previewMerge(call, (trial) => mergePartners(trial, params.id, body)),
  }),
  action({
    method: 'POST',
    url: '/partners/:id/tier',
    summary: 'Change the tier of a partner from a date on',
    can: 'partners:manage',
    modes: ['company'],
    params: IdParams,
    body: TierChange,
    response: partner.row,
    run: async (call, { params, body }) => {
      const before = await readPartner(call, params.id);
      await setTier(call, params.id, body);
      const after = await readPartner(call, params.id);
      if (after.tier_id !== before.tier_id)
        await call.announce('tier_memberships.set_by_hand', params.id, { partner_id: params.id, reason: body.reason });
      return after;
    },
  }),
];
