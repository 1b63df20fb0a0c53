/** Asked for by many clients; every app here renews its access. */
const IGNORED = ['offline_access', 'openid', 'profile'];

/** The permissions in a scope parameter. */
export const scopesIn = (scope: string): string[] => [
  ...new Set(scope.split(/\s+/).filter((each) => each && !IGNORED.includes(each))),
];
