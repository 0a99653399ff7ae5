import { getPresentationVideo } from '@stezhka/content-contract';
import { noBreak } from '@stezhka/shared-ui/format';
import { Picture } from '@stezhka/shared-ui/picture';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { Film } from '../lib/film.tsx';

/** The film of a day with the site; without a film its picture. */
export function Presentation() {
  const { data } = shell().useCall(getPresentationVideo);
  if (!data) return null;
  const { title, text, imageData, video, note, links } = data;
  const link = links.find((one) => shell().hasPage(one.link));
  return (
    <Section aria-labelledby="presentation">
      <SectionHead
        id="presentation"
        title={noBreak(title)}
        lead={noBreak(text)}
        {...(link && { link: { href: link.link, text: link.label } })}
      />
      {video ? (
        <Film film={video} title={title} poster={imageData} note={note} />
      ) : (
        imageData && <Picture image={imageData} frame="panel" ratio="16 / 9" sizes={sizesOf(1232)} />
      )}
    </Section>
  );
}
