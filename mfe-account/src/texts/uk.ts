import { formTexts } from '../../../shared-ui/src/form/texts/uk.ts';
import own from './uk.json';

export default { ...formTexts, ...own };
