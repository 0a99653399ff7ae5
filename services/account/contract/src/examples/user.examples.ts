import { describeCall } from '@stezhka/kit-contract/examples';
import { getUser, type User } from '../user.ts';

export const exampleUser: User = {
  id: '65f000000000000000000002',
  email: 'sofiia@stezhka.example',
  roles: ['ROLE_USER'],
  name: 'Софія',
  lastName: 'Мельник',
  displayName: '',
  image: null,
};

describeCall(getUser, { summary: 'The logged-in user, or an empty list', example: { reply: [] } });
