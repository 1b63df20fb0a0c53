import { defineConnectionUse } from '#server/connectors.ts';

/** The mappings of a connection: they stop while it is disconnected, and keep it from being deleted. */
export const connectionUses = defineConnectionUse('field_mappings', async (call, connection_id) => {
  const { count } = await call.one<{ count: number }>(
    'select count(*)::int as count from object_mappings where organization_id = $1 and connection_id = $2',
    [call.organization_id, connection_id],
  );
  return count === 0 ? [] : [{ label: 'Mapped objects that stop', value: String(count) }];
});
