import type { PostAuthor } from '@stezhka/content-contract';
import { OptionalLink } from '@stezhka/shared-ui/link';

interface AuthorLinkProps {
  author: Pick<PostAuthor, 'slug' | 'name'>;
  bold?: boolean;
  className?: string | undefined;
}

/** The name alone where the author has no page. */
export function AuthorLink({ author: { slug, name }, bold, className }: AuthorLinkProps) {
  const text = bold ? <b>{name}</b> : name;
  if (slug === null) return <span className={className}>{text}</span>;
  return (
    <OptionalLink href={`/authors/${slug}`} className={className}>
      {text}
    </OptionalLink>
  );
}
