/** The people the account service seeds; a test holds this list against that seed. */
export const DEMO_USERS = {
  password: 'stezhka-demo-2026',
  users: [
    { email: 'nova@stezhka.example', who: 'a new member, nothing written yet' },
    { email: 'sofiia@stezhka.example', who: 'a week of diary' },
    { email: 'admin@stezhka.example', who: 'administrator' },
  ],
};
