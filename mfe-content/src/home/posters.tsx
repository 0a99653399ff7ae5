import { getHomepagePosters } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { Blocks, hasItsPage, PictureBlock } from './picture-blocks.tsx';

export function Posters() {
  const { data } = shell().useCall(getHomepagePosters);
  const t = useText('content');
  const posters = data?.filter(hasItsPage) ?? [];
  if (!posters.length) return null;
  return (
    <Section ground="wheat" aria-labelledby="posters">
      <SectionHead id="posters" title={t('home.posters')} />
      <Blocks>
        {posters.map((block) => (
          <PictureBlock key={block.id} block={block} />
        ))}
      </Blocks>
    </Section>
  );
}
