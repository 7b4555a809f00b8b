import { OffscreenLanguage } from '@baize/i18n'
import { Stack } from '@baize/ui'
import { AppBlock } from './AppBlock.tsx'
import * as css from './HomeBelow.css.ts'
import { PromotionStrip } from './PromotionStrip.tsx'
import { RecentWinners } from './RecentWinners.tsx'

/** The end of the home page: promotions, who won, the apps. */
export function HomeEnd() {
  return (
    <Stack space="xl">
      <OffscreenLanguage>
        <PromotionStrip />
      </OffscreenLanguage>
      <OffscreenLanguage>
        <div className={css.pair}>
          <RecentWinners />
          <AppBlock />
        </div>
      </OffscreenLanguage>
    </Stack>
  )
}
