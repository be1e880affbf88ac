import type { MantineColorsTuple } from '@mantine/core'
import { theme } from './theme.ts'

/** Ten shades each; 7 is the colour on paper, 4 the same colour on a dark ground, 1 the tint behind it. */
const COLOURS = {
  leaf: ['#f2f9f4', '#e6f2e9', '#c6e4cf', '#94d0a8', '#63b97f', '#3f9661', '#27794a', '#1d6b3c', '#124a29', '#0d3a20'],
  maize: ['#fffaeb', '#fdf3d9', '#fae6b0', '#f6d67f', '#f2c65a', '#f2b632', '#d99a14', '#a86f00', '#8a5a00', '#5f3d00'],
  clay: ['#fff5f2', '#fbe9e4', '#f5cfc5', '#eeb0a1', '#ef8a72', '#dd6a4f', '#c4432a', '#b83a22', '#962c18', '#701f10'],
  sky: ['#f1f8fc', '#e4f0f7', '#c4dfee', '#9acae4', '#6fb6e0', '#3d92c4', '#2575a8', '#1a6a9c', '#12527a', '#0c3a57'],
  gray: ['#faf8f3', '#f4f1e9', '#ece8dd', '#e5e1d6', '#cfcabd', '#868b7e', '#59635a', '#434c44', '#2c342d', '#1a211b'],
  dark: ['#eef2ea', '#cfd8cd', '#a3ada2', '#6b786b', '#2a352a', '#232d23', '#1e271e', '#182018', '#10150f', '#0b0f0a'],
} as const satisfies Record<string, MantineColorsTuple>

/** The theme with what stands in its variables alone, which are written into a file while the client is built. */
export const builtTheme = {
  ...theme,
  // Mantine's own parts name red for errors.
  colors: { ...COLOURS, red: COLOURS.clay },
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
