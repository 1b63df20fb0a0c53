/** Where the gate sends somebody whose setup is done: the dashboard, unless the last click led elsewhere. */
let to = '/dashboard';

export const exitAddress = (): string => to;

export function leaveWizard(address: string): void {
  to = address;
}
