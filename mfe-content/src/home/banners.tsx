import { useText } from '@stezhka/intl';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { bannerQueries } from './home.queries.ts';
import { Blocks, hasItsPage, PictureBlock } from './picture-blocks.tsx';

/** Ways on: articles, authors, video and rating (product 2.6, Home); those that are set. */
export function Banners() {
  const { useCall } = shell();
  const t = useText('content');
  const banners = bannerQueries.flatMap((banner) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: always the same four in the same order
    const { data } = useCall(...banner);
    const [, { params }] = banner;
    return data && hasItsPage(data) ? [{ slug: params.slug, block: data }] : [];
  });
  if (!banners.length) return null;
  return (
    <Section ground="mist" aria-labelledby="banners">
      <SectionHead id="banners" title={t('home.banners')} />
      <Blocks>
        {banners.map(({ slug, block }) => (
          <PictureBlock key={slug} block={block} />
        ))}
      </Blocks>
    </Section>
  );
}
