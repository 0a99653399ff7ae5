import { formTexts } from '@stezhka/shared-ui/form/texts/ru';
import own from './ru.json';

export default { ...formTexts, ...own };
