export interface SignedIn {
  id: string;
  email: string;
  name: string;
  image: string | null;
}
