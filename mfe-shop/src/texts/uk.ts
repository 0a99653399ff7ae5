import { formTexts } from '@stezhka/shared-ui/form/texts/uk';
import own from './uk.json';

export default { ...formTexts, ...own };
