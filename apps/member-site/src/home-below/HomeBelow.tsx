import { LanguageSection, OffscreenLanguage } from '@baize/i18n'
import { Stack } from '@baize/ui'
import { Later } from '../app/Later.tsx'
import { AppBlock } from './AppBlock.tsx'
import { GameSections } from './GameSections.tsx'
import * as css from './HomeBelow.css.ts'
import { Jackpot } from './Jackpot.tsx'
import { loadMessages } from './messages.ts'
import { PromotionStrip } from './PromotionStrip.tsx'
import { RecentWinners } from './RecentWinners.tsx'

/** The home page below its first screen: jackpot, games by category, promotions, who won, the apps. */
export function HomeBelow() {
  return (
    <LanguageSection load={loadMessages}>
      <Stack space="xl">
        <Jackpot />
        <GameSections />
        <Later>
          <OffscreenLanguage>
            <PromotionStrip />
          </OffscreenLanguage>
          <OffscreenLanguage>
            <div className={css.pair}>
              <RecentWinners />
              <AppBlock />
            </div>
          </OffscreenLanguage>
        </Later>
      </Stack>
    </LanguageSection>
  )
}
