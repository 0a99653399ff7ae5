export interface ProviderPerson {
  id: string;
  given: string;
  family: string;
  email: string;
  verified: boolean;
}

export const ACCOUNTS: ProviderPerson[] = [
  { id: 'marta', given: 'Марта', family: 'Гайова', email: 'marta@poshtamt.example', verified: true },
  // Has an account on the site by the same e-mail, verified there too.
  { id: 'bohdana', given: 'Богдана', family: 'Ткач', email: 'bohdana@stezhka.example', verified: true },
  // Never opened the provider's letter.
  { id: 'orest', given: 'Орест', family: 'Дзвінка', email: 'orest@poshtamt.example', verified: false },
];
