import { getPreview } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve } from '@stezhka/kit/http';
import { tokenParams } from '../link-tokens/link-tokens.ts';
import { openPreview } from './previews.service.ts';

export const previewRoutes = [
  serve(getPreview, { params: tokenParams }, async ({ params, locale }) => {
    const opened = await openPreview(params.token);
    if (!opened || 'movedTo' in opened) throw new AppError('not_found');
    return { until: opened.until.toISOString(), ...(await opened.entry.present(locale)) };
  }),
];
