import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/api-keys'> = {
  'Only a person can create an API key.': 'Só uma pessoa pode criar uma chave de API.',
  'Only a person can let an app in.': 'Só uma pessoa pode permitir o acesso de um app.',
  'The app asks for access to another installation.': 'O app pede acesso a outra instalação.',
  'The app asks for permissions that do not exist.': 'O app pede permissões que não existem.',
  'The app asks to be answered at an address that it has not registered.':
    'O app pede que a resposta vá para um endereço que ele não registrou.',
  'This app cannot only propose.': 'Este app não pode se limitar a fazer propostas.',
  'This app is not registered here.': 'Este app não está registrado aqui.',
  'This key was already created, and its secret was shown once. Revoke it and create another key.':
    'Esta chave já foi criada, e o segredo dela foi mostrado uma vez. Revogue-a e crie outra chave.',
  'You have none of the permissions that the app asks for.': 'Você não tem nenhuma das permissões que o app pede.',
  'is not of this installation': 'Não pertence a esta instalação.',
  'is not registered': 'Este endereço não está registrado.',
  'is only for apps that use tools': 'Só é possível para apps que usam ferramentas.',
};
