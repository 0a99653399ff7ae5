import { getBanner } from '@stezhka/content-contract';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { useIntl } from 'react-intl';
import { BANNERS } from './home.calls.ts';
import { Blocks, PictureBlock } from './picture-blocks.tsx';

/** Ways on: articles, authors, video and rating (product 2.6, Home). */
export function Banners() {
  const { formatMessage } = useIntl();
  return (
    <Section ground="mist" aria-labelledby="banners">
      <SectionHead id="banners" title={formatMessage({ id: 'content.home.banners' })} />
      <Blocks>
        {BANNERS.map((banner) => (
          <Banner key={banner.params.slug} banner={banner} />
        ))}
      </Blocks>
    </Section>
  );
}

function Banner({ banner }: { banner: (typeof BANNERS)[number] }) {
  const { data } = shell().useCall(getBanner, banner);
  return data ? <PictureBlock block={data} /> : null;
}
