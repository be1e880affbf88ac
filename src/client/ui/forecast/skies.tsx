import {
  IconCloud,
  IconCloudRain,
  IconCloudSnow,
  IconCloudStorm,
  IconDroplet,
  IconDroplets,
  IconMist,
  IconSun,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Sky } from '#domain/weather/forecast.ts'

type IconProps = { size: number; stroke: number; 'aria-hidden': 'true' }

/** A sky as an icon and as a word of the catalogue. */
export const SKIES = {
  sunny: { Icon: IconSun, word: 'sunny' },
  partlyCloudy: { Icon: SunBehindCloud, word: 'partlyCloudy' },
  cloudy: { Icon: IconCloud, word: 'cloudy' },
  fog: { Icon: IconMist, word: 'fog' },
  drizzle: { Icon: IconDroplet, word: 'drizzle' },
  rain: { Icon: IconCloudRain, word: 'steadyRain' },
  showers: { Icon: IconDroplets, word: 'showers' },
  snow: { Icon: IconCloudSnow, word: 'snow' },
  thunderstorm: { Icon: IconCloudStorm, word: 'thunderstorm' },
} as const satisfies Record<Sky, { Icon: ComponentType<IconProps>; word: string }>

/** An icon that the set lacks, drawn in its style. */
function SunBehindCloud({ size, stroke }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5.6 11.4a4 4 0 0 1 6.6 -4.2" />
      <path d="M8.5 2.5v1M3 8.5h1M4.6 4.6l.7 .7M12.4 4.6l-.7 .7" />
      <path d="M8.2 20h9.2a3.3 3.3 0 0 0 .4 -6.6a4.7 4.7 0 0 0 -9 -.6a3.6 3.6 0 0 0 -.6 7.2z" />
    </svg>
  )
}
