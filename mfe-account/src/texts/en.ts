import { formTexts } from '../../../shared-ui/src/form/texts/en.ts';
import own from './en.json';

export default { ...formTexts, ...own };
