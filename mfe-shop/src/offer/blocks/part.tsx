import type { ImageData } from '@stezhka/kit-contract';
import { noBreak } from '@stezhka/shared-ui/lib/format';
import { Section, type SectionProps } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import type { OfferBlock } from '@stezhka/shop-contract';
import { type ReactNode, useId } from 'react';

export type ShownBlock = OfferBlock<string, ImageData | null>;
export type ShownOf<Kind extends ShownBlock['kind']> = Extract<ShownBlock, { kind: Kind }>;

interface PartProps extends Pick<SectionProps, 'contours' | 'className'> {
  block: ShownBlock & { title: string; lead?: string };
  children: ReactNode;
}

export function Part({ block: { ground, title, lead }, children, ...rest }: PartProps) {
  const id = useId();
  return (
    <Section {...rest} {...(ground && { ground })} aria-labelledby={id}>
      <SectionHead id={id} title={noBreak(title)} {...(lead && { lead: noBreak(lead) })} />
      {children}
    </Section>
  );
}
