/** A permission in words, such as "View opportunities". */
export function permissionWords(permission: string): string {
  const [resource = '', action] = permission.split(':');
  const what = resource === '*' ? 'everything that you can' : resource.replaceAll('_', ' ');
  if (resource === '*') return action === 'view' ? `View ${what} view` : `Do ${what} do`;
  return action === 'view' ? `View ${what}` : `View and change ${what}`;
}
