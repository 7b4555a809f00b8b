import { LanguageSection } from '@baize/i18n'
import { lazyScreen } from '@baize/site'
import { Stack } from '@baize/ui'
import { Later } from '../../shared/Later.tsx'
import { GameSections } from './GameSections.tsx'
import { loadMessages } from './messages.ts'

const HomeEnd = lazyScreen(() => import('./HomeEnd.tsx').then((chunk) => chunk.HomeEnd))

/** The home page below its first screen: games by category, and the end of the page once it is near. */
export function HomeBelow() {
  return (
    <LanguageSection load={loadMessages}>
      <Stack space="xl">
        <GameSections />
        <Later>
          <HomeEnd />
        </Later>
      </Stack>
    </LanguageSection>
  )
}
