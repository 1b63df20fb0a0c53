import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/invitations'> = {
  'Only people who manage team members can change this invitation.':
    'Só quem gerencia membros da equipe pode alterar este convite.',
  'Only the invited person can accept this invitation, signed in to their own account.':
    'Só a pessoa convidada pode aceitar este convite, conectada à própria conta.',
  'Sign in with your organization’s provider first, then open this link again.':
    'Entre primeiro pelo provedor da sua organização e depois abra este link de novo.',
  'The person who invited you can no longer assign this role. Ask them for a new invitation.':
    'A pessoa que convidou você não pode mais atribuir esta função. Peça um novo convite a ela.',
  'The role of this invitation no longer exists. Ask the person who invited you for a new one.':
    'A função deste convite não existe mais. Peça um novo convite à pessoa que convidou você.',
  'This invitation': 'Este convite',
  'This invitation has expired. Ask the person who invited you to resend it.':
    'Este convite venceu. Peça à pessoa que convidou você que o envie de novo.',
  'This invitation was already accepted.': 'Este convite já foi aceito.',
  'This invitation was already used. Sign in instead.': 'Este convite já foi usado. Entre na sua conta.',
  'This invitation was already withdrawn.': 'Este convite já foi retirado.',
  'This invitation was withdrawn. Ask the person who invited you for a new one.':
    'Este convite foi retirado. Peça um novo à pessoa que convidou você.',
  'This person is already a team member.': 'Esta pessoa já é membro da equipe.',
  'is already a team member': 'Esta pessoa já é membro da equipe.',
  'is already invited': 'Esta pessoa já foi convidada.',
  'must be a role of partners': 'Deve ser uma função de parceiros.',
  'must be a role of the company': 'Deve ser uma função da empresa.',
};
