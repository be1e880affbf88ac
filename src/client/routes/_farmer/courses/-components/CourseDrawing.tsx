/** A course as a drawing in the style of the crops': a book that something grows out of. Hidden from screen readers. */
export function CourseDrawing({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M12 19.5C9.5 17.5 6.5 17 3.5 17V8c3 0 6 .5 8.5 2.5C14.5 8.5 17.5 8 20.5 8v9c-3 0-6 .5-8.5 2.5ZM12 7c-.2-2.7 1.3-4.3 4.5-4.5.2 2.8-1.5 4.3-4.5 4.5Z"
        fill="currentColor"
        fillOpacity=".18"
      />
      <path d="M12 19.5v-13M12 8c-2.3 0-3.7-1.2-3.8-3.3C10.5 4.7 12 5.8 12 8ZM6 11.5c1.3.1 2.5.4 3.5.9M6 14c1.3.1 2.5.4 3.5.9M18 11.5c-1.3.1-2.5.4-3.5.9M18 14c-1.3.1-2.5.4-3.5.9" />
    </svg>
  )
}
