import { type BlockIcon, getSecondFeatures } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { LinkMore } from '@stezhka/shared-ui/link';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import {
  BookOpen,
  Compass,
  Grid2x2,
  Heart,
  Leaf,
  Lock,
  type LucideIcon,
  Moon,
  Repeat,
  Sun,
  Users,
} from 'lucide-react';
import { hasItsPage } from './picture-blocks.tsx';
import styles from './second-features.module.css';

const ICONS: Record<BlockIcon, LucideIcon> = {
  'book-open': BookOpen,
  compass: Compass,
  'grid-2x2': Grid2x2,
  heart: Heart,
  leaf: Leaf,
  lock: Lock,
  moon: Moon,
  repeat: Repeat,
  sun: Sun,
  users: Users,
};

export function SecondFeatures() {
  const { data } = shell().useCall(getSecondFeatures);
  const t = useText('content');
  const features = data?.filter(hasItsPage) ?? [];
  if (!features.length) return null;
  return (
    <Section aria-labelledby="second-features">
      <SectionHead id="second-features" title={noBreak(t('home.secondFeatures'))} />
      <ul className={styles.list}>
        {features.map(({ id, icon, title, text, links }) => (
          <li key={id}>
            <span className={styles.icon}>
              <Icon of={ICONS[icon as BlockIcon] ?? Leaf} size={26} />
            </span>
            <h3>{noBreak(title)}</h3>
            <p>{noBreak(text)}</p>
            {links
              .filter(({ link }) => shell().hasPage(link))
              .map(({ label, link }) => (
                <LinkMore key={link} href={link}>
                  {label}
                </LinkMore>
              ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
