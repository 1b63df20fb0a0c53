import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/invitations'> = {
  'Only people who manage team members can change this invitation.':
    'Solo quienes gestionan miembros del equipo pueden cambiar esta invitación.',
  'Only the invited person can accept this invitation, signed in to their own account.':
    'Solo la persona invitada puede aceptar esta invitación, con la sesión iniciada en su propia cuenta.',
  'Sign in with your organization’s provider first, then open this link again.':
    'Primero inicia sesión con el proveedor de tu organización y después abre de nuevo este enlace.',
  'The person who invited you can no longer assign this role. Ask them for a new invitation.':
    'La persona que te invitó ya no puede asignar este rol. Pídele una nueva invitación.',
  'The role of this invitation no longer exists. Ask the person who invited you for a new one.':
    'El rol de esta invitación ya no existe. Pide una nueva a la persona que te invitó.',
  'This invitation': 'Esta invitación',
  'This invitation has expired. Ask the person who invited you to resend it.':
    'Esta invitación ha vencido. Pide a la persona que te invitó que la reenvíe.',
  'This invitation was already accepted.': 'Esta invitación ya se aceptó.',
  'This invitation was already used. Sign in instead.': 'Esta invitación ya se usó. Inicia sesión.',
  'This invitation was already withdrawn.': 'Esta invitación ya se retiró.',
  'This invitation was withdrawn. Ask the person who invited you for a new one.':
    'Esta invitación se retiró. Pide una nueva a la persona que te invitó.',
  'This person is already a team member.': 'Esta persona ya es miembro del equipo.',
  'is already a team member': 'Esta persona ya es miembro del equipo.',
  'is already invited': 'Esta persona ya tiene una invitación.',
  'must be a role of partners': 'Debe ser un rol de partners.',
  'must be a role of the company': 'Debe ser un rol de la empresa.',
};
