import './tokens.css'
import 'virtual:mantine-variables.css'
// In layers, so that our own modules win whichever of the two is loaded first. Heavier parts bring theirs along.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import './controls.css'
import './splash.css'

// What the first view needs of our own comes in this one file: a dozen small ones would bring some 300 bytes of headers
// each.
import.meta.glob(
  [
    '../ui/*.module.css',
    '../ui/page/*.module.css',
    '../shell/{AppHeader,Frame,PlacesBar}.module.css',
    '../shell/notices/ConnectionNotice.module.css',
    '../routes/_farmer/farmer/-components/*.module.css',
  ],
  { eager: true },
)
