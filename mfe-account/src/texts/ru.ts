import { formTexts } from '../../../shared-ui/src/form/texts/ru.ts';
import own from './ru.json';

export default { ...formTexts, ...own };
