import { formTexts } from '@stezhka/shared-ui/form/texts/en';
import own from './en.json';

export default { ...formTexts, ...own };
