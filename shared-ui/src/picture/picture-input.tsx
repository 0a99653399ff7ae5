import type { Ref } from 'react';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  label?: string;
  maxBytes: number;
  onChosen: (file: File) => void;
  onRefused: (problem: 'kind' | 'heavy') => void;
}

/** Asks for a file of a picture when the button of its user clicks it. */
export function PictureInput({ ref, label, maxBytes, onChosen, onRefused }: PictureInputProps) {
  const take = (file: File | undefined) => {
    if (!file) return;
    if (!TYPES.includes(file.type)) onRefused('kind');
    else if (file.size > maxBytes) onRefused('heavy');
    else onChosen(file);
  };
  return (
    <input
      ref={ref}
      type="file"
      accept={TYPES.join(',')}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        take(target.files?.[0]);
        // Lets the same file be chosen again.
        target.value = '';
      }}
    />
  );
}
