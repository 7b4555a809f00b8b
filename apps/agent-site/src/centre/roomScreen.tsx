import { type LazyScreen, lazyScreen, ScreenPending } from '@baize/account'
import { LanguageSection, type LoadMessages } from '@baize/i18n'
import type { ComponentType } from 'react'

/** A screen whose code and words come together when it is opened. */
export function roomScreen(words: LoadMessages, load: () => Promise<ComponentType>): LazyScreen<object> {
  return lazyScreen(async () => {
    const Screen = await load()
    return function RoomScreen() {
      return (
        <LanguageSection load={words} pending={<ScreenPending />}>
          <Screen />
        </LanguageSection>
      )
    }
  })
}
