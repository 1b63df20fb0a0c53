/** The key of a night's copy. It follows from the day, so that deleting rows cannot hide that there was one. */
export function checkpointCopyKey(organization_id: string, day: string): string {
  return `checkpoint_${organization_id.replaceAll('-', '')}_${day.replaceAll('-', '')}`;
}
