import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/profile'> = {
  'Error while registering': 'Não foi possível criar a conta',
  'Registration is closed. Ask for an invitation.': 'O cadastro está fechado. Peça um convite.',
  'This email address already has an account. Sign in, or choose a new password.':
    'Este endereço de e-mail já tem uma conta. Entre ou escolha uma nova senha.',
  'This email address is already confirmed.': 'Este endereço de e-mail já está confirmado.',
  'This email address is now used by another account.': 'Este endereço de e-mail agora é usado por outra conta.',
  'This link was already used or has expired. Request a new one.':
    'Este link já foi usado ou venceu. Solicite um novo.',
  'This link was already used or has expired. Sign up again.': 'Este link já foi usado ou venceu. Cadastre-se de novo.',
  'This membership': 'Este vínculo',
  'Two-factor authentication is off.': 'A autenticação de dois fatores está desativada.',
  'is already your email address': 'Este já é o seu endereço de e-mail.',
  'is not the one chosen when signing up': 'Não é a senha escolhida no cadastro.',
};
