import { theme } from './theme.ts'

/** The theme with what stands in its variables alone, which are written into a file while the client is built. */
export const builtTheme = {
  ...theme,
  black: '#1a211b',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Ethiopic", sans-serif',
  headings: { fontFamily: 'inherit', fontWeight: '700' },
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '14px', xl: '20px' },
}

const grounds = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-2)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-anchor': 'var(--leaf)',
  '--mantine-color-error': 'var(--clay)',
  '--mantine-color-success': 'var(--leaf)',
}

/**
 * What differs from Mantine's own variables: its grounds are our tokens, which follow the colour scheme by themselves.
 */
export const themeVariables = {
  variables: {},
  light: { ...grounds, '--mantine-color-default-hover': 'var(--mantine-color-gray-1)' },
  dark: {
    ...grounds,
    '--mantine-color-default-hover': 'var(--mantine-color-dark-5)',
    // Mantine's own would be darker than the card that such a button stands on: a hole, not a button.
    '--mantine-color-leaf-light': 'var(--leaf-tint)',
    '--mantine-color-leaf-light-hover': 'var(--leaf-deep)',
    '--mantine-color-clay-light': 'var(--clay-tint)',
  },
}
