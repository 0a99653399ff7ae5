interface MarkProps {
  /** px */
  size?: number;
  className?: string;
}

export function Mark({ size = 32, className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={className}
      style={{ flex: 'none' }}
      aria-hidden="true"
    >
      <path
        d="M7.5 29.5C7.5 24 25 25.5 25 20.2C25 15.6 11.5 17 11.5 12.6C11.5 9.9 16 9.6 18.2 8.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="22.6" cy="4.6" r="3.1" fill="var(--path)" />
    </svg>
  );
}
