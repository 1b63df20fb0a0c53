/** The address the gate leads to after setup: the dashboard, unless the last click led elsewhere. */
let to = '/dashboard';

export const exitAddress = (): string => to;

export function leaveWizard(address: string): void {
  to = address;
}
