import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/assistant-chats'> = {
  'Enter the address of a model first.': 'Saisissez d’abord l’adresse d’un modèle.',
  'Only answers can be rated.': 'Seules les réponses peuvent être évaluées.',
  'The assistant is still answering your last question.': 'L’assistant répond encore à votre dernière question.',
  'These settings were changed in the meantime.': 'Ces paramètres ont été modifiés entre-temps.',
  'This conversation is full. Start a new one.': 'Cette conversation est pleine. Commencez-en une nouvelle.',
  'This question needs too many records. Ask for less at once.':
    'Cette question nécessite trop de fiches. Demandez moins à la fois.',
  'is required with an address': 'Ce champ est obligatoire avec une adresse.',
  'must be a web address, such as https://models.example.com/v1':
    'Doit être une adresse web, par exemple https://models.example.com/v1.',
  'must not contain ? or #': 'Ne doit contenir ni ? ni #.',
  'must not contain a password; enter it as the key': 'Ne doit pas contenir de mot de passe ; saisissez-le comme clé.',
};
