/** The logo shows two riders on one frame. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--vivid)" />
      <g fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round">
        <circle cx="11" cy="18" r="5" />
        <circle cx="21" cy="18" r="5" />
        <path d="M11 11h10" />
      </g>
    </svg>
  );
}
