import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resources'> = {
  'Archive the resource before you delete it permanently.':
    'Archivez la ressource avant de la supprimer définitivement.',
  'Choose the partner whose profile fills the areas.': 'Choisissez le partenaire dont le profil remplit les zones.',
  'Enter an address or upload a file first.': 'Saisissez d’abord une adresse ou envoyez un fichier.',
  'Enter the address first.': 'Saisissez d’abord l’adresse.',
  'New resources': 'Nouvelles ressources',
  'Only PDF files can be co-branded.': 'Le co-branding n’est possible qu’avec les fichiers PDF.',
  'Only files, templates and videos have a file.': 'Seuls les fichiers, les modèles et les vidéos ont un fichier.',
  'Only owners and administrators can delete a resource permanently.':
    'Seuls les propriétaires et les administrateurs peuvent supprimer définitivement une ressource.',
  'Only people have favorites.': 'Seules les personnes ont des favoris.',
  'Only published resources within their dates can be shared.':
    'Seules les ressources publiées peuvent être partagées, pendant leur période de validité.',
  'PDF files above 25 MB cannot be changed. Use a smaller file.':
    'Les fichiers PDF de plus de 25 Mo ne peuvent pas être modifiés. Utilisez un fichier plus petit.',
  'PDF files with more than 300 pages cannot be changed.':
    'Les fichiers PDF de plus de 300 pages ne peuvent pas être modifiés.',
  'Resources to review': 'Ressources à examiner',
  'The company publishes resources for you.': 'L’entreprise publie des ressources pour vous.',
  'The review date of a resource you own is reached.':
    'La date d’examen d’une ressource dont vous êtes propriétaire est atteinte.',
  'This PDF is protected or damaged, so nothing can be added to it.':
    'Ce PDF est protégé ou endommagé : rien ne peut y être ajouté.',
  'This resource': 'Cette ressource',
  'This resource has no co-branded version.': 'Cette ressource n’a pas de version en co-branding.',
  'This resource is archived. Restore it first.': 'Cette ressource est archivée. Restaurez-la d’abord.',
  'This resource is not meant for customers. Ask your partner manager.':
    'Cette ressource n’est pas destinée aux clients. Adressez-vous à votre responsable partenaires.',
  'Upload a file first.': 'Envoyez d’abord un fichier.',
  'Write the article first.': 'Rédigez d’abord l’article.',
  'enter an address or upload a file': 'Saisissez une adresse ou envoyez un fichier.',
  'is only for articles': 'Réservé aux articles.',
  'is only for links and videos': 'Réservé aux liens et aux vidéos.',
  'is only for resources that are visible to an audience': 'Réservé aux ressources visibles pour une audience.',
  'is required for “An audience”, and only then': 'Obligatoire pour « Une audience », et seulement dans ce cas.',
  'must be a picture that your company uploaded': 'Doit être une image envoyée par votre entreprise.',
  'new resources': 'nouvelles ressources',
};
