export interface DemoUser {
  email: string;
  who: string;
  /** Base32, for an authenticator app. */
  secondFactor?: string;
}

/** The people the account service seeds; a test holds this list against that seed. */
export const DEMO_USERS: { password: string; users: DemoUser[] } = {
  password: 'stezhka-demo-2026',
  users: [
    { email: 'nova@stezhka.example', who: 'a new member, nothing written yet' },
    { email: 'sofiia@stezhka.example', who: 'a week of diary' },
    {
      email: 'admin@stezhka.example',
      who: 'administrator',
      secondFactor: 'STEZHKADEMOADMIN2345STEZHKADEMOA',
    },
    { email: 'bohdana@stezhka.example', who: '400 days of diary' },
    { email: 'danylo@stezhka.example', who: 'in the middle of a marathon' },
    { email: 'ihor@stezhka.example', who: 'blocked: cannot log in' },
    {
      email: 'vira@stezhka.example',
      who: 'super administrator',
      secondFactor: 'STEZHKADEMOSUPER2345STEZHKADEMOS',
    },
  ],
};
