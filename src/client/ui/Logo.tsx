/** The seedling. Its colour is the text's. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 21v-9M12 12c0-4 3-6 8-6 0 5-3 7-8 7M12 15c0-3-2.5-5-7-5 0 4 2.5 6 7 6" />
    </svg>
  )
}
