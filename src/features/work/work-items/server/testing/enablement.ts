import { sampleTrack } from '#features/enablement/tracks/server/sample.ts';
import type { Call } from '#server/call.ts';
import type { Cases, Setting } from './setting.ts';

const definitionOf = (key: string, side: 'company' | 'partner') => ({
  stages: [
    {
      key: 'start',
      name: 'Start',
      steps: [{ key, kind: 'task', title: `Step ${key}`, side, is_required: true, needs_approval: key === 'agree' }],
    },
  ],
});

const stepIn = async (call: Call, track_id: string) =>
  call.one<{ id: string }>(
    `select s.id from track_step_progress s join track_assignments a on a.organization_id = s.organization_id and a.id = s.assignment_id
     where a.organization_id = $1 and a.track_id = $2`,
    [call.organization_id, track_id],
  );

/** @returns the id of the only step of a track that the partner follows */
const stepOf =
  (key: string, side: 'company' | 'partner') =>
  async ({ company, owner, partner_id }: Setting) => {
    const track_id = await company.within((call) => sampleTrack(call, { definition: definitionOf(key, side) }));
    await owner.post(`/tracks/${track_id}/assign`, { partner_ids: [partner_id] });
    return (await company.within((call) => stepIn(call, track_id))).id;
  };

export const enablement: Cases = {
  'partner track_step': {
    create: stepOf('read', 'partner'),
    finish: ({ partner }, id) => partner.post(`/track_step_progress/${id}/complete`),
  },
  'company track_step': {
    create: stepOf('call', 'company'),
    finish: ({ owner }, id) => owner.post(`/track_step_progress/${id}/complete`),
  },
  'company track_approval': {
    create: async (setting) => {
      const id = await stepOf('agree', 'partner')(setting);
      await setting.partner.post(`/track_step_progress/${id}/complete`);
      return id;
    },
    finish: ({ owner }, id) => owner.post(`/track_step_progress/${id}/approve`),
  },
};
